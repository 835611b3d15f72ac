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

export function boardOf(puzzle: { readonly width: number; readonly height: number; readonly islands: Islands }): Board {
  const { width, height, islands } = puzzle
  const at = new Int32Array(width * height).fill(-1)
  for (let island = 0; island < islands.length; island++) at[islands[island]![1] * width + islands[island]![0]] = island
  const { a, b, from, to, side } = sights(at, width, islands.length)
  const edges = a.length
  const around = new Int32Array(4 * islands.length).fill(-1)
  const over = new Int32Array(width * height).fill(-1)
  for (let edge = 0; edge < edges; edge++) {
    around[4 * a[edge]! + side[edge]!] = edge
    around[4 * b[edge]! + ((side[edge]! + 2) & 3)] = edge
    if (side[edge]! & 1) for (let cell = from[edge]! + 1; cell < to[edge]!; cell++) over[cell] = edge
  }
  const pairs: number[] = []
  for (let edge = 0; edge < edges; edge++)
    if ((side[edge]! & 1) === 0)
      for (let cell = from[edge]! + width; cell < to[edge]!; cell += width)
        if (over[cell]! >= 0) pairs.push(edge, over[cell]!)
  const crossingStart = new Int32Array(edges + 1)
  for (let i = 0; i < pairs.length; i++) crossingStart[pairs[i]! + 1]!++
  for (let edge = 0; edge < edges; edge++) crossingStart[edge + 1]! += crossingStart[edge]!
  const fill = crossingStart.slice()
  const crossing = new Int32Array(pairs.length)
  for (let i = 0; i < pairs.length; i++) crossing[fill[pairs[i]!]!++] = pairs[i ^ 1]!
  const clue = new Uint8Array(islands.length)
  for (let island = 0; island < islands.length; island++) clue[island] = islands[island]![2]
  return { islands: islands.length, clue, edges, a, b, around, crossingStart, crossing }
}

/** The edges in rising order of their islands, with the cells they run between and the side of `a` they leave from. */
function sights(at: Int32Array, width: number, islands: number) {
  const most = 2 * islands
  const found = {
    a: new Int32Array(most),
    b: new Int32Array(most),
    from: new Int32Array(most),
    to: new Int32Array(most),
  }
  const side = new Uint8Array(most)
  const below = new Int32Array(width).fill(-1)
  let count = 0
  let sorted = true
  const add = (start: number, end: number, way: number): void => {
    const [i, j] = [at[start]!, at[end]!]
    found.a[count] = Math.min(i, j)
    found.b[count] = Math.max(i, j)
    found.from[count] = start
    found.to[count] = end
    side[count] = i < j ? way : (way + 2) & 3
    count++
  }
  // backwards and downwards first: for islands in rows this is the rising order, read from its end
  for (let cell = at.length - 1, right = -1; cell >= 0; cell--) {
    const col = cell % width
    if (col === width - 1) right = -1
    if (at[cell]! < 0) continue
    if (below[col]! >= 0) add(cell, below[col]!, 2)
    if (right >= 0) add(cell, right, 1)
    right = cell
    below[col] = cell
  }
  const { a, b, from, to } = found
  const order = new Int32Array(count)
  for (let edge = 0; edge < count; edge++) order[edge] = count - 1 - edge
  for (let k = 1; k < count && sorted; k++) {
    const [x, y] = [order[k - 1]!, order[k]!]
    sorted = a[x]! < a[y]! || (a[x] === a[y] && b[x]! < b[y]!)
  }
  if (!sorted) order.sort((x, y) => a[x]! - a[y]! || b[x]! - b[y]!)
  const inOrderOf = (values: Int32Array): Int32Array => order.map((edge) => values[edge]!)
  return {
    a: inOrderOf(a),
    b: inOrderOf(b),
    from: inOrderOf(from),
    to: inOrderOf(to),
    side: order.map((edge) => side[edge]!),
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
