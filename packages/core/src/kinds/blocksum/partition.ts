/**
 * Blocks under construction, and the walk upward from single cells: merge neighbouring blocks while a condition holds.
 *
 * A monotone condition that fails for a partition fails for every coarser one. So a refused merge stays refused, every
 * grid edge is tested at most once (at most 2n(n−1) tests), and the walk ends at a maximal partition. With a condition
 * that is not monotone, the caller clears the refusals and walks again until nothing grows.
 */
import type { Budget } from '../../base/budget.ts'
import type { Rng } from '../../base/rng.ts'
import type { Partition } from './nine.ts'
import { neighbours } from './puzzle/model.ts'

export class Blocks implements Partition {
  readonly size: number
  readonly blockOf: Uint16Array
  readonly sum: Int32Array
  readonly cellsIn: Int32Array
  /** For each pair of blocks, whether merging them was refused. */
  private readonly refused: Uint8Array

  /** Starts with one block for each cell of a solution. */
  constructor(size: number, solution: Uint8Array) {
    const cells = size * size
    this.size = size
    this.blockOf = Uint16Array.from({ length: cells }, (_, cell) => cell)
    this.sum = Int32Array.from(solution)
    this.cellsIn = new Int32Array(cells).fill(1)
    this.refused = new Uint8Array(cells * cells)
  }

  /** Merges block b into block a. */
  merge(a: number, b: number): void {
    const cells = this.blockOf.length
    for (let cell = 0; cell < cells; cell++) if (this.blockOf[cell] === b) this.blockOf[cell] = a
    this.sum[a]! += this.sum[b]!
    this.cellsIn[a]! += this.cellsIn[b]!
    this.sum[b] = 0
    this.cellsIn[b] = 0
    for (let other = 0; other < cells; other++) {
      const either = this.refused[a * cells + other]! | this.refused[b * cells + other]!
      this.refused[a * cells + other] = either
      this.refused[other * cells + a] = either
    }
  }

  refuse(a: number, b: number): void {
    const cells = this.blockOf.length
    this.refused[a * cells + b] = 1
    this.refused[b * cells + a] = 1
  }

  isRefused(a: number, b: number): boolean {
    return this.refused[a * this.blockOf.length + b] === 1
  }

  /** The number of blocks. */
  get count(): number {
    let blocks = 0
    for (const cells of this.cellsIn) if (cells > 0) blocks++
    return blocks
  }

  /** The number of blocks of one cell. */
  get singles(): number {
    let blocks = 0
    for (const cells of this.cellsIn) if (cells === 1) blocks++
    return blocks
  }

  /** Clears all refusals. */
  forgive(): void {
    this.refused.fill(0)
  }

  copy(): Blocks {
    const copy = new Blocks(this.size, new Uint8Array(this.blockOf.length))
    copy.copyFrom(this)
    return copy
  }

  copyFrom(other: Blocks): void {
    this.copyShape(other)
    this.refused.set(other.refused)
  }

  /** Copies the blocks without the refusals. */
  private copyShape(other: Blocks): void {
    this.blockOf.set(other.blockOf)
    this.sum.set(other.sum)
    this.cellsIn.set(other.cellsIn)
  }

  /** Copies the blocks of another with a and b merged; keeps its own refusals. */
  copyMerged(other: Blocks, a: number, b: number): void {
    this.copyShape(other)
    for (let cell = 0; cell < this.blockOf.length; cell++) if (this.blockOf[cell] === b) this.blockOf[cell] = a
    this.sum[a]! += this.sum[b]!
    this.cellsIn[a]! += this.cellsIn[b]!
    this.sum[b] = 0
    this.cellsIn[b] = 0
  }

  /**
   * Copies the blocks of another without refusals, with some split into single cells. A block is named by its first
   * cell.
   */
  copyApart(other: Blocks, apart: readonly number[], solution: Uint8Array): void {
    this.copyShape(other)
    this.refused.fill(0)
    for (let cell = 0; cell < this.blockOf.length; cell++) {
      if (!apart.includes(this.blockOf[cell]!)) continue
      this.blockOf[cell] = cell
      this.sum[cell] = solution[cell]!
      this.cellsIn[cell] = 1
    }
  }
}

const edges = new Map<number, (readonly [number, number])[]>()

/** Pairs of neighbouring cells. */
export function edgesOf(size: number): readonly (readonly [number, number])[] {
  const known = edges.get(size)
  if (known) return known
  const found: (readonly [number, number])[] = []
  for (let cell = 0; cell < size * size; cell++)
    for (const next of neighbours(cell, size)) if (next > cell) found.push([cell, next])
  edges.set(size, found)
  return found
}

