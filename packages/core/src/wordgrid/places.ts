/**
 * Slots in steps and in sentences, identified by their first cell, so that their names do not depend on any numbering.
 */
import type { Cell } from '../base/target.ts'
import type { Bilingual } from '../base/text.ts'
import type { Slot, SlotName } from './slots.ts'

export const nameOf = ({ row, col, across, length }: Slot): SlotName => ({ row, col, across, length })

/** The slot in the mirror image of the board. */
export const slotBack = ({ row, col, across, length }: SlotName): SlotName => ({
  row: col,
  col: row,
  across: !across,
  length,
})

export const cellsOf = ({ row, col, across, length }: SlotName): Cell[] =>
  Array.from({ length }, (_, i): Cell => [row + (across ? 0 : i), col + (across ? i : 0)])

export const placeOf = ({ row, col, across }: SlotName): Bilingual => ({
  en: `${across ? 'across' : 'down'} from row ${row + 1}, column ${col + 1}`,
  ja: `${row + 1}行${col + 1}列から${across ? '横' : '縦'}の場所`,
})
