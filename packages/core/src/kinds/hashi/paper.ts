/** Hashi on paper: cells, lines, a worked example, a first step. */
import type { Example, OnPaper } from '../../kind/paper.ts'
import type { Hashi } from './puzzle/model.ts'

const example: Example<Hashi> = {
  puzzle: {
    width: 6,
    height: 6,
    islands: [
      [0, 1, 3],
      [4, 1, 3],
      [1, 2, 2],
      [3, 2, 3],
      [0, 4, 3],
      [3, 4, 3],
      [1, 5, 2],
      [4, 5, 3],
    ],
  },
  answer: {
    bridges: [
      [0, 1, 2],
      [0, 4, 1],
      [1, 7, 1],
      [2, 3, 2],
      [3, 5, 1],
      [4, 5, 2],
      [6, 7, 2],
    ],
  },
}

export const paper: OnPaper<Hashi> = {
  cells: { min: 6.2, good: 7.5, max: 10, large: 13.6 },
  lines: { frame: 0.5 },
  dotted: true,
  example: { ja: example, en: example },
  firstStep: {
    ja: 'はしやすみの島を見ます。となりがひとつしかない島の橋は、すべてそこへかかります。',
    en: 'Look at the corners and the edges. An island that can only reach one neighbour sends all its bridges there.',
  },
}
