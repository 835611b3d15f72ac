/** A crossword's making as an LP file: the optimisation problem that its recipe poses, for outside solvers. */
import type { KumikiFile } from '@kumiki/core/file'
import type { Shapes } from '@kumiki/core/kind'
import { formulate } from '@kumiki/core/kinds/crossword/lp'
import { spec } from '@kumiki/core/kinds/crossword/spec'
import { bad, good, problem, type Result } from '@kumiki/core/result'
import { parse } from '@kumiki/core/schema'
import { sift } from '@kumiki/core/words/usable'

export function writeLp<K extends Shapes>(file: KumikiFile<K>): Result<string> {
  if (file.kind !== 'crossword') return bad(notCrossword)
  if (!file.recipe) return bad(noRecipe)
  const read = parse(spec, file.recipe.spec)
  if (!read.ok) return read
  const { words, objective, penalty, connected } = read.value
  const board: unknown = file.puzzle
  if (!isBoard(board)) return bad(notCrossword)
  const { usable } = sift(words, Math.max(board.width, board.height))
  return good(
    formulate({
      words: usable.map(({ word }) => word),
      width: board.width,
      height: board.height,
      objective,
      penalty,
      connected,
    }),
  )
}

const isBoard = (value: unknown): value is { readonly width: number; readonly height: number } =>
  typeof value === 'object' && value !== null && 'width' in value && 'height' in value

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
