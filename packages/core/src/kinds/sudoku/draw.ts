/** The drawing: thick walls around boxes, thin rules between cells, givens printed and the rest written. */

import { counted } from '../../base/text.ts'
import { centred, type Ink, line, type Mark, type Picture, showing } from '../../drawing/picture.ts'
import { type Answer, boxes, type Puzzle } from './model.ts'

const thin = 0.02
const thick = 0.07

const number = (row: number, col: number, value: number, ink: Ink): Mark =>
  centred(col + 0.5, row + 0.5, 0.6, String(value), ink)

export function draw(puzzle: Puzzle, answer: Answer): Picture {
  const { size, rows } = puzzle
  const { height, width } = boxes[size]
  const spans = Array.from({ length: size + 1 }, (_, i) => i)
  const isWall = (i: number, step: number): boolean => i % step === 0
  const across = (i: number) =>
    isWall(i, height) ? line(0, i, size, i, thick, 'wall') : line(0, i, size, i, thin, 'rule')
  const down = (i: number) =>
    isWall(i, width) ? line(i, 0, i, size, thick, 'wall') : line(i, 0, i, size, thin, 'rule')
  const lines = [...spans.map(across), ...spans.map(down)]
  const numbers = answer.rows.flatMap((row, r) =>
    row.flatMap((value, c) =>
      value === 0 ? [] : [rows[r]?.[c] ? number(r, c, value, 'clue') : showing([[r, c]], number(r, c, value, 'entry'))],
    ),
  )
  const givens = rows.flat().filter((value) => value > 0).length
  return {
    width: size,
    height: size,
    marks: [
      ...lines.filter((mark) => mark.mark === 'line' && mark.ink === 'rule'),
      ...lines.filter((mark) => mark.mark === 'line' && mark.ink === 'wall'),
      ...numbers,
    ],
    label: {
      en: `Sudoku, ${size} × ${size}, ${counted(givens, 'given')}`,
      ja: `ナンプレ ${size}×${size}、ヒント${givens}個`,
    },
  }
}
