/**
 * Dense boards by simulated annealing. A move looks at one cell and draws another letter for it with the weights
 * exp(gain / heat), which is then taken or not such that the balance of the heat bath holds and letters are left as readily as
 * they can be (Liu, 1996: the Metropolised Gibbs sampler); lattice.ts says what each letter would gain. Cells are visited in sweeps, each once, in a
 * new order every time.
 *
 * The interesting range of heat is narrow. Above it the board stays random, below it nothing moves; where it lies depends on the
 * dictionary, so it is measured: `hot` is the heat at which a third of the draws change the letter. An era starts
 * from random letters and cools from hot to 0.62 hot, slowly, and then quickly to a standstill. How good a board can become is
 * settled early in a cooling, so a slow one is worth more than many: each era is several times as long as the one before.
 * After the first come cycles: warmed up to 0.9 hot and cooled, from the best board of the era, each kept if it is no worse
 * (thermal cycling, Möbius et al., 1997); the best boards of a round are polished (polish.ts). Cycles that bring nothing
 * end the era. All lengths are fixed numbers of draws, so a longer run repeats a shorter one and goes on.
 *
 * Tried at 8×8 with an English list of 37,572 words, 3.5 million draws, the same three seeds: one cooling of 44,000 draws for
 * each cell and cycles 17.93 (17.91 … 17.95); coolings of 8,000 and cycles from 0.8 hot 17.83 (17.64 … 18.03).
 * Parallel tempering over ten heats (3 million) 17.82.
 * At 10×10, one cooling of a million draws, the same fourteen seeds: the plain heat bath on random cells 16.93, this 17.04, at a
 * sixth more time for a draw; the results of single seeds spread by 0.13, so that three seeds at equal time show no difference. Warming up to 0.7 or 0.8 hot found next to nothing there; starts and ends of the
 * cooling from 0.8 … 1.2 and 0.55 … 0.8 hot did not differ by more than the spread.
 * Cells drawn the more often the likelier they were to change gave more after 300,000 draws (17.67 against 17.51, six seeds)
 * and less after 15 million (17.86, one seed).
 */

import type { Budget } from '../../engine/budget.ts'
import { between, exp } from '../../engine/exp.ts'
import type { Rng } from '../../engine/rng.ts'
import type { Lattice } from './lattice.ts'
import { polish } from './polish.ts'

/** The first era's cooling: draws × letters of the alphabet, for a draw weighs them all; at most so many draws for each cell. */
const firstWork = 4_600_000
const firstForCell = 6_600
/** Each era is so much longer than the one before. */
const growth = 8.5
/** Share of a cycle in its era's cooling. */
const cycleShare = 1 / 10
/** Draws for each cell. */
const calibration = 20
/** Share of a cooling that is spent above the quench. */
const slow = 0.85
const middle = 0.62
const reheated = 0.9
const standstill = 0.22
/** Cycles without a better board before a new era. */
const patience = 4
/** A round's best board is polished if it comes near enough to the era's. */
const worthPolishing = 0.98
/** Draws between two looks at the schedule. */
const block = 1_024

