/** Sudoku on paper: cells, lines, a worked example, a first step. */
import type { Example, OnPaper } from '../../kind/paper.ts'
import type { Sudoku } from './puzzle/model.ts'

const example: Example<Sudoku> = {
  puzzle: {
    size: 4,
    rows: [
      [0, 0, 0, 3],
      [2, 0, 0, 0],
      [0, 0, 1, 0],
      [4, 0, 0, 2],
    ],
  },
  answer: {
    rows: [
      [1, 4, 2, 3],
      [2, 3, 4, 1],
      [3, 2, 1, 4],
      [4, 1, 3, 2],
    ],
  },
}

export const paper: OnPaper<Sudoku> = {
  cells: { min: 8, good: 11, max: 13, large: 13 },
  lines: { rule: 0.4, frame: 1.8 },
  example: { ja: example, en: example },
  firstStep: {
    ja: '同じ数字がよく出ているところに注目します。その数字が入るマスがひとつしかないワクを探します。',
    en: 'Pick a number that is given often, and look for a box with only one cell left for it.',
  },
}
