/** Rows that were read anew from their text: a reading that was a guess and stands there unchanged is one still. */
import type { Row } from '../project.ts'

export function stillGuessed(rows: readonly Row[], before: readonly Row[]): readonly Row[] {
  const guessed = new Set(before.flatMap((row) => (row.isGuess ? [keyOf(row)] : [])))
  return guessed.size === 0 ? rows : rows.map((row) => (guessed.has(keyOf(row)) ? { ...row, isGuess: true } : row))
}

const keyOf = ({ word, reading }: Row): string => `${word}\t${reading}`
