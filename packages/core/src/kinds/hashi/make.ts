/** A puzzle that draws a picture, or a plain one. */
import type { Budget } from '../../engine/budget.ts'
import type { Rng } from '../../engine/rng.ts'
import type { Spec } from './model.ts'
import { makePictured } from './picture/make.ts'
import { type Making, makePlain } from './plain.ts'

export function make(spec: Spec, rng: Rng, budget: Budget): Making {
  return spec.picture === undefined ? makePlain(spec, rng, budget) : makePictured(spec, spec.picture, rng, budget)
}
