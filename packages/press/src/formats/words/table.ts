/**
 * The words of a puzzle with their clues, out again as a list that `--words` takes: word, clue. CSV is quoted as spreadsheets
 * expect; a cell that they would take for a formula begins with an apostrophe there.
 *
 * A crossword's words are its answer: without that there is no list.
 */

import { bad, good, type Result } from '@kumiki/core/base/result'
import type { KumikiFile } from '@kumiki/core/file/file'
import type { Shapes } from '@kumiki/core/kind/shapes'
import type { WriteOne, WriteOptions } from '../../format.ts'
import { cannotHold, oneLine } from '../foreign.ts'
import { type Listed, lists } from './lists.ts'

const wordsOf = <K extends Shapes>(file: KumikiFile<K>, options: WriteOptions): Result<Listed[]> => {
  const list = Object.hasOwn(lists, file.kind) ? lists[file.kind] : undefined
  return list ? list(file, options) : bad(cannotHold('it has no words', '言葉のないパズルです'))
}

const writeAs =
  (separator: string, cell: (text: string) => string): WriteOne =>
  (file, _face, options) => {
    const words = wordsOf(file, options)
    if (!words.ok) return words
    const rows = [{ word: 'word', clue: 'clue' }, ...words.value].map(({ word, clue }) =>
      [word, clue].map((text) => cell(oneLine(text))).join(separator),
    )
    return good(`${rows.join('\n')}\n`)
  }

const unarmed = (text: string): string => (/^[=+@-]/.test(text) ? `'${text}` : text)

export const writeTsv = writeAs('\t', unarmed)
export const writeCsv = writeAs(',', (text) => {
  const safe = unarmed(text)
  return /[",;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
})
