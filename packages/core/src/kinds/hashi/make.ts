/** A puzzle that draws a picture, or a plain one. */
import type { Budget } from '../../engine/budget.ts'
import type { Rng } from '../../engine/rng.ts'
import type { Making } from '../../kind/craft.ts'
import type { Hashi } from './model.ts'
import { makePictured } from './picture/make.ts'
import { makePlain } from './plain.ts'
import type { Spec } from './spec.ts'

export function make(spec: Spec, rng: Rng, budget: Budget): Making<Hashi> {
  return spec.picture === undefined ? makePlain(spec, rng, budget) : makePictured(spec, spec.picture, rng, budget)
}
