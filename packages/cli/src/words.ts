/** Word lists from plain arguments, a file or stdin, and what there is to say about them. */
import { fileURLToPath } from 'node:url'
import { limits } from '@kumiki/core/base/limits'
import { bad, good, type Problem, problem, type Result } from '@kumiki/core/base/result'
import { type Bilingual, clause } from '@kumiki/core/base/text'
import type { Entry } from '@kumiki/core/words/entry'
import { normalise } from '@kumiki/core/words/normalise'
import { type Refusal, readWords, scriptNotes, type WordList } from '@kumiki/core/words/read'
import { foldingNote, onceEach, type Spelling } from '@kumiki/core/words/spellings'
import { listOf, lists, urlOf } from '@kumiki/data'
import { quoted } from './arguments.ts'
import { readText } from './files.ts'
import { orMeant } from './suggest.ts'
import type { Terminal } from './terminal.ts'

/** How much text the largest dictionary may have: its words with clues. */
const mostBytes = limits.dictionaryWords * 200
const named = 10
/** Refusals of one sort that are told each with its own reason; more are told together. */
const toldApart = 3

/** `distinct`: a word that is listed twice is not used twice, which the kind itself tells. */
export async function collectWords(
  plain: readonly string[],
  paths: readonly string[],
  terminal: Terminal,
  spelt?: Spelling,
  distinct = false,
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
  const entriesOf = (some: typeof sources): (readonly Entry[])[] => some.map(({ list }) => list.entries)
  const once = onceEach(entriesOf(sources), spelt)
  const own = sources.filter(({ path }) => path === null || !listOf(path))
  const ownOnce = own.length === sources.length ? once : onceEach(entriesOf(own), spelt)
  const notes = [
    ...once.notes.filter(({ code }) => !(distinct && code === 'repeated')),
    ...scriptNotes(once.entries),
    ...foldingNote(ownOnce.entries, spelt),
    ...cluesAmong(plain),
  ]
  for (const note of notes) terminal.tell(note.text)
  return good(once.entries)
}

/** `cat,dog` as an argument is a word and its clue, as it is in a file; who meant two words should know. */
function cluesAmong(plain: readonly string[]): Problem[] {
  const doubtful = plain.filter((text) => {
    const parts = text.split(/[,，]/)
    return parts.length === 2 && parts.every((part) => !/\s/.test(part) && normalise(part).ok)
  })
  const [first] = doubtful
  if (first === undefined || (plain.length === 1 && readWords(first).entries.length !== 1)) return []
  const [word = '', clue = ''] = first.split(/[,，]/).map(quoted)
  return [
    problem(
      'clue-in-argument',
      `"${quoted(first)}" was read as the word "${word}" with the clue "${clue}"; put a space between two words.`,
      `「${quoted(first)}」は、単語「${word}」とカギ「${clue}」として読みました。別々の単語なら空白で区切ってください。`,
    ),
  ]
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

/**
 * What is said of all lists together is not said of each. A line for each word that is kept out, with its own reason; where many are so for a reason of one sort, one line for all of
 * them.
 */
function tellAbout({ path, list: { notes, refused } }: Source, terminal: Terminal): void {
  for (const note of notes) if (note.code !== 'several-scripts') terminal.tell(note.text)
  for (const code of new Set(refused.map(({ reason }) => reason.code))) {
    const same = refused.filter(({ reason }) => reason.code === code)
    const reasons = [...new Set(same.map(({ reason }) => JSON.stringify(reason)))]
    const groups = reasons.map((one) => same.filter(({ reason }) => JSON.stringify(reason) === one))
    for (const group of groups.length > toldApart ? [same] : groups) {
      const shared = group === same && groups.length > toldApart ? sharedReasons[code] : undefined
      terminal.tell(notUsed(path, group, shared ?? group[0]!.reason.text))
    }
  }
}

function notUsed(path: string | null, refused: readonly Refusal[], why: Bilingual): Bilingual {
  const words = refused.slice(0, named).map((refusal) => placeIn(path, refusal))
  const more = refused.length - words.length
  return {
    en: `Not used: ${words.map(({ en }) => en).join('; ')}${more > 0 ? ` and ${more} more` : ''}: ${why.en}`,
    ja: `使えません: ${words.map(({ ja }) => ja).join('、')}${more > 0 ? `、ほか${more}語` : ''}: ${why.ja}`,
  }
}

/** What is true of all refusals of one sort, where each one's own reason names its own letter or length. */
const sharedReasons: Readonly<Record<string, Bilingual>> = {
  'foreign-character': {
    en: 'Only kana, Latin letters and digits can stand in the cells; write kanji in kana.',
    ja: 'マスに書けるのは、かな・英字・数字だけです。漢字は読みをかなで書いてください。',
  },
  'reading-second': {
    en: 'Put the reading in kana into the first column, what is written in kanji into the second.',
    ja: '1列目に読み（かな）、2列目に漢字を書いてください。',
  },
  'mixed-scripts': {
    en: 'They mix kana, Latin letters or digits; a word must be written in one of them.',
    ja: 'かな・英字・数字が混ざっています。1つの単語はどれか1種類で書いてください。',
  },
  'word-too-long': {
    en: `They are too long; at most ${limits.wordLength} letters are allowed.`,
    ja: `長すぎます。${limits.wordLength}文字までです。`,
  },
  'text-too-long': {
    en: `A text of theirs is too long; at most ${limits.textLength} characters are allowed.`,
    ja: `長すぎる項目があります。${limits.textLength}文字までです。`,
  },
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
      : path === '-'
        ? { en: 'In standard input', ja: '標準入力の中' }
        : { en: `In "${quoted(path)}"`, ja: `「${quoted(path)}」の中` }
  const [refusal] = sources.flatMap(({ list }) => list.refused)
  const single = sources.some(({ list }) => list.entries.length > 0)
  if (!refusal)
    return single
      ? problem(
          'no-words',
          `${where.en} no word has two or more letters.`,
          `${where.ja}に2文字以上の単語がありません。`,
        )
      : problem('no-words', `${where.en} there is no word.`, `${where.ja}に単語がありません。`)
  const first = placeIn(path, refusal)
  return problem(
    'no-words',
    `${where.en} no word${single ? ' of two or more letters' : ''} can be used: ${first.en}: ${refusal.reason.text.en}`,
    `${where.ja}に使える${single ? '2文字以上の' : ''}単語がありません（${first.ja}: ${clause(refusal.reason.text).ja}）。`,
  )
}

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
