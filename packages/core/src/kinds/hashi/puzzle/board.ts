/**
 * The board as a graph: which islands see each other, and which of these connections cross.
 *
 * An edge joins two islands in one row or column with no island between them. Edges are sorted by their islands'
 * indices. `around` gives the edges of an island by side: up, right, down, left.
 */
import type { Answer, Bridge } from './model.ts'
import { inOrder } from './model.ts'

export interface Board {
  readonly islands: number
  readonly clue: Uint8Array
  readonly edges: number
  readonly a: Int32Array
  readonly b: Int32Array
  /** 4 per island; −1 where it sees no other. */
  readonly around: Int32Array
  /** Edges that cross edge e: crossing[crossingStart[e] … crossingStart[e + 1]]. */
  readonly crossingStart: Int32Array
  readonly crossing: Int32Array
}

export type Islands = readonly (readonly [col: number, row: number, number: number])[]

interface Sized {
  readonly width: number
  readonly height: number
  readonly islands: Islands
}

const boards = new WeakMap<Sized, Board>()

/** The board of a puzzle, cached for repeated use. */
export function knownBoard(puzzle: Sized): Board {
  const known = boards.get(puzzle)
  if (known) return known
  const board = boardOf(puzzle)
  boards.set(puzzle, board)
  return board
}

export function boardOf({ width, height, islands }: Sized): Board {
  const chart = new Chart(width, height, islands.length)
  for (const [col, row, number] of islands) chart.put(row * width + col, number)
  return chart.join()
}

/** A board that can be rebuilt again and again in the same memory: `clear` it, `put` the islands, `join` them. */
export class Chart implements Board {
  islands = 0
  edges = 0
  readonly clue: Uint8Array
  readonly a: Int32Array
  readonly b: Int32Array
  readonly around: Int32Array
  readonly crossingStart: Int32Array
  readonly crossing: Int32Array
  private readonly width: number
  /** By cell: its island + 1, or 0. */
  private readonly at: Int32Array
  /** By cell: the edge + 1 that runs over it in its row, or 0. */
  private readonly over: Int32Array
  /** The cells that an edge runs between, the upper or left one first, and the side of `a` from which it leaves. */
  private readonly from: Int32Array
  private readonly to: Int32Array
  private readonly side: Uint8Array
  private lastCell = -1
  private inOrder = true

  /** `max`: the maximum number of islands. */
  constructor(width: number, height: number, max: number = width * height) {
    this.width = width
    this.clue = new Uint8Array(max)
    this.a = new Int32Array(2 * max)
    this.b = new Int32Array(2 * max)
    this.around = new Int32Array(4 * max)
    this.crossingStart = new Int32Array(2 * max + 1)
    this.crossing = new Int32Array(2 * width * height)
    this.at = new Int32Array(width * height)
    this.over = new Int32Array(width * height)
    this.from = new Int32Array(2 * max)
    this.to = new Int32Array(2 * max)
    this.side = new Uint8Array(2 * max)
  }

  clear(): void {
    this.islands = 0
    this.at.fill(0)
    this.over.fill(0)
    this.lastCell = -1
    this.inOrder = true
  }

  /** Whether the islands stand on exactly these cells, in this order; then only their numbers can differ. */
  standsOn(cells: Uint8Array): boolean {
    if (!this.inOrder) return false
    for (let cell = 0; cell < cells.length; cell++) if (this.at[cell]! > 0 !== cells[cell]! > 0) return false
    return true
  }

  put(cell: number, number: number): void {
    this.clue[this.islands++] = number
    this.at[cell] = this.islands
    if (cell < this.lastCell) this.inOrder = false
    this.lastCell = cell
  }

  /** Finds the edges and their crossings. */
  join(): this {
    this.findEdges()
    if (!this.inOrder) this.sortEdges()
    const { a, b, around, from, to, side, over, edges } = this
    around.fill(-1, 0, 4 * this.islands)
    for (let edge = 0; edge < edges; edge++) {
      around[4 * a[edge]! + side[edge]!] = edge
      around[4 * b[edge]! + ((side[edge]! + 2) & 3)] = edge
      if (side[edge]! & 1) for (let cell = from[edge]! + 1; cell < to[edge]!; cell++) over[cell] = edge + 1
    }
    this.findCrossings()
    return this
  }

  /** Finds every edge once: for the islands in reading order, first to the right, then downwards. */
  private findEdges(): void {
    const { at, width, a, b, from, to, side } = this
    let edges = 0
    for (let cell = 0, rowEnd = width; cell < at.length; cell++) {
      if (cell === rowEnd) rowEnd += width
      const island = at[cell]! - 1
      if (island < 0) continue
      for (let way = 1; way <= 2; way++) {
        const step = way === 1 ? 1 : width
        const end = way === 1 ? rowEnd : at.length
        let next = cell + step
        while (next < end && at[next] === 0) next += step
        if (next >= end) continue
        const other = at[next]! - 1
        a[edges] = Math.min(island, other)
        b[edges] = Math.max(island, other)
        from[edges] = cell
        to[edges] = next
        side[edges] = island < other ? way : (way + 2) & 3
        edges++
      }
    }
    this.edges = edges
  }

  /** Sorts the edges by their islands' indices. */
  private sortEdges(): void {
    const { edges, a, b } = this
    const order = Array.from({ length: edges }, (_, edge) => edge)
    order.sort((x, y) => a[x]! - a[y]! || b[x]! - b[y]!)
    for (const list of [a, b, this.from, this.to, this.side]) list.set(order.map((edge) => list[edge]!))
  }

  private findCrossings(): void {
    const { width, from, to, side, over, edges, crossing, crossingStart } = this
    crossingStart.fill(0, 0, edges + 1)
    for (let edge = 0; edge < edges; edge++)
      if ((side[edge]! & 1) === 0)
        for (let cell = from[edge]! + width; cell < to[edge]!; cell += width)
          if (over[cell]! > 0) {
            crossingStart[edge]!++
            crossingStart[over[cell]! - 1]!++
          }
    // each list is filled from its end, which moves its start pointer into place
    let end = 0
    for (let edge = 0; edge < edges; edge++) {
      end += crossingStart[edge]!
      crossingStart[edge] = end
    }
    crossingStart[edges] = end
    for (let edge = edges - 1; end > 0 && edge >= 0; edge--)
      if ((side[edge]! & 1) === 0)
        for (let cell = to[edge]! - width; cell > from[edge]!; cell -= width)
          if (over[cell]! > 0) {
            const other = over[cell]! - 1
            crossing[--crossingStart[edge]!] = other
            crossing[--crossingStart[other]!] = edge
          }
  }
}

/** The edge between two islands, or −1. */
export function edgeBetween(board: Board, i: number, j: number): number {
  if (i >= board.islands || j >= board.islands) return -1
  for (let side = 0; side < 4; side++) {
    const edge = board.around[4 * i + side]!
    if (edge >= 0 && (board.a[edge] === j || board.b[edge] === j) && i !== j) return edge
  }
  return -1
}

export function answerOf(board: Board, counts: ArrayLike<number>): Answer {
  const bridges: Bridge[] = []
  for (let edge = 0; edge < board.edges; edge++) {
    const count = counts[edge]
    if (count === 1 || count === 2) bridges.push([board.a[edge]!, board.b[edge]!, count])
  }
  return { bridges: inOrder(bridges) }
}
