/**
 * Pencil marks: touches that were only noted. One type serves every kind: a candidate in a cell is a touch with its
 * symbol, "no bridge here" a touch of two islands, "stays as it is" a touch of a cell without a symbol. Notes are
 * stored beside the answer and are never judged.
 */
import * as z from 'zod/mini'
import { limits } from '../base/limits.ts'
import { rule } from '../base/rule.ts'
import { type Cell, holdsCell, nameOfTarget, type Target } from '../base/target.ts'
import { centred, type Mark, showing } from '../drawing/picture.ts'
import type { Board, Touch } from '../kind/board.ts'

export type Notes = readonly Touch[]

/** A custom check, because this is the only place for which a player would load zod's tuples and unions. */
export const notesSchema = z.custom<Notes>(
  (value) => Array.isArray(value) && value.length <= limits.notes && value.every(isTouch),
  rule({ en: 'these are no pencil marks', ja: 'メモとして読めません' }),
)

const isTouch = (value: unknown): value is Touch => {
  if (typeof value !== 'object' || value === null || !('at' in value) || !('symbol' in value)) return false
  const { at, symbol } = value
  const isSymbol = typeof symbol === 'string' && symbol.length <= limits.symbolLength
  return isSymbol && Array.isArray(at) && (at.length === 1 || at.length === 2) && at.every(isCell)
}

const isCell = (value: unknown): value is Cell =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((side) => Number.isInteger(side) && side >= 0 && side < limits.gridSide)

const isSame = (a: Touch, b: Touch): boolean => a.symbol === b.symbol && nameOfTarget(a.at) === nameOfTarget(b.at)

/** Adds a note, or removes it if it was there. */
export const toggled = (notes: Notes, touch: Touch): Notes => {
  if (notes.some((old) => isSame(old, touch))) return notes.filter((old) => !isSame(old, touch))
  return notes.length < limits.notes ? [...notes, touch] : notes
}

export const notesAt = (notes: Notes, target: Target): Touch[] =>
  notes.filter(({ at }) => nameOfTarget(at) === nameOfTarget(target))

export const withoutNotesAt = (notes: Notes, target: Target): Notes =>
  notesAt(notes, target).length === 0 ? notes : notes.filter(({ at }) => nameOfTarget(at) !== nameOfTarget(target))

/** The notes after a symbol is written: none in its cell, and that symbol in none of its houses. */
export function afterWriting(board: Board, notes: Notes, { at, symbol }: Touch): Notes {
  if (notes.length === 0) return notes
  const houses = board.lines.filter(({ role, cells }) => role === 'house' && holdsCell(cells, at[0]))
  const isStruck = (note: Touch): boolean =>
    nameOfTarget(note.at) === nameOfTarget(at) ||
    (symbol !== '' && note.symbol === symbol && houses.some(({ cells }) => holdsCell(cells, note.at[0])))
  return notes.some(isStruck) ? notes.filter((note) => !isStruck(note)) : notes
}

/** A symbol as the board shows it. */
export const capOf = ({ keys }: Board, symbol: string): string => keys?.caps[keys.symbols.indexOf(symbol)] ?? symbol

/**
 * The marks for notes. Each symbol has its own place in the cell, so that a candidate never moves. A cross means that
 * two cells are not joined, a ring that a cell stays as it is.
 */
export function noteMarks(board: Board, notes: Notes): Mark[] {
  const symbols = board.keys?.symbols ?? []
  const crossSize = board.input === 'edge' ? 0.5 : 0.4
  const columns = Math.max(3, Math.ceil(Math.sqrt(symbols.length)))
  return notes.map(({ at, symbol }) => {
    const [[row, col], other] = at
    if (other) return showing(at, centred(...middle([row, col], other), crossSize, '×', 'entry'))
    if (symbol === '') return showing(at, centred(col + 0.5, row + 0.5, 0.84, '○', 'entry'))
    const index = Math.max(0, symbols.indexOf(symbol))
    const x = col + ((index % columns) + 0.5) / columns
    const y = row + (Math.floor(index / columns) + 0.5) / columns
    return showing(at, centred(x, y, 0.65 / columns, capOf(board, symbol), 'entry'))
  })
}

const middle = (a: Cell, b: Cell): [x: number, y: number] => [(a[1] + b[1] + 1) / 2, (a[0] + b[0] + 1) / 2]
