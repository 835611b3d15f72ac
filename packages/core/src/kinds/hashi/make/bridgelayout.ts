/**
 * A solution being laid out on the board's grid: which cells are islands, and how many bridges run over each unit of a
 * row or column. The puzzle is derived from it, so whatever changes, the layout stays a solution of its puzzle.
 *
 * On a cell without an island, a bridge runs straight on and nothing crosses it.
 */
import { answerOf, type Board, boardOf, type Chart } from '../puzzle/board.ts'
import type { Answer, Puzzle } from '../puzzle/model.ts'

/** Up, right, down, left. */
export const sides = [0, 1, 2, 3] as const

export class BridgeLayout {
  readonly width: number
  readonly height: number
  readonly island: Uint8Array
  /** Number of bridges from a cell to its right neighbour, and to the one below. */
  readonly right: Uint8Array
  readonly down: Uint8Array

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
    this.island = new Uint8Array(width * height)
    this.right = new Uint8Array(width * height)
    this.down = new Uint8Array(width * height)
  }

  copy(): BridgeLayout {
    const copy = new BridgeLayout(this.width, this.height)
    copy.take(this)
    return copy
  }

  /** Copies another layout of this size. */
  take(other: BridgeLayout): void {
    this.island.set(other.island)
    this.right.set(other.right)
    this.down.set(other.down)
  }

  /** The next cell on a side, or −1. */
  step(cell: number, side: number): number {
    const { width } = this
    const col = cell % width
    if (side === 0) return cell - width
    if (side === 1) return col + 1 < width ? cell + 1 : -1
    if (side === 2) return cell + width < this.island.length ? cell + width : -1
    return col > 0 ? cell - 1 : -1
  }

  /** Number of bridges that leave a cell on a side. */
  count(cell: number, side: number): number {
    if (side === 1) return this.right[cell]!
    if (side === 2) return this.down[cell]!
    // no bridge leaves a row at its end, so the cell before the first of a row has no bridge to the right
    const before = side === 0 ? cell - this.width : cell - 1
    return before < 0 ? 0 : side === 0 ? this.down[before]! : this.right[before]!
  }

  degree(cell: number): number {
    return this.count(cell, 0) + this.count(cell, 1) + this.count(cell, 2) + this.count(cell, 3)
  }

  /** The first island on a side, or −1. */
  next(cell: number, side: number): number {
    let at = this.step(cell, side)
    while (at >= 0 && !this.island[at]) at = this.step(at, side)
    return at
  }

  /** Sets the number of bridges between an island and the next one on a side. */
  span(cell: number, side: number, count: number): void {
    let at = cell
    do {
      const next = this.step(at, side)
      const units = side === 1 || side === 3 ? this.right : this.down
      units[side === 1 || side === 2 ? at : next] = count
      at = next
    } while (!this.island[at])
  }

  /** Whether a bridge from an island to the next on a side would cross none. */
  clear(cell: number, side: number): boolean {
    let at = this.step(cell, side)
    while (at >= 0 && !this.island[at]) {
      if (this.degree(at) > 0) return false
      at = this.step(at, side)
    }
    return at >= 0
  }

  /** Whether a neighbouring cell is an island. */
  crowded(cell: number): boolean {
    for (let side = 0; side < 4; side++) {
      const beside = this.step(cell, side)
      if (beside >= 0 && this.island[beside]) return true
    }
    return false
  }

  /** Whether an island is only a point on a straight line and can be removed without changing the picture. */
  passing(cell: number): boolean {
    const up = this.count(cell, 0)
    const right = this.count(cell, 1)
    if (up !== this.count(cell, 2) || right !== this.count(cell, 3)) return false
    return (up > 0 && right === 0) || (right > 0 && up === 0)
  }

  get cells(): number[] {
    const cells: number[] = []
    for (let cell = 0; cell < this.island.length; cell++) if (this.island[cell]) cells.push(cell)
    return cells
  }

  /** The puzzle, with islands row by row. */
  puzzle(): Puzzle {
    const { width, height } = this
    return {
      width,
      height,
      islands: this.cells.map((cell) => [cell % width, Math.floor(cell / width), this.degree(cell)]),
    }
  }

  /** Reads the board of the puzzle into a reusable chart. */
  read(chart: Chart): Chart {
    const { island } = this
    if (chart.standsOn(island)) {
      for (let cell = 0, at = 0; cell < island.length; cell++) if (island[cell]) chart.clue[at++] = this.degree(cell)
      return chart
    }
    chart.clear()
    for (let cell = 0; cell < island.length; cell++) if (island[cell]) chart.put(cell, this.degree(cell))
    return chart.join()
  }

  /** The number of bridges on each edge of the puzzle's board. */
  counts(board: Board, cells: readonly number[]): Uint8Array {
    const counts = new Uint8Array(board.edges)
    for (const [island, cell] of cells.entries())
      for (const side of [1, 2] as const) {
        const edge = board.around[4 * island + side]!
        if (edge >= 0) counts[edge] = this.count(cell, side)
      }
    return counts
  }

  answer(): Answer {
    const board = boardOf(this.puzzle())
    return answerOf(board, this.counts(board, this.cells))
  }
}
