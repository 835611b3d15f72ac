/**
 * Where a picture's cells lie on a grid of characters.
 *
 * A cell is one row of characters high and as wide as its widest content: texts of its corners stand at its left,
 * centred texts to their right. Between the cells lies a gutter of one character, where lines on cell boundaries are
 * drawn; where there are none, it is left out as far as the proportions (a character is about twice as high as wide)
 * allow.
 */
import type { Mark, Picture } from '@kumiki/core/drawing'
import { widthOf } from './canvas.ts'

/** The cells and gutters in one direction. */
export interface Axis {
  readonly cells: number
  /** Characters in a cell. */
  readonly inner: number
  /** The width of the gutter before each cell, and after the last. */
  readonly gutters: readonly number[]
  readonly length: number
}

export interface Layout {
  readonly x: Axis
  readonly y: Axis
  /** How many characters at a cell's left belong to corner texts. */
  readonly corner: number
}

/** Discs smaller than this are drawn as dots. */
export const smallDisc = 0.25
/** Positions this close to a cell's boundary count as lying on it. */
const near = 0.12
/** Longer texts are cut, so that one cell does not stretch all others. */
const widestText = 8

export type MarkOf<M extends Mark['mark']> = Extract<Mark, { mark: M }>

export function layOut(picture: Picture): Layout {
  const texts = only(picture, 'text')
  const discs = only(picture, 'disc').filter((disc) => disc.r >= smallDisc)
  const lines = [...only(picture, 'line'), ...only(picture, 'band')]
  const discAt = new Set(discs.map(cellName))
  const cornered = cornerTexts(picture)
  const centred = texts.filter((text) => text.at === 'centre')
  const corner = widest([...cornered.values()].map((inCell) => widthOf(inCell.map(({ text }) => text).join(''))))
  const centre = widest(centred.map((text) => widthOf(text.text) + (discAt.has(cellName(text)) ? 2 : 0)))
  const content = Math.max(centre, discs.length > 0 ? 3 : 1)

  const across = boundaries(lines.map(({ x1, x2 }) => [x1, x2]))
  const down = boundaries(lines.map(({ y1, y2 }) => [y1, y2]))
  const ruled = inside(across, picture.width) || inside(down, picture.height)
  const crossed = discs.length > 0 || centred.some(isAmongCells) || lines.some((line) => !isBoundaryLine(line))
  const gutter = ruled || crossed ? 1 : 0
  const gap = corner > 0 && content === 1 ? 1 : 0
  const inner = Math.max(ruled ? 3 : 1, corner + gap + content)
  return {
    x: axis(picture.width, inner, Math.max(gutter, 2 - inner), across, ruled ? 1 : 2),
    y: axis(picture.height, 1, gutter, down, 1),
    corner,
  }
}

/** Whether a text stands where four cells meet, as a number among dots does. */
export const isAmongCells = ({ x, y }: MarkOf<'text'>): boolean => onBoundary(x) && onBoundary(y)

/** The texts in the corners of each cell in reading order. A cell is one line high, so they stand side by side. */
export function cornerTexts(picture: Picture): Map<string, MarkOf<'text'>[]> {
  const cells = new Map<string, MarkOf<'text'>[]>()
  for (const text of only(picture, 'text')) {
    if (text.at === 'centre') continue
    const name = cellName(home(text))
    const inCell = [...(cells.get(name) ?? []), text]
    cells.set(
      name,
      inCell.sort((a, b) => a.y - b.y || a.x - b.x),
    )
  }
  return cells
}

/** A point inside the cell that a text belongs to: a text that ends on a boundary belongs to the cell before it. */
export const home = ({ x, y, at }: MarkOf<'text'>): { x: number; y: number } => ({
  x: at === 'top-right' || at === 'bottom-right' ? x - near : x,
  y: at === 'bottom-left' || at === 'bottom-right' ? y - near : y,
})

