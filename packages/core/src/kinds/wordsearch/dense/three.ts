/**
 * Solves three by three exactly: finds the best board of a dictionary and proves that there is no better one.
 *
 * Method: branch and bound on the loss against a board in which everything is a word (9 letters, 40 pairs, 16 triples:
 * 137). Losses of letters, pairs and triples that are no words add up; words that occur twice lose more, which is
 * counted once the board is full. Order: centre, then corners, then edges. Once the centre and two neighbouring corners
 * are known, the minimum loss of the edge between them comes from a table, so that most corners fail at once. The
 * allowed loss rises step by step until a board is found. The first corner is the smallest and the fourth not below the
 * second, which keeps one of each eight boards that are rotations and reflections of one another.
 */
import type { Budget } from '../../../base/budget.ts'
import { allLines } from '../../../wordgrid/three.ts'
import { childOf, isWord, type Trie } from './trie.ts'

const perfect = 137
const lossStep = 4

export interface BestOfThree {
  readonly letters: number
  /** Letter numbers, row by row. */
  readonly boards: readonly Uint16Array[]
}

/** Yields now and then; returns null if the budget ran out. */
export function* solveThree(trie: Trie, budget: Budget): Generator<void, BestOfThree | null> {
  const tables = new Tables(trie)
  for (let allowed = lossStep; ; allowed += lossStep) {
    const search = new Search(tables, Math.min(allowed, perfect))
    for (let centre = 1; centre < tables.count; centre++) {
      if (!budget.spend(1 + (search.work >> 6))) return null
      search.work = 0
      search.from(centre)
      yield
    }
    if (search.boards.length > 0 || allowed >= perfect) return { letters: perfect - search.min, boards: search.boards }
  }
}

class Tables {
  readonly count: number
  readonly single: Uint8Array
  /** [x, y]: the loss of the pair, both ways. */
  readonly pair: Uint8Array
  readonly triple: Uint8Array
  /** [a, b, e]: the minimum loss of an edge cell between corners a and b beside centre e. */
  readonly edge: Uint8Array

  constructor(trie: Trie) {
    const count = trie.letters.length
    this.count = count
    this.single = new Uint8Array(count).fill(1)
    this.pair = new Uint8Array(count ** 2)
    this.triple = new Uint8Array(count ** 3).fill(6)
    const words2 = new Uint8Array(count ** 2)
    const { kids, kidLetter, kidSlot } = trie
    for (let x = 1; x < count; x++) {
      const slot = childOf(trie, 0, x)
      if (slot === 0) continue
      if (isWord(trie, slot)) this.single[x] = 0
      for (let kid = kids[slot]!; kidLetter[kid] !== 0; kid++) {
        const y = kidLetter[kid]!
        if (isWord(trie, kidSlot[kid]!)) words2[x * count + y] = 1
        for (let last = kids[kidSlot[kid]!]!; kidLetter[last] !== 0; last++)
          if (isWord(trie, kidSlot[last]!)) {
            const z = kidLetter[last]!
            this.triple[(x * count + y) * count + z]! -= 3
            this.triple[(z * count + y) * count + x]! -= 3
          }
      }
    }
    for (let x = 1; x < count; x++)
      for (let y = 1; y < count; y++)
        this.pair[x * count + y] = 4 - 2 * words2[x * count + y]! - 2 * words2[y * count + x]!
    this.edge = this.edges()
  }

  loss(a: number, n: number, b: number, e: number): number {
    const { count, pair, single, triple } = this
    return (
      single[n]! +
      pair[a * count + n]! +
      pair[n * count + b]! +
      pair[n * count + e]! +
      triple[(a * count + n) * count + b]!
    )
  }

  private edges(): Uint8Array {
    const { count } = this
    const min = new Uint8Array(count ** 3).fill(255)
    for (let a = 1; a < count; a++)
      for (let b = a; b < count; b++)
        for (let e = 1; e < count; e++) {
          let low = 255
          for (let n = 1; n < count; n++) {
            const loss = this.loss(a, n, b, e)
            if (loss < low) low = loss
          }
          min[(a * count + b) * count + e] = low
          min[(b * count + a) * count + e] = low
        }
    return min
  }
}

class Search {
  /** The minimum loss found so far, and the boards with it. */
  min: number
  boards: Uint16Array[] = []
  work = 0
  private readonly tables: Tables

