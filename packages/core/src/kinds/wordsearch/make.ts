/** Chooses the maker: a sheet of the given words (sheet/), or a dense board of a dictionary (dense/). */

import type { Budget } from '../../base/budget.ts'
import type { Rng } from '../../base/rng.ts'
import type { Making } from '../../kind/craft.ts'
import { makeDense } from './dense/make.ts'
import type { Wordsearch } from './puzzle/model.ts'
import { makeSheet } from './sheet/make.ts'
import type { Spec } from './spec/spec.ts'

export const make = (spec: Spec, rng: Rng, budget: Budget): Making<Wordsearch> =>
  spec.mode === 'dense' ? makeDense(spec, rng, budget) : makeSheet(spec, rng, budget)
