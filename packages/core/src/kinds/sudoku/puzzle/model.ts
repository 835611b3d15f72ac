/** Sudoku on 4 × 4, 6 × 6 and 9 × 9 boards: every row, column and box holds 1 … n once each. */
import * as z from 'zod/mini'
import { rule } from '../../../base/rule.ts'
import type { Bilingual } from '../../../base/text.ts'
import type { PuzzleTypes } from '../../../kind/types.ts'
import { type Geometry, squareGeometry } from '../../../latin/model.ts'
import type { Why } from '../../../latin/why.ts'

/** Boxes by the size of the board. */
export const boxes = {
  4: { height: 2, width: 2 },
  6: { height: 2, width: 3 },
  9: { height: 3, width: 3 },
} as const
export type Side = keyof typeof boxes

const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max))
const place = whole(0, 8)
const rowsUpTo = (max: number) => z.array(z.array(whole(0, max)).check(z.maxLength(9))).check(z.maxLength(9))

/** `rows` holds the givens; 0 is open. */
export const puzzleSchema = z.object({ size: z.literal([4, 6, 9]), rows: rowsUpTo(9) }).check((context) => {
  const fault = shapeFault(context.value)
  if (fault) context.issues.push({ code: 'custom', input: context.value, path: fault.path, message: rule(fault.text) })
})
export type Puzzle = z.infer<typeof puzzleSchema>

/** 0: still empty. Numbers beyond the board's size are accepted, so that the rules can point to them. */
export const answerSchema = z.object({ rows: rowsUpTo(9999) })
export type Answer = z.infer<typeof answerSchema>

/** Writes a value into a cell; 0 clears it. */
export const moveSchema = z.object({ row: place, col: place, value: whole(0, 9) })
export type Move = z.infer<typeof moveSchema>

export interface Sudoku extends PuzzleTypes {
  readonly puzzle: Puzzle
  readonly answer: Answer
  readonly move: Move
  readonly why: Why
}

function shapeFault({ size, rows: lines }: Puzzle): { path: (string | number)[]; text: Bilingual } | null {
  if (lines.length !== size)
    return {
      path: ['rows'],
      text: { en: `it must have ${size} rows, as many as the size`, ja: `size と同じ${size}行が必要です` },
    }
  for (const [row, line] of lines.entries()) {
    if (line.length !== size)
      return {
        path: ['rows', row],
        text: { en: `it must have ${size} cells, as many as the size`, ja: `size と同じ${size}マスが必要です` },
      }
    const col = line.findIndex((value) => value > size)
    if (col >= 0)
      return {
        path: ['rows', row, col],
        text: { en: `it must be at most ${size}`, ja: `${size}以下でなければなりません` },
      }
  }
  return null
}

const geometries = new Map<Side, Geometry>()

export function geometryOf(size: Side): Geometry {
  const geometry = geometries.get(size) ?? squareGeometry(size, boxes[size])
  geometries.set(size, geometry)
  return geometry
}

export const givensOf = ({ rows: lines }: Puzzle): (readonly [cell: number, value: number])[] =>
  lines.flat().flatMap((value, cell) => (value === 0 ? [] : [[cell, value] as const]))
