/** The words of a puzzle of each kind, with what belongs to them. */

import { bad, good, type Result } from '@kumiki/core/base'
import type { KumikiFile, PuzzleTypes } from '@kumiki/core/contract'
import * as crossword from '@kumiki/core/kinds/crossword/puzzle'
import { cellsOfClue, scriptOfBoard } from '@kumiki/core/kinds/crossword/puzzle'
import * as skeleton from '@kumiki/core/kinds/skeleton/puzzle'
import * as wordsearch from '@kumiki/core/kinds/wordsearch/puzzle'
import { noAnswer } from '../../drawing/drawn.ts'
import { shownIn } from '../crossword/letters.ts'
import { partsOf } from '../foreign.ts'
import type { WriteOptions } from '../format.ts'
import { isRecord, listIn, textIn } from '../json.ts'

export interface Listed {
  /** Its written form, where that is known: 図書室 with its reading. */
  readonly word: string
  readonly clue: string
}

/** The written forms and clues that the recipe has, by the words' letters. */
type Listings = ReadonlyMap<string, Listed>

/** A file for players reveals no more than the puzzle does, so it uses no recipe. */
function listingsIn({ recipe }: KumikiFile<PuzzleTypes>, { answer }: WriteOptions): Listings {
  const spec = answer === false ? undefined : recipe?.spec
  const words = isRecord(spec) ? listIn(spec, 'words').filter(isRecord) : []
  return new Map(
    words.map((entry) => [textIn(entry, 'word'), { word: textIn(entry, 'shown'), clue: textIn(entry, 'clue') }]),
  )
}

type List = (file: KumikiFile<PuzzleTypes>, options: WriteOptions) => Result<Listed[]>

export const lists: Readonly<Record<string, List>> = {
  crossword: (file, options) => {
    const parts = partsOf(file, crossword.puzzleSchema, crossword.answerSchema, options)
    if (!parts.ok) return parts
    const { puzzle, answer } = parts.value
    if (!answer) return bad(noAnswer)
    const script = scriptOfBoard(puzzle)
    const listings = listingsIn(file, options)
    return good(
      puzzle.clues.map((clue) => {
        const letters = cellsOfClue(clue).map(([row, col]) => answer.rows[row]?.charAt(col) ?? '')
        const shown = letters.map((letter) => shownIn(script, letter)).join('')
        return { word: listings.get(letters.join(''))?.word || shown, clue: clue.clue }
      }),
    )
  },
  skeleton: (file, options) => {
    const parts = partsOf(file, skeleton.puzzleSchema, skeleton.answerSchema, options)
    const listings = listingsIn(file, options)
    return parts.ok
      ? good(
          parts.value.puzzle.words.map(({ word, shown, clue, note }) => ({
            word: shown ?? word,
            clue: clue ?? note ?? (listings.get(word)?.clue || ''),
          })),
        )
      : parts
  },
  wordsearch: (file, options) => {
    const parts = partsOf(file, wordsearch.puzzleSchema, wordsearch.answerSchema, options)
    if (!parts.ok) return parts
    const { words, labels, spellings } = parts.value.puzzle
    const listings = listingsIn(file, options)
    return good(
      words.map((word, index) =>
        spellings
          ? { word: spellings[index] ?? word, clue: labels?.[index] ?? '' }
          : { word: labels?.[index] ?? word, clue: listings.get(word)?.clue || '' },
      ),
    )
  },
}
