/** Chooses the maker: a puzzle that draws a picture, or a plain one. */
import type { Budget } from '../../base/budget.ts'
import type { Rng } from '../../base/rng.ts'
import type { Making } from '../../kind/craft.ts'
import { makePlain } from './make/plain.ts'
import type { Spec } from './make/spec.ts'
import { makePictured } from './picture/make.ts'
import type { Hashi } from './puzzle/model.ts'

export function make(spec: Spec, rng: Rng, budget: Budget): Making<Hashi> {
  return spec.picture === undefined ? makePlain(spec, rng, budget) : makePictured(spec, spec.picture, rng, budget)
}
