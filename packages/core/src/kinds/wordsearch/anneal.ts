/**
 * Dense boards by simulated annealing: two coolings, then swings about the heat at which boards freeze (swings.ts).
 *
 * The interesting range of heat is narrow. Above it the board stays random, below it nothing moves; where it lies depends on the
 * dictionary, so it is measured: `hot` is the heat at which a third of the draws change the letter. A cooling starts
 * from random letters and goes from hot to 0.62 hot, slowly, and then quickly to a standstill; the second is several times as long as the
 * first, and is followed by cycles: warmed up to 0.9 hot and cooled, from the best board, each kept if it is no worse
 * (thermal cycling, Möbius et al., 1997); the best boards of a round are polished (polish.ts). Cycles that bring nothing
 * end it. All lengths are fixed numbers of draws, so a longer run repeats a shorter one and goes on.
 *
 * Tried at 8×8 with an English list of 37,572 words, 3.5 million draws, the same three seeds: one cooling of 44,000 draws for
 * each cell and cycles 17.93 (17.91 … 17.95); coolings of 8,000 and cycles from 0.8 hot 17.83 (17.64 … 18.03).
 * Parallel tempering over ten heats (3 million) 17.82. Starts and ends of the cooling from 0.9 … 1.0 and 0.62 … 0.78 hot did not differ by more
 * than the spread (17.87 … 17.92, forty seeds each). Rectangles of up to 6×6 cells warmed up by themselves
 * come back to the letters they had: a frozen board has no weak places. Words weighed by more or less than their
 * length while it cools: nothing gained.
 */

import type { Budget } from '../../engine/budget.ts'
import { between } from '../../engine/exp.ts'
import type { Rng } from '../../engine/rng.ts'
import { Bath, setLetters } from './bath.ts'
import type { Lattice } from './lattice.ts'
import { polish } from './polish.ts'
import { swings } from './swings.ts'

/** The first cooling: draws × letters of the alphabet, for a draw weighs them all; at most so many draws for each cell. */
const firstWork = 4_600_000
const firstForCell = 6_600
/** The second is so much longer. */
const growth = 8.5
/** Share of a cycle in its cooling. */
const cycleShare = 1 / 10
/** Draws for each cell. */
const calibration = 20
/** Share of a cooling that is spent above the quench. */
const slow = 0.85
const middle = 0.62
const reheated = 0.9
const standstill = 0.22
/** Cycles without a better board before the swings. */
const patience = 4
/** A round's best board is polished if it comes near enough to the best. */
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
  const news = (score: number): void => {
    if (score <= best) return
    best = score
    better()
  }

  let length = Math.min(firstWork / (letters - 1), firstForCell * cells.length)
  let hot = 5
  for (const cycles of [false, true]) {
    setLetters(
      lattice,
      Uint16Array.from({ length: lattice.board.count }, () => 1 + rng.below(letters - 1)),
    )
    hot = 5
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
    if (!(yield* cool(hot, Math.ceil(length), keep))) return
    if (!(yield* finish())) return
    if (!cycles) yield 'cooled'
    for (let barren = cycles ? 0 : patience; barren < patience; ) {
      if (roundScore > keptScore) barren = 0
      else barren++
      if (roundScore >= keptScore) [kept, keptScore] = [round, roundScore]
      roundScore = 0
      setLetters(lattice, kept)
      if (!(yield* cool(reheated * hot, Math.ceil(length * cycleShare), keep))) return
      if (roundScore > worthPolishing * keptScore && !(yield* finish())) return
    }
    length *= growth

    /** Polishes the best board of the round. */
    function* finish(): Generator<'cooling', boolean> {
      setLetters(lattice, round)
      const polishing = polish(lattice, budget)
      let turn = polishing.next()
      for (; !turn.done; turn = polishing.next()) yield 'cooling'
      keep(lattice.score)
      news(lattice.score)
      return turn.value
    }
  }
  yield* swings(lattice, bath, hot, rng, budget, news)

  function* cool(from: number, draws: number, keep: (score: number) => void): Generator<'cooling', boolean> {
    const to = middle * hot
    for (let done = 0; done < draws; done += block) {
      const share = done / draws
      bath.heat =
        share < slow ? from - ((from - to) * share) / slow : between(to, standstill * from, (share - slow) / (1 - slow))
      const amount = Math.min(block, draws - done)
      if (!budget.spend(amount)) return false
      bath.draw(amount, (score) => {
        keep(score)
        news(score)
      })
      yield 'cooling'
    }
    return true
  }
}
