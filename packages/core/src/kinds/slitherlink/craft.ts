/** Makes a Slitherlink: a random patch of cells grown without holes; its border is the loop. */
import * as z from 'zod'
import type { Rng } from '../../base/rng.ts'
import { craftOf, type SimpleCraft } from '../../simple/craft.ts'
import { levelOption } from '../../spec/level.ts'
import { sizeOption, sizeRead } from '../../spec/size.ts'
import { ideas } from './ideas.ts'
import { face, type Puzzle, puzzle, shapeOf } from './puzzle.ts'
import { recount } from './recount.ts'

const options = z.object({
  size: sizeOption(3)
    .prefault(8)
    .meta({
      description: 'Size in cells, N or WxH',
      ja: '大きさ（マスの数、N または 幅x高さ）',
      usual: [8, 5, 10, 15],
    }),
  level: levelOption(5).default(2).meta({
    description: 'Difficulty, 1 (easy) to 5 (supposing and contradicting)',
    ja: '難易度。1（やさしい）から5（仮定して矛盾を見つける）',
  }),
})

const spec = options.transform(sizeRead)

/** For each cell: 1 inside, 0 outside. */
function patch(width: number, height: number, rng: Rng): Uint8Array {
  const cells = new Uint8Array(width * height)
  const at = (row: number, col: number): number =>
    row < 0 || row >= height || col < 0 || col >= width ? 0 : (cells[row * width + col] ?? 0)
  let area = 1
  cells[rng.below(cells.length)] = 1
  for (let tries = cells.length * 40; tries > 0 && area < cells.length * fillShare; tries--) {
    const cell = rng.below(cells.length)
    const [row, col] = [Math.floor(cell / width), cell % width]
    const ring = ways.map(([down, right]) => at(row + down, col + right))
    const beside = ring.filter((inside, way) => inside === 1 && way % 2 === 0).length
    const begins = ring.filter((inside, way) => inside === 1 && ring.at(way - 1) === 0).length
    // the inside cells around it form one stretch that includes a side, so no hole arises and no two corners touch
    if (cells[cell] === 1 || begins !== 1 || beside === 0 || rng.below(beside * beside) > 0) continue
    cells[cell] = 1
    area++
  }
  return cells
}

/** The share of the board that lies inside: about half, so that the loop winds. */
const fillShare = 0.55
/** The eight neighbours of a cell, clockwise from the one above. */
const ways = [
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
] as const

export const simple: SimpleCraft<Puzzle, z.infer<typeof spec>> = {
  spec,
  presets: [
    { id: 'first', title: { en: 'First steps', ja: 'はじめて' }, spec: { size: 5, level: 1 } },
    { id: 'evening', title: { en: 'An evening', ja: 'じっくり' }, spec: { size: 10, level: 3 } },
  ],
  ideas,
  supposes: 5,
  full: ({ size: { width, height } }, rng) => {
    const inside = patch(width, height, rng)
    const empty = { width, height, rows: Array.from({ length: height }, () => '.'.repeat(width)) }
    const { edges, around } = shapeOf(empty)
    const parted = new Uint8Array(edges.length)
    for (const [cell, its] of around.entries()) for (const edge of its) parted[edge]! ^= inside[cell]!
    const rows = empty.rows.map((row, down) =>
      [...row].map((_, right) => around[down * width + right]!.filter((edge) => parted[edge] === 1).length).join(''),
    )
    return { puzzle: { width, height, rows }, values: [...parted].map((line) => (line === 1 ? 'line' : 'none')) }
  },
  clues: {
    values: () => [...'0123'],
    optional: true,
    at: (given) => shapeOf(given).clues.map(({ cell }) => cell),
    put: (given, [down, right], clue) => {
      const row = [...given.rows[Math.floor(down)]!].with(Math.floor(right), clue ?? '.').join('')
      return { ...given, rows: given.rows.with(Math.floor(down), row) }
    },
  },
  turned: ({ rows: before }, turn) => {
    const rows = turn.text(before)
    return { width: rows[0]!.length, height: rows.length, rows }
  },
}

export const craft = craftOf(puzzle, face, simple, recount)
