/**
 * Dense boards by simulated annealing: one cooling for a first board, then swings about the heat at which boards freeze (swings.ts).
 *
 * The interesting range of heat is narrow. Above it the board stays random, below it nothing moves; where it lies depends on the
 * dictionary, so it is measured (heats.ts). All lengths are fixed numbers of draws, so a longer run repeats a shorter one and goes on.
 *
 * Tried at 8×8 with an English list of 37,572 words: parallel tempering over ten heats; rectangles warmed up by themselves, which come
 * back to the letters they had up to 6×6 cells, for a frozen board has no weak places; words weighed by more or less than their
 * length while it cools; halves of two good boards joined and cooled; all but two rows of a good board melted. Nothing of it was better than
 * to cool again.
 */

import type { Budget } from '../../engine/budget.ts'
import { between } from '../../engine/exp.ts'
import type { Rng } from '../../engine/rng.ts'
import { Bath, setLetters } from './bath.ts'
import { cooling } from './cooling.ts'
import { heats } from './heats.ts'
import type { Lattice } from './lattice.ts'
import { swings } from './swings.ts'

/** The first cooling: draws × letters of the alphabet, for a draw weighs them all; at most so many draws for each cell. */
const work = 2_600_000
const drawsForCell = 6_600
/** It goes slowly, for most of the draws, from where a third of the letters drawn change to less, and then to a standstill: as shares of that heat. */
const slow = 0.85
const begin = 0.97
const middle = 0.6
const standstill = 0.21

/** Yields after each block, and says when the first cooling is over. `better` is called at each better board than all before. */
export function* anneal(
  lattice: Lattice,
  rng: Rng,
  budget: Budget,
  better: () => void,
): Generator<'cooling' | 'cooled', void> {
  const { cells, count } = lattice.board
  const letters = lattice.trie.letters.length - 1
  const bath = new Bath(lattice, rng)
  let best = 0
  const news = (score: number): void => {
    if (score <= best) return
    best = score
    better()
  }
  setLetters(
    lattice,
    Uint16Array.from({ length: count }, () => 1 + rng.below(letters)),
  )
  const heatFor = yield* heats(bath, cells.length, budget)
  if (heatFor === null) return
  const hot = heatFor(1 / 3)
  const draws = Math.ceil(Math.min(work / letters, drawsForCell * cells.length))
  const course = (done: number): number =>
    done < slow
      ? hot * (begin - ((begin - middle) * done) / slow)
      : between(hot * middle, hot * standstill, (done - slow) / (1 - slow))
  if (!(yield* cooling(lattice, bath, draws, course, budget, news))) return
  yield 'cooled'
  yield* swings(lattice, bath, hot, rng, budget, news)
}
