/** A row of boxes with a number in each. */
import { centred, line, type Mark, type Picture, showing } from '../../../drawing/picture.ts'
import type { Answer, Puzzle } from './model.ts'

export function draw(puzzle: Puzzle, answer: Answer): Picture {
  const width = puzzle.cells.length
  const marks: Mark[] = []
  for (let col = 0; col <= width; col++) marks.push(line(col, 0, col, 1, 0.04, 'rule'))
  marks.push(line(0, 0, width, 0, 0.04, 'rule'), line(0, 1, width, 1, 0.04, 'rule'))
  for (const [col, given] of puzzle.cells.entries()) {
    const value = answer.cells[col] ?? 0
    if (given > 0) marks.push(centred(col + 0.5, 0.5, 0.6, String(given), 'clue'))
    else if (value > 0) marks.push(showing([[0, col]], centred(col + 0.5, 0.5, 0.6, String(value), 'entry')))
  }
  return { width, height: 1, marks, label: { en: `A row of ${width} cells`, ja: `${width}マスの列` } }
}
