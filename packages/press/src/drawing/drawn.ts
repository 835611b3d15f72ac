/** What a drawing of a puzzle shows: its board and the lists beside it, with the answer only on request. */

import { bad, good, type Problem, problem, type Result } from '@kumiki/core/base'
import type { Face, KumikiFile, PuzzleTypes, SideList } from '@kumiki/core/contract'
import type { Picture } from '@kumiki/core/drawing'

export function drawn<K extends PuzzleTypes>(file: KumikiFile<K>, face: Face<K>, answer: boolean): Result<Picture> {
  if (!answer) return good(face.draw(file.puzzle, face.blank(file.puzzle)))
  return file.answer === undefined ? bad(noAnswer) : good(face.draw(file.puzzle, file.answer))
}

export const sideLists = <K extends PuzzleTypes>(
  file: KumikiFile<K>,
  face: Face<K>,
  answer: boolean,
): readonly SideList[] => face.lists(file.puzzle, (answer ? file.answer : undefined) ?? face.blank(file.puzzle))

export const noAnswer: Problem = problem(
  'no-answer',
  'The answer was asked for, but this file does not hold it.',
  '答えを求められましたが、このファイルには答えがありません。',
)
