/** BlockSum in ipuz: a calcudoku whose cages all add, cover the board, and have their sum. */

import { bad, good } from '@kumiki/core/base'
import { answerSchema, blocksOf, face, puzzleSchema } from '@kumiki/core/kinds/blocksum/puzzle'
import { cannotHold, importFound, leftOut, partsOf } from '../foreign.ts'
import { type Fields, isRecord, listIn, textIn, valueIn } from '../json.ts'
import { answersIn, numbersIn } from './numbers.ts'
import { baseOf, inRows, ours, type Part, pointsOf } from './part.ts'

export const part: Part = {
  read: (fields, { losses, ...beside }) => {
    const board = numbersIn(fields)
    if (!board.ok) return board
    const { size, numbers } = board.value
    if (valueIn(fields, 'boxes') === true) return bad(boxed)
    const cages = cagesIn(fields)
    if (cages === null) return bad(otherSigns)
    const base = baseOf(cages.flatMap(({ points }) => points))
    const blocks = new Array<number | null>(size * size).fill(null)
    for (const [index, { id, points }] of cages.entries())
      for (const [col, row] of points) {
        const at = (row - base) * size + col - base
        if (col - base < 0 || col - base >= size || blocks[at] !== null) return bad(uncovered)
        blocks[at] = id ?? index
      }
    if (blocks.includes(null)) return bad(uncovered)
    const answer = answersIn(fields, size)
    return importFound(face, {
      ...beside,
      puzzle: {
        size,
        rows: inRows(blocks, size),
        sums: Object.fromEntries(cages.map(({ id, sum }, index) => [String(id ?? index), sum])),
        givens: numbers.flatMap((number, at) => (number === 0 ? [] : [[Math.floor(at / size), at % size, number]])),
      },
      ...(answer ? { answer: { rows: inRows(answer, size) } } : {}),
      notes: leftOut(losses),
    })
  },

  write: (file, _face, options) => {
    const parts = partsOf(file, puzzleSchema, answerSchema, options)
    if (!parts.ok) return parts
    const { puzzle, answer } = parts.value
    const { size } = puzzle
    const givens = new Map(puzzle.givens.map(([row, col, value]) => [row * size + col, value]))
    return good({
      fields: {
        dimensions: { width: size, height: size },
        charset: '123456789ABCDEFG'.slice(0, size),
        boxes: false,
        showoperators: false,
        cageborder: 'thick',
        puzzle: inRows(
          Array.from({ length: size * size }, (_, at) => givens.get(at) ?? 0),
          size,
        ),
        cages: blocksOf(puzzle).map(({ id, sum, cells }) => ({
          cells: cells.map((cell) => [cell % size, Math.floor(cell / size)]),
          value: sum,
          operator: '+',
          [ours('block')]: id,
        })),
        ...(answer ? { solution: answer.rows } : {}),
      },
      losses: [],
    })
  },
}

interface Cage {
  readonly id: number | null
  readonly sum: number
  readonly points: readonly (readonly [number, number])[]
}

function cagesIn(fields: Fields): Cage[] | null {
  const cages = listIn(fields, 'cages')
    .slice(0, 300)
    .map((cage): Cage | null => {
      if (!isRecord(cage)) return null
      const points = pointsOf(valueIn(cage, 'cells')) ?? rectangle(valueIn(cage, 'rect'))
      const sign = textIn(cage, 'operator')
      const id = valueIn(cage, ours('block'))
      if (!points || (sign !== '+' && !(sign === '' && points.length === 1))) return null
      return { id: Number.isInteger(id) ? Number(id) : null, sum: Number(valueIn(cage, 'value')), points }
    })
  const read = cages.filter((cage) => cage !== null)
  return read.length === cages.length && read.length > 0 ? read : null
}

function rectangle(value: unknown): (readonly [number, number])[] | null {
  const [left, top, right, bottom] = Array.isArray(value) ? value.map(Number) : []
  if (left === undefined || top === undefined || right === undefined || bottom === undefined) return null
  const [wide, high] = [right - left + 1, bottom - top + 1]
  if (!(wide >= 1 && high >= 1 && wide <= 16 && high <= 16)) return null
  return Array.from({ length: wide * high }, (_, i) => [left + (i % wide), top + Math.floor(i / wide)] as const)
}

const boxed = cannotHold('it is a Sudoku with cages and boxes', 'ブロックと囲みの両方があるナンプレです')
const otherSigns = cannotHold('its cages do more than add up', '足し算以外の囲みがあります')
const uncovered = cannotHold('its cages do not cover every cell once', '囲みがすべてのマスを1回ずつ覆っていません')
