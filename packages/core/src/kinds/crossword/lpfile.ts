/** The optimisation problem that a crossword's recipe poses, as an LP file for other solvers. */

import { bad, good, problem, type Result } from '../../base/result.ts'
import { Rng } from '../../base/rng.ts'
import { parse } from '../../base/schema.ts'
import type { KumikiFile } from '../../kind/file.ts'
import type { PuzzleTypes } from '../../kind/types.ts'
import { sizeOfRows } from '../../wordfill/pattern.ts'
import { distinct } from '../../words/distinct.ts'
import { sift } from '../../words/usable.ts'
import { byScore } from './liked.ts'
import { formulate } from './lp.ts'
import { sizeOf, spec } from './spec.ts'

export function writeLp({ recipe }: Pick<KumikiFile<PuzzleTypes>, 'recipe'>): Result<string> {
  // for a whole dictionary, a recipe has only the length and the fingerprint
  if (!Array.isArray(recipe?.spec.words)) return bad(noRecipe)
  const read = parse(spec, recipe.spec)
  if (!read.ok) return read
  const wanted = read.value
  if (wanted.objective === 'words') return bad(noProgramme)
  const rows = wanted.pattern?.rows ?? null
  const { width, height } = rows ? sizeOfRows(rows) : sizeOf(wanted)
  const { usable } = sift(
    distinct(byScore(wanted).entries, new Rng(recipe.seed).fork('clues')).entries,
    Math.max(width, height),
  )
  return good(formulate({ ...wanted, words: usable.map(({ word }) => word), width, height, pattern: rows }))
}

const noProgramme = problem(
  'no-programme',
  'An .lp file needs `objective` white, crossings or penalty; this crossword was made for all words.',
  '.lp に書けるのは、`objective` が white・crossings・penalty のクロスワードです。これは全部の単語を入れるために作られています。',
  { path: ['objective'] },
)
const noRecipe = problem(
  'no-recipe',
  'The file does not say from which words it was made.',
  'このファイルには作り方（単語リスト）がありません。',
)
