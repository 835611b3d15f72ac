/** One cooling of a dense board along a heat schedule; its best board is polished if that is worthwhile. */
import type { Budget } from '../../../base/budget.ts'
import { between } from '../../../base/exp.ts'
import { type Bath, setLetters } from './bath.ts'
import type { Lattice } from './lattice.ts'
import { polish } from './polish.ts'

/** A heat schedule: linear from `begin` to `middle` for a share of the looks, then geometric to the end. */
export const slowly =
  (begin: number, middle: number, share: number, end: number) =>
  (done: number): number =>
    done < share ? begin - ((begin - middle) * done) / share : between(middle, end, (done - share) / (1 - share))

/** Looks between two changes of the heat. */
export const block = 1_024

/**
 * `heatAt` gives the heat for the share of looks done. Boards below `worthwhile` are not polished. `progress` is called
 * with each new best score. Returns false if the budget ran out.
 */
export function* cooling(
  lattice: Lattice,
  bath: Bath,
  looks: number,
  heatAt: (done: number) => number,
  budget: Budget,
  worthwhile: number,
  progress: (score: number) => void,
): Generator<'cooling', boolean> {
  let best = 0
  let codes = lattice.codes
  for (let looked = 0; looked < looks; looked += block) {
    bath.heat = heatAt(looked / looks)
    if (!budget.spend(block)) return false
    bath.draw(block, (score) => {
      progress(score)
      if (score <= best) return
      best = score
      codes = lattice.codes.slice()
    })
    yield 'cooling'
  }
  setLetters(lattice, codes)
  if (best < worthwhile) return true
  const polishing = polish(lattice, budget)
  let turn = polishing.next()
  for (; !turn.done; turn = polishing.next()) yield 'cooling'
  progress(lattice.score)
  return turn.value
}
