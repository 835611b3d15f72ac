/**
 * Dense boards by simulated annealing: one cooling for a first board, then swings around the freezing point
 * (swings.ts).
 *
 * The useful range of heat is narrow: above it the board stays random, below it nothing moves. Where it lies depends on
 * the dictionary, so it is measured (heats.ts). All phases last a fixed number of looks, so a longer run repeats a
 * shorter one and goes on. Decision 0011 lists what else was tried.
 */

import type { Budget } from '../../../base/budget.ts'
import type { Rng } from '../../../base/rng.ts'
import { Bath, setLetters } from './bath.ts'
import { cooling, slowly } from './cooling.ts'
import { heats } from './heats.ts'
import type { Lattice } from './lattice.ts'
import { swings } from './swings.ts'

/** Length of the first cooling, in looks × letters, because a look weighs every letter; with a cap per cell. */
const work = 2_600_000
const looksForCell = 6_600
/**
 * The heat falls slowly for most of the looks, then to a standstill. Values are shares of the heat at which a third of
 * the letters change.
 */
const slow = 0.85
const begin = 0.905
const middle = 0.6
const standstill = 0.21

/** Yields after each block, with a flag for the end of the first cooling. `better` is called for each better board. */
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
