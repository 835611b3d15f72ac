/**
 * The words of a puzzle with their clues, as a list that `--words` takes: word, clue. A word whose written form differs
 * from its cells stands in that form, with its reading in brackets, and clues that the puzzle does not show come from
 * its recipe. A cell that spreadsheets would take for a formula is guarded (csv.ts).
 *
 * A crossword's words are its answer, so without the answer there is no list.
 */

import { bad, good, hasRuby, type Result, withReadings } from '@kumiki/core/base'
import type { KumikiFile, PuzzleTypes } from '@kumiki/core/contract'
import { guarded } from '@kumiki/core/csv'
import { writeTable } from '@kumiki/core/words'
import { cannotHold, leftOut, oneLine, readingsInBrackets } from '../foreign.ts'
import type { WriteOne, WriteOptions } from '../format.ts'
import { type Listed, lists } from './lists.ts'

const wordsOf = <K extends PuzzleTypes>(file: KumikiFile<K>, options: WriteOptions): Result<Listed[]> => {
  const list = Object.hasOwn(lists, file.kind) ? lists[file.kind] : undefined
  return list ? list(file, options) : bad(cannotHold('it has no words', '言葉のないパズルです'))
}

const writeAs =
  (write: (heading: readonly string[], rows: readonly (readonly string[])[]) => string): WriteOne =>
  (file, _face, options) => {
    const words = wordsOf(file, options)
    if (!words.ok) return words
    const rows = words.value.map(({ word, clue }) => [word, clue].map((text) => oneLine(withReadings(text))))
    // a word with its reading in brackets is read back unchanged, so only readings in clues are lost
    const lost = words.value.some(({ clue }) => hasRuby(clue)) ? [readingsInBrackets] : []
    return good({ content: write(['word', 'clue'], rows), notes: leftOut(lost) })
  }

export const writeTsv = writeAs((heading, rows) =>
  [heading, ...rows].map((cells) => `${cells.map(guarded).join('\t')}\n`).join(''),
)
export const writeCsv = writeAs(writeTable)
