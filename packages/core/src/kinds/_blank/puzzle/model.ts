/**
 * The smallest working kind, hidden from users: one row of n cells holds the numbers 1 … n once each, all but one are
 * printed. It is built and tested in every run, and `npm run new-kind NAME` copies it as the start of a new kind.
 */
import * as z from 'zod/mini'
import { limits } from '../../../base/limits.ts'
import { rule } from '../../../base/schema.ts'
import type { Shapes } from '../../../kind/shapes.ts'

const number = z.int().check(z.minimum(0), z.maximum(limits.gridSide))
const cells = z.array(number).check(z.minLength(1), z.maxLength(limits.gridSide))

/** 0 is a cell to fill. */
export const puzzleSchema = z.object({ cells }).check(
  z.refine((puzzle) => puzzle.cells.every((value) => value <= puzzle.cells.length), {
    error: rule({ en: 'a number is larger than the row is long', ja: '列の長さより大きい数があります' }),
    path: ['cells'],
  }),
)
export const answerSchema = z.object({ cells })
export const moveSchema = z.object({ col: z.int().check(z.minimum(0)), value: number })

export type Puzzle = z.infer<typeof puzzleSchema>
export type Answer = z.infer<typeof answerSchema>
export type Move = z.infer<typeof moveSchema>

/** The only cell that is left, and the numbers that stand elsewhere. */
export interface Why {
  col: number
  others: number[]
}

export interface Blank extends Shapes {
  readonly puzzle: Puzzle
  readonly answer: Answer
  readonly move: Move
  readonly why: Why
}
