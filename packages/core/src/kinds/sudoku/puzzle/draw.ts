/** The drawing: thick walls around boxes, thin lines between cells, givens in print and entries in handwriting. */

import { counted } from '../../../base/text.ts'
import { centred, type Ink, line, type Mark, type Picture, showing } from '../../../drawing/picture.ts'
import { type Answer, boxes, type Puzzle } from './model.ts'

const widths = { rule: 0.02, wall: 0.05, frame: 0.07 } as const

const number = (row: number, col: number, value: number, size: number, ink: Ink): Mark =>
  centred(col + 0.5, row + 0.5, size, String(value), ink)

export function draw(puzzle: Puzzle, answer: Answer): Picture {
  const { size, rows } = puzzle
  const { height, width } = boxes[size]
  const spans = Array.from({ length: size + 1 }, (_, i) => i)
  const inkAt = (i: number, step: number): 'rule' | 'wall' | 'frame' =>
    i === 0 || i === size ? 'frame' : i % step === 0 ? 'wall' : 'rule'
  const across = (i: number, ink: keyof typeof widths) => line(0, i, size, i, widths[ink], ink)
  const down = (i: number, ink: keyof typeof widths) => line(i, 0, i, size, widths[ink], ink)
  const linesOf = (ink: keyof typeof widths): Mark[] => [
    ...spans.filter((i) => inkAt(i, height) === ink).map((i) => across(i, ink)),
    ...spans.filter((i) => inkAt(i, width) === ink).map((i) => down(i, ink)),
  ]
  const numbers = answer.rows.flatMap((row, r) =>
    row.flatMap((value, c) =>
      value === 0
        ? []
        : [rows[r]?.[c] ? number(r, c, value, 0.56, 'strong') : showing([[r, c]], number(r, c, value, 0.52, 'entry'))],
    ),
  )
  const givens = rows.flat().filter((value) => value > 0).length
  return {
    width: size,
    height: size,
    marks: [...linesOf('rule'), ...linesOf('wall'), ...linesOf('frame'), ...numbers],
    label: {
      en: `Sudoku, ${size} × ${size}, ${counted(givens, 'given')}`,
      ja: `ナンプレ ${size}×${size}、ヒント${givens}個`,
    },
  }
}
