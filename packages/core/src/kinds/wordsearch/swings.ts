/**
 * Dense boards from about the freezing point.
 *
 * A cooling board freezes rather suddenly into one of many crystals, and what it freezes into decides how good it can become: nothing but
 * melting gets it out again. The better a crystal, the more heat it stands. So the heat swings by a few parts in a hundred just
 * where poor crystals melt and good ones do not; board after board freezes and melts until one stays. Below a swing's cold end a copy
 * is cooled quickly to see what it is worth, if the swing was among the better half, and polished if it comes close to the best.
 *
 * Where that heat lies depends on the dictionary: it is told as a share of the heat at which a third of the letters change, which
 * can be measured well (heats.ts). The best share differs between dictionaries and sizes, and single runs differ more than the shares
 * do, so each swing draws its own. To steer the heat by how alike the ends of two swings are came out colder, and worse.
 *
 * Measured three seeds each, with an English list of 37,572 words: within 10 s 18.23 at 8×8 and 17.24 at 10×10, within 60 s (39 million
 * looks) 18.29 at 8×8 (six seeds: 18.27); with 180,311 Japanese readings at 8×8 22.61 and 22.84.
 *
 * How many looks there are matters more than how they are spent. English 8×8, best boards of stretches of 24 million looks: 18.26
 * with hot ends from anywhere between 0.83 and 0.90 (50 stretches, standard error 0.013); 18.18 and 18.27 in two trials with 0.79 to
 * 0.84 (16 and 9 stretches), where the board often stays in one crystal for twenty swings. In 36 million looks 18.29. Swings of 30,000
 * to 600,000 looks, copies of 8,000 to 100,000, or ten short ones in a swing: no difference that could be told from chance. Copies of all
 * swings of 40,000 to 96,000 looks find more crystals worth 18.0 (13 in 39 million looks, 32 runs; in place of 10 or 11, four runs), but not more
 * of the best: 18.24 on average. The best crystals seen are worth 18.36 and 18.39.
 */

import type { Budget } from '../../engine/budget.ts'
import { between } from '../../engine/exp.ts'
import type { Rng } from '../../engine/rng.ts'
import { type Bath, setLetters } from './bath.ts'
import { block, cooling } from './cooling.ts'
import type { Lattice } from './lattice.ts'

/** The hot end of a swing lies somewhere between these shares of the heat at which a third of the letters change. */
const [coolest, hottest] = [0.83, 0.88]
/** The cold end of a swing, and where a copy has come to a standstill, as shares of the hot end. */
const coldEnd = 0.93
const standstill = 0.26
/** Looks of a swing for each cell; at most so many, times the letters of the alphabet. */
const looksForCell = 3_000
const mostWork = 8_000_000
/** Looks to cool a copy, as a share of a swing. */
const copyShare = 0.25
/** A copy is polished if it is worth so much of the best one: polishing has brought half of what would be missing at most. */
const worthwhile = 0.99
/** How fast the mark between the better and the worse half of the swings moves, in letters. */
const markStep = 2

/** Goes on until the budget runs out. `third`: the heat at which a third of the letters change. */
export function* swings(
  lattice: Lattice,
  bath: Bath,
  third: number,
  rng: Rng,
  budget: Budget,
  news: (score: number) => void,
): Generator<'cooling', void> {
  const { cells } = lattice.board
  const letters = lattice.trie.letters.length - 1
  const looks = Math.ceil(Math.min(looksForCell * cells.length, mostWork / letters))
  let mark = 0
  let best = 0
  const told = (score: number): void => {
    best = Math.max(best, score)
    news(score)
  }
  for (;;) {
    const hot = third * (coolest + (hottest - coolest) * rng.float())
    let sum = 0
    let blocks = 0
    for (let looked = 0; looked < looks; looked += block) {
      bath.heat = hot * (1 - ((1 - coldEnd) * looked) / looks)
      if (!budget.spend(block)) return
      bath.draw(block, told)
      if (looked > 0.75 * looks) {
        sum += lattice.score
        blocks++
      }
      yield 'cooling'
    }
    if (sum / blocks < mark) {
      mark -= markStep
      continue
    }
    mark = mark === 0 ? sum / blocks : mark + markStep
    const end = lattice.codes.slice()
    const course = (done: number): number => between(hot * coldEnd, hot * standstill, done)
    if (!(yield* cooling(lattice, bath, copyShare * looks, course, budget, worthwhile * best, told))) return
    setLetters(lattice, end)
  }
}
