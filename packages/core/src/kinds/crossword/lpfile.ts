/** A crossword's making as an LP file: the optimisation problem that its recipe poses, for outside solvers. */

import { bad, good, problem, type Result } from '../../base/result.ts'
import { parse } from '../../base/schema.ts'
import type { KumikiFile } from '../../file/file.ts'
import type { Shapes } from '../../kind/shapes.ts'
import { sift } from '../../words/usable.ts'
import { formulate } from './lp.ts'
import { readPattern } from './pattern.ts'
import { sizeOf, spec } from './spec.ts'

export function writeLp({ recipe }: Pick<KumikiFile<Shapes>, 'recipe'>): Result<string> {
  if (!recipe) return bad(noRecipe)
  const read = parse(spec, recipe.spec)
  if (!read.ok) return read
  const asked = read.value
  const pattern = asked.pattern === undefined ? null : readPattern(asked.pattern)
  if (pattern && !pattern.ok) return pattern
  const rows = pattern?.value ?? null
  const { width, height } = rows ? { width: rows[0]?.length ?? 0, height: rows.length } : sizeOf(asked)
  const { usable } = sift(asked.words, Math.max(width, height))
  return good(formulate({ ...asked, words: usable.map(({ word }) => word), width, height, pattern: rows }))
}

const noRecipe = problem(
  'no-recipe',
  'The file does not say from which words it was made.',
  'このファイルには作り方（単語リスト）がありません。',
)