  constructor(tables: Tables, allowed: number) {
    this.tables = tables
    this.min = allowed
  }

  from(e: number): void {
    const { count, single, pair, triple, edge } = this.tables
    const corner = (x: number): number => single[x]! + pair[x * count + e]!
    const between = (x: number, y: number): number => edge[(x * count + y) * count + e]!
    const line = (x: number, y: number): number => triple[(x * count + e) * count + y]!
    for (let a = 1; a < count; a++) {
      const one = single[e]! + corner(a)
      if (one > this.min) continue
      for (let b = a; b < count; b++) {
        this.work++
        const two = one + corner(b) + between(a, b)
        if (two > this.min) continue
        for (let c = a; c < count; c++) {
          this.work++
          const three = two + corner(c) + between(b, c) + line(a, c)
          if (three > this.min) continue
          for (let d = b; d < count; d++) {
            const four = three + corner(d) + between(c, d) + between(d, a) + line(b, d)
            if (four <= this.min) this.edges(e, a, b, c, d, four)
          }
          this.work += count >> 3
        }
      }
    }
  }

  /** Corners a b c d clockwise from the top left; edges north, east, south, west. */
  private edges(e: number, a: number, b: number, c: number, d: number, bound: number): void {
    const { tables } = this
    const { count, pair, triple, edge } = tables
    const over = (x: number, n: number, y: number): number =>
      tables.loss(x, n, y, e) - edge[(x * count + y) * count + e]!
    for (let n = 1; n < count; n++) {
      const one = bound + over(a, n, b)
      if (one > this.min) continue
      for (let s = 1; s < count; s++) {
        const two = one + over(c, s, d) + triple[(n * count + e) * count + s]!
        if (two > this.min) continue
        for (let east = 1; east < count; east++) {
          const three = two + over(b, east, c) + pair[n * count + east]! + pair[s * count + east]!
          if (three > this.min) continue
          for (let w = 1; w < count; w++) {
            this.work++
            const four =
              three +
              over(d, w, a) +
              pair[n * count + w]! +
              pair[s * count + w]! +
              triple[(w * count + e) * count + east]!
            if (four <= this.min) this.keep(Uint16Array.of(a, n, b, w, e, east, d, s, c), four)
          }
        }
      }
    }
  }

  /** Records a full board, whose repeated words add to its loss. */
  private keep(board: Uint16Array, loss: number): void {
    const total = loss + repeated(board, this.tables)
    if (total > this.min) return
    if (total < this.min) this.boards = []
    this.min = total
    this.boards.push(board)
  }
}

const pairs = [
  [0, 1],
  [1, 2],
  [3, 4],
  [4, 5],
  [6, 7],
  [7, 8],
  [0, 3],
  [3, 6],
  [1, 4],
  [4, 7],
  [2, 5],
  [5, 8],
  [0, 4],
  [4, 8],
  [1, 5],
  [3, 7],
  [2, 4],
  [4, 6],
  [1, 3],
  [5, 7],
] as const

/** Total letters of repeated readings of words. */
function repeated(board: Uint16Array, { count, single, pair, triple }: Tables): number {
  const times = new Map<number, number>()
  let lost = 0
  const see = (key: number, length: number): void => {
    if (times.has(key)) lost += length
    else times.set(key, length)
  }
  for (const x of board) if (single[x] === 0) see(x, 1)
  // a pair or triple that is a word one way only has already lost the other way; which way does not matter here
  for (const [i, j] of pairs) {
    const [x, y] = [board[i]!, board[j]!]
    const loss = pair[x * count + y]!
    const key = count + Math.min(x, y) * count + Math.max(x, y)
    if (loss < 4) see(key, loss === 0 && x !== y ? 4 : 2)
    if (x === y && loss === 0) lost += 2
  }
  for (const [i, j, k] of allLines) {
    const [x, y, z] = [board[i]!, board[j]!, board[k]!]
    const loss = triple[(x * count + y) * count + z]!
    const key = count + count ** 2 + (Math.min(x, z) * count + y) * count + Math.max(x, z)
    if (loss < 6) see(key, loss === 0 && x !== z ? 6 : 3)
    if (x === z && loss === 0) lost += 3
  }
  return lost
}
