/**
 * Packs words into a board by ruin and recreate (Schrimpf et al., 2000): take a few words out, put the missing ones
 * back where they share most letters, accept the result by the rule of simulated annealing.
 *
 * The state never holds a conflict, so it is a board at any moment. Minimised: letters not placed (weight 2) plus cells
 * used or, if an exact number of cells is wanted, the difference from it. A comfortable board only needs all words
 * placed. To use an exact number of cells, each word is put where it shares its part of the letters that must be shared
 * in total, and words around holes are taken out most often.
 */

import type { Budget } from '../../../base/budget.ts'
import { between, exp } from '../../../base/exp.ts'
import type { Rng } from '../../../base/rng.ts'
import type { Board } from './board.ts'

export interface PackOrder {
  readonly board: Board
  readonly words: readonly Uint16Array[]
  readonly dirs: readonly number[]
  readonly overlap: boolean
  /** tight: as few cells as possible · loose: any number · a number: exactly that many cells. */
  readonly want: 'tight' | 'loose' | number
  /** For each word the placement it must keep, or −1; without the array, no word must keep any. */
  readonly kept?: Int32Array | undefined
}

/** Cost of one search over all placements of a word, in steps of about ten microseconds. */
const insertionSteps = (board: Board): number => 1 + Math.floor(board.cells.length / 50)
/** Cost of reading the whole board, in such searches. */
const readingSteps = 40
/** Weight of a letter that is not placed, against one cell. */
const missingWeight = 2
const startHeat = 2
const endHeat = 0.7

export class Packing {
  readonly order: PackOrder
  readonly letters: Uint16Array
  /** How many words use each cell. */
  private readonly uses: Uint8Array
  /** The placement of each word: cell * 8 + direction, or −1. */
  readonly at: Int32Array
  used = 0
  missing: number
  private readonly total: number
  private readonly dirUse = new Int32Array(8)

  constructor(order: PackOrder) {
    this.order = order
    this.letters = new Uint16Array(order.board.count)
    this.uses = new Uint8Array(order.board.count)
    this.at = new Int32Array(order.words.length).fill(-1)
    this.total = order.words.reduce((sum, word) => sum + word.length, 0)
    this.missing = this.total
    for (const [w, placement] of (order.kept ?? []).entries()) if (placement >= 0) this.put(w, placement)
  }

  keeps(w: number): boolean {
    return (this.order.kept?.[w] ?? -1) >= 0
  }

  get cost(): number {
    const { want } = this.order
    const shape = want === 'tight' ? this.used : want === 'loose' ? 0 : Math.abs(this.used - want)
    return missingWeight * this.missing + shape
  }

  /** If more cells are wanted than there are letters, the optimum is that no words share a letter. */
  get done(): boolean {
    const { want } = this.order
    return this.missing === 0 && (typeof want === 'string' || this.used === Math.min(want, this.total))
  }

  /** Whether all words are placed, even if cells that should be used remain. */
  get whole(): boolean {
    const { want } = this.order
    return this.missing === 0 && (typeof want === 'string' || this.used <= want)
  }

  put(w: number, placement: number): void {
    const word = this.order.words[w]!
    const step = this.order.board.step[placement & 7]!
    for (let i = 0, cell = placement >> 3; i < word.length; i++, cell += step) {
      this.letters[cell] = word[i]!
      if (this.uses[cell]!++ === 0) this.used++
    }
    this.dirUse[placement & 7]!++
    this.at[w] = placement
    this.missing -= word.length
  }

  lift(w: number): void {
    const placement = this.at[w]!
    if (placement < 0 || this.keeps(w)) return
    const word = this.order.words[w]!
    const step = this.order.board.step[placement & 7]!
    for (let i = 0, cell = placement >> 3; i < word.length; i++, cell += step)
      if (--this.uses[cell]! === 0) {
        this.letters[cell] = 0
        this.used--
      }
    this.dirUse[placement & 7]!--
    this.at[w] = -1
    this.missing += word.length
  }

  /**
   * The placement that shares most letters (with an exact number of cells: as close as possible to the word's part),
   * with noise; −1 if there is none. A comfortable board also spreads words over all directions.
   */
  bestPlacement(w: number, rng: Rng): number {
    const { board, words, dirs, overlap, want } = this.order
    const word = words[w]!
    const isLoose = want === 'loose'
    const keen = isLoose ? 0.4 : 1
    const noise = isLoose ? 3 : 0.9
    const due = typeof want === 'number' ? this.dueShare(word.length, want) : word.length
    const { count, room, step, cells } = board
    const letters = this.letters
    let best = -1
    let bestValue = Number.NEGATIVE_INFINITY
    for (const d of dirs) {
      const stride = step[d]!
      const spread = isLoose ? this.dirUse[d]! * 0.7 : 0
      for (let c = 0; c < cells.length; c++) {
        const start = cells[c]!
        if (room[d * count + start]! < word.length) continue
        let shared = 0
        let i = 0
        for (let cell = start; i < word.length; i++, cell += stride) {
          const letter = letters[cell]!
          if (letter === 0) continue
          if (letter !== word[i] || !overlap) break
          shared++
        }
        if (i < word.length || shared === word.length) continue
        const value = rng.float() * noise - Math.abs(shared - due) * keen - spread
        if (value > bestValue) {
          bestValue = value
          best = start * 8 + d
        }
      }
    }
    return best
  }

