/** Clue numbers: cells where a word starts, counted row by row (most publishers) or column by column (Nikoli). */

import type { Cell } from '../../base/target.ts'
import { slotsOf, textIn } from '../../wordgrid/slots.ts'
import type { Entry } from '../../words/entry.ts'
import { enumerationOf } from '../../words/enumeration.ts'
import type { Clue } from './puzzle/model.ts'

/** A word that is listed with several clues gets each of them once. `enumerated`: adds the lengths of its parts. */
export function cluesOf(
  rows: readonly string[],
  entries: readonly Entry[],
  order: 'row' | 'column',
  enumerated = false,
): Clue[] {
  const listed = new Map<string, Entry[]>()
  for (const entry of entries) listed.set(entry.word, [...(listed.get(entry.word) ?? []), entry])
  const { slots } = slotsOf(rows)
  const rank = ({ row, col }: { row: number; col: number }): number =>
    order === 'row' ? row * 64 + col : col * 64 + row
  const starts = [...new Set(slots.map(rank))].sort((a, b) => a - b)
  return slots.map((slot): Clue => {
    const same = listed.get(textIn(rows, slot)) ?? []
    const entry = same.length > 1 ? same.shift() : same[0]
    return {
      number: starts.indexOf(rank(slot)) + 1,
      dir: slot.across ? 'across' : 'down',
      row: slot.row,
      col: slot.col,
      length: slot.length,
      clue: entry?.clue ?? '',
      ...(enumerated && entry ? { enumeration: enumerationOf(entry) } : {}),
    }
  })
}

/**
 * Cells that spell a word in their order, each used once, spread as far as the board allows; null if a letter is
 * missing. If all of them would be in one word, which would give the keyword away, one of them moves to another word
 * that has its letter.
 */
export function cellsSpelling(rows: readonly string[], keyword: string): Cell[] | null {
  const free = new Map<string, Cell[]>()
  for (const [row, text] of rows.entries())
    for (const [col, letter] of Array.from(text).entries()) free.set(letter, [...(free.get(letter) ?? []), [row, col]])
  const chosen: Cell[] = []
  for (const letter of keyword) {
    const options = free.get(letter) ?? []
    const far = ([row, col]: Cell): number =>
      Math.min(99, ...chosen.map(([r, c]) => Math.abs(r - row) + Math.abs(c - col)))
    const cell = options.reduce<Cell | null>(
      (best, next) => (best === null || far(next) > far(best) ? next : best),
      null,
    )
    if (cell === null) return null
    chosen.push(cell)
    free.set(
      letter,
      options.filter((other) => other !== cell),
    )
  }
  if (!inOneWord(rows, chosen)) return chosen
  for (const [index, letter] of Array.from(keyword).entries())
    for (const other of free.get(letter) ?? []) {
      const moved = chosen.with(index, other)
      if (!inOneWord(rows, moved)) return moved
    }
  return chosen
}

/** Whether one word contains all of these cells. */
export function inOneWord(rows: readonly string[], cells: readonly Cell[]): boolean {
  const width = rows[0]?.length ?? 0
  return (
    cells.length > 1 &&
    slotsOf(rows).slots.some((slot) => cells.every(([row, col]) => slot.cells.includes(row * width + col)))
  )
}
