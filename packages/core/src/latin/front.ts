/** The common part of the faces of kinds whose cells hold the numbers 1 … size. */
import { bad, good, problem, type Result } from '../base/result.ts'
import type { Cell, Target } from '../base/target.ts'
import type { Keys, Line, Seen } from '../kind/board.ts'

type Rows = readonly (readonly number[])[]

export const squareCells = (size: number): Cell[] =>
  Array.from({ length: size * size }, (_, cell): Cell => [Math.floor(cell / size), cell % size])

export const numberKeys = (size: number): Keys => {
  const symbols = Array.from({ length: size }, (_, index) => String(index + 1))
  return { script: 'digits', symbols, caps: symbols }
}

/** Ten and more have a single key: A is 10, B is 11. A pasted number is one symbol too. */
export function spellNumbers(size: number, text: string): string[] {
  const found =
    text
      .normalize('NFKC')
      .toUpperCase()
      .match(size > 9 ? /[1-9]\d|[1-9A-G]/g : /[1-9]/g) ?? []
  return found
    .map((one) => (/^[A-G]$/.test(one) ? String(one.charCodeAt(0) - 'A'.charCodeAt(0) + 10) : one))
    .filter((one) => Number(one) <= size)
}

export function seeNumber(value: number, isGiven: boolean): Seen {
  if (value === 0) return { symbol: '', shown: '', label: { en: 'blank', ja: '空白' } }
  const symbol = String(value)
  const label = isGiven ? { en: `given ${symbol}`, ja: `${symbol}、固定` } : { en: symbol, ja: symbol }
  return { symbol, shown: symbol, label }
}

export const rowsAndColumns = (size: number): Line[] => {
  const sides = Array.from({ length: size }, (_, index) => index)
  return [
    ...sides.map(
      (row): Line =>
        house(
          `row ${row + 1}`,
          `${row + 1}行`,
          sides.map((col) => [row, col]),
        ),
    ),
    ...sides.map(
      (col): Line =>
        house(
          `column ${col + 1}`,
          `${col + 1}列`,
          sides.map((row) => [row, col]),
        ),
    ),
  ]
}

export const house = (en: string, ja: string, cells: readonly Cell[]): Line => ({
  role: 'house',
  name: { en, ja },
  clue: '',
  cells,
})

/**
 * The answer with one number written, the same object where it is already there; refuses places and numbers that the
 * board does not have, and printed cells.
 */
export function writeNumber<A extends { rows: number[][] }>(
  size: number,
  isGiven: (row: number, col: number) => boolean,
  answer: A,
  { row, col, value }: { readonly row: number; readonly col: number; readonly value: number },
): Result<A> {
  const here = answer.rows[row]?.[col]
  if (row >= size || col >= size || value > size || here === undefined) return bad(notOnBoard)
  if (isGiven(row, col)) return bad(given)
  if (here === value) return good(answer)
  return good({ ...answer, rows: answer.rows.map((line, index) => (index === row ? line.with(col, value) : line)) })
}

const notOnBoard = problem('not-on-board', 'The board has no such cell or number.', '盤面にないマスか数字です。')
const given = problem('given', 'This number is given and cannot be changed.', '最初からある数字は変えられません。')

export const wrongNumbers = (size: number, rows: Rows, key: Rows): Target[] =>
  squareCells(size)
    .filter(([row, col]) => (rows[row]?.[col] ?? 0) !== 0 && rows[row]?.[col] !== key[row]?.[col])
    .map((cell) => [cell])
