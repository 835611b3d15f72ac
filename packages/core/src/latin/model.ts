/**
 * Houses, cages and givens: one model for BlockSum, Sudoku and their relatives.
 *
 * A house holds every value 1 … n once. A cage's cells add up to its sum. Values are kept as bit sets: bit v is value
 * v.
 */

/** What all boards of one size have in common. */
export interface Geometry {
  /** Values are 1 … size, and every house has that many cells. */
  readonly size: number
  readonly cells: number
  readonly houses: readonly (readonly number[])[]
  /** Families of parallel houses (their indices, in order): neighbours in a family form bands of known sum. */
  readonly bands: readonly (readonly number[])[]
}

export interface Cage {
  readonly cells: readonly number[]
  readonly sum: number
  /** Cells that are subtracted. */
  readonly minus?: readonly number[]
}

export type Given = readonly [cell: number, value: number]

/** Rows and columns; with a box size also boxes, whose houses come last. */
export function squareGeometry(
  size: number,
  box: { readonly height: number; readonly width: number } | null,
): Geometry {
  const span = Array.from({ length: size }, (_, i) => i)
  const rows = span.map((row) => span.map((col) => row * size + col))
  const cols = span.map((col) => span.map((row) => row * size + col))
  const boxes = box ? boxesOf(size, box.height, box.width) : []
  return { size, cells: size * size, houses: [...rows, ...cols, ...boxes], bands: [span, span.map((i) => size + i)] }
}

function boxesOf(size: number, height: number, width: number): number[][] {
  const boxes: number[][] = Array.from({ length: size }, () => [])
  for (let cell = 0; cell < size * size; cell++) {
    const row = Math.floor(cell / size)
    const col = cell % size
    boxes[Math.floor(row / height) * (size / width) + Math.floor(col / width)]!.push(cell)
  }
  return boxes
}

export const allValues = (size: number): number => (1 << (size + 1)) - 2

export const lowest = (mask: number): number => 31 - Math.clz32(mask & -mask)
export const highest = (mask: number): number => 31 - Math.clz32(mask)

/** Bit v becomes bit 31 − v. */
export function reverse(mask: number): number {
  let x = ((mask >>> 1) & 0x55555555) | ((mask & 0x55555555) << 1)
  x = ((x >>> 2) & 0x33333333) | ((x & 0x33333333) << 2)
  x = ((x >>> 4) & 0x0f0f0f0f) | ((x & 0x0f0f0f0f) << 4)
  x = ((x >>> 8) & 0x00ff00ff) | ((x & 0x00ff00ff) << 8)
  return (x >>> 16) | (x << 16)
}

export function countBits(mask: number): number {
  let x = mask - ((mask >>> 1) & 0x55555555)
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333)
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export function valuesOf(mask: number): number[] {
  const values: number[] = []
  for (let rest = mask; rest !== 0; rest &= rest - 1) values.push(lowest(rest))
  return values
}
