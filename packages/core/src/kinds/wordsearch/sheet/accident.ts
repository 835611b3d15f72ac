/**
 * What the words of a packing spell by accident: a blocked word, or a word that is to be found inside a single other
 * one, across several words; or a placed word a second time. In tightly packed boards that is common, and a new round
 * would cost seconds, so the packer checks for it and repairs it on the spot.
 */
import { Budget } from '../../../base/budget.ts'
import { isAlongRow } from '../pack/keptout.ts'
import type { Packing } from '../pack/pack.ts'
import { cellsOf, type Place } from '../puzzle/model.ts'
import { occurrencesOf } from '../solve/occurrences.ts'
import { type Setting, withMessage } from './settle.ts'

/** The cells of one such reading, including letters of the message once it has its cells; null if there is none. */
export function accidentIn(setting: Setting, packing: Packing): readonly number[] | null {
  const { prepared, letters } = setting
  const { board } = packing.order
  const numbers = (place: Place): number[] => cellsOf(place).map(([row, col]) => row * board.width + col)
  const rows = letters.rows(board, withMessage(setting, packing) ?? packing.letters)
  const listed = prepared.words.map(({ word }) => word)
  const onlyInside = [...prepared.blocked, ...prepared.insiders.map(({ word }) => word)]
  const found = occurrencesOf([...listed, ...onlyInside], rows, new Budget())
  const runs = listed.map((_, w) => new Set(packing.cellsAt(w)))
  for (const word of onlyInside)
    for (const place of found?.get(word) ?? []) {
      const cells = numbers(place)
      const isMessage = isAlongRow(place) && cells.every((cell) => packing.letters[cell] === 0)
      if (isMessage && prepared.heldByMessage.has(word)) continue
      if (!runs.some((run) => cells.every((cell) => run.has(cell)))) return cells
    }
  for (const [w, word] of listed.entries())
    for (const place of found?.get(word) ?? []) {
      const cells = numbers(place)
      if (packing.at[w]! >= 0 && !cells.every((cell) => runs[w]!.has(cell))) return cells
    }
  return null
}
