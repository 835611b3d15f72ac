/** Hitori on paper: cells, a worked example, a first step. */
import type { Example, OnPaper } from '../../kind/paper.ts'
import type { Simple } from '../../simple/puzzle.ts'
import type { Puzzle } from './puzzle.ts'

const example: Example<Simple<Puzzle>> = {
  puzzle: {
    width: 4,
    height: 4,
    rows: [
      [2, 1, 2, 4],
      [1, 3, 1, 2],
      [3, 2, 4, 3],
      [1, 1, 2, 3],
    ],
  },
  answer: {
    shaded: [
      [0, 2],
      [1, 0],
      [2, 3],
      [3, 1],
    ],
  },
}

export const paper: OnPaper<Simple<Puzzle>> = {
  cells: { min: 7, good: 10, max: 13, large: 13 },
  example: { ja: example, en: example },
  firstStep: {
    ja: '同じ数字が3つ並んでいるところや、同じ数字2つにはさまれたマスを探します。3つのうち両はしは黒マスになり、はさまれたマスは白のままです。',
    en: 'Look for three equal numbers in a row: both ends are shaded. A cell between two equal numbers stays white.',
  },
}
