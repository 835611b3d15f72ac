/**
 * The meaning of a list's columns. A heading defines it; without one the first is the word, the second its clue, and
 * all others are tags. Exception: where most lines that begin with kanji continue with a plausible reading and a third
 * column (海, うみ, 青い), the second is taken as readings, and `readWords` notes that guess. With two columns nothing is
 * guessed: 犬, ペット is a word and its clue.
 */
import { limits } from '../base/limits.ts'
import { type Problem, problem } from '../base/result.ts'
import { printable } from '../base/text.ts'
import { lettersIn, normalise } from './normalise.ts'

/** The second column: clues, readings, or writings of the word. */
export type Layout = 'clues' | 'readings' | 'writings' | 'guessed-readings'

/** The parts of a record, by its columns. */
export interface Parts {
  readonly word: string
  /** How the word is written, where a column gives it; else ''. */
  readonly shown: string
  readonly clue: string
  readonly tags: readonly string[]
}

export function partsIn(columns: readonly string[], layout: Layout): Parts {
  const [first = '', second = '', ...rest] = columns
  switch (layout) {
    case 'clues':
      return parts(first, '', columns.slice(1))
    case 'writings':
      return parts(first, second, rest)
    case 'readings':
      return second.trim() === '' ? parts(first, '', rest) : parts(second, first, rest)
    case 'guessed-readings':
      return partsIn(columns, isRead(columns) ? 'readings' : 'clues')
  }
}

const parts = (word: string, shown: string, [clue = '', ...tagCells]: readonly string[]): Parts => ({
  word,
  shown,
  clue,
  tags: tagCells.flatMap((cell) => cell.split(/[,、，]/)).flatMap((tag) => tag.trim() || []),
})

/** In a list with readings, kana words have no reading, or are their own. */
function isRead(columns: readonly string[]): boolean {
  const [written = '', reading = ''] = columns
  if (columns.length < 3) return false
  const [own, other] = [normalise(written), normalise(reading)]
  if (!own.ok) return isReadingOf(written, reading)
  return own.value.script === 'kana' && (reading.trim() === '' || (other.ok && other.value.word === own.value.word))
}

const kanji = /\p{Script=Han}/u
/** The kana of 承る, read うけたまわる, for its one kanji. */
const maxKanaOfKanji = 5

/**
 * Whether a writing with kanji can have this reading: all kana, contains the kana of the writing in order, and not
 * longer than its kanji can account for.
 */
export function isReadingOf(written: string, reading: string): boolean {
  const writing = written.trim()
  if (!kanji.test(writing) || writing.length > limits.wordLength) return false
  const spelling = normalise(reading)
  if (!spelling.ok || spelling.value.script !== 'kana') return false
  const { word } = spelling.value
  const letters = lettersIn(writing.replace(/[ヶヵ]/g, ''))
  let at = 0
  for (const letter of letters) {
    at = word.indexOf(letter, at) + 1
    if (at === 0) return false
  }
  return word.length <= letters.length + maxKanaOfKanji * (writing.length - letters.length)
}

const threeCells = /^"?([^\t,，;；"\r\n]+)"?[\t,，;；]"?([^\t,，;；"\r\n]*)"?[\t,，;；]/gm
/** How many lines of three cells are examined for a guess. */
const lookedAt = 1_000

/** The layout of a list without a heading. */
export function layoutOf(text: string): Layout {
  let balance = 0
  let seen = 0
  for (const [, first = '', second = ''] of text.matchAll(threeCells)) {
    if (++seen > lookedAt) break
    if (kanji.test(first) && !normalise(first).ok) balance += isReadingOf(first, second) ? 1 : -1
  }
  return balance > 0 ? 'guessed-readings' : 'clues'
}

const headings = {
  word: /^\s*(words?|answers?|単語|ことば|言葉|答え|こたえ)\s*$/i,
  reading: /^\s*(readings?|kana|読み|よみ|読み方|読みがな|読み仮名|よみがな|ふりがな|フリガナ|ヨミ|かな)\s*$/i,
  writing: /^\s*(漢字|表記)\s*$/,
  other:
    /^\s*(clues?|hints?|notes?|meanings?|scores?|points?|tags?|カギ|かぎ|ヒント|説明|メモ|意味|点|点数|スコア|タグ)\s*$/i,
} as const

/** The layout that a heading such as `word,clue` in the first line defines; null: it is not a heading. */
export function namedLayout(first: string, second: string): Layout | null {
  const is = (role: keyof typeof headings, cell: string): boolean => headings[role].test(cell)
  if (is('reading', second) && (is('word', first) || is('writing', first))) return 'readings'
  if (is('writing', second) && (is('word', first) || is('reading', first))) return 'writings'
  if (is('word', second) && is('reading', first)) return 'writings'
  return is('other', second) && (is('word', first) || is('reading', first)) ? 'clues' : null
}

export function guessedReadingsNote(written: string, reading: string): Problem {
  const [kanjiShown, kanaShown] = [written, reading].map((text) => printable(text.trim()))
  return problem(
    'guessed-readings',
    `The second column was read as readings: "${kanjiShown}" is read "${kanaShown}". A first line such as word,reading,clue says which column is which.`,
    `2列目は読みとして読みました:「${kanjiShown}」の読みは「${kanaShown}」。1行目に「言葉,よみ,カギ」のように書けば、列の意味を決められます。`,
  )
}
