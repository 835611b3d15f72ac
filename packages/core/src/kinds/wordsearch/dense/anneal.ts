/**
 * Dense boards by simulated annealing: one cooling for a first board, then swings about the heat at which boards freeze (swings.ts).
 *
 * The interesting range of heat is narrow. Above it the board stays random, below it nothing moves; where it lies depends on the
 * dictionary, so it is measured (heats.ts). All lengths are fixed numbers of looks, so a longer run repeats a shorter one and goes on.
 *
 * Tried at 8×8 with an English list of 37,572 words: parallel tempering over three to ten heats; rectangles warmed up by
 * themselves, which come back to the letters they had up to 6×6 cells, for a frozen board has no weak places; words weighed by more or
 * less than their length while it cools; words of up to four letters only, at twice the speed, and the others at the end; halves of two
 * good boards joined and cooled; all but two rows of a good board melted; many coolings, of which only the better half went on at each
 * of three points (18.16 after 36 million looks, six seeds; swings 18.29); good boards moved by a cell in each direction and cooled again
 * (960 tries on boards of 17.97 and more: nine better, by at most 0.1); a block of 3×4 letters of a good board held and the rest melted,
 * from one board or a pool of twelve (18.06 to 18.09 after 18 million looks, swings 18.21); the best boards warmed and cooled ten times
 * more (0.013 better, for a tenth of the looks); the best boards in turn, a part of each melted and frozen again (18.24 after 39 million looks, four
 * seeds); letters favoured where the best boards so far have them, each turned to fit the others (many coolings: 18.25 with it and 18.21
 * without, four seeds; swings: 18.16 to 18.21); more attention for cells near a changed one (one cooling of 400,000 looks: 17.76
 * in place of 17.75, and each look a tenth slower); after 39 million looks, eight seeds each, where swings give 18.28 (18 seeds): each
 * crystal melted once a copy of it was cooled (18.21), or once it came again (18.24); swings hotter by a hundredth or two each time the same
 * crystal comes again, and copies of the best third only (24 seeds: 18.28); swings with those words only that the first 8 million looks
 * showed, 2,500 to 4,700 of them, at most a tenth faster (18.20 to 18.26); heat that rises from one side to the other or from the centre to the
 * rim (18.25), or falls to the rim (18.19). Nothing of it was better.
 */

import type { Budget } from '../../../engine/budget.ts'
import type { Rng } from '../../../engine/rng.ts'
import { Bath, setLetters } from './bath.ts'
import { cooling, slowly } from './cooling.ts'
import { heats } from './heats.ts'
import type { Lattice } from './lattice.ts'
import { swings } from './swings.ts'

/** The first cooling: looks × letters of the alphabet, for a look weighs them all; at most so many looks for each cell. */
const work = 2_600_000
const looksForCell = 6_600
/** It goes slowly, for most of the looks, and then to a standstill: as shares of the heat at which a third of the letters change. */
const slow = 0.85
const begin = 0.905
const middle = 0.6
const standstill = 0.21

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
  const looks = Math.ceil(Math.min(work / letters, looksForCell * cells.length))
  const course = slowly(third * begin, third * middle, slow, third * standstill)
  if (!(yield* cooling(lattice, bath, looks, course, budget, 0, news))) return
  yield 'cooled'
  yield* swings(lattice, bath, third, rng, budget, news)
}
