/** One cooling of a dense board, from random letters; its best board is polished (polish.ts). */
import type { Budget } from '../../engine/budget.ts'
import { between } from '../../engine/exp.ts'
import type { Rng } from '../../engine/rng.ts'
import { type Bath, setLetters } from './bath.ts'
import type { Lattice } from './lattice.ts'
import { polish } from './polish.ts'

/** Looks between two changes of the heat. */
const block = 1_024
/**
 * The course of the heat, as shares of the one at which a third of the letters change: slowly, for most of the looks, through the range
 * where boards freeze, and then to a standstill.
 */
const [begin, end, standstill] = [0.905, 0.72, 0.21]
const slow = 0.85

export interface Course {
  readonly looks: number
  /** The heat at which a third of the letters change. */
  readonly third: number
  /** By the share of the looks that are done and the score: whether to go on. */
  readonly goesOn: (done: number, score: number) => boolean
}

/** `news` hears of scores worth telling. False when the budget ran out. */
export function* cooling(
  lattice: Lattice,
  bath: Bath,
  { looks, third, goesOn }: Course,
  rng: Rng,
  budget: Budget,
  news: (score: number) => void,
): Generator<'cooling', boolean> {
  const letters = lattice.trie.letters.length - 1
  setLetters(
    lattice,
    lattice.codes.map(() => 1 + rng.below(letters)),
  )
  let best = 0
  let codes = lattice.codes
  for (let looked = 0; looked < looks; looked += block) {
    const done = looked / looks
    bath.heat =
      third *
      (done < slow ? begin + ((end - begin) * done) / slow : between(end, standstill, (done - slow) / (1 - slow)))
    if (!budget.spend(block)) return false
    bath.draw(block, (score) => {
      news(score)
      if (score <= best) return
      best = score
      codes = lattice.codes.slice()
    })
    if (!goesOn(done, lattice.score)) return true
    yield 'cooling'
  }
  setLetters(lattice, codes)
  const polishing = polish(lattice, budget)
  let turn = polishing.next()
  for (; !turn.done; turn = polishing.next()) yield 'cooling'
  news(lattice.score)
  return turn.value
}
