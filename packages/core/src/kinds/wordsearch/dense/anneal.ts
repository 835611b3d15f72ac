/**
 * Dense boards by simulated annealing: one cooling for a first board, then swings around the heat at which boards
 * freeze (swings.ts).
 *
 * The useful range of heat is narrow: above it the board stays random, below it nothing moves. Where it lies depends on
 * the dictionary, so it is measured (heats.ts). All lengths are fixed numbers of looks, so a longer run repeats a
 * shorter one and goes on. What else was tried is in decision 0011.
 */

import type { Budget } from '../../../base/budget.ts'
import type { Rng } from '../../../base/rng.ts'
import { Bath, setLetters } from './bath.ts'
import { cooling, slowly } from './cooling.ts'
import { heats } from './heats.ts'
import type { Lattice } from './lattice.ts'
import { swings } from './swings.ts'

/** How long is the first cooling? So many looks × letters, for a look weighs them all; at most so many a cell. */
const work = 2_600_000
const looksForCell = 6_600
/** Slow for most of the looks, then to a standstill: as shares of the heat at which a third of the letters change. */
const slow = 0.85
const begin = 0.905
const middle = 0.6
const standstill = 0.21

/** Yields after each block, and says when the first cooling is over. `better` hears of each better board. */
export function* anneal(
  lattice: Lattice,
  rng: Rng,
  budget: Budget,
  better: () => void,
): Generator<'cooling' | 'cooled', void> {
  const { cells } = lattice.board
  const letters = lattice.trie.letters.length - 1
  const bath = new Bath(lattice, rng)
  let best = 0
  const progress = (score: number): void => {
    if (score <= best) return
    best = score
    better()
  }
  setLetters(
    lattice,
    lattice.codes.map(() => 1 + rng.below(letters)),
  )
  const heatFor = yield* heats(bath, cells.length, budget)
  if (heatFor === null) return
  const third = heatFor(1 / 3)
  const looks = Math.ceil(Math.min(work / letters, looksForCell * cells.length))
  const course = slowly(third * begin, third * middle, slow, third * standstill)
  if (!(yield* cooling(lattice, bath, looks, course, budget, 0, progress))) return
  yield 'cooled'
  yield* swings(lattice, bath, third, rng, budget, progress)
}