  /** A word's part of the letters that must still be shared to use exactly `want` cells. */
  private dueShare(length: number, want: number): number {
    return (Math.max(0, this.used + this.missing - want) * length) / this.missing
  }

  /** The cells of a word; none while it is not placed. */
  cellsAt(w: number): number[] {
    const placement = this.at[w]!
    if (placement < 0) return []
    const step = this.order.board.step[placement & 7]!
    return Array.from(this.order.words[w]!, (_, i) => (placement >> 3) + i * step)
  }

  holes(): number[] {
    return Array.from(this.order.board.cells).filter((cell) => this.letters[cell] === 0)
  }

  snapshot(): Int32Array {
    return this.at.slice()
  }

  restore(at: Int32Array): void {
    for (let w = 0; w < at.length; w++) if (this.at[w] !== at[w]) this.lift(w)
    for (let w = 0; w < at.length; w++) if (this.at[w] !== at[w] && at[w]! >= 0) this.put(w, at[w]!)
  }
}

/**
 * One round from an empty board. Yields now and then. Ends when all words are placed and spell nothing by accident,
 * when the iterations are used up, or when the budget is (then it returns false). Leaves the packing at the best state
 * of the round.
 */
export function* pack(
  packing: Packing,
  iterations: number,
  rng: Rng,
  budget: Budget,
  accident: () => readonly number[] | null,
): Generator<void, boolean> {
  const { board, want } = packing.order
  const steps = insertionSteps(board)
  let best = packing.snapshot()
  let bestCost = packing.cost
  /** Whether the best state is whole: a whole state that spells nothing by accident is better than any other. */
  let isWhole = false
  let spentAtYield = budget.spent
  for (let iteration = 0; iteration <= iterations; iteration++) {
    let amiss: readonly number[] | null = null
    if (packing.done || (packing.whole && (!isWhole || packing.cost < bestCost))) {
      if (!budget.spend(readingSteps * steps)) {
        if (!packing.done) packing.restore(best)
        return false
      }
      amiss = accident()
      if (amiss === null) {
        if (packing.done) return true
        isWhole = true
        bestCost = packing.cost
        best = packing.snapshot()
      }
    }
    const before = packing.snapshot()
    const cost = amiss === null ? packing.cost : Number.POSITIVE_INFINITY
    if (amiss !== null) clear(packing, amiss[rng.below(amiss.length)]!)
    if (iteration > 0) ruin(packing, rng)
    for (const w of missingOnes(packing, rng)) {
      if (!budget.spend(steps)) {
        packing.restore(best)
        return false
      }
      const placement = packing.bestPlacement(w, rng)
      if (placement >= 0) packing.put(w, placement)
    }
    const heat = between(startHeat, endHeat, iteration / iterations)
    if (!isWhole && packing.cost < bestCost && (typeof want === 'string' || !packing.whole)) {
      bestCost = packing.cost
      best = packing.snapshot()
    }
    const worse = packing.cost - cost
    if (iteration > 0 && worse > 0 && rng.float() >= exp(-worse / heat)) packing.restore(before)
    if (budget.spent - spentAtYield >= 4000) {
      spentAtYield = budget.spent
      yield
    }
  }
  packing.restore(best)
  return true
}

/** Takes out the words through a cell; false if all of them are kept words. */
export function clear(packing: Packing, cell: number): boolean {
  const { missing } = packing
  for (const w of packing.order.words.keys()) if (packing.cellsAt(w).includes(cell)) packing.lift(w)
  return packing.missing > missing
}

/**
 * Takes out two to six words around a random cell or at random; if no hole may stay, every other time around a hole.
 */
function ruin(packing: Packing, rng: Rng): void {
  const { words, board, want } = packing.order
  const placed = Array.from(words.keys()).filter((w) => packing.at[w]! >= 0 && !packing.keeps(w))
  const many = Math.min(placed.length, 2 + rng.below(5))
  rng.shuffle(placed)
  if (rng.below(5) < 3) {
    const holes = typeof want === 'number' && rng.below(2) === 0 ? packing.holes() : []
    const centre = holes.length > 0 ? rng.pick(holes) : board.cells[rng.below(board.cells.length)]!
    const far = new Map(placed.map((w) => [w, distance(packing, w, centre)]))
    placed.sort((a, b) => far.get(a)! - far.get(b)!)
  }
  for (const w of placed.slice(0, many)) packing.lift(w)
}

/** Distance from a cell to the nearest cell of a word. */
function distance(packing: Packing, w: number, centre: number): number {
  const { board, words } = packing.order
  const [row, col] = [Math.floor(centre / board.width), centre % board.width]
  const step = board.step[packing.at[w]! & 7]!
  let nearest = Number.POSITIVE_INFINITY
  for (let i = 0, cell = packing.at[w]! >> 3; i < words[w]!.length; i++, cell += step) {
    const away = Math.max(Math.abs(Math.floor(cell / board.width) - row), Math.abs((cell % board.width) - col))
    if (away < nearest) nearest = away
  }
  return nearest
}

/** The words that are not placed, longest first, with some noise. */
function missingOnes(packing: Packing, rng: Rng): number[] {
  const { words } = packing.order
  const ranked = Array.from(words.keys())
    .filter((w) => packing.at[w]! < 0)
    .map((w) => ({ w, rank: words[w]!.length + rng.float() * 3 }))
  return ranked.sort((a, b) => b.rank - a.rank).map(({ w }) => w)
}
