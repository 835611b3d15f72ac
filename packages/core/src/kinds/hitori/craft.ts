/**
 * Makes a Hitori: shades random cells, gives the others numbers that differ along each line, and gives each shaded cell
 * a number that occurs in its lines.
 */
import * as z from 'zod'
import type { Rng } from '../../base/rng.ts'
import { craftOf, type SimpleCraft } from '../../simple/craft.ts'
import { levelOption } from '../../spec/level.ts'
import { sizeOption, sizeRead } from '../../spec/size.ts'
import { ideas } from './ideas.ts'
import { face, type Puzzle, partsOf, puzzle, shapeOf } from './puzzle.ts'
import { recount } from './recount.ts'

const options = z.object({
  size: sizeOption(4)
    .prefault(6)
    .meta({ description: 'Size in cells, N or WxH', ja: '大きさ（マスの数、N または 幅x高さ）', usual: [6, 5, 8, 10] }),
  level: levelOption(3).default(1).meta({
    description: 'Difficulty, 1 (easy) to 3 (supposing and contradicting)',
    ja: '難易度。1（やさしい）から3（仮定して矛盾を見つける）',
  }),
})

const spec = options.transform(sizeRead)

/** Shades random cells one after another until no more can be shaded. */
function shade(empty: Puzzle, rng: Rng): Set<number> {
  const shape = shapeOf(empty)
  const shaded = new Set<number>()
  for (const cell of rng.shuffle([...shape.cells.keys()])) {
    if (shape.beside[cell]!.some((other) => shaded.has(other))) continue
    shaded.add(cell)
    if (partsOf(shape, (one) => shaded.has(one)).length > 1) shaded.delete(cell)
  }
  return shaded
}

export const simple: SimpleCraft<Puzzle, z.infer<typeof spec>> = {
  spec,
  presets: [
    { id: 'first', title: { en: 'First steps', ja: 'はじめて' }, spec: { size: 5, level: 1 } },
    { id: 'evening', title: { en: 'An evening', ja: 'じっくり' }, spec: { size: 8, level: 2 } },
  ],
  ideas,
  supposes: 3,
  full: ({ size: { width, height } }, rng) => {
    const max = Math.max(width, height)
    const order = (): number[] => rng.shuffle(Array.from({ length: max }, (_, index) => index))
    const [down, right, names] = [order(), order(), order()]
    const rows = Array.from({ length: height }, (_, row) =>
      Array.from({ length: width }, (_, col) => names[(down[row]! + right[col]!) % max]! + 1),
    )
    const empty = { width, height, rows }
    const { cells, lines, numbers } = shapeOf(empty)
    const shaded = shade(empty, rng)
    const written = numbers.map((own, cell) => {
      if (!shaded.has(cell)) return own
      const seen = lines.flatMap((line) => (line.includes(cell) ? line.filter((one) => !shaded.has(one)) : []))
      // numbers that occur in both of its lines first, as this rules out least for other cells
      const counts = seen.map((one) => seen.filter((other) => numbers[other] === numbers[one]).length)
      return numbers[rng.pick(seen.filter((_, index) => counts[index] === Math.max(...counts)))]!
    })
    return {
      puzzle: { width, height, rows: rows.map((_, row) => written.slice(row * width, (row + 1) * width)) },
      values: cells.map((_, cell) => (shaded.has(cell) ? 'shaded' : 'white')),
    }
  },
  clues: {
    values: ({ width, height }) => Array.from({ length: Math.max(width, height) }, (_, index) => String(index + 1)),
    optional: false,
    at: (given) => shapeOf(given).cells,
    put: (given, [row, col], clue) => ({
      ...given,
      rows: given.rows.with(row, given.rows[row]!.with(col, Number(clue ?? 1))),
    }),
  },
  turned: ({ rows: before }, turn) => {
    const rows = turn.grid(before)
    return { width: rows[0]!.length, height: rows.length, rows }
  },
}

export const craft = craftOf(puzzle, face, simple, recount)
