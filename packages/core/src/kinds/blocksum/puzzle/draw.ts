/** The drawing: thick walls around blocks, each block's sum in the corner of its first cell, numbers in the middle. */

import { counted } from '../../../base/text.ts'
import { centred, type Ink, line, type Mark, type Picture, showing, text } from '../../../drawing/picture.ts'
import { type Answer, blocksOf, type Puzzle } from './model.ts'

const thin = 0.02
const thick = 0.05
const rim = 0.07

export function draw(puzzle: Puzzle, answer: Answer): Picture {
  const { size } = puzzle
  const blocks = blocksOf(puzzle)
  const givens = new Set(puzzle.givens.map(([row, col]) => row * size + col))
  const numbers = answer.rows.flatMap((row, r) =>
    row.flatMap((value, c) =>
      value === 0
        ? []
        : [givens.has(r * size + c) ? number(r, c, value, 'strong') : showing([[r, c]], number(r, c, value, 'entry'))],
    ),
  )
  const sums = blocks.map(({ cells, sum }) => {
    const first = cells[0]!
    return text((first % size) + 0.09, Math.floor(first / size) + 0.07, 0.225, String(sum), 'top-left', 'clue')
  })
  return {
    width: size,
    height: size,
    marks: [...rulesAndWalls(puzzle), ...sums, ...numbers],
    label: {
      en: `BlockSum, ${size} × ${size}, ${counted(blocks.length, 'block')}`,
      ja: `計算ブロック ${size}×${size}、ブロック${blocks.length}個`,
    },
  }
}

const number = (row: number, col: number, value: number, ink: Ink): Mark =>
  centred(col + 0.5, row + 0.57, 0.5, String(value), ink)

/** Draws a seam between cells of one block and a wall between two blocks; walls come last, so that they lie on top. */
function rulesAndWalls({ size, rows }: Puzzle): Mark[] {
  const rules: Mark[] = []
  const walls: Mark[] = []
  for (let r = 0; r < size; r++)
    for (let c = 0; c < size; c++) {
      const here = rows[r]?.[c]
      if (c + 1 < size)
        if (rows[r]?.[c + 1] === here) rules.push(line(c + 1, r, c + 1, r + 1, thin, 'seam'))
        else walls.push(line(c + 1, r, c + 1, r + 1, thick, 'wall'))
      if (r + 1 < size)
        if (rows[r + 1]?.[c] === here) rules.push(line(c, r + 1, c + 1, r + 1, thin, 'seam'))
        else walls.push(line(c, r + 1, c + 1, r + 1, thick, 'wall'))
    }
  const frame = [
    line(0, 0, size, 0, rim, 'frame'),
    line(0, size, size, size, rim, 'frame'),
    line(0, 0, 0, size, rim, 'frame'),
    line(size, 0, size, size, rim, 'frame'),
  ]
  return [...rules, ...walls, ...frame]
}
