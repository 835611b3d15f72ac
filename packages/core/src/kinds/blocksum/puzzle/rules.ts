/** The rules: what is wrong with a board so far, and whether it is finished. */

import type { Result } from '../../../base/result.ts'
import type { Cell } from '../../../base/target.ts'
import type { Bilingual } from '../../../base/text.ts'
import type { Fault, Verdict } from '../../../kind/face.ts'
import { writeNumber } from '../../../latin/front.ts'
import { isSquare, repeats, toCells } from '../../../latin/grid.ts'
import { type Answer, blocksOf, type Move, type Puzzle } from './model.ts'

export const faults = {
  shape: { en: 'the answer does not have the size of the board', ja: '答えの大きさが盤面と違います' },
  'too-large': { en: 'a number is larger than the board’s size', ja: '盤面の大きさを超える数字があります' },
  given: { en: 'a given number was changed', ja: '最初からある数字が変わっています' },
  'row-repeat': { en: 'a row has a number twice', ja: '同じ行に同じ数字があります' },
  'column-repeat': { en: 'a column has a number twice', ja: '同じ列に同じ数字があります' },
  'sum-over': { en: 'a block’s numbers are too much for its sum', ja: 'ブロックの数字が合計を超えます' },
  'sum-under': { en: 'a full block does not reach its sum', ja: '埋まったブロックの数字が合計に足りません' },
} as const satisfies Record<string, Bilingual>

type Code = keyof typeof faults

export function blank({ size, givens }: Puzzle): Answer {
  const rows = Array.from({ length: size }, () => new Array<number>(size).fill(0))
  for (const [row, col, value] of givens) rows[row]![col] = value
  return { rows }
}

export const isGivenAt = ({ givens }: Puzzle, row: number, col: number): boolean =>
  givens.some((given) => given[0] === row && given[1] === col)

export const play = (puzzle: Puzzle, answer: Answer, move: Move): Result<Answer> =>
  writeNumber(puzzle.size, (row, col) => isGivenAt(puzzle, row, col), answer, move)

export function check(puzzle: Puzzle, { rows }: Answer): Verdict {
  const { size } = puzzle
  if (!isSquare(rows, size)) return broken([found('shape', [])])
  const values = rows.flat()
  const wrong: Fault[] = []
  const tooLarge = [...values.keys()].filter((cell) => values[cell]! > size)
  if (tooLarge.length > 0) wrong.push(found('too-large', toCells(tooLarge, size)))
  const changed = puzzle.givens.filter(([row, col, value]) => rows[row]?.[col] !== value)
  if (changed.length > 0) {
    const cells = changed.map(([row, col]): Cell => [row, col])
    wrong.push(found('given', cells))
  }
  for (let i = 0; i < size; i++) {
    const row = Array.from({ length: size }, (_, j) => i * size + j)
    const column = Array.from({ length: size }, (_, j) => j * size + i)
    for (const cells of repeats(row, values)) wrong.push(found('row-repeat', toCells(cells, size)))
    for (const cells of repeats(column, values)) wrong.push(found('column-repeat', toCells(cells, size)))
  }
  for (const { cells, sum } of blocksOf(puzzle)) {
    const total = cells.reduce((all, cell) => all + values[cell]!, 0)
    const empty = cells.filter((cell) => values[cell] === 0).length
    if (total + empty > sum) wrong.push(found('sum-over', toCells(cells, size)))
    else if (empty === 0 && total < sum) wrong.push(found('sum-under', toCells(cells, size)))
  }
  const [first, ...more] = wrong
  if (first) return broken([first, ...more])
  return { status: values.includes(0) ? 'open' : 'complete' }
}

const found = (code: Code, cells: readonly Cell[]): Fault => ({ code, cells })
const broken = (list: readonly [Fault, ...Fault[]]): Verdict => ({ status: 'broken', faults: list })
