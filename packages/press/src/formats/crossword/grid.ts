/**
 * Turns a crossword from another program's file into one of ours. It decides what our crosswords can hold: black and
 * white cells, one letter a cell, a clue for every run of two or more white cells, numbers by row or by column.
 *
 * Features that the puzzle can do without are dropped and named: void cells become black, clues for cells other than a
 * run are dropped, runs without a clue get an empty one, numbers that fit neither counting are counted anew. An answer
 * with several letters in a cell, or with gaps, is left out completely, because half an answer would be a wrong one.
 * Features that change the puzzle (bars, a white cell in no word) are refused.
 */

import { bad, type Problem, type Result } from '@kumiki/core/base'
import { type Clue, face, type Slot, slotsOf } from '@kumiki/core/kinds/crossword/puzzle'
import { cannotHold, fits, importFound, langOf, leftOut, oneLine, tooWide } from '../foreign.ts'
import type { Imported } from '../format.ts'
import { answerOf } from './letters.ts'
import type { Grid, GridClue } from './model.ts'
import { clippedClues, droppedClues, emptyClues, newNumbers, strayLengths, voidCells } from './notes.ts'
import { numbersOf, orders } from './numbers.ts'

export function crosswordFile(grid: Grid): Result<Imported> {
  const { width, height, squares } = grid
  if (!fits(width, height)) return bad(tooWide(grid.format))
  const rows = Array.from({ length: height }, (_, row) =>
    squares
      .slice(row * width, (row + 1) * width)
      .map(({ is }) => (is === 'white' ? '.' : '#'))
      .join('')
      .padEnd(width, '#'),
  )
  const { slots, alone } = slotsOf(rows)
  if (alone[0] !== undefined) return bad(aloneCell(alone[0], width))
  if (slots.length === 0) return bad(noSlot)
  const posed = cluesOf(grid, slots)
  const answer = answerOf(grid, rows)
  const voids = squares.filter(({ is }) => is === 'void').length
  return importFound(face, {
    title: grid.title,
    credits: grid.credits,
    lang: grid.lang ?? langOf([grid.title, ...posed.clues.map(({ clue }) => clue), answer.sample].join(' ')),
    puzzle: {
      width,
      height,
      rows,
      clues: posed.clues,
      ...(grid.keyword === undefined ? {} : { keyword: grid.keyword }),
      ...(grid.words === undefined ? {} : { words: grid.words }),
      ...(grid.spellings === undefined ? {} : { spellings: grid.spellings }),
      ...(grid.script === undefined ? answer.script && { script: answer.script } : { script: grid.script }),
    },
    ...(answer.rows ? { answer: { rows: answer.rows } } : {}),
    notes: [
      ...grid.notes,
      ...answer.notes,
      ...posed.notes,
      ...(voids > 0 ? [voidCells(voids)] : []),
      ...leftOut(grid.losses),
    ],
  })
}

