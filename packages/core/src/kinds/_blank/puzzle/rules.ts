/** The rules: printed numbers stay, no number twice, the row is full. */

import { bad, good, problem, type Result } from '../../../base/result.ts'
import type { Bilingual } from '../../../base/text.ts'
import type { Fault, Verdict } from '../../../kind/face.ts'
import type { Answer, Move, Puzzle } from './model.ts'

export const faults: Readonly<Record<string, Bilingual>> = {
  shape: { en: 'the answer does not fit the board', ja: '答えの大きさが盤面と合いません' },
  given: { en: 'a printed number was changed', ja: '印刷された数が変わっています' },
  twice: { en: 'a number stands twice', ja: '同じ数が2回あります' },
}

export const blank = (puzzle: Puzzle): Answer => ({ cells: [...puzzle.cells] })

export function play(puzzle: Puzzle, answer: Answer, { col, value }: Move): Result<Answer> {
  if (col >= puzzle.cells.length || value > puzzle.cells.length)
    return bad(problem('no-such-move', 'The board has no such cell or number.', 'そのマスや数はありません。'))
  return good(answer.cells[col] === value ? answer : { cells: answer.cells.with(col, value) })
}

export function check(puzzle: Puzzle, answer: Answer): Verdict {
  const size = puzzle.cells.length
  if (answer.cells.length !== size || answer.cells.some((value) => value > size))
    return { status: 'broken', faults: [{ code: 'shape', cells: [] }] }
  const wrong: Fault[] = []
  const where = (test: (value: number, col: number) => boolean) =>
    answer.cells.flatMap((value, col) => (test(value, col) ? [[0, col] as const] : []))
  const changed = where((value, col) => puzzle.cells[col] !== 0 && puzzle.cells[col] !== value)
  if (changed.length > 0) wrong.push({ code: 'given', cells: changed })
  const repeated = where((value, col) => value !== 0 && answer.cells.some((other, at) => at !== col && other === value))
  if (repeated.length > 0) wrong.push({ code: 'twice', cells: repeated })
  const [first, ...more] = wrong
  if (first) return { status: 'broken', faults: [first, ...more] }
  return { status: answer.cells.includes(0) ? 'open' : 'complete' }
}
