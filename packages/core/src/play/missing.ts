/** The touches that are still missing on a board, found from the answer and the key through the face alone. */
import { type Cell, nameOfCells, sameCell, type Target } from '../base/target.ts'
import type { Touch } from '../kind/board.ts'
import type { Face } from '../kind/face.ts'
import type { PuzzleTypes } from '../kind/types.ts'
import { otherEnds } from './moving.ts'

/**
 * Touches that lead from an answer without mistakes to the key, in the order of the board; one for each symbol, bridge
 * and run.
 */
export function missingTouches<K extends PuzzleTypes>(
  face: Face<K>,
  puzzle: K['puzzle'],
  answer: K['answer'],
  key: K['answer'],
): Touch[] {
  const board = face.board(puzzle)
  const seen = (at: Target): readonly [now: string, right: string] => [
    face.see(puzzle, answer, at).symbol,
    face.see(puzzle, key, at).symbol,
  ]
  switch (board.input) {
    case 'write':
    case 'mark':
      return board.cells.flatMap((cell): Touch[] => {
        const [now, symbol] = seen([cell])
        return now === '' && symbol !== '' ? [{ at: [cell], symbol }] : []
      })
    case 'edge':
    case 'join':
      return board.cells.flatMap((from) =>
        otherEnds(board, from)
          .filter((to) => to[0] > from[0] || to[1] > from[1])
          .flatMap((to) => {
            const [now, right] = seen([from, to])
            return Array.from({ length: Math.max(0, Number(right) - Number(now)) }, () => touching([from, to]))
          }),
      )
    case 'run': {
      const marked = new Set(runsOf(face, puzzle, answer).map(nameOfCells))
      return runsOf(face, puzzle, key)
        .filter((cells) => !marked.has(nameOfCells(cells)))
        .map(touching)
    }
  }
}

/** The runs that are marked as words of the list. */
const runsOf = <K extends PuzzleTypes>(
  face: Face<K>,
  puzzle: K['puzzle'],
  answer: K['answer'],
): readonly (readonly Cell[])[] =>
  face.lists(puzzle, answer).flatMap(({ items }) => items.flatMap(({ places, times }) => (times > 0 ? places : [])))

/** A touch of the first and the last cell. */
function touching(cells: readonly Cell[]): Touch {
  const [first, last] = [cells[0]!, cells.at(-1)!]
  return { at: sameCell(first, last) ? [first] : [first, last], symbol: '' }
}