/** Every slot with its clue and number, in the order of the slots. */
function cluesOf(grid: Grid, slots: readonly Slot[]): { clues: Clue[]; notes: Problem[] } {
  const { width, squares } = grid
  const byRow = numbersOf(slots, 'row')
  const starts = new Map<string, number>()
  const labelled = squares.some(({ label }) => label !== '')
  for (const [cell, { label }] of squares.entries())
    if (labelled && label !== '' && !starts.has(label)) starts.set(label, cell)
  if (!labelled) for (const [cell, number] of byRow) starts.set(String(number), cell)
  const keyed = new Map(slots.map((slot) => [`${slot.across},${slot.cells.join()}`, slot]))
  const at = new Map(slots.map((slot) => [`${slot.across},${slot.row * width + slot.col}`, slot]))
  const slotOf = (clue: GridClue): Slot | undefined => {
    const cells = clue.cells?.map(([row, col]) => row * width + col).join()
    const run = cells === undefined ? undefined : (keyed.get(`true,${cells}`) ?? keyed.get(`false,${cells}`))
    return run ?? (clue.across === null ? undefined : at.get(`${clue.across},${starts.get(clue.label) ?? -1}`))
  }
  const found = new Map<Slot, GridClue>()
  const dropped: GridClue[] = []
  for (const clue of grid.clues) {
    const slot = slotOf(clue)
    if (slot && !found.has(slot)) found.set(slot, clue)
    else dropped.push(clue)
  }
  const countWrong = (order: 'row' | 'column'): number => {
    const numbers = numbersOf(slots, order)
    return [...found].filter(([slot, { label }]) => label !== String(numbers.get(slot.row * width + slot.col))).length
  }
  const [best] = orders.map((order) => ({ order, wrong: countWrong(order) })).sort((a, b) => a.wrong - b.wrong)
  const numbers = numbersOf(slots, best?.order ?? 'row')
  let stray = 0
  let clipped = 0
  const clues = slots.map((slot): Clue => {
    const clue = found.get(slot)
    const { text, enumeration } = enumerated(clue, slot.length)
    if (clue?.enumeration && enumeration === null) stray++
    if (text.length > clueLength) clipped++
    return {
      number: numbers.get(slot.row * width + slot.col) ?? 0,
      dir: slot.across ? 'across' : 'down',
      row: slot.row,
      col: slot.col,
      length: slot.length,
      clue: text.slice(0, clueLength),
      ...(enumeration === null ? {} : { enumeration }),
    }
  })
  const silent = slots.filter((slot) => !found.has(slot)).length
  const wrong = best?.wrong ?? 0
  return {
    clues,
    notes: [
      ...(dropped.length > 0 ? [droppedClues(dropped)] : []),
      ...(silent > 0 ? [emptyClues(silent)] : []),
      ...(wrong > 0 ? [newNumbers(wrong)] : []),
      ...(stray > 0 ? [strayLengths(stray)] : []),
      ...(clipped > 0 ? [clippedClues(clipped)] : []),
    ],
  }
}

const clueLength = 500
const sums = (text: string, length: number): boolean =>
  /^\d{1,2}(?:[,-]\d{1,2})*$/.test(text) && text.split(/[,-]/).reduce((sum, part) => sum + Number(part), 0) === length

/** Splits `It never forgets (8)` into a clue and its enumeration, if the enumeration fits the word's length. */
function enumerated(clue: GridClue | undefined, length: number): { text: string; enumeration: string | null } {
  const text = oneLine(clue?.text ?? '')
  if (!clue) return { text, enumeration: null }
  if (clue.enumeration !== null) {
    const written = clue.enumeration.replace(/\s/g, '').slice(0, 60)
    return { text, enumeration: sums(written, length) ? written : null }
  }
  const behind = /^(?:(.*\S) )?\(([\d,-]{1,60})\)$/.exec(text.slice(0, 2 * clueLength))
  return behind && sums(behind[2] ?? '', length)
    ? { text: behind[1] ?? '', enumeration: behind[2] ?? null }
    : { text, enumeration: null }
}

const place = (cell: number, width: number) => ({ row: Math.floor(cell / width) + 1, col: (cell % width) + 1 })

const aloneCell = (cell: number, width: number): Problem => {
  const { row, col } = place(cell, width)
  return cannotHold(
    `the white cell at row ${row}, column ${col} belongs to no word of two letters or more`,
    `${row}行${col}列の白マスが、2文字以上の言葉に入っていません`,
  )
}
const noSlot = cannotHold('no word of two letters fits into its board', '2文字以上の言葉の入る場所がありません')
/** The refusal of words that end at thick lines inside the board. */
export const barred = (row: number, col: number): Problem =>
  cannotHold(
    `it has bars (row ${row + 1}, column ${col + 1}); words here end at black cells only`,
    `太線で区切る盤面です（${row + 1}行${col + 1}列）。言葉の区切りは黒マスに限ります`,
  )
