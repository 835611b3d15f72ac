/**
 * Dense boards from about the freezing point.
 *
 * A cooling board freezes rather suddenly into one of many crystals, and what it freezes into decides how good it can become: nothing but
 * melting gets it out again. The better a crystal, the more heat it stands. So the heat swings by a few parts in a hundred just
 * where poor crystals melt and good ones do not; board after board freezes and melts until one stays. Below a swing's cold end a copy
 * is cooled quickly and polished to see what it is worth, if the swing was among the better half.
 *
 * Where that heat lies depends on the dictionary, so it is measured: a board that has not frozen changes a fifth of the letters drawn
 * there, with 26 letters as with 85. To steer the heat by how alike the ends of two swings are came out colder, and worse.
 *
 * Measured at 8×8 with an English list of 37,572 words, 20 million draws: swings from 2.38 down to 2.21, seven seeds, 18.28 (18.17 … 18.39;
 * three of the seven came to the best crystal seen, with a row like EOAAAAOK in the middle); swings of 2.32 … 2.16,
 * of 2.43 … 2.27 or wider ones 18.10 … 18.18; coolings of 3 million draws, the best of seven, 18.22.
 */

import type { Budget } from '../../engine/budget.ts'
import { between } from '../../engine/exp.ts'
import type { Rng } from '../../engine/rng.ts'
import { type Bath, setLetters } from './bath.ts'
import type { Lattice } from './lattice.ts'
import { polish } from './polish.ts'

/** At a swing's hot end no more than this share of the draws change the letter, twice running. */
const changing = 0.215
/** Draws for each cell at each heat that is tried to find that. */
const calibration = 150
/** The cold end of a swing, and where a copy has come to a standstill, as shares of the hot end. */
const coldEnd = 0.93
const standstill = 0.26
/** Draws of a swing for each cell; at most so many, times the letters of the alphabet. */
const drawsForCell = 3_000
const mostWork = 8_000_000
/** Draws to cool a copy, as a share of a swing. */
const copyShare = 0.2
/** How fast the mark between the better and the worse half of the swings moves, in letters. */
const markStep = 2
/** Draws between two looks at the schedule. */
const block = 1_024

/** Goes on until the budget runs out. */
export function* swings(
  lattice: Lattice,
  bath: Bath,
  hot: number,
  rng: Rng,
  budget: Budget,
  news: (score: number) => void,
): Generator<'cooling', void> {
  const { cells, count } = lattice.board
  const letters = lattice.trie.letters.length - 1
  const draws = Math.ceil(Math.min(drawsForCell * cells.length, mostWork / letters))
  let mark = 0
  setLetters(
    lattice,
    Uint16Array.from({ length: count }, () => 1 + rng.below(letters)),
  )
  let top = hot
  for (let calm = 0; calm < 2; top *= calm < 2 ? 0.99 : 1) {
    bath.heat = top
    if (!budget.spend(calibration * cells.length)) return
    calm = bath.draw(calibration * cells.length, news) < changing ? calm + 1 : 0
    yield 'cooling'
  }
  for (;;) {
    let sum = 0
    let blocks = 0
    for (let drawn = 0; drawn < draws; drawn += block) {
      bath.heat = top * (1 - ((1 - coldEnd) * drawn) / draws)
      if (!budget.spend(block)) return
      bath.draw(block, news)
      if (drawn > 0.75 * draws) {
        sum += lattice.score
        blocks++
      }
      yield 'cooling'
    }
    const end = lattice.codes.slice()
    if (sum / blocks >= mark) {
      mark = mark === 0 ? sum / blocks : mark + markStep
      if (!(yield* copied())) return
      setLetters(lattice, end)
    } else mark -= markStep
  }

  /** Cools quickly and polishes the best board of it. */
  function* copied(): Generator<'cooling', boolean> {
    let best = 0
    let codes = lattice.codes
    for (let drawn = 0; drawn < copyShare * draws; drawn += block) {
      bath.heat = between(top * coldEnd, top * standstill, drawn / (copyShare * draws))
      if (!budget.spend(block)) return false
      bath.draw(block, (score) => {
        news(score)
        if (score <= best) return
        best = score
        codes = lattice.codes.slice()
      })
      yield 'cooling'
    }
    setLetters(lattice, codes)
    const polishing = polish(lattice, budget)
    let turn = polishing.next()
    for (; !turn.done; turn = polishing.next()) yield 'cooling'
    news(lattice.score)
    return turn.value
  }
}
