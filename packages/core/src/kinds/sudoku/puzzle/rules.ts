/** The rules: what is wrong with a board so far, and whether it is finished. */

import type { Result } from '../../../base/result.ts'
import type { Cell } from '../../../base/target.ts'
import type { Bilingual } from '../../../base/text.ts'
import type { Fault, Verdict } from '../../../kind/face.ts'
import { writeNumber } from '../../../latin/front.ts'
import { isSquare, repeats, toCells } from '../../../latin/grid.ts'
import { type Answer, geometryOf, givensOf, type Move, type Puzzle } from './model.ts'

export const faults = {
  shape: { en: 'the answer does not have the size of the board', ja: '答えの大きさが盤面と違います' },
  'too-large': { en: 'a number is larger than the board’s size', ja: '盤面の大きさを超える数字があります' },
  given: { en: 'a given number was changed', ja: '最初からある数字が変わっています' },
  'row-repeat': { en: 'a row has a number twice', ja: '同じ行に同じ数字があります' },
  'column-repeat': { en: 'a column has a number twice', ja: '同じ列に同じ数字があります' },
  'box-repeat': { en: 'a box has a number twice', ja: '同じブロックに同じ数字があります' },
} as const satisfies Record<string, Bilingual>

type Code = keyof typeof faults
const repeatCodes: readonly Code[] = ['row-repeat', 'column-repeat', 'box-repeat']

export const blank = ({ rows }: Puzzle): Answer => ({ rows: rows.map((row) => [...row]) })

export const play = (puzzle: Puzzle, answer: Answer, move: Move): Result<Answer> =>
  writeNumber(puzzle.size, (row, col) => puzzle.rows[row]?.[col] !== 0, answer, move)

export function check(puzzle: Puzzle, { rows }: Answer): Verdict {
  const { size } = puzzle
  if (!isSquare(rows, size)) return { status: 'broken', faults: [found('shape', [])] }
  const values = rows.flat()
  const wrong: Fault[] = []
  const tooLarge = [...values.keys()].filter((cell) => values[cell]! > size)
  if (tooLarge.length > 0) wrong.push(found('too-large', toCells(tooLarge, size)))
  const changed = givensOf(puzzle).flatMap(([cell, value]) => (values[cell] === value ? [] : [cell]))
  if (changed.length > 0) wrong.push(found('given', toCells(changed, size)))
  geometryOf(size).houses.forEach((house, index) => {
    const code = repeatCodes[Math.floor(index / size)] ?? 'box-repeat'
    for (const cells of repeats(house, values)) wrong.push(found(code, toCells(cells, size)))
  })
  const [first, ...more] = wrong
  if (first) return { status: 'broken', faults: [first, ...more] }
  return { status: values.includes(0) ? 'open' : 'complete' }
}

const found = (code: Code, cells: readonly Cell[]): Fault => ({ code, cells })
