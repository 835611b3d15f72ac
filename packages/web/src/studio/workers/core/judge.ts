/**
 * Judges the rows of a list. The page sends what changed; the rest is kept here, because the verdicts depend on all
 * rows: words may be repeated, and kinds assess whole lists.
 */
import { type Problem, problem } from '@kumiki/core/base'
import { assessWords } from '@kumiki/core/verbs/assess'
import { isReadingOf } from '@kumiki/core/words'
import type { Row } from '../../model/project.ts'
import { spliced } from '../../model/rows.ts'
import type { Judging, RowChange, Verdict } from './protocol.ts'
import { knownReadings, noReadings, ownReading, type Readings, suggestedReading } from './readings.ts'
import { repeatedNotes } from './repeated.ts'
import { entriesOf, entryOf } from './rows.ts'

/** The list that was judged last, and how often. */
let last: { readonly list: string; readonly turn: number; readonly rows: readonly Row[] } | null = null

export async function judge({ list, turn, splice }: RowChange): Promise<Judging | 'forgotten'> {
  const before = turn === 0 ? [] : last?.list === list && last.turn === turn - 1 ? last.rows : null
  if (before === null) return 'forgotten'
  // stored at once: the next change may arrive while this one is judged
  const rows = spliced(before, splice)
  last = { list, turn, rows }
  const readings = splice.rows.some(needsReading) ? await knownReadings() : noReadings
  const entries = entriesOf(rows)
  const forecasts = entries.length === 0 ? [] : await assessWords(entries)
  return {
    verdicts: splice.rows.map((row) => verdictOf(row, readings)),
    repeats: [...repeatedNotes(rows)],
    forecasts: forecasts.map(({ kind, taken, notes }) => ({
      kind,
      taken,
      notes: notes.map(({ brief, text }) => brief ?? text),
      doubts: notes.flatMap(({ code, text }) => (doubtful.includes(code) ? [text] : [])),
    })),
  }
}

/** Notes on lists that make no good puzzle of a kind. */
const doubtful = ['lone-letters']

/** Kanji can be read but not written into cells. */
const needsReading = ({ word, reading }: Row): boolean => reading === '' && /\p{Script=Han}/u.test(word)

function verdictOf(row: Row, readings: Readings): Verdict {
  const silent = { suggested: '', isGuess: false }
  if (row.word.trim() === '' && row.reading === '') return { word: null, problem: null, ...silent }
  const entry = entryOf(row)
  if (!entry.ok)
    return { word: null, problem: entry.error, ...(row.reading === '' ? suggestedIn(row, readings) : silent) }
  const isShort = entry.value.word.length < 2
  return { word: isShort ? null : entry.value.word, problem: isShort ? oneLetter : null, ...silent }
}

/** A word of ours; then 東京, とうきょう, where what stands as the clue may be the reading; then its parts. */
function suggestedIn({ word, clue }: Row, readings: Readings): Pick<Verdict, 'suggested' | 'isGuess'> {
  const own = ownReading(word, readings)
  if (own !== '') return { suggested: own, isGuess: false }
  if (isReadingOf(word, clue)) return { suggested: clue.trim(), isGuess: false }
  return { suggested: suggestedReading(word, readings), isGuess: true }
}

const oneLetter: Problem = problem(
  'one-letter',
  'One letter is no word: a word has two or more.',
  '1文字だけでは言葉になりません。2文字以上にしてください。',
)
