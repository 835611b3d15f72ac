/**
 * What can be judged without the maker's key: the letters are on the white cells, and with a word bank every full slot
 * holds one of its words, none more often than it is in the bank. Only the key decides whether the clues are answered.
 */

import { bad, good, problem, type Result } from '../../../base/result.ts'
import { type Cell, cellOf } from '../../../base/target.ts'
import type { Bilingual } from '../../../base/text.ts'
import type { Fault, Verdict } from '../../../kind/face.ts'
import { at, cellsOfSlot, withLetter } from '../../../wordgrid/front.ts'
import { type Slot, slotsOf, textIn } from '../../../wordgrid/slots.ts'
import { type Answer, black, empty, type Move, type Puzzle } from './model.ts'

export const faults: Readonly<Record<string, Bilingual>> = {
  'wrong-board': { en: 'the answer belongs to another board', ja: '答えの盤面がパズルと違います' },
  'not-in-bank': {
    en: 'this word is not in the word bank, or used too often',
    ja: '語群にない言葉か、使いすぎた言葉です',
  },
}

export const blank = (puzzle: Puzzle): Answer => ({ rows: [...puzzle.rows] })

export function check(puzzle: Puzzle, answer: Answer): Verdict {
  const odd = allCells(puzzle).filter((cell) => (at(puzzle.rows, cell) === black) !== (at(answer.rows, cell) === black))
  const sameSize = answer.rows.length === puzzle.height && answer.rows.every((row) => row.length === puzzle.width)
  if (!sameSize || odd.length > 0) return { status: 'broken', faults: [{ code: 'wrong-board', cells: odd }] }
  const left = new Map<string, number>()
  for (const word of puzzle.words ?? []) left.set(word, (left.get(word) ?? 0) + 1)
  const wrong: Fault[] = []
  let open = false
  for (const slot of slotsIn(puzzle)) {
    const text = textIn(answer.rows, slot)
    if (text.includes(empty)) {
      open = true
      continue
    }
    const copies = left.get(text) ?? 0
    if (puzzle.words && copies === 0) wrong.push({ code: 'not-in-bank', cells: cellsOfSlot(slot, puzzle.width) })
    left.set(text, copies - 1)
  }
  const [first, ...more] = wrong
  if (first) return { status: 'broken', faults: [first, ...more] }
  return { status: open ? 'open' : 'complete' }
}

/** Cached, as a board is judged after every stroke. */
const known = new WeakMap<Puzzle, readonly Slot[]>()
export function slotsIn(puzzle: Puzzle): readonly Slot[] {
  const slots = known.get(puzzle) ?? slotsOf(puzzle.rows).slots
  known.set(puzzle, slots)
  return slots
}

export function play(puzzle: Puzzle, answer: Answer, move: Move): Result<Answer> {
  const { row, col, letter } = move
  if (at(puzzle.rows, [row, col]) !== empty || answer.rows[row] === undefined)
    return bad(problem('no-cell', 'There is no cell to write in.', 'そこには書けるマスがありません。'))
  return good(withLetter(answer, [row, col], letter))
}

const allCells = ({ width, height }: Puzzle): Cell[] =>
  Array.from({ length: width * height }, (_, cell) => cellOf(cell, width))
