/** Word lists from plain arguments, a file or stdin, and what there is to say about them. */
import { fileURLToPath } from 'node:url'
import { limits } from '@kumiki/core/limits'
import { bad, good, problem, type Result } from '@kumiki/core/result'
import type { Entry } from '@kumiki/core/words/entry'
import { readWords } from '@kumiki/core/words/read'
import { listOf, urlOf } from '@kumiki/data'
import { readText } from './files.ts'
import type { Terminal } from './terminal.ts'

/** How much text the largest dictionary may have: its words with clues. */
const mostBytes = limits.dictionaryWords * 200
const listedRefusals = 5

export async function collectWords(
  plain: readonly string[],
  paths: readonly string[],
  terminal: Terminal,
): Promise<Result<readonly Entry[]>> {
  let entries: readonly Entry[] = []
  if (plain.length > 0) entries = understand(plain.join('\n'), null, terminal)
  for (const path of paths) {
    const content = await readText(placeOf(path), mostBytes, 'any')
    if (!content.ok) return content
    for (const note of content.value.notes) terminal.tell(note.text)
    entries = entries.concat(understand(content.value.text, path, terminal))
  }
  return entries.length > 0 ? good(entries) : bad(noWords)
}

/** A list of ours by its name (`./name` is a file of that name all the same), or a file. */
function placeOf(path: string): string {
  const list = listOf(path)
  return list ? fileURLToPath(urlOf(list)) : path
}

function understand(text: string, path: string | null, terminal: Terminal): readonly Entry[] {
  const list = readWords(text)
  for (const note of list.notes) terminal.tell(note.text)
  for (const { line, text: word, reason } of list.refused.slice(0, listedRefusals)) {
    const where = path === null ? { en: '', ja: '' } : { en: `line ${line}, `, ja: `${line}行目 ` }
    terminal.tell({
      en: `Not used: ${where.en}"${word}": ${reason.text.en}`,
      ja: `使えません: ${where.ja}「${word}」: ${reason.text.ja}`,
    })
  }
  const more = list.refused.length - listedRefusals
  if (more > 0) terminal.tell({ en: `… and ${more} more lines not used.`, ja: `…ほかに${more}行が使えません。` })
  return list.entries
}

const noWords = problem('no-words', 'The list holds no word that can be used.', '使える語がひとつもありません。')
