/** Word lists from plain arguments, files, standard input or by the names of our own; what there is to say about them is told. */
import { fileURLToPath } from 'node:url'
import { limits } from '@kumiki/core/base/limits'
import { bad, good, type Problem, problem, type Result } from '@kumiki/core/base/result'
import type { Bilingual } from '@kumiki/core/base/text'
import { collect, type Manner, type Source } from '@kumiki/core/words/collect'
import type { Entry } from '@kumiki/core/words/entry'
import { listOf, lists, urlOf } from '@kumiki/data'
import { quoted } from '../arguments/arguments.ts'
import { orMeant } from '../arguments/suggest.ts'
import type { Terminal } from '../telling/terminal.ts'
import { readText } from './files.ts'

/** How much text the largest dictionary may have: its words with clues. */
const mostBytes = limits.dictionaryWords * 200

export async function collectWords(
  plain: readonly string[],
  paths: readonly string[],
  terminal: Terminal,
  manner?: Manner,
): Promise<Result<readonly Entry[]>> {
  const sources: Source[] = plain.length > 0 ? [{ from: 'typed', words: plain }] : []
  for (const path of paths) {
    const list = listOf(path)
    // `./name` is a file of that name all the same
    const content = await readText(list ? fileURLToPath(urlOf(list)) : path, mostBytes, 'any')
    if (!content.ok) return content.error.code === 'no-file' ? bad(noSuchList(path)) : content
    const { text, notes } = content.value
    for (const note of notes) terminal.tell(note.text)
    if (text.trim() === '') return bad(emptyFile(path))
    sources.push({ from: list ? 'ours' : 'file', text, where: whereIn(path) })
  }
  const collected = collect(sources, manner)
  if (!collected.ok) return collected
  for (const note of collected.value.notes) terminal.tell(note.text)
  return good(collected.value.entries)
}

const whereIn = (path: string): Bilingual =>
  path === '-'
    ? { en: 'In standard input', ja: '標準入力の中' }
    : { en: `In "${quoted(path)}"`, ja: `「${quoted(path)}」の中` }

const emptyFile = (path: string): Problem =>
  path === '-'
    ? problem(
        'no-words',
        'Standard input is empty: it should hold the words.',
        '標準入力が空です（単語がありません）。',
      )
    : problem('no-words', `"${quoted(path)}" is empty.`, `「${quoted(path)}」は空です。`)

function noSuchList(path: string): Problem {
  const parts = path.split(/[,、，]/).map((part) => part.trim())
  if (parts.length > 1 && parts.some((part) => listOf(part))) {
    const each = parts.map((part) => `--words ${quoted(part)}`).join(' ')
    return problem(
      'no-file',
      `Each list has its own --words: ${each}`,
      `リストごとに --words を付けてください: ${each}`,
    )
  }
  const meant = orMeant(
    path,
    lists.map(({ id }) => id),
  )
  return problem(
    'no-file',
    `There is no file or word list "${quoted(path)}"${meant.en}`,
    `「${quoted(path)}」というファイルも単語リストもありません${meant.ja}`,
  )
}
