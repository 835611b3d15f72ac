/**
 * The board as a graph: which islands see each other, and which of those sights cross.
 *
 * An edge joins two islands in one row or column with no island between them. Edges are numbered in rising order of
 * their islands, rows before columns only by that. `around` gives the edges of an island by side: up, right, down,
 * left.
 */
import type { Answer, Bridge } from './model.ts'
import { inOrder } from './model.ts'

export interface Board {
  readonly islands: number
  readonly clue: Uint8Array
  readonly edges: number
  readonly a: Int32Array
  readonly b: Int32Array
  /** 4 per island; −1 where it sees nothing. */
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

/** The board of a puzzle that will be asked for again. */
export function knownBoard(puzzle: Sized): Board {
  const known = boards.get(puzzle)
  if (known) return known
  const board = boardOf(puzzle)
  boards.set(puzzle, board)
  return board
}

export function boardOf({ width, height, islands }: Sized): Board {
  const count = islands.length
  const at = new Int32Array(width * height)
  const clue = new Uint8Array(count)
  let sorted = true
  for (let island = 0, last = -1; island < count; island++) {
    const [col, row, number] = islands[island]!
    const cell = row * width + col
    at[cell] = island + 1
    clue[island] = number
    if (cell < last) sorted = false
    last = cell
  }
  const { edges, a, b, from, to, side } = sorted ? sights(at, width, count) : inOrderOfIslands(sights(at, width, count))
  const around = new Int32Array(4 * count).fill(-1)
  // the row edge over each cell, by its number + 1, takes the place of the islands
  at.fill(0)
  for (let edge = 0; edge < edges; edge++) {
    around[4 * a[edge]! + side[edge]!] = edge
    around[4 * b[edge]! + ((side[edge]! + 2) & 3)] = edge
    if (side[edge]! & 1) for (let cell = from[edge]! + 1; cell < to[edge]!; cell++) at[cell] = edge + 1
  }
  const crossingStart = new Int32Array(edges + 1)
  const pairs: number[] = []
  for (let edge = 0; edge < edges; edge++)
    if ((side[edge]! & 1) === 0)
      for (let cell = from[edge]! + width; cell < to[edge]!; cell += width)
        if (at[cell]! > 0) {
          const other = at[cell]! - 1
          pairs.push(edge, other)
          crossingStart[edge + 1]!++
          crossingStart[other + 1]!++
        }
  for (let edge = 0; edge < edges; edge++) crossingStart[edge + 1]! += crossingStart[edge]!
  const crossing = new Int32Array(pairs.length)
  if (pairs.length > 0) {
    const fill = crossingStart.slice()
    for (let i = 0; i < pairs.length; i++) crossing[fill[pairs[i]!]!++] = pairs[i ^ 1]!
  }
  return { islands: count, clue, edges, a, b, around, crossingStart, crossing }
}

interface Sights {
  readonly edges: number
  readonly a: Int32Array
  readonly b: Int32Array
  /** The cells that an edge runs between, the upper or left one first. */
  readonly from: Int32Array
  readonly to: Int32Array
  /** The side of `a` that it leaves from. */
  readonly side: Int32Array
}

/** Every edge once: for the islands in reading order, first to the right, then downwards. `at` holds islands + 1. */
function sights(at: Int32Array, width: number, islands: number): Sights {
  const most = 2 * islands
  // one piece of memory for all five lists
  const memory = new Int32Array(5 * most)
  const a = memory.subarray(0, most)
  const b = memory.subarray(most, 2 * most)
  const from = memory.subarray(2 * most, 3 * most)
  const to = memory.subarray(3 * most, 4 * most)
  const side = memory.subarray(4 * most)
  let edges = 0
  for (let cell = 0, col = 0; cell < at.length; cell++, col = col + 1 === width ? 0 : col + 1) {
    const island = at[cell]! - 1
    if (island < 0) continue
    for (let way = 1; way <= 2; way++) {
      const step = way === 1 ? 1 : width
      const end = way === 1 ? cell + width - col : at.length
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
  return { edges, a: a.subarray(0, edges), b: b.subarray(0, edges), from, to, side }
}

/** The same edges in rising order of their islands. */
function inOrderOfIslands({ edges, a, b, from, to, side }: Sights): Sights {
  const order = Int32Array.from({ length: edges }, (_, edge) => edge)
  order.sort((x, y) => a[x]! - a[y]! || b[x]! - b[y]!)
  const ordered = (values: Int32Array): Int32Array => order.map((edge) => values[edge]!)
  return { edges, a: ordered(a), b: ordered(b), from: ordered(from), to: ordered(to), side: ordered(side) }
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
