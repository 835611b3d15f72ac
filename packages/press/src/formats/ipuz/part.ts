/** One kind in ipuz: its fields of the JSON object, beside those common to all kinds. */

import type { Result } from '@kumiki/core/base'
import type { Face, KumikiFile, PuzzleTypes } from '@kumiki/core/contract'
import type { Found, Loss } from '../foreign.ts'
import type { Imported, WriteOptions } from '../format.ts'
import { type Fields, isRecord, valueIn } from '../json.ts'

export const format = 'ipuz'

/** The fields that have been read already. */
export type Beside = Required<Pick<Found, 'title' | 'credits' | 'lang'>> & { readonly losses: readonly Loss[] }

export interface Part {
  read(fields: Fields, beside: Beside): Result<Imported>
  write<K extends PuzzleTypes>(
    file: KumikiFile<K>,
    face: Face<K>,
    options: WriteOptions,
  ): Result<{ readonly fields: Fields; readonly losses: readonly Loss[] }>
}

/** The name of one of our fields, prefixed as ipuz's rules for extensions require. */
export const ours = (name: string): string => `org.kumiki:${name}`

export const sizeOf = (fields: Fields): { width: number; height: number } => {
  const dimensions = valueIn(fields, 'dimensions')
  const read = (name: string): number => (isRecord(dimensions) ? Number(valueIn(dimensions, name)) : Number.NaN)
  return { width: read('width'), height: read('height') }
}

/** The cells of a grid in the file, row by row; missing cells are null. */
export function gridOf(value: unknown, width: number, height: number): unknown[] {
  const rows = Array.isArray(value) ? value : []
  return Array.from({ length: width * height }, (_, at): unknown => {
    const row: unknown = rows[Math.floor(at / width)]
    return Array.isArray(row) ? (row[at % width] ?? null) : null
  })
}

export const inRows = <T>(cells: readonly T[], width: number): T[][] =>
  Array.from({ length: Math.ceil(cells.length / width) }, (_, row) => cells.slice(row * width, (row + 1) * width))

/** Points as [column, row], or null if the value is no list of points. */
export function pointsOf(value: unknown): (readonly [col: number, row: number])[] | null {
  if (!Array.isArray(value) || value.length > 4096) return null
  const points = value.map((point: unknown) =>
    Array.isArray(point) ? ([Number(point[0]), Number(point[1])] as const) : ([Number.NaN, Number.NaN] as const),
  )
  return points.every(([col, row]) => Number.isInteger(col) && Number.isInteger(row)) ? points : null
}

/** Some programs count cells from 0 and some from 1: a list that contains a 0 counts from there. */
export const baseOf = (points: readonly (readonly [number, number])[]): 0 | 1 =>
  points.some(([col, row]) => col === 0 || row === 0) ? 0 : 1