/** Two neighbouring blocks that could be merged. */
type Pair = readonly [number, number]

/** The merges that are neither refused nor too large, each pair of blocks once. */
function openPairs(blocks: Blocks, edges: readonly Pair[], maxBlock: number): Pair[] {
  const { blockOf, cellsIn } = blocks
  const pairs: Pair[] = []
  for (let i = 0; i < edges.length; i++) {
    const edge = edges[i]!
    const one = blockOf[edge[0]]!
    const other = blockOf[edge[1]]!
    if (one === other || blocks.isRefused(one, other) || cellsIn[one]! + cellsIn[other]! > maxBlock) continue
    const a = Math.min(one, other)
    const b = Math.max(one, other)
    // two single cells share only one edge
    const isSeen = cellsIn[a]! + cellsIn[b]! > 2 && pairs.some((pair) => pair[0] === a && pair[1] === b)
    if (!isSeen) pairs.push([a, b])
  }
  return pairs
}

/** Whether a partition is allowed. null: not decided within its own limit, so the merge is not made. */
export interface Condition {
  (blocks: Blocks, budget: Budget): boolean | null
  /** Whether the partition with a and b merged is allowed, tested without merging them; never null. */
  readonly whenMerged?: (blocks: Blocks, a: number, b: number) => boolean
}

/** A condition that is only ever tested for merges. */
export const whenMerged = (holds: (blocks: Blocks, a: number, b: number) => boolean): Condition =>
  Object.assign((): null => null, { whenMerged: holds })

/** How a walk ended. `certain`: every refusal was proved, so no merge is possible any more. */
export interface Walk {
  readonly finished: boolean
  readonly certain: boolean
}

/**
 * Scheme I: any merge that keeps the condition. With one draw each pair of neighbouring blocks is equally likely, as in
 * the founding text; with more, the smallest of the drawn merges is tried, which leaves fewer single cells and rounder
 * blocks. If not finished, the budget ran out: the condition holds, but the blocks might grow further. Yields after
 * each test except the last.
 */
export function* grow(
  blocks: Blocks,
  maxBlock: number,
  holds: Condition,
  draws: number,
  rng: Rng,
  budget: Budget,
): Generator<void, Walk> {
  const edges = edgesOf(blocks.size)
  const trial = holds.whenMerged ? null : blocks.copy()
  const isHeld = (a: number, b: number): boolean | null => {
    if (holds.whenMerged) return holds.whenMerged(blocks, a, b)
    trial?.copyMerged(blocks, a, b)
    return trial && holds(trial, budget)
  }
  let certain = true
  let pairs = openPairs(blocks, edges, maxBlock)
  while (pairs.length > 0) {
    if (!budget.spend()) return { finished: false, certain: false }
    const at = drawPair(blocks, pairs, draws, rng)
    const [a, b] = pairs[at]!
    const held = isHeld(a, b)
    if (held) {
      blocks.merge(a, b)
      pairs = openPairs(blocks, edges, maxBlock)
    } else {
      certain &&= held !== null
      blocks.refuse(a, b)
      pairs[at] = pairs.at(-1)!
      pairs.pop()
    }
    if (pairs.length > 0) yield
  }
  return { finished: true, certain }
}

/** Settings of a regrowth. */
export interface Regrowth {
  readonly maxBlock: number
  /** The number of merges drawn, of which the smallest is tried. */
  readonly draws: number
  /** Whether blocks a and b may be merged. */
  holds(a: number, b: number): boolean
}

/**
 * First makes merges that take in single cells, then, if requested, all others in which one of the two blocks is fresh,
 * as long as no more than the given number of cells stay single. 'worse': more single cells than that cannot be merged;
 * the result is then unusable.
 */
