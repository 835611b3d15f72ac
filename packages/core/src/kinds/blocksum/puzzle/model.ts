/**
 * BlockSum: an n × n board divided into connected blocks, each with the sum of its cells. Every row and every column
 * holds 1 … n once each. Rules: Abe, Haraguchi, Maruoka, "How to Produce SUMBLOCK Puzzle Instances".
 */
import * as z from 'zod/mini'
import { rule } from '../../../base/rule.ts'
import type { Bilingual } from '../../../base/text.ts'
import type { PuzzleTypes } from '../../../kind/types.ts'
import type { Why } from '../../../latin/why.ts'

/** The largest board accepted: values must fit the bit masks of the solvers with room to spare. */
const maxSize = 16

const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max))
const side = whole(1, maxSize)
const place = whole(0, maxSize - 1)
const given = z.tuple([place, place, side])

const board = z.object({
  size: side,
  /** The block of each cell, by its id. */
  rows: z.array(z.array(whole(0, 9999)).check(z.maxLength(maxSize))).check(z.maxLength(maxSize)),
  /** The sum of each block. */
  sums: z.catchall(z.object({}), whole(1, (maxSize * maxSize * (maxSize + 1)) / 2)),
  /** Cells that are filled in for the player: row, column, value. */
  givens: z.array(given).check(z.maxLength(maxSize * maxSize)),
})
export type Puzzle = z.infer<typeof board>

export const puzzleSchema = board.check((context) => {
  const fault =
    shapeFault(context.value) ?? sumFault(context.value) ?? cutFault(context.value) ?? givenFault(context.value)
  if (fault) context.issues.push({ code: 'custom', input: context.value, path: fault.path, message: rule(fault.text) })
})

/** 0: still empty. Numbers beyond the board's size are accepted, so that the rules can point to them. */
export const answerSchema = z.object({
  rows: z.array(z.array(whole(0, 9999)).check(z.maxLength(maxSize))).check(z.maxLength(maxSize)),
})
export type Answer = z.infer<typeof answerSchema>

/** Writes a value into a cell; 0 clears it. */
export const moveSchema = z.object({ row: place, col: place, value: whole(0, maxSize) })
export type Move = z.infer<typeof moveSchema>

export interface Blocksum extends PuzzleTypes {
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

interface ShapeFault {
  readonly path: (string | number)[]
  readonly text: Bilingual
}

function shapeFault({ size, rows }: Puzzle): ShapeFault | null {
  if (rows.length !== size)
    return {
      path: ['rows'],
      text: { en: `it must have ${size} rows, as many as the size`, ja: `size と同じ${size}行が必要です` },
    }
  const row = rows.findIndex((cells) => cells.length !== size)
  if (row < 0) return null
  return {
    path: ['rows', row],
    text: { en: `it must have ${size} cells, as many as the size`, ja: `size と同じ${size}マスが必要です` },
  }
}

function sumFault({ rows, sums }: Puzzle): ShapeFault | null {
  const blocks = new Set(rows.flat().map(String))
  const without = [...blocks].find((id) => !Object.hasOwn(sums, id))
  if (without !== undefined)
    return { path: ['sums'], text: { en: `block ${without} has no sum`, ja: `ブロック${without}の合計がありません` } }
  const extra = Object.keys(sums).find((id) => !blocks.has(id))
  if (extra === undefined) return null
  return { path: ['sums', extra], text: { en: 'no cell belongs to this block', ja: 'このブロックのマスがありません' } }
}

/** A block in two pieces, reported by a cell that cannot be reached from the block's first. */
function cutFault(board: Puzzle): ShapeFault | null {
  for (const { id, cells } of blocksOf(board)) {
    const waiting = new Set(cells)
    const reached = cells.slice(0, 1)
    waiting.delete(cells[0]!)
    for (let cell = reached.pop(); cell !== undefined; cell = reached.pop())
      for (const next of neighbours(cell, board.size)) if (waiting.delete(next)) reached.push(next)
    const [apart] = waiting
    if (apart === undefined) continue
    const row = Math.floor(apart / board.size)
    const col = apart % board.size
    return {
      path: ['rows', row, col],
      text: {
        en: `block ${id} is in pieces: row ${row + 1}, column ${col + 1} does not touch the rest`,
        ja: `ブロック${id}がつながっていません（${row + 1}行${col + 1}列が離れています）`,
      },
    }
  }
  return null
}

function givenFault({ size, givens }: Puzzle): ShapeFault | null {
  const seen = new Set<number>()
  for (const [i, [row, col, value]] of givens.entries()) {
    if (row >= size || col >= size || value > size)
      return {
        path: ['givens', i],
        text: {
          en: `the board has no such cell or number: its size is ${size}`,
          ja: `大きさ${size}の盤面にないマスか数字です`,
        },
      }
    if (seen.has(row * size + col))
      return { path: ['givens', i], text: { en: 'this cell is given twice', ja: '同じマスのヒントが2つあります' } }
    seen.add(row * size + col)
  }
  return null
}

export function neighbours(cell: number, size: number): number[] {
  const col = cell % size
  const around = [cell - size, cell + size]
  if (col > 0) around.push(cell - 1)
  if (col < size - 1) around.push(cell + 1)
  return around.filter((next) => next >= 0 && next < size * size)
}
