/** Makes a sheet of given words or a dense board of a dictionary. */
import type { Budget } from '../../engine/budget.ts'
import type { Rng } from '../../engine/rng.ts'
import type { Made } from '../../kind.ts'
import type { Result } from '../../result.ts'
import { makeDense } from './dense.ts'
import type { WordsearchShapes } from './model.ts'
import { makeSheet } from './sheet.ts'
import type { WordsearchSpec } from './spec.ts'

type Search = Generator<Made<WordsearchShapes> | null, Result<Made<WordsearchShapes>>>

export const make = (spec: WordsearchSpec, rng: Rng, budget: Budget): Search =>
  spec.mode === 'dense' ? makeDense(spec, rng, budget) : makeSheet(spec, rng, budget)
