/** Hashi (橋をかけろ, Hashiwokakero): islands with numbers on a grid, joined by bridges. */
import * as z from 'zod/mini'
import { limits } from '../../../base/limits.ts'
import { rule } from '../../../base/rule.ts'
import type { PuzzleTypes } from '../../../kind/types.ts'

const side = z.int().check(z.minimum(1), z.maximum(limits.gridSide))
const place = z.int().check(z.minimum(0), z.maximum(limits.gridSide - 1))
const bridgesWanted = z.int().check(
  z.refine((number) => number >= 1 && number <= 8, {
    error: rule({ en: "an island's number must be 1 to 8", ja: '島の数字は1から8でなければなりません' }),
  }),
)
const island = z.tuple([place, place, bridgesWanted])
const index = z.int().check(z.minimum(0), z.maximum(limits.gridSide ** 2 - 1))

export const puzzleSchema = z
  .object({
    width: side,
    height: side,
    /** [column, row, number of bridges] */
    islands: z.array(island).check(z.minLength(2), z.maxLength(limits.gridSide ** 2)),
  })
  .check(
    z.refine((puzzle) => puzzle.islands.every(([col, row]) => col < puzzle.width && row < puzzle.height), {
      error: rule({ en: 'an island lies outside the board', ja: '盤面の外に島があります' }),
      path: ['islands'],
    }),
    z.refine(
      (puzzle) =>
        new Set(puzzle.islands.map(([col, row]) => row * limits.gridSide + col)).size === puzzle.islands.length,
      {
        error: rule({ en: 'two islands share a cell', ja: '同じマスに島が2つあります' }),
        path: ['islands'],
      },
    ),
  )

/** [island, island, 1 or 2], the smaller index first, sorted, so that equal answers are equal JSON. */
export type Bridge = [number, number, 1 | 2]

const bridges = z.array(z.tuple([index, index, z.literal([1, 2])])).check(
  z.maxLength(2 * limits.gridSide ** 2),
  z.overwrite((list) => inOrder(list.map(([i, j, count]) => (i < j ? [i, j, count] : [j, i, count])))),
  z.refine((list) => list.every(([i, j], at) => at === 0 || i !== list[at - 1]![0] || j !== list[at - 1]![1]), {
    error: rule({ en: 'the same two islands are joined twice', ja: '同じ2つの島を結ぶ橋が2回書かれています' }),
  }),
)

export const inOrder = (list: Bridge[]): Bridge[] => list.sort((x, y) => x[0] - y[0] || x[1] - y[1])

export const answerSchema = z.object({ bridges })

/** Sets the number of bridges between two islands. */
export const moveSchema = z.object({ from: index, to: index, count: z.literal([0, 1, 2]) })

export type Puzzle = z.infer<typeof puzzleSchema>
export type Answer = z.infer<typeof answerSchema>
export type Move = z.infer<typeof moveSchema>

/** The grounds of a step: the islands to look at and, where the idea needs it, the bridge that was tried. */
export interface Why {
  readonly islands: readonly number[]
  /** The variant of the idea. */
  readonly shape?: 'crossed' | 'full' | 'room' | 'closing' | 'needed'
  readonly tried?: Move
  /**
   * What follows from the trial, as far as its end depends on it, each link from those before; and how and at which
   * islands it ends.
   */
  readonly links?: readonly Link[]
  readonly end?: End
}

/**
 * over, short: an island gets too many bridges, or too few · crossing: two bridges would cross · apart: islands are cut
 * off
 */
export type End = 'over' | 'short' | 'crossing' | 'apart'

/** A link of a chain: a minimum or maximum for the bridges between two islands. */
export interface Link {
  readonly from: number
  readonly to: number
  readonly bound: Bound
  readonly count: Move['count']
  readonly reason: Reason
}

export type Bound = 'least' | 'most'

export type Reason =
  /** From the number of an island, and what its other directions can take or have. */
  | { readonly by: 'island'; readonly island: number }
  /** A bridge runs across. */
  | { readonly by: 'crossed'; readonly from: number; readonly to: number }
  /** Otherwise these islands would be full and cut off. */
  | { readonly by: 'group'; readonly islands: readonly number[] }
  /** There is no other way to connect the islands. */
  | { readonly by: 'way' }

export interface Hashi extends PuzzleTypes {
  readonly puzzle: Puzzle
  readonly answer: Answer
  readonly move: Move
  readonly why: Why
}
