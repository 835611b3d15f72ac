/**
 * Dense boards from about the freezing point.
 *
 * A cooling board freezes rather suddenly into one of many crystals, and what it freezes into decides how good it can become: nothing but
 * melting gets it out again. The better a crystal, the more heat it stands. So the heat swings by a few parts in a hundred just
 * where poor crystals melt and good ones do not; board after board freezes and melts until one stays. Below a swing's cold end a copy
 * is cooled to see what it is worth, if the swing was among the better half, and polished if it comes close to the best.
 *
 * Where that heat lies depends on the dictionary: it is told as a share of the heat at which a third of the letters change, which
 * can be measured well (heats.ts). The best share differs between dictionaries and sizes, and single runs differ more than the shares
 * do, so each swing draws its own. To steer the heat by how alike the ends of two swings are came out colder, and worse.
 *
 * Measured three seeds each, with an English list of 37,572 words: within 10 s 18.15 at 8×8 and 17.26 at 10×10, within 60 s
 * 18.35 at 8×8 (six seeds); with 180,311 Japanese readings at 8×8 22.68 and 22.83.
 *
 * A copy shows what its crystal is worth only if it cools slowly enough. From 120 ends of swings at English 8×8, by equal ratios in 48,000
 * looks 1130.7 letters; evenly at first, as here, 1133.1; in 96,000 looks, as now, 1136.8. Of crystals worth 18.19 and more a run then met two in
 * 39 million looks (eight runs), before less than one (four runs).
 *
 * How many looks there are matters more than how else they are spent: 60 s are 100 million in English and 37 million in Japanese. English 8×8, best boards of stretches of 24 million looks: 18.26
 * with hot ends from anywhere between 0.83 and 0.90 (50 stretches, standard error 0.013); 18.18 and 18.27 in two trials with 0.79 to
 * 0.84 (16 and 9 stretches), where the board often stays in one crystal for twenty swings. In 36 million looks 18.29. Swings of 30,000
 * to 600,000 looks, or ten short copies in a swing: no difference that could be told from chance; nor in Japanese between swings of 93,000 and
 * 192,000 (60 s, four seeds: 22.86 and 22.85). Copies of all
 * swings of 40,000 to 96,000 looks find more crystals worth 18.0 (13 in 39 million looks, 32 runs; in place of 10 or 11, four runs), but not more
 * of the best: 18.24 on average. The best crystals seen are worth 18.36 and 18.39. What a crystal is worth shows in the swing: of 1,062
 * swings that were all copied, those with the best third of the means held all 15 crystals worth 18.19 and more.
 */

import type { Budget } from '../../../engine/budget.ts'
import type { Rng } from '../../../engine/rng.ts'
import { type Bath, setLetters } from './bath.ts'
import { block, cooling, slowly } from './cooling.ts'
import type { Lattice } from './lattice.ts'

/** The hot end of a swing lies somewhere between these shares of the heat at which a third of the letters change. */
const [coolest, hottest] = [0.83, 0.88]
/** The cold end of a swing, as a share of its hot end. */
const coldEnd = 0.93
/** A copy cools slowly at first, for this share of its looks, and then to a standstill: as shares of the same heat as above. */
const slow = 0.6
const middle = 0.65
const standstill = 0.2
/** Looks of a swing for each cell; at most so many, times the letters of the alphabet. */
const looksForCell = 3_000
const mostWork = 8_000_000
/** Looks to cool a copy, as a share of a swing. */
const copyShare = 0.5
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
  const record = (score: number): void => {
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
      bath.draw(block, record)
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
    const course = slowly(hot * coldEnd, third * middle, slow, third * standstill)
    if (!(yield* cooling(lattice, bath, copyShare * looks, course, budget, worthwhile * best, record))) return
    setLetters(lattice, end)
  }
}
