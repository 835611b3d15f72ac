/**
 * Word lists from plain arguments, files, standard input, and by the names of our own lists or themes; notes about them
 * are printed.
 */
import { readdir } from 'node:fs/promises'
import { basename, dirname, extname, parse } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type Bilingual,
  bad,
  good,
  limits,
  nearest,
  type Problem,
  problem,
  type Result,
  rubied,
} from '@kumiki/core/base'
import { collect, type Entry, isStrange, type Manner, readWords, type Source, writeWords } from '@kumiki/core/words'
import {
  allYears,
  askedFor,
  find,
  foundNote,
  isFound,
  listOf,
  lists,
  namesNear,
  partsOf,
  readAlone,
  subjectOf,
  themes,
  urlOf,
} from '@kumiki/data'
import { loadDictionary, loadReadings, loadTheme } from '@kumiki/data/node'
import { quoted } from '../arguments/arguments.ts'
import { orOneOf } from '../arguments/suggest.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { readText } from './files.ts'

/** As many as fit completely on a board. */
export const usualWords = 60

/** The maximum size of the largest dictionary: its words with clues. */
const maxBytes = limits.dictionaryWords * 200

export async function collectWords(
  plain: readonly string[],
  paths: readonly string[],
  terminal: Terminal,
  manner?: Manner,
): Promise<Result<readonly Entry[]>> {
  const sources: Source[] = plain.length > 0 ? [{ from: 'typed', words: plain }] : []
  for (const path of paths) {
    const list = listOf(path)
    // `./name` is always a file
    const content = await readText(list ? fileURLToPath(urlOf(list)) : path, maxBytes, 'any')
    if (!content.ok) {
      const theme = content.error.code === 'no-file' ? await themeNamed(path, terminal) : null
      if (theme === null) return content.error.code === 'no-file' ? bad(await noSuchList(path)) : content
      sources.push({ from: 'ours', text: theme, where: whereIn(path) })
      continue
    }
    const { text, notes } = content.value
    for (const note of notes) terminal.note(note.text)
    if (text.trim() === '') return bad(emptyFile(path))
    sources.push({ from: list ? 'ours' : 'file', text, where: whereIn(path) })
  }
  const collected = collect(sources, manner)
  if (collected.ok) for (const note of collected.value.notes) terminal.note(note.text)
  // sources without refused words are not read again
  const doubtful = collected.ok ? collected.value.refused.map(({ source }) => source) : sources
  const guesses = await guessedReadings(refusedIn([...new Set(doubtful)]))
  if (!collected.ok) return bad(guesses ? followedBy(collected.error, guesses) : collected.error)
  if (guesses) terminal.note(guesses)
  return good(collected.value.entries)
}

/** Appends a text to a refusal and keeps it on one line. */
const followedBy = (refusal: Problem, more: Bilingual): Problem => ({
  ...refusal,
  text: { en: `${refusal.text.en} ${more.en}`, ja: `${refusal.text.ja}${more.ja}` },
})

const namesIn = (text: string): string[] => text.split(/[+＋]/).map((part) => part.trim())

/**
 * The words of a theme, or those common to several (海+動物), if no file has that name; null if no theme has it either.
 */
async function themeNamed(name: string, terminal: Terminal): Promise<string | null> {
  const names = namesIn(name)
  if (!askedFor(names).names.every((each) => subjectOf(each))) return null
  const found = await find({ names, lang: null, years: allYears, count: usualWords }, loadTheme)
  if (!isFound(found)) return null
  terminal.note(foundNote(found))
  return writeWords(found.entries.map(({ entry }) => partsOf(entry)))
}

/** The words with kanji that cannot be used, from sources that are lists at all. */
const refusedIn = (sources: readonly Source[]): readonly string[] =>
  sources.flatMap((source) => {
    const list = readWords(source.from === 'typed' ? source.words.join('\n') : source.text)
    return isStrange(list)
      ? []
      : list.refused.flatMap(({ parts }) =>
          /\p{Script=Han}/u.test(parts.word) && parts.shown === '' ? [parts.word.trim()] : [],
        )
  })

const maxGuesses = 60

/**
 * Guessed readings for kanji without one, from our own words; null if no word lacks one or nothing is known about them.
 */
async function guessedReadings(words: readonly string[]): Promise<Bilingual | null> {
  if (words.length === 0) return null
  const [readings, dictionary] = await Promise.all([loadReadings(), loadDictionary()])
  const guesses = words.flatMap((word) => {
    const { reading } = readAlone(word, dictionary, readings)
    return reading === '' ? [] : [rubied(word, reading)]
  })
  if (guesses.length === 0) return null
  const shown = guesses.slice(0, maxGuesses).map(quoted).join(' ')
  const more = guesses.length - maxGuesses
  return {
    en: `Perhaps they are read so (a guess; look at it, then write it into the list): ${shown}${more > 0 ? ` and ${more} more` : ''}`,
    ja: `読みの候補（推測です。確かめてからリストに書いてください）: ${shown}${more > 0 ? ` ほか${more}語` : ''}`,
  }
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

async function noSuchList(path: string): Promise<Problem> {
  const parts = path.split(/[,、，]/).map((part) => part.trim())
  if (parts.length > 1 && parts.some((part) => listOf(part))) {
    const each = parts.map((part) => `--words ${quoted(part)}`).join(' ')
    return problem(
      'no-file',
      `Each list has its own --words: ${each}`,
      `リストごとに --words を付けてください: ${each}`,
    )
  }
  // with several names, the first unknown one
  const unknown = namesIn(path).find((name) => !subjectOf(name)) ?? path
  const meant = orOneOf(await namesMeant(unknown), {
    en: 'kumiki words and kumiki theme have the names of all that come with it',
    ja: '付属のものの名前は kumiki words と kumiki theme で見られます',
  })
  return problem(
    'no-file',
    `There is no file, word list or theme "${quoted(unknown)}"${meant.en}`,
    `「${quoted(unknown)}」というファイルも単語リストもテーマもありません${meant.ja}`,
  )
}

/**
 * Names with a similar spelling: our lists and themes, otherwise files in the folder of the requested one, otherwise
 * other names of themes.
 */
async function namesMeant(name: string): Promise<readonly string[]> {
  const ours = nearest(name, new Set([...lists, ...themes].map(({ id }) => id)))
  if (ours.length > 0) return ours
  const beside = await filesNear(name)
  return beside.length > 0 ? beside : namesNear(name)
}

/** Compares names without extensions: `zoo.tsv` may mean zoo.txt, and any two `.txt` share half of their letters. */
async function filesNear(path: string): Promise<readonly string[]> {
  if (extname(path) === '') return []
  const files = (await readdir(dirname(path)).catch(() => [])).filter((file) => extname(file) !== '').slice(0, maxFiles)
  const byStem = new Map(files.map((file) => [parse(file).name, file]))
  const before = path.slice(0, path.length - basename(path).length)
  return nearest(parse(path).name, byStem.keys()).map((stem) => quoted(before + byStem.get(stem)))
}

/** In a larger folder only this many files are compared. */
const maxFiles = 1_000
