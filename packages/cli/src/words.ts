/** Word lists from plain arguments, a file or stdin, and what there is to say about them. */
import { fileURLToPath } from 'node:url'
import { limits } from '@kumiki/core/limits'
import { bad, good, type Problem, problem, type Result } from '@kumiki/core/result'
import type { Bilingual } from '@kumiki/core/text'
import type { Entry } from '@kumiki/core/words/entry'
import { type Refusal, readWords, type WordList } from '@kumiki/core/words/read'
import { listOf, lists, urlOf } from '@kumiki/data'
import { quoted } from './arguments.ts'
import { readText } from './files.ts'
import { orMeant } from './suggest.ts'
import type { Terminal } from './terminal.ts'

/** How much text the largest dictionary may have: its words with clues. */
const mostBytes = limits.dictionaryWords * 200
const named = 10

export async function collectWords(
  plain: readonly string[],
  paths: readonly string[],
  terminal: Terminal,
): Promise<Result<readonly Entry[]>> {
  const sources: Source[] = plain.length > 0 ? [{ path: null, list: readWords(plain.join('\n')) }] : []
  for (const path of paths) {
    const content = await readText(placeOf(path), mostBytes, 'any')
    if (!content.ok) return content.error.code === 'no-file' ? bad(noSuchList(path)) : content
    for (const note of content.value.notes) terminal.tell(note.text)
    if (content.value.text.trim() === '') return bad(emptyFile(path))
    sources.push({ path, list: readWords(content.value.text) })
  }
  const entries = sources.flatMap(({ list }) => list.entries)
  if (!entries.some(({ word }) => word.length >= 2)) return bad(noWords(sources))
  for (const source of sources) tellAbout(source, terminal)
  return good(entries)
}

interface Source {
  /** null: plain arguments. */
  readonly path: string | null
  readonly list: WordList
}

/** A list of ours by its name (`./name` is a file of that name all the same), or a file. */
function placeOf(path: string): string {
  const list = listOf(path)
  return list ? fileURLToPath(urlOf(list)) : path
}

/** One line for each reason: the first words that it keeps out, and how many more. */
function tellAbout({ path, list: { notes, refused } }: Source, terminal: Terminal): void {
  for (const note of notes) terminal.tell(note.text)
  for (const code of new Set(refused.map(({ reason }) => reason.code))) {
    const same = refused.filter(({ reason }) => reason.code === code)
    const [first] = same
    if (!first) continue
    const words = same.slice(0, named).map((refusal) => placeIn(path, refusal))
    const more = same.length - words.length
    terminal.tell({
      en: `Not used: ${words.map(({ en }) => en).join('; ')}${more > 0 ? ` and ${more} more` : ''}: ${first.reason.text.en}`,
      ja: `使えません: ${words.map(({ ja }) => ja).join('、')}${more > 0 ? `、ほか${more}語` : ''}: ${first.reason.text.ja}`,
    })
  }
}

const placeIn = (path: string | null, { line, text }: Refusal): Bilingual =>
  path === null
    ? { en: `"${text}"`, ja: `「${text}」` }
    : { en: `line ${line}, "${text}"`, ja: `${line}行目「${text}」` }

/** Why there is not one usable word, where that is. */
function noWords(sources: readonly Source[]): Problem {
  const paths = sources.flatMap(({ path }) => path ?? [])
  const [path = null] = paths
  const where =
    path === null
      ? { en: 'Among the given words', ja: '指定した単語の中' }
      : { en: `In "${quoted(path)}"`, ja: `「${quoted(path)}」の中` }
  const [refusal] = sources.flatMap(({ list }) => list.refused)
  const entries = sources.flatMap(({ list }) => list.entries)
  if (entries.length > 0)
    return problem(
      'no-words',
      `${where.en} no word has two or more letters.`,
      `${where.ja}に2文字以上の単語がありません。`,
    )
  if (!refusal) return problem('no-words', `${where.en} there is no word.`, `${where.ja}に単語がありません。`)
  const first = placeIn(path, refusal)
  return problem(
    'no-words',
    `${where.en} no word can be used: ${first.en}: ${refusal.reason.text.en}`,
    `${where.ja}に使える単語がありません（${first.ja}: ${refusal.reason.text.ja.replace(/。$/, '')}）。`,
  )
}

const emptyFile = (path: string): Problem =>
  problem('no-words', `"${quoted(path)}" is empty.`, `「${quoted(path)}」は空です。`)

function noSuchList(path: string): Problem {
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
