/**
 * Which column of a list holds the scores. A heading decides it (`word,clue,score`), for any separator. Without one, a
 * number in the second or third column between semicolons is the score; where both are numbers, the column is that of
 * most other lines. A guess is noted.
 */
import { type Problem, problem } from '../base/result.ts'
import type { Bilingual } from '../base/text.ts'

export interface ScorePlace {
  readonly column: 2 | 3 | 4
  /** Whether a heading defines it. */
  readonly named: boolean
}

export const unsaid: ScorePlace = { column: 2, named: false }

/** null: not a number. */
export function amountOf(cell: string): number | null {
  const plain = cell.normalize('NFKC').trim()
  return /^[+-]?\d{1,9}(?:\.\d{1,9})?$/.test(plain) ? Number(plain) : null
}

/** null: none of these cells is a score. */
export function scoreColumnOf(
  cells: readonly string[],
  separator: string,
  { column, named }: ScorePlace,
): ScorePlace['column'] | null {
  const isScore = (at: number): boolean => amountOf(cells[at - 1] ?? '') !== null
  if (named) return isScore(column) ? column : null
  if (!/[;；]/.test(separator) || cells.length < 3) return null
  if (isScore(2) && isScore(3)) return column
  return isScore(2) ? 2 : isScore(3) ? 3 : null
}

const threeCells = /^[^;；"\t\r\n]*[;；]([^;；"\t\r\n]*)[;；]([^;；"\t\r\n]*)/gm

/** The column in most of the lines that are unambiguous. */
export function leaningOf(text: string): ScorePlace {
  let thirds = 0
  for (const [, second = '', third = ''] of text.matchAll(threeCells)) {
    const [isSecond, isThird] = [second, third].map((cell) => amountOf(cell) !== null)
    if (isSecond !== isThird) thirds += isThird ? 1 : -1
  }
  return thirds > 0 ? { column: 3, named: false } : unsaid
}

const scoreHeading = /^\s*(?:scores?|points?|点|点数|スコア)\s*$/i

/** The score column that a heading defines; null: it does not mention scores. */
export function headingPlace(cells: readonly string[]): ScorePlace | null {
  const column = ([2, 3, 4] as const).find((one) => scoreHeading.test(cells[one - 1] ?? ''))
  return column === undefined ? null : { column, named: true }
}

const columnNames: Readonly<Record<ScorePlace['column'], Bilingual>> = {
  2: { en: 'second', ja: '2' },
  3: { en: 'third', ja: '3' },
  4: { en: 'fourth', ja: '4' },
}

/** The note that a score was guessed, with `word` as the example. */
export function guessedNote(column: ScorePlace['column'], word: string, score: number, several: boolean): Problem {
  const { en, ja } = columnNames[column]
  const other = several ? { en: ', in others the other one', ja: '（行によっては別の列）' } : { en: '', ja: '' }
  return problem(
    'guessed-scores',
    `The numbers in the ${en} column were read as scores${other.en}: "${word}" has ${score}. A first line such as word;clue;score says which column is which.`,
    `${ja}列目の数は点数として読みました${other.ja}:「${word}」は${score}点。1行目に「単語;カギ;点数」のように書けば、列の意味を決められます。`,
  )
}
