/**
 * Hitori: shade cells until no number appears twice in a row or column; shaded cells never touch along a side, and the
 * others stay connected.
 */
import * as z from 'zod/mini'
import { limits } from '../../base/limits.ts'
import { perObject } from '../../base/memo.ts'
import { rule } from '../../base/rule.ts'
import { type Cell, cellOf } from '../../base/target.ts'
import { box, centred, line } from '../../drawing/picture.ts'
import { faceOf } from '../../simple/face.ts'
import type { SimplePuzzle, Values } from '../../simple/puzzle.ts'

const side = z.int().check(z.minimum(2), z.maximum(limits.gridSide))
const number = z.int().check(z.minimum(1), z.maximum(99))

const schema = z.object({ width: side, height: side, rows: z.array(z.array(number)) }).check(
  z.refine(({ width, height, rows }) => rows.length === height && rows.every((row) => row.length === width), {
    error: rule({ en: 'the rows do not have the size of the board', ja: '行の数か長さが盤面の大きさと合いません' }),
    path: ['rows'],
  }),
)
export type Puzzle = z.infer<typeof schema>

export interface Shape {
  readonly cells: readonly Cell[]
  /** The number of each cell. */
  readonly numbers: readonly number[]
  /** The cells beside each cell. */
  readonly beside: readonly (readonly number[])[]
  /** Every row and column, as its cells. */
  readonly lines: readonly (readonly number[])[]
}

export const shapeOf = perObject(({ width, height, rows }: Puzzle): Shape => {
  const all = Array.from({ length: width * height }, (_, cell) => cell)
  const cells = all.map((cell) => cellOf(cell, width))
  const beside = all.map((cell) =>
    [cell - width, cell - 1, cell + 1, cell + width].filter((other) => {
      const [[row, col], [down, right] = [-9, -9]] = [cells[cell]!, cells[other]]
      return Math.abs(row - down) + Math.abs(col - right) === 1
    }),
  )
  const lines = [
    ...rows.map((_, row) => all.filter((cell) => cells[cell]![0] === row)),
    ...Array.from({ length: width }, (_, col) => all.filter((cell) => cells[cell]![1] === col)),
  ]
  return { cells, numbers: rows.flat(), beside, lines }
})

/** The parts into which shaded cells divide the others, the largest first. */
export function partsOf({ beside }: Shape, isShaded: (cell: number) => boolean): number[][] {
  const isSeen = beside.map((_, cell) => isShaded(cell))
  const parts = beside.flatMap((_, start): number[][] => {
    if (isSeen[start]) return []
    isSeen[start] = true
    const part = [start]
    for (const cell of part)
      for (const next of beside[cell]!) {
        if (!isSeen[next]) part.push(next)
        isSeen[next] = true
      }
    return [part]
  })
  return parts.sort((a, b) => b.length - a.length)
}

/** The pairs of cells in a line that have the same number. */
export const pairsOf = perObject(({ lines, numbers }: Shape): (readonly [a: number, b: number])[] =>
  lines.flatMap((cells) =>
    cells.flatMap((a, index) =>
      cells.slice(index + 1).flatMap((b): [number, number][] => (numbers[a] === numbers[b] ? [[a, b]] : [])),
    ),
  ),
)

const isBlack = (values: Values) => (cell: number) => values[cell] === 'shaded'

export const puzzle: SimplePuzzle<Puzzle> = {
  id: 'hitori',
  title: { en: 'Hitori', ja: 'ひとりにしてくれ' },
  rules: {
    en: 'Shade cells so that no row or column has a number twice among its unshaded cells. Shaded cells never share a side, and all unshaded cells stay joined along their sides.',
    ja: 'いくつかのマスを黒くぬり、ぬらないマスでは、たてにも横にも同じ数字が2つ以上ないようにします。黒マスどうしはたて横にとなりあわず、ぬらないマスはたて横にすべてつながります。',
  },
  puzzle: schema,
  symbols: [
    { value: 'white', key: '', name: { en: 'not shaded', ja: '白' } },
    { value: 'shaded', key: '■', name: { en: 'shaded', ja: '黒' } },
  ],
  rest: 'white',
  size: ({ width, height }) => ({ width, height }),
  places: (given) => shapeOf(given).cells.map((cell) => ({ at: [cell], values: ['white', 'shaded'] })),
  clues: (given) => shapeOf(given).cells.map((at, cell) => ({ at, text: String(shapeOf(given).numbers[cell]) })),
  faults: {
    touching: {
      text: { en: 'two shaded cells touch', ja: '黒マスがとなりあっています' },
      *find(given, values) {
        const { beside, cells } = shapeOf(given)
        for (const [cell, others] of beside.entries())
          for (const other of others)
            if (cell < other && isBlack(values)(cell) && isBlack(values)(other)) yield [cells[cell]!, cells[other]!]
      },
    },
    cut: {
      text: { en: 'shaded cells cut others off', ja: '黒マスで分断されたマスがあります' },
      *find(given, values) {
        const shape = shapeOf(given)
        for (const part of partsOf(shape, isBlack(values)).slice(1)) yield part.map((cell) => shape.cells[cell]!)
      },
    },
  },
  isComplete: (given, values) => pairsOf(shapeOf(given)).every((pair) => pair.some((cell) => isBlack(values)(cell))),
  printed: (given) => {
    const { width, height } = given
    const { cells, numbers } = shapeOf(given)
    return [
      ...cells.map(([row, col], cell) => centred(col + 0.5, row + 0.5, 0.55, String(numbers[cell]), 'clue')),
      ...Array.from({ length: width + 1 }, (_, col) => line(col, 0, col, height, 0.03, 'rule')),
      ...Array.from({ length: height + 1 }, (_, row) => line(0, row, width, row, 0.03, 'rule')),
    ]
  },
  entry: ([[row, col]]) => [box(col, row, 1, 1, 'entry')],
}

export const face = faceOf(puzzle, { supposes: true })
