/**
 * Strokes placed on the board's grid: scaled, cleaned, joined into one piece by the shortest connectors, and turned
 * into a layout with an island at every end, corner and fork.
 */

import type { Segment } from '../../../drawing/strokes.ts'
import { BridgeLayout, sides } from '../make/bridgelayout.ts'
import type { Loss } from './lost.ts'

/** Units of the grid: 1 for a stroke from a cell to its right or lower neighbour. */
export interface Lines {
  readonly width: number
  readonly height: number
  readonly right: Uint8Array
  readonly down: Uint8Array
}

export interface Extent {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export function extentOf(segments: readonly Segment[]): Extent {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const { x1, y1, x2, y2 } of segments) {
    left = Math.min(left, x1, x2)
    right = Math.max(right, x1, x2)
    top = Math.min(top, y1, y2)
    bottom = Math.max(bottom, y1, y2)
  }
  return { left, top, width: right - left, height: bottom - top }
}

/** The strokes, scaled by `scale`, in the middle of a board. A scale below 1 may merge points. */
export function layOut(segments: readonly Segment[], scale: number, width: number, height: number): Lines {
  const extent = extentOf(segments)
  const [spanX, spanY] = [Math.round(extent.width * scale), Math.round(extent.height * scale)]
  const [shiftX, shiftY] = [Math.floor((width - 1 - spanX) / 2), Math.floor((height - 1 - spanY) / 2)]
  const lines: Lines = { width, height, right: new Uint8Array(width * height), down: new Uint8Array(width * height) }
  const atX = (x: number): number => shiftX + Math.round((x - extent.left) * scale)
  const atY = (y: number): number => shiftY + Math.round((y - extent.top) * scale)
  for (const { x1, y1, x2, y2 } of segments) {
    for (let x = Math.min(atX(x1), atX(x2)); x < Math.max(atX(x1), atX(x2)); x++) lines.right[atY(y1) * width + x] = 1
    for (let y = Math.min(atY(y1), atY(y2)); y < Math.max(atY(y1), atY(y2)); y++) lines.down[y * width + atX(x1)] = 1
  }
  return lines
}

/** The strokes as bridges, in one piece. null: the pieces cannot be joined, or there are none. */
export function layoutOf(lines: Lines): BridgeLayout | null {
  const drawing = new BridgeLayout(lines.width, lines.height)
  drawing.right.set(lines.right)
  drawing.down.set(lines.down)
  if (!join(drawing)) return null
  for (let cell = 0; cell < drawing.island.length; cell++)
    drawing.island[cell] = drawing.degree(cell) > 0 && !drawing.passing(cell) ? 1 : 0
  return drawing.cells.length >= 2 ? drawing : null
}

/** Joins the smallest piece to the nearest other, until there is one piece. */
function join(drawing: BridgeLayout): boolean {
  for (;;) {
    const piece = pieces(drawing)
    const sizes = new Map<number, number>()
    for (const id of piece) if (id >= 0) sizes.set(id, (sizes.get(id) ?? 0) + 1)
    if (sizes.size === 0) return false
    if (sizes.size === 1) return true
    const smallest = [...sizes].reduce((best, next) => (next[1] < best[1] ? next : best))[0]
    if (!connect(drawing, piece, smallest)) return false
  }
}

/** The piece of each cell; −1: none. */
function pieces(drawing: BridgeLayout): Int32Array {
  const piece = new Int32Array(drawing.island.length).fill(-1)
  for (let start = 0; start < piece.length; start++) {
    if (piece[start]! >= 0 || drawing.degree(start) === 0) continue
    const cells = [start]
    piece[start] = start
    for (const cell of cells)
      for (const side of sides) {
        const next = drawing.step(cell, side)
        if (next < 0 || piece[next]! >= 0 || drawing.count(cell, side) === 0) continue
        piece[next] = start
        cells.push(next)
      }
  }
  return piece
}

/** Connects a piece to another by a shortest way over open water, found breadth first, straight where possible. */
function connect(drawing: BridgeLayout, piece: Int32Array, from: number): boolean {
  const came = new Int8Array(piece.length).fill(-1)
  const queue: number[] = []
  for (let cell = 0; cell < piece.length; cell++) if (piece[cell] === from) queue.push(cell)
  for (const cell of queue)
    for (const side of came[cell]! >= 0 ? [came[cell]!, ...sides] : sides) {
      const next = drawing.step(cell, side)
      if (next < 0 || piece[next] === from || came[next]! >= 0) continue
      came[next] = side
      if (piece[next]! < 0) {
        queue.push(next)
        continue
      }
      for (let at = next; piece[at] !== from; ) {
        const back = drawing.step(at, (came[at]! + 2) % 4)
        const way = came[at]!
        const units = way === 1 || way === 3 ? drawing.right : drawing.down
        units[way === 1 || way === 2 ? back : at] = 1
        at = back
      }
      return true
    }
  return false
}

/**
 * How similar picture and solution are: the units in both over the units in either, times the share of parts that can
 * be seen.
 */
export function likeness(lines: Lines, drawing: BridgeLayout, { parts, missing }: Loss): number {
  let both = 0
  let either = 0
  for (const [wanted, drawn] of [
    [lines.right, drawing.right],
    [lines.down, drawing.down],
  ] as const)
    for (let at = 0; at < wanted.length; at++) {
      if (wanted[at]! > 0 && drawn[at]! > 0) both++
      if (wanted[at]! > 0 || drawn[at]! > 0) either++
    }
  return either === 0 ? 0 : (both / either) * (1 - missing / parts)
}
