/** The run that is being dragged or selected with keys: its two ends and the letters between them. */
import {
  type Board,
  type Cell,
  distance,
  dragEnd,
  nameOfCells,
  otherEnds,
  type PuzzleTypes,
  type Session,
  targetAt,
} from '@kumiki/core/player'
import type { Drag } from './pointer.ts'

type Run = readonly [from: Cell, to: Cell]

/** A drag shorter than this, in cells, selects nothing. */
const dragStart = 0.3

export function runOf(board: Board, { down, now }: Drag): Run | null {
  const from = targetAt(board, down)?.[0]
  const to = from && distance(down, now) >= dragStart ? dragEnd(board, from, now) : null
  return from && to ? [from, to] : null
}

/** The run from the held cell to the cursor, if they are in a straight line. */
export function runAtCursor<K extends PuzzleTypes>({ board, held, at }: Session<K>): Run | null {
  if (!held) return null
  const isStraight = otherEnds(board, held).some((cell) => nameOfCells([cell]) === nameOfCells([at]))
  return isStraight ? [held, at] : null
}

/** The letters of a run as displayed, separated by spaces. */
export function lettersOf<K extends PuzzleTypes>(session: Session<K>, [from, to]: Run): string {
  const [down, right] = [to[0] - from[0], to[1] - from[1]]
  const steps = Math.max(Math.abs(down), Math.abs(right))
  return Array.from({ length: steps + 1 }, (_, step): Cell => {
    const share = steps === 0 ? 0 : step / steps
    return [from[0] + down * share, from[1] + right * share]
  })
    .map((cell) => session.see([cell]).shown)
    .join(' ')
}