/** Yields after each block, and says when the first cooling is over. `better` is called at each better board than all before. */
export function* anneal(
  lattice: Lattice,
  rng: Rng,
  budget: Budget,
  better: () => void,
): Generator<'cooling' | 'cooled', void> {
  const { cells } = lattice.board
  const letters = lattice.trie.letters.length
  const bath = new Bath(lattice, rng)
  let best = 0

  function* cool(
    from: number,
    to: number,
    draws: number,
    keep: (score: number) => void,
  ): Generator<'cooling', boolean> {
    for (let done = 0; done < draws; done += block) {
      const share = done / draws
      const heat =
        share < slow ? from - ((from - to) * share) / slow : between(to, standstill * from, (share - slow) / (1 - slow))
      bath.heat = heat
      const amount = Math.min(block, draws - done)
      if (!budget.spend(amount)) return false
      bath.draw(amount, (score) => {
        keep(score)
        if (score > best) {
          best = score
          better()
        }
      })
      yield 'cooling'
    }
    return true
  }

  let length = Math.min(firstWork / (letters - 1), firstForCell * cells.length)
  for (let era = 0; ; era++, length *= growth) {
    set(
      lattice,
      Uint16Array.from({ length: lattice.board.count }, () => 1 + rng.below(letters - 1)),
    )
    let hot = 5
    do {
      hot *= 0.95
      bath.heat = hot
      if (!budget.spend(calibration * cells.length)) return
      yield 'cooling'
    } while (bath.draw(calibration * cells.length, () => {}) > 1 / 3)
    let kept = lattice.codes.slice()
    let keptScore = 0
    let round = kept
    let roundScore = 0
    const keep = (score: number): void => {
      if (score <= roundScore) return
      roundScore = score
      round = lattice.codes.slice()
    }
    if (!(yield* cool(hot, middle * hot, Math.ceil(length), keep))) return
    if (!(yield* finish())) return
    if (era === 0) yield 'cooled'
    for (let barren = era === 0 ? patience : 0; barren < patience; ) {
      if (roundScore > keptScore) barren = 0
      else barren++
      if (roundScore >= keptScore) [kept, keptScore] = [round, roundScore]
      roundScore = 0
      set(lattice, kept)
      if (!(yield* cool(reheated * hot, middle * hot, Math.ceil(length * cycleShare), keep))) return
      if (roundScore > worthPolishing * keptScore && !(yield* finish())) return
    }

    /** Polishes the best board of the round. */
    function* finish(): Generator<'cooling', boolean> {
      set(lattice, round)
      const polishing = polish(lattice, budget)
      let turn = polishing.next()
      for (; !turn.done; turn = polishing.next()) yield 'cooling'
      keep(lattice.score)
      if (lattice.score > best) {
        best = lattice.score
        better()
      }
      return turn.value
    }
  }
}

/** Brings the lattice to these letters. */
function set(lattice: Lattice, codes: Uint16Array): void {
  for (const cell of lattice.board.cells)
    if (lattice.codes[cell] !== codes[cell]) {
      lattice.lift(cell)
      lattice.put(cell, codes[cell]!)
    }
}

/** Draws letters at one heat. */
class Bath {
  private readonly lattice: Lattice
  private readonly rng: Rng
  private readonly weights = new Float64Array(1_024)
  private readonly sums: Float64Array
  /** The cells in the order of this sweep. */
  private readonly order: Int32Array
  private next: number

  constructor(lattice: Lattice, rng: Rng) {
    this.lattice = lattice
    this.rng = rng
    this.sums = new Float64Array(lattice.gains.length)
    this.order = lattice.board.cells.slice()
    this.next = this.order.length
  }

  set heat(heat: number) {
    // relative to a gain that no letter exceeds by much, so that cold baths stay within the range of numbers
    for (let gain = 0; gain < this.weights.length; gain++) this.weights[gain] = exp((gain - 100) / heat)
  }

  /** Tells of every new best score of these draws; returns the share of draws that changed a letter. */
  draw(draws: number, news: (score: number) => void): number {
    const { lattice, rng, order } = this
    let changed = 0
    let best = 0
    for (let done = 0; done < draws; done++) {
      if (this.next === order.length) {
        rng.shuffle(order)
        this.next = 0
      }
      const cell = order[this.next++]!
      const old = lattice.codes[cell]!
      lattice.lift(cell)
      lattice.weigh(cell)
      const letter = this.chosen(old)
      if (old !== letter) changed++
      lattice.put(cell, letter)
      if (lattice.score > best) {
        best = lattice.score
        news(best)
      }
    }
    return changed / draws
  }

  /** Another letter by the weights; it is taken the more surely the less the weights of all but it exceed those of all but the old. */
  private chosen(old: number): number {
    const { rng, weights, sums } = this
    const { gains } = this.lattice
    const last = gains.length - 1
    let sum = 0
    for (let letter = 1; letter <= last; letter++) {
      if (letter !== old) sum += weights[gains[letter]!]!
      sums[letter] = sum
    }
    const drawn = rng.float() * sum
    let letter = 1
    while (letter <= last && sums[letter]! <= drawn) letter++
    if (letter > last) return old
    const all = sum + weights[gains[old]!]!
    return rng.float() * (all - weights[gains[letter]!]!) < sum ? letter : old
  }
}
