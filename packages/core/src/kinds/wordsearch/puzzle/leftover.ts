/** The letters of the cells that no marked word covers, row by row; once all words are found, this is the message. */
import { type Answer, cellsOf, outside, type Puzzle } from './model.ts'

export function leftOver({ rows }: Puzzle, { places }: Answer): string {
  const covered = new Set(places.flatMap((place) => cellsOf(place).map(String)))
  return rows
    .flatMap((letters, row) =>
      Array.from(letters).filter((letter, col) => letter !== outside && !covered.has(String([row, col]))),
    )
    .join('')
}
