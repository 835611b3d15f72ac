/**
 * Slitherlink: one loop along the edges between dots; a number gives how many of the four edges around it belong to the
 * loop.
 *
 * A board of w × h cells has (w + 1) × (h + 1) dots, which are the cells of the playing board; a number lies between
 * four dots.
 */
import * as z from 'zod/mini'
import { limits } from '../../base/limits.ts'
import { perObject } from '../../base/memo.ts'
import { rule } from '../../base/rule.ts'
import type { Cell } from '../../base/target.ts'
import { centred, disc, line } from '../../drawing/picture.ts'
import { type Dots, dotsAround, edgePlaces, forksIn, isLine, loopsIn } from '../../simple/dots.ts'
import { faceOf } from '../../simple/face.ts'
import type { SimplePuzzle, Values } from '../../simple/puzzle.ts'

const side = z.int().check(z.minimum(1), z.maximum(limits.gridSide - 1))

/** `rows`: 0 to 3, or a point for no number. */
const schema = z.object({ width: side, height: side, rows: z.array(z.string().check(z.regex(/^[.0-3]+$/))) }).check(
  z.refine(({ width, height, rows }) => rows.length === height && rows.every((row) => row.length === width), {
    error: rule({ en: 'the rows do not have the size of the board', ja: '行の数か長さが盤面の大きさと合いません' }),
    path: ['rows'],
  }),
)
export type Puzzle = z.infer<typeof schema>

export interface Shape extends Dots {
  readonly clues: readonly Clue[]
}
/** A number, and the edges around it. */
export interface Clue {
  readonly cell: Cell
  readonly count: number
  readonly edges: readonly number[]
}

export const shapeOf = perObject(({ width, height, rows }: Puzzle): Shape => {
  const dots = dotsAround(width, height)
  const clues = rows.flatMap((row, down) =>
    [...row].flatMap((clue, right): Clue[] =>
      clue === '.'
        ? []
        : [{ cell: [down + 0.5, right + 0.5], count: Number(clue), edges: dots.around[down * width + right]! }],
    ),
  )
  return { ...dots, clues }
})

export const puzzle: SimplePuzzle<Puzzle> = {
  id: 'slitherlink',
  title: { en: 'Slitherlink', ja: 'スリザーリンク' },
  rules: {
    en: 'Join dots with lines so that all lines together form one loop. The loop never crosses or touches itself and has no branches. A number says how many of the four edges around it belong to the loop; around a place without a number there may be any number of lines.',
    ja: '点と点をたてよこの線でつなぎ、全体でひとつの輪を作ります。輪は交差や枝分かれをしません。数字は、そのまわりの4本のうち何本に線が通るかを表します。数字のないところには何本通ってもかまいません。',
  },
  puzzle: schema,
  symbols: [
    { value: 'none', key: '', name: { en: 'no line', ja: '線なし' } },
    { value: 'line', key: '', name: { en: 'line', ja: '線' } },
  ],
  rest: 'none',
  size: ({ width, height }) => ({ width: width + 1, height: height + 1 }),
  places: (given) => edgePlaces(shapeOf(given)),
  clues: (given) => shapeOf(given).clues.map(({ cell, count }) => ({ at: cell, text: String(count) })),
  faults: {
    'too-many': {
      text: { en: 'there are more lines around a number than it says', ja: '数字より多くの線が通っています' },
      *find(given, values) {
        for (const { cell, count, edges } of shapeOf(given).clues)
          if (edges.filter(isLine(values)).length > count) yield [cell]
      },
    },
    fork: {
      text: { en: 'lines meet or cross at a dot', ja: '線が枝分かれか交差をしています' },
      find: (given, values) => forksIn(shapeOf(given), values),
    },
    closed: {
      text: {
        en: 'a loop is closed, and it leaves lines or numbers out',
        ja: '輪が閉じましたが、残りの線や数字があります',
      },
      *find(given, values) {
        const shape = shapeOf(given)
        const lines = values.filter((value) => value === 'line').length
        for (const loop of loopsIn(shape, values)) if (loop.length < lines || !isFull(shape, values)) yield loop.cells
      },
    },
  },
  isComplete: (given, values) => isFull(shapeOf(given), values) && loopsIn(shapeOf(given), values).length === 1,
  printed: (given) => {
    const { dots, clues } = shapeOf(given)
    return [
      ...dots.map(([row, col]) => disc(col + 0.5, row + 0.5, 0.06, 'clue', 'clue')),
      ...clues.map(({ cell: [row, col], count }) => centred(col + 0.5, row + 0.5, 0.6, String(count), 'clue')),
    ]
  },
  entry: ([from, to = from]) => [line(from[1] + 0.5, from[0] + 0.5, to[1] + 0.5, to[0] + 0.5, 0.09, 'entry')],
}

/** Whether each number has its lines. */
const isFull = ({ clues }: Shape, values: Values): boolean =>
  clues.every(({ edges, count }) => edges.filter(isLine(values)).length === count)

export const face = faceOf(puzzle, { supposes: true })
