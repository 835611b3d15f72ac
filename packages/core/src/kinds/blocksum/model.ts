/**
 * BlockSum: an n × n board cut into connected blocks, each with the sum of its cells. Every row and every column holds
 * 1 … n once each. Rule text: Abe, Haraguchi, Maruoka, "How to Produce SUMBLOCK Puzzle Instances".
 */
import * as z from 'zod/mini'
import { isSquare } from '../../engine/latin/grid.ts'
import type { Why } from '../../engine/latin/why.ts'
import type { Shapes } from '../../kind.ts'
import { rule } from '../../schema.ts'
import type { Spec } from './spec.ts'

/** Largest board that is read: values must fit the bit masks of the solvers with room to spare. */
const maxSize = 16

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most))
const side = whole(1, maxSize)
const place = whole(0, maxSize - 1)
const given = z.tuple([place, place, side])

const board = z.object({
  size: side,
  /** The block of each cell, by its id. */
  rows: z.array(z.array(whole(0, 9999)).check(z.maxLength(maxSize))).check(z.maxLength(maxSize)),
  /** The sum of each block. */
  sums: z.record(z.string(), whole(1, (maxSize * maxSize * (maxSize + 1)) / 2)),
  /** Cells that are filled in for the player: row, column, value. */
  givens: z.array(given).check(z.maxLength(maxSize * maxSize)),
})
export type Puzzle = z.infer<typeof board>

export const puzzle = board.check(
  z.refine((board) => isSquare(board.rows, board.size), {
    error: rule({
      en: 'it must have as many rows and columns as its size',
      ja: '行と列の数が size と同じでなければなりません',
    }),
    abort: true,
  }),
  z.refine(sumsFit, {
    error: rule({
      en: 'every block needs one sum and every sum a block',
      ja: 'ブロックと合計がひとつずつ対応しなければなりません',
    }),
    abort: true,
  }),
  z.refine(blocksConnected, {
    error: rule({ en: 'every block must hang together', ja: 'ブロックはつながっていなければなりません' }),
    abort: true,
  }),
  z.refine(givensFit, {
    error: rule({
      en: 'givens must be different cells of the board with values up to its size',
      ja: 'ヒントの数字は盤面の別々のマスにあり、値は size 以下でなければなりません',
    }),
    abort: true,
  }),
)

/** 0: still empty. */
export const answer = z.object({
  rows: z.array(z.array(whole(0, maxSize)).check(z.maxLength(maxSize))).check(z.maxLength(maxSize)),
})
export type Answer = z.infer<typeof answer>

/** Writes a value into a cell; 0 clears it. */
export const move = z.object({ row: place, col: place, value: whole(0, maxSize) })
export type Move = z.infer<typeof move>

export interface BlockSum extends Shapes {
  readonly spec: Spec
  readonly puzzle: Puzzle
  readonly answer: Answer
  readonly move: Move
  readonly why: Why
}

/** The cells of one block as row × size + column, in reading order. */
export interface Block {
  readonly id: number
  readonly sum: number
  readonly cells: readonly number[]
}

/** The blocks in the reading order of their first cells. */
export function blocksOf(board: Puzzle): Block[] {
  const cells = new Map<number, number[]>()
  board.rows.forEach((row, r) => {
    row.forEach((id, c) => {
      const known = cells.get(id)
      if (known) known.push(r * board.size + c)
      else cells.set(id, [r * board.size + c])
    })
  })
  return [...cells].map(([id, list]) => ({ id, sum: board.sums[id] ?? 0, cells: list }))
}

function sumsFit(board: Puzzle): boolean {
  const blocks = new Set(board.rows.flat().map(String))
  const sums = Object.keys(board.sums)
  return sums.length === blocks.size && sums.every((id) => blocks.has(id))
}

function blocksConnected(board: Puzzle): boolean {
  return blocksOf(board).every(({ cells }) => {
    const waiting = new Set(cells)
    const reached = cells.slice(0, 1)
    waiting.delete(cells[0]!)
    for (let cell = reached.pop(); cell !== undefined; cell = reached.pop())
      for (const next of neighbours(cell, board.size)) if (waiting.delete(next)) reached.push(next)
    return waiting.size === 0
  })
}

export function neighbours(cell: number, size: number): number[] {
  const col = cell % size
  const around = [cell - size, cell + size]
  if (col > 0) around.push(cell - 1)
  if (col < size - 1) around.push(cell + 1)
  return around.filter((next) => next >= 0 && next < size * size)
}

function givensFit({ size, givens }: Puzzle): boolean {
  const cells = new Set(givens.map(([row, col]) => row * size + col))
  return cells.size === givens.length && givens.every(([row, col, value]) => Math.max(row + 1, col + 1, value) <= size)
}
