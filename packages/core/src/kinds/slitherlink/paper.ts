/** Slitherlink on paper: cells, a worked example, a first step. */
import type { Example, OnPaper } from '../../kind/paper.ts'
import type { Simple } from '../../simple/puzzle.ts'
import type { Puzzle } from './puzzle.ts'

const example: Example<Simple<Puzzle>> = {
  puzzle: { width: 3, height: 3, rows: ['.12', '2.2', '0..'] },
  answer: {
    line: [
      [0, 0, 0, 1],
      [0, 0, 1, 0],
      [0, 1, 0, 2],
      [0, 2, 0, 3],
      [0, 3, 1, 3],
      [1, 0, 1, 1],
      [1, 1, 2, 1],
      [1, 3, 2, 3],
      [2, 1, 2, 2],
      [2, 2, 2, 3],
    ],
  },
}

export const paper: OnPaper<Simple<Puzzle>> = {
  cells: { min: 6.5, good: 9, max: 12, large: 12 },
  example: { ja: example, en: example },
  firstStep: {
    ja: '0と3を探します。0のまわりには線が通らず、3のまわりで線が通らないところはひとつだけです。',
    en: 'Look for 0 and 3. No line runs around a 0, and only one edge around a 3 is left empty.',
  },
}
