/** Which words a kind has, and what stands beside them. */

import { bad, good, type Result } from '@kumiki/core/base/result'
import type { KumikiFile } from '@kumiki/core/file/file'
import type { Shapes } from '@kumiki/core/kind/shapes'
import { cellsOfClue, scriptOfBoard } from '@kumiki/core/kinds/crossword/hand'
import * as crossword from '@kumiki/core/kinds/crossword/model'
import * as skeleton from '@kumiki/core/kinds/skeleton/model'
import * as wordsearch from '@kumiki/core/kinds/wordsearch/model'
import { noAnswer } from '../../drawn.ts'
import type { WriteOptions } from '../../format.ts'
import { shownIn } from '../crossword/letters.ts'
import { partsOf } from '../foreign.ts'

export interface Listed {
  readonly word: string
  readonly clue: string
}

type List = (file: KumikiFile<Shapes>, options: WriteOptions) => Result<Listed[]>

export const lists: Readonly<Record<string, List>> = {
  crossword: (file, options) => {
    const parts = partsOf(file, crossword.puzzleSchema, crossword.answerSchema, options)
    if (!parts.ok) return parts
    const { puzzle, answer } = parts.value
    if (!answer) return bad(noAnswer)
    const script = scriptOfBoard(puzzle)
    return good(
      puzzle.clues.map((clue) => ({
        word: cellsOfClue(clue)
          .map(([row, col]) => shownIn(script, answer.rows[row]?.charAt(col) ?? ''))
          .join(''),
        clue: clue.clue,
      })),
    )
  },
  skeleton: (file, options) => {
    const parts = partsOf(file, skeleton.puzzleSchema, skeleton.answerSchema, options)
    return parts.ok
      ? good(
          parts.value.puzzle.words.map(({ word, shown, clue, note }) => ({
            word: shown ?? word,
            clue: clue ?? note ?? '',
          })),
        )
      : parts
  },
  wordsearch: (file, options) => {
    const parts = partsOf(file, wordsearch.puzzleSchema, wordsearch.answerSchema, options)
    if (!parts.ok) return parts
    const { words, labels, spellings } = parts.value.puzzle
    return good(
      words.map((word, index) =>
        spellings
          ? { word: spellings[index] ?? word, clue: labels?.[index] ?? '' }
          : { word: labels?.[index] ?? word, clue: '' },
      ),
    )
  },
}
