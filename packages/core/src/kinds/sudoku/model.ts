/** Sudoku on 4 × 4, 6 × 6 and 9 × 9 boards: every row, column and box holds 1 … n once each. */
import * as z from 'zod/mini'
import { isSquare } from '../../engine/latin/grid.ts'
import { type Geometry, squareGeometry } from '../../engine/latin/model.ts'
import type { Why } from '../../engine/latin/why.ts'
import type { Shapes } from '../../kind.ts'
import { rule } from '../../schema.ts'
import type { Spec } from './spec.ts'

/** Boxes by the size of the board. */
export const boxes = {
  4: { height: 2, width: 2 },
  6: { height: 2, width: 3 },
  9: { height: 3, width: 3 },
} as const
export type Size = keyof typeof boxes

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most))
const place = whole(0, 8)
const rows = z.array(z.array(whole(0, 9)).check(z.maxLength(9))).check(z.maxLength(9))

/** `rows` holds the givens; 0 is open. */
export const puzzle = z.object({ size: z.literal([4, 6, 9]), rows }).check(
  z.refine((board) => isSquare(board.rows, board.size), {
    error: rule({
      en: 'it must have as many rows and columns as its size',
      ja: '行と列の数が size と同じでなければなりません',
    }),
    abort: true,
  }),
  z.refine((board) => board.rows.flat().every((value) => value <= board.size), {
    error: rule({ en: 'givens go up to the size of the board', ja: 'ヒントの数字は size 以下でなければなりません' }),
  }),
)
export type Puzzle = z.infer<typeof puzzle>

/** 0: still empty. */
export const answer = z.object({ rows })
export type Answer = z.infer<typeof answer>

/** Writes a value into a cell; 0 clears it. */
export const move = z.object({ row: place, col: place, value: whole(0, 9) })
export type Move = z.infer<typeof move>

export interface Sudoku extends Shapes {
  readonly spec: Spec
  readonly puzzle: Puzzle
  readonly answer: Answer
  readonly move: Move
  readonly why: Why
}

export const geometryOf = (size: Size): Geometry => squareGeometry(size, boxes[size])

export const givensOf = ({ rows: lines }: Puzzle): (readonly [cell: number, value: number])[] =>
  lines.flat().flatMap((value, cell) => (value === 0 ? [] : [[cell, value] as const]))
