/**
 * Dense boards by simulated annealing, cooled again and again from random letters.
 *
 * A cooling board freezes rather suddenly into one of many crystals, and what it freezes into decides how good it can become: nothing but
 * melting gets it out again. So many coolings are begun, and only those that do well are finished (gates.ts). The interesting range of heat
 * is narrow. Above it the board stays random, below it nothing moves; where it lies depends on the dictionary, so it is measured
 * (heats.ts). The first coolings are short, so that there is a board soon, and each is longer than the one before. All
 * lengths are fixed numbers of looks, so a longer run repeats a shorter one and goes on.
 *
 * Tried at 8×8 with an English list of 37,572 words: heat that swings about the freezing point, where poor crystals melt and good ones stay
 * (as good for 10 s, less for 60); parallel tempering over four to ten heats; rectangles warmed up by themselves, which come
 * back to the letters they had up to 6×6 cells, for a frozen board has no weak places; words weighed by more or less than their
 * length while it cools; words of up to four letters only, at twice the speed, and the others at the end; halves of two good boards joined
 * and cooled; all but two rows of a good board melted. Nothing of it was better than to cool again.
 */

import type { Budget } from '../../engine/budget.ts'
import type { Rng } from '../../engine/rng.ts'
import { Bath, setLetters } from './bath.ts'
import { cooling } from './cooling.ts'
import { Gates } from './gates.ts'
import { heats } from './heats.ts'
import type { Lattice } from './lattice.ts'

/** The first cooling: looks × letters of the alphabet, for a look weighs them all. */
const firstWork = 2_600_000
/** How much longer the next one is, and looks for each cell in the longest. */
const growth = 4
const looksForCell = 6_250

/** Yields after each block, and says when the first cooling is over. `better` is called at each better board than all before. */
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
  const news = (score: number): void => {
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
  const longest = looksForCell * cells.length
  const gates = new Gates(cells.length)
  for (let looks = Math.min(firstWork / letters, longest), first = true; ; looks = Math.min(growth * looks, longest)) {
    // what boards are worth on the way is compared between coolings of the same length
    const goesOn = looks < longest || first ? () => true : gates.begin()
    if (!(yield* cooling(lattice, bath, { looks, third, goesOn }, rng, budget, news))) return
    if (first) yield 'cooled'
    first = false
  }
}
