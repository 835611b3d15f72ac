/**
 * The rules: every slot holds a listed word, and every listed word is in exactly one slot. Only full slots are judged,
 * so a half-filled board is open, not broken.
 */

import { bad, good, problem, type Result } from '../../../base/result.ts'
import type { Cell } from '../../../base/target.ts'
import type { Bilingual } from '../../../base/text.ts'
import type { Fault, Verdict } from '../../../kind/face.ts'
import { withLetter } from '../../../wordgrid/front.ts'
import { slotsOf, textIn } from '../../../wordgrid/slots.ts'
import { type Answer, black, empty, type Move, type Puzzle } from './model.ts'

export const faults: Readonly<Record<string, Bilingual>> = {
  'wrong-board': { en: 'the answer belongs to another board', ja: '答えの盤面がパズルと違います' },
  'given-changed': { en: 'a given letter or digit was changed', ja: '最初から入っている文字や数字が変わっています' },
  'not-listed': { en: 'this word or number is not on the list', ja: 'リストにない言葉や数です' },
  'too-often': { en: 'this word or number is used more often than it is listed', ja: '同じ言葉や数を使いすぎています' },
  'left-over': {
    en: 'every slot is full, but something on the list is not used',
    ja: 'すべて埋まりましたが、リストに使っていないものがあります',
  },
}

export const blank = (puzzle: Puzzle): Answer => ({ rows: [...puzzle.rows] })

export function check(puzzle: Puzzle, answer: Answer): Verdict {
  const wrong: Fault[] = []
  const cells = allCells(puzzle)
  const odd = cells.filter(
    ([row, col]) => (at(puzzle.rows, row, col) === black) !== (at(answer.rows, row, col) === black),
  )
  const sameSize = answer.rows.length === puzzle.height && answer.rows.every((row) => row.length === puzzle.width)
  if (!sameSize || odd.length > 0) return { status: 'broken', faults: [{ code: 'wrong-board', cells: odd }] }
  const changed = cells.filter(([row, col]) => {
    const given = at(puzzle.rows, row, col)
    return given !== empty && given !== at(answer.rows, row, col)
  })
  if (changed.length > 0) wrong.push({ code: 'given-changed', cells: changed })

  const left = new Map<string, number>()
  for (const { word } of puzzle.words) left.set(word, (left.get(word) ?? 0) + 1)
  let open = 0
  for (const slot of slotsOf(puzzle.rows).slots) {
    const text = textIn(answer.rows, slot)
    const slotCells = slot.cells.map((cell): Cell => [Math.floor(cell / puzzle.width), cell % puzzle.width])
    const copies = left.get(text)
    if (text.includes(empty)) open++
    else if (copies === undefined) wrong.push({ code: 'not-listed', cells: slotCells })
    else if (copies === 0) wrong.push({ code: 'too-often', cells: slotCells })
    else left.set(text, copies - 1)
  }
  const unused = [...left.values()].some((copies) => copies > 0)
  if (open === 0 && unused && wrong.length === 0) wrong.push({ code: 'left-over', cells: [] })
  const [first, ...more] = wrong
  if (first) return { status: 'broken', faults: [first, ...more] }
  return { status: open > 0 ? 'open' : 'complete' }
}

export function play(puzzle: Puzzle, answer: Answer, move: Move): Result<Answer> {
  const { row, col, letter } = move
  const here = at(puzzle.rows, row, col)
  if (here === '' || here === black || answer.rows[row] === undefined)
    return bad(problem('no-cell', 'There is no cell to write in.', 'そこには書けるマスがありません。'))
  if (here !== empty) {
    if (here === letter) return good(answer)
    return bad(problem('given', 'A given letter cannot be changed.', '最初から入っている文字は変えられません。'))
  }
  return good(withLetter(answer, [row, col], letter))
}

const at = (rows: readonly string[], row: number, col: number): string => rows[row]?.charAt(col) ?? ''

const allCells = ({ width, height }: Puzzle): Cell[] =>
  Array.from({ length: width * height }, (_, cell): Cell => [Math.floor(cell / width), cell % width])
