/**
 * Blocks under construction, and the walk upward from single cells: merge neighbouring blocks while a condition holds.
 *
 * The conditions are monotone: what fails for a partition fails for every coarser one. So a refused merge stays
 * refused, every grid edge is tested at most once (2n(n−1) tests at most), and the walk ends at a maximal partition.
 */
import type { Budget } from '../../engine/budget.ts'
import type { Rng } from '../../engine/rng.ts'
import { neighbours } from './model.ts'
import type { Partition } from './nine.ts'

export class Blocks implements Partition {
  readonly size: number
  readonly blockOf: Uint16Array
  readonly sum: Int32Array
  readonly cellsIn: Int32Array
  /** By pairs of blocks: merging them was refused. */
  private readonly refused: Uint8Array

  /** One block for each cell of the witness. */
  constructor(size: number, witness: Uint8Array) {
    const cells = size * size
    this.size = size
    this.blockOf = Uint16Array.from({ length: cells }, (_, cell) => cell)
    this.sum = Int32Array.from(witness)
    this.cellsIn = new Int32Array(cells).fill(1)
    this.refused = new Uint8Array(cells * cells)
  }

  /** Block b becomes part of block a. */
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

  copy(): Blocks {
    const copy = new Blocks(this.size, new Uint8Array(this.blockOf.length))
    copy.copyFrom(this)
    return copy
  }

  copyFrom(other: Blocks): void {
    this.blockOf.set(other.blockOf)
    this.sum.set(other.sum)
    this.cellsIn.set(other.cellsIn)
    this.refused.set(other.refused)
  }
}

/** Pairs of neighbouring cells. */
export function edgesOf(size: number): (readonly [number, number])[] {
  const edges: (readonly [number, number])[] = []
  for (let cell = 0; cell < size * size; cell++)
    for (const next of neighbours(cell, size)) if (next > cell) edges.push([cell, next])
  return edges
}

/** A merge that could be tried: two neighbouring blocks. */
type Pair = readonly [number, number]

/** The merges that are neither refused nor too large, each pair of blocks once. */
export function openPairs(blocks: Blocks, edges: readonly Pair[], maxBlock: number): Pair[] {
  const { blockOf, cellsIn } = blocks
  const cells = blockOf.length
  const seen = new Set<number>()
  const pairs: Pair[] = []
  for (const [one, other] of edges) {
    const a = Math.min(blockOf[one]!, blockOf[other]!)
    const b = Math.max(blockOf[one]!, blockOf[other]!)
    if (a === b || blocks.isRefused(a, b) || cellsIn[a]! + cellsIn[b]! > maxBlock || seen.has(a * cells + b)) continue
    seen.add(a * cells + b)
    pairs.push([a, b])
  }
  return pairs
}

/**
 * Scheme I: any merge that keeps the condition, each pair of neighbouring blocks equally likely. Ends with false when the budget
 * ran out: the blocks hold the condition then, but might grow. Yields after each test, so that the caller can breathe.
 */
export function* grow(
  blocks: Blocks,
  maxBlock: number,
  holds: (blocks: Blocks) => boolean,
  rng: Rng,
  budget: Budget,
): Generator<void, boolean> {
  const edges = edgesOf(blocks.size)
  const trial = blocks.copy()
  let pairs = openPairs(blocks, edges, maxBlock)
  while (pairs.length > 0) {
    if (!budget.spend()) return false
    const at = rng.below(pairs.length)
    const [a, b] = pairs[at]!
    trial.copyFrom(blocks)
    trial.merge(a, b)
    if (holds(trial)) {
      blocks.merge(a, b)
      pairs = openPairs(blocks, edges, maxBlock)
    } else {
      blocks.refuse(a, b)
      pairs[at] = pairs.at(-1)!
      pairs.pop()
    }
    yield
  }
  return true
}
