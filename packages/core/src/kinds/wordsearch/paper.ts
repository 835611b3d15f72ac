/** Word searches on paper: cells, lines, a worked example, a first step. */
import type { OnPaper } from '../../kind/paper.ts'
import type { Wordsearch } from './puzzle/model.ts'

export const paper: OnPaper<Wordsearch> = {
  cells: { min: 6, good: 9, max: 11, large: 12.5 },
  lines: { frame: 1.2, ring: 0.48 },
  example: {
    ja: {
      puzzle: {
        width: 4,
        height: 4,
        rows: ['ばびあと', 'とこあさ', 'こそびが', 'びとびし'],
        words: ['ことば', 'さがし', 'あそび'],
        labels: ['コトバ', 'サガシ', 'アソビ'],
      },
      answer: {
        places: [
          { word: 'あそび', row: 1, col: 2, dir: 'SW' },
          { word: 'ことば', row: 2, col: 0, dir: 'N' },
          { word: 'さがし', row: 1, col: 3, dir: 'S' },
        ],
      },
    },
    en: {
      puzzle: {
        width: 4,
        height: 4,
        rows: ['LWOA', 'TDOG', 'AOGT', 'CWDG'],
        words: ['CAT', 'DOG', 'OWL'],
        labels: ['cat', 'dog', 'owl'],
      },
      answer: {
        places: [
          { word: 'CAT', row: 3, col: 0, dir: 'N' },
          { word: 'DOG', row: 1, col: 1, dir: 'E' },
          { word: 'OWL', row: 0, col: 2, dir: 'W' },
        ],
      },
    },
  },
  firstStep: {
    ja: 'めずらしい字のある言葉から始めます。その字を盤面でさがし、まわりの字を見ます。',
    en: 'Begin with a word that has a rare letter. Find that letter, then look around it.',
  },
}
