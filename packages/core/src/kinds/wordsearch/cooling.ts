/** One cooling of a dense board by a given course of the heat; its best board is polished (polish.ts). */
import type { Budget } from '../../engine/budget.ts'
import { type Bath, setLetters } from './bath.ts'
import type { Lattice } from './lattice.ts'
import { polish } from './polish.ts'

/** Draws between two looks at the course. */
export const block = 1_024

/** `heatAt`: by the share of the draws that are done. `news` hears of scores worth telling. False when the budget ran out. */
export function* cooling(
  lattice: Lattice,
  bath: Bath,
  draws: number,
  heatAt: (done: number) => number,
  budget: Budget,
  news: (score: number) => void,
): Generator<'cooling', boolean> {
  let best = 0
  let codes = lattice.codes
  for (let drawn = 0; drawn < draws; drawn += block) {
    bath.heat = heatAt(drawn / draws)
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
