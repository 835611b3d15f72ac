/** BlockSum on paper: cells, lines, a worked example, a first step. */
import type { Example, OnPaper } from '../../kind/paper.ts'
import type { Blocksum } from './puzzle/model.ts'

const example: Example<Blocksum> = {
  puzzle: {
    size: 4,
    rows: [
      [1, 1, 2, 3],
      [4, 2, 2, 5],
      [4, 6, 7, 7],
      [8, 6, 9, 10],
    ],
    sums: { 1: 6, 2: 6, 3: 3, 4: 4, 5: 2, 6: 7, 7: 6, 8: 2, 9: 3, 10: 1 },
    givens: [],
  },
  answer: {
    rows: [
      [4, 2, 1, 3],
      [3, 1, 4, 2],
      [1, 3, 2, 4],
      [2, 4, 3, 1],
    ],
  },
}

export const paper: OnPaper<Blocksum> = {
  cells: { min: 10, good: 13, max: 16, large: 14.2 },
  lines: { frame: 1.8 },
  example: { ja: example, en: example },
  firstStep: {
    ja: '1マスだけのブロックは、その数がそのまま答えです。そこから、同じ列に残った数を考えます。',
    en: 'A block of one cell shows its own number. From there, see which numbers are left in its row and column.',
  },
}
