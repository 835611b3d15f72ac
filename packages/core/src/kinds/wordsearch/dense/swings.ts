/**
 * Dense boards from around the freezing point.
 *
 * A cooling board freezes rather suddenly into one of many crystals, and only melting gets it out again; the crystal
 * decides how good the board can become. The better a crystal, the more heat it withstands. So the heat swings by a few
 * per cent, just where poor crystals melt and good ones do not, and board after board freezes and melts until one
 * stays. At the cold end of each swing in the better half, a copy is cooled to see what it is worth, and polished if it
 * comes close to the best.
 *
 * Where that heat lies depends on the dictionary. It is given as a share of the heat at which a third of the letters
 * change, which can be measured well (heats.ts). The best share varies less between dictionaries and sizes than between
 * single runs, so each swing draws its own. The figures behind the constants are in decision 0011.
 */

import type { Budget } from '../../../base/budget.ts'
import type { Rng } from '../../../base/rng.ts'
import { type Bath, setLetters } from './bath.ts'
import { block, cooling, slowly } from './cooling.ts'
import type { Lattice } from './lattice.ts'

/** The hot end of a swing lies somewhere between these shares of the heat at which a third of the letters change. */
const [coolest, hottest] = [0.83, 0.88]
/** The cold end of a swing, as a share of its hot end. */
const coldEnd = 0.93
/**
 * A copy cools slowly for this share of its looks, then to a standstill. Heats are shares of the same reference heat.
 */
const slow = 0.6
const middle = 0.65
const standstill = 0.2
/** Looks per cell in a swing, capped at a number of looks × letters of the alphabet. */
const looksForCell = 3_000
const maxWork = 8_000_000
/** Looks to cool a copy, as a share of a swing. */
const copyShare = 0.5
/** Copies from this share of the best score are polished: polishing gains at most half of what is missing here. */
const worthwhile = 0.99
/** Step, in letters, of the running median that separates the better half of the swings. */
const markStep = 2

/** Runs until the budget runs out. `third`: the heat at which a third of the letters change. */
export function* swings(
  lattice: Lattice,
  bath: Bath,
  third: number,
  rng: Rng,
  budget: Budget,
  progress: (score: number) => void,
): Generator<'cooling', void> {
  const { cells } = lattice.board
  const letters = lattice.trie.letters.length - 1
  const looks = Math.ceil(Math.min(looksForCell * cells.length, maxWork / letters))
  let mark = 0
  let best = 0
  const record = (score: number): void => {
    best = Math.max(best, score)
    progress(score)
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
