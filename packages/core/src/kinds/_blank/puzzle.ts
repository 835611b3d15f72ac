/**
 * The smallest working kind, hidden from users: one row of n cells holds each of the numbers 1 … n once, and some are
 * printed. It is built and tested in every run, and `npm run new-kind NAME` copies it as the start of a new kind.
 */
import * as z from 'zod/mini'
import { rule } from '../../base/rule.ts'
import type { Cell } from '../../base/target.ts'
import { centred, line } from '../../drawing/picture.ts'
import { faceOf } from '../../simple/face.ts'
import type { SimplePuzzle } from '../../simple/puzzle.ts'

const numbers = [...'123456789']
const cellsOf = ({ cells }: Blank): Cell[] => [...cells].map((_, col) => [0, col])

/** A point marks a cell to fill. */
const schema = z.object({ cells: z.string().check(z.regex(/^[.1-9]{2,9}$/)) }).check(
  z.refine(({ cells }) => [...cells].every((cell) => cell === '.' || Number(cell) <= cells.length), {
    error: rule({ en: 'a number is larger than the row is long', ja: '列の長さより大きい数があります' }),
    path: ['cells'],
  }),
)
export type Blank = z.infer<typeof schema>

export const puzzle: SimplePuzzle<Blank> = {
  id: '_blank',
  title: { en: 'One row', ja: '一列' },
  rules: {
    en: 'Fill the row so that each number from 1 to its length stands once.',
    ja: '1から列の長さまでの数を一度ずつ入れます。',
  },
  puzzle: schema,
  symbols: numbers.map((value) => ({ value, key: value, name: { en: value, ja: value } })),
  rest: null,
  size: ({ cells }) => ({ width: cells.length, height: 1 }),
  places: (row) =>
    cellsOf(row).map((cell) => {
      const printed = row.cells[cell[1]]!
      return { at: [cell], values: printed === '.' ? numbers.slice(0, row.cells.length) : [printed] }
    }),
  lines: (row) => [{ role: 'house', name: { en: 'row', ja: '列' }, clue: '', cells: cellsOf(row) }],
  faults: {
    twice: {
      text: { en: 'the row has a number twice', ja: '同じ数が2回あります' },
      *find(row, values) {
        for (const number of numbers) {
          const cells = cellsOf(row).filter((_, col) => values[col] === number)
          if (cells.length > 1) yield cells
        }
      },
    },
  },
  isComplete: () => true,
  printed: ({ cells }) => [
    ...Array.from({ length: cells.length + 1 }, (_, col) => line(col, 0, col, 1, 0.04, 'rule')),
    ...[0, 1].map((row) => line(0, row, cells.length, row, 0.04, 'rule')),
    ...[...cells].flatMap((cell, col) => (cell === '.' ? [] : [centred(col + 0.5, 0.5, 0.6, cell, 'clue')])),
  ],
  entry: ([[row, col]], value) => [centred(col + 0.5, row + 0.5, 0.6, value, 'entry')],
}

export const face = faceOf(puzzle)