export function regrow(
  blocks: Blocks,
  fresh: Uint8Array,
  fully: boolean,
  { maxBlock, draws, holds }: Regrowth,
  rng: Rng,
  budget: Budget,
  maxSingles: number,
): 'grown' | 'worse' | 'spent' {
  const { cellsIn } = blocks
  const cells = cellsIn.length
  /** Open merges as a × cells + b, and the number of open merges of each block. */
  const pairs = new Int32Array(2 * cells)
  const chances = new Int32Array(cells)
  for (let isFirst = true; ; ) {
    let count = listPairs(blocks, maxBlock, fresh, isFirst, pairs)
    if (count === 0 && !(isFirst && fully)) return 'grown'
    chances.fill(0)
    for (let i = 0; i < count; i++) {
      const a = Math.floor(pairs[i]! / cells)
      chances[a]!++
      chances[pairs[i]! - a * cells]!++
    }
    let stuck = 0
    for (let block = 0; block < cells; block++) if (cellsIn[block] === 1 && chances[block] === 0) stuck++
    let isMerged = false
    while (count > 0 && !isMerged && stuck <= maxSingles) {
      if (!budget.spend()) return 'spent'
      let at = 0
      let a = 0
      let b = 0
      let min = Number.POSITIVE_INFINITY
      for (let draw = 0; draw < draws; draw++) {
        const next = rng.below(count)
        const one = Math.floor(pairs[next]! / cells)
        const other = pairs[next]! - one * cells
        if (cellsIn[one]! + cellsIn[other]! >= min) continue
        min = cellsIn[one]! + cellsIn[other]!
        at = next
        a = one
        b = other
      }
      isMerged = holds(a, b)
      if (isMerged) {
        blocks.merge(a, b)
        fresh[a] = 1
      } else {
        blocks.refuse(a, b)
        pairs[at] = pairs[--count]!
        if (--chances[a]! === 0 && cellsIn[a] === 1) stuck++
        if (--chances[b]! === 0 && cellsIn[b] === 1) stuck++
      }
    }
    if (stuck > maxSingles) return 'worse'
    if (count === 0 && fully) isFirst = false
  }
}

/** Lists the open merges of a fresh block, or those that take in a single cell, and counts them. */
function listPairs(blocks: Blocks, maxBlock: number, fresh: Uint8Array, ofSingles: boolean, pairs: Int32Array): number {
  const { blockOf, cellsIn } = blocks
  const cells = blockOf.length
  const all = edgesOf(blocks.size)
  let count = 0
  for (let i = 0; i < all.length; i++) {
    const one = blockOf[all[i]![0]]!
    const other = blockOf[all[i]![1]]!
    if (one === other || (!fresh[one] && !fresh[other])) continue
    if (ofSingles && cellsIn[one] !== 1 && cellsIn[other] !== 1) continue
    if (cellsIn[one]! + cellsIn[other]! > maxBlock || blocks.isRefused(one, other)) continue
    const pair = one < other ? one * cells + other : other * cells + one
    let at = 0
    while (at < count && pairs[at] !== pair) at++
    if (at === count) pairs[count++] = pair
  }
  return count
}

function drawPair({ cellsIn }: Blocks, pairs: readonly Pair[], draws: number, rng: Rng): number {
  let best = rng.below(pairs.length)
  for (let draw = 1; draw < draws; draw++) {
    const next = rng.below(pairs.length)
    const [a, b] = pairs[next]!
    const [c, d] = pairs[best]!
    if (cellsIn[a]! + cellsIn[b]! < cellsIn[c]! + cellsIn[d]!) best = next
  }
  return best
}

/**
 * Scheme II: always the merge with the highest score; the best partition on the way wins, so the result need not be
 * maximal. `score` gives null where the condition fails. The text does not say how ties are broken: they are drawn from
 * `ties`; without it the first in reading order is taken. The lab shows both.
 */
export function* climbByScore(
  blocks: Blocks,
  maxBlock: number,
  score: (blocks: Blocks) => number | null,
  budget: Budget,
  ties: Rng | null = null,
): Generator<void, Walk> {
  const edges = edgesOf(blocks.size)
  const trial = blocks.copy()
  const walker = blocks.copy()
  let record = Number.NEGATIVE_INFINITY
  for (;;) {
    let top = Number.NEGATIVE_INFINITY
    let equal = 0
    let chosen: Pair | null = null
    for (const [a, b] of openPairs(walker, edges, maxBlock)) {
      if (!budget.spend()) return { finished: false, certain: false }
      trial.copyFrom(walker)
      trial.merge(a, b)
      const value = score(trial)
      if (value === null) walker.refuse(a, b)
      else if (value >= top) {
        equal = value > top ? 1 : equal + 1
        if (equal === 1 || ties?.below(equal) === 0) chosen = [a, b]
        top = value
      }
    }
    if (!chosen) return { finished: true, certain: true }
    walker.merge(...chosen)
    if (top > record) {
      record = top
      blocks.copyFrom(walker)
    }
    yield
  }
}
