/**
 * The word search text's example of density 2: six words of three letters on a board of 3 by 3. How many of them fit on
 * one board? Every placement is tried.
 */
import { allLines } from '@kumiki/core/lab'

export const sixWords = ['bag', 'red', 'bad', 'rag', 'rod', 'dog']

/** The eight lines of three cells, each read both ways. */
const lines = allLines.flatMap((line) => [line, line.toReversed()])

/** The maximum number of these words, of three letters each, that fit on one board. */
export function maxOnThree(words: readonly string[]): number {
  return maxOn(new Array<string>(9).fill(''), words)
}

function maxOn(cells: readonly string[], left: readonly string[]): number {
  const [word, ...rest] = left
  if (word === undefined) return 0
  const placed = lines.filter((line) => line.every((cell, i) => cells[cell] === '' || cells[cell] === word.charAt(i)))
  const without = maxOn(cells, rest)
  return Math.max(
    without,
    ...placed.map(
      (line) =>
        1 +
        maxOn(
          cells.map((old, cell) => word.charAt(line.indexOf(cell)) || old),
          rest,
        ),
    ),
  )
}
