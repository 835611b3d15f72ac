/**
 * What the boards of a class set share, so that no pupil has a worse sheet than another: how many pieces the words are
 * in, how large the board is, and how hard it is to solve.
 */
import type { Face } from '../kind/face.ts'
import type { KumikiFile } from '../kind/file.ts'
import type { PuzzleTypes } from '../kind/types.ts'
import { sizeInCells } from '../play/size.ts'
import { piecesOf } from './moved.ts'

export interface Likeness {
  /** Groups of words that cross each other; 0 where words need not cross. */
  readonly pieces: number
  readonly width: number
  readonly height: number
  /** null where nothing is graded. */
  readonly level: number | null
  readonly score: number | null
}

/** By so many cells a side may differ, and by so much of it the score of a grade. */
export const maxCells = 2
const maxShare = 0.1

export function likenessOf<K extends PuzzleTypes>(
  { puzzle, report }: Pick<KumikiFile<K>, 'puzzle' | 'report'>,
  face: Face<K>,
): Likeness {
  const board = face.board(puzzle)
  const { level = null, score = null } = report?.grade ?? {}
  const entries = board.lines.filter(({ role }) => role === 'entry')
  return { pieces: piecesOf(entries).length, ...sizeInCells(board), level, score }
}

export const isLike = (one: Likeness, model: Likeness): boolean =>
  one.pieces === model.pieces &&
  one.level === model.level &&
  Math.abs(one.width - model.width) <= maxCells &&
  Math.abs(one.height - model.height) <= maxCells &&
  Math.abs((one.score ?? 0) - (model.score ?? 0)) <= maxShare * (model.score ?? 0)
