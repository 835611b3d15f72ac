/** A crossword's making as an LP file: the optimisation problem that its recipe poses, for outside solvers. */

import { bad, good, problem, type Result } from '@kumiki/core/base/result'
import { parse } from '@kumiki/core/base/schema'
import type { KumikiFile } from '@kumiki/core/file/file'
import type { Shapes } from '@kumiki/core/kind/shapes'
import { formulate } from '@kumiki/core/kinds/crossword/lp'
import { readPattern } from '@kumiki/core/kinds/crossword/pattern'
import { sizeOf, spec } from '@kumiki/core/kinds/crossword/spec'
import { sift } from '@kumiki/core/words/usable'

export function writeLp<K extends Shapes>(file: KumikiFile<K>): Result<string> {
  if (file.kind !== 'crossword') return bad(notCrossword)
  if (!file.recipe) return bad(noRecipe)
  const read = parse(spec, file.recipe.spec)
  if (!read.ok) return read
  const asked = read.value
  const pattern = asked.pattern === undefined ? null : readPattern(asked.pattern)
  if (pattern && !pattern.ok) return pattern
  const rows = pattern?.value ?? null
  const { width, height } = rows ? { width: rows[0]?.length ?? 0, height: rows.length } : sizeOf(asked)
  const { usable } = sift(asked.words, Math.max(width, height))
  return good(formulate({ ...asked, words: usable.map(({ word }) => word), width, height, pattern: rows }))
}

const notCrossword = problem(
  'not-crossword',
  'Only a crossword can be written as an optimisation problem.',
  '最適化問題として書き出せるのはクロスワードだけです。',
)
const noRecipe = problem(
  'no-recipe',
  'The file does not say from which words it was made.',
  'このファイルには作り方（単語リスト）がありません。',
)
