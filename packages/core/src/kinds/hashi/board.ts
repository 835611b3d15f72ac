/**
 * The board as a graph: which islands see each other, and which of those sights cross.
 *
 * An edge joins two islands in one row or column with no island between them. Edges are numbered in rising order of
 * their islands, rows before columns only by that. `around` gives the edges of an island by side: up, right, down, left.
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

export function boardOf(puzzle: { readonly width: number; readonly height: number; readonly islands: Islands }): Board {
  const { width, height, islands } = puzzle
  const at = new Int32Array(width * height).fill(-1)
  for (const [index, [col, row]] of islands.entries()) at[row * width + col] = index
  const ends: { a: number; b: number; side: number; from: number; to: number; step: number }[] = []
  for (const [vertical, lines, length] of [
    [false, height, width],
    [true, width, height],
  ] as const)
    for (let line = 0; line < lines; line++) {
      let last = -1
      let lastCell = 0
      for (let i = 0; i < length; i++) {
        const cell = vertical ? i * width + line : line * width + i
        const island = at[cell]!
        if (island < 0) continue
        if (last >= 0)
          ends.push({
            a: last,
            b: island,
            side: vertical ? 2 : 1,
            from: lastCell,
            to: cell,
            step: vertical ? width : 1,
          })
        last = island
        lastCell = cell
      }
    }
  for (const end of ends) {
    if (end.a < end.b) continue
    const { a, b } = end
    Object.assign(end, { a: b, b: a, side: (end.side + 2) % 4 })
  }
  ends.sort((x, y) => x.a - y.a || x.b - y.b)
  const a = Int32Array.from(ends, (end) => end.a)
  const b = Int32Array.from(ends, (end) => end.b)
  const around = new Int32Array(4 * islands.length).fill(-1)
  const over = new Int32Array(width * height).fill(-1)
  const pairs: number[] = []
  for (const [edge, { a: first, b: second, side, from, to, step }] of ends.entries()) {
    around[4 * first + side] = edge
    around[4 * second + ((side + 2) % 4)] = edge
    if (step === 1) for (let cell = from + 1; cell < to; cell++) over[cell] = edge
  }
  for (const [edge, { from, to, step }] of ends.entries())
    if (step !== 1)
      for (let cell = from + step; cell < to; cell += step) if (over[cell]! >= 0) pairs.push(edge, over[cell]!)
  const crossingStart = new Int32Array(ends.length + 1)
  for (const edge of pairs) crossingStart[edge + 1]!++
  for (let edge = 0; edge < ends.length; edge++) crossingStart[edge + 1]! += crossingStart[edge]!
  const fill = crossingStart.slice()
  const crossing = new Int32Array(pairs.length)
  for (let i = 0; i < pairs.length; i++) crossing[fill[pairs[i]!]!++] = pairs[i ^ 1]!
  return {
    islands: islands.length,
    clue: Uint8Array.from(islands, ([, , number]) => number),
    edges: ends.length,
    a,
    b,
    around,
    crossingStart,
    crossing,
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