/** `frame` is the room for a line at either end: one character, or two where letters without walls need air. */
function axis(size: number, inner: number, between: number, ruled: ReadonlySet<number>, frame: number): Axis {
  const cells = Math.max(1, Math.ceil(size))
  const gutters = Array.from({ length: cells + 1 }, (_, i) => (i > 0 && i < cells ? between : ruled.has(i) ? frame : 0))
  return { cells, inner, gutters, length: cells * inner + gutters.reduce((sum, gutter) => sum + gutter, 0) }
}

export const cellOf = (axis: Axis, position: number): number =>
  Math.min(Math.max(Math.floor(position + 1e-6), 0), axis.cells - 1)

/** The first character of a cell. */
export const cellStart = (axis: Axis, cell: number): number =>
  axis.gutters.slice(0, cell + 1).reduce((sum, gutter) => sum + gutter, cell * axis.inner)

/**
 * The character at a position: the gutter for a cell's boundary, the middle of a cell for about its middle, otherwise
 * in proportion.
 */
export function place(axis: Axis, position: number): number {
  if (onBoundary(position)) {
    const at = Math.round(position)
    if (at <= 0) return 0
    return at < axis.cells ? cellStart(axis, at) - (axis.gutters[at] ?? 0) : axis.length - 1
  }
  const cell = cellOf(axis, position)
  const part = position - cell
  const within = Math.abs(part - 0.5) <= 0.25 ? (axis.inner - 1) >> 1 : Math.floor(part * axis.inner)
  return cellStart(axis, cell) + Math.min(Math.max(within, 0), axis.inner - 1)
}

/**
 * The characters that a line between two positions runs through, and for each whether the line covers the half before
 * its middle and the half after it. A line that ends where there is no gutter runs to the edge.
 */
export function stretch(axis: Axis, one: number, other: number): { at: number; before: boolean; after: boolean }[] {
  const [start, end] = [Math.min(one, other), Math.max(one, other)]
  const [from, to] = [place(axis, start), place(axis, end)]
  return Array.from({ length: to - from + 1 }, (_, i) => ({
    at: from + i,
    before: i > 0 || isBareEdge(axis, start),
    after: from + i < to || isBareEdge(axis, end),
  }))
}

const isBareEdge = (axis: Axis, position: number): boolean =>
  onBoundary(position) && axis.gutters[Math.round(position)] === 0

/** The first and last character of the cells whose middle lies between two positions; empty if last < first. */
export function covered(axis: Axis, from: number, to: number): [first: number, last: number] {
  const first = Math.max(0, Math.ceil(from - 0.5))
  const last = Math.min(axis.cells - 1, Math.floor(to - 0.5))
  return first > last ? [0, -1] : [cellStart(axis, first), cellStart(axis, last) + axis.inner - 1]
}

export const same = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6
export const onBoundary = (position: number): boolean => Math.abs(position - Math.round(position)) < near

function only<M extends Mark['mark']>(picture: Picture, sort: M): MarkOf<M>[] {
  return picture.marks.filter((mark): mark is MarkOf<M> => mark.mark === sort)
}

const widest = (widths: readonly number[]): number => Math.min(widestText, Math.max(0, ...widths))
const cellName = (at: { readonly x: number; readonly y: number }): string => `${Math.floor(at.x)},${Math.floor(at.y)}`

const isBoundaryLine = ({ x1, y1, x2, y2 }: MarkOf<'line' | 'band'>): boolean =>
  (same(x1, x2) && onBoundary(x1)) || (same(y1, y2) && onBoundary(y1))

/** The boundaries on which lines lie, from both ends of each line in that direction. */
const boundaries = (ends: readonly (readonly [number, number])[]): Set<number> =>
  new Set(ends.filter(([a, b]) => same(a, b) && onBoundary(a)).map(([a]) => Math.round(a)))

const inside = (ruled: ReadonlySet<number>, end: number): boolean => [...ruled].some((at) => at > 0 && at < end)
