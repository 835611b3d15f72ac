/** Codewords on paper: cells, lines, a worked example, a first step. */
import type { OnPaper } from '../../kind/paper.ts'
import type { Codeword } from './puzzle/model.ts'

export const paper: OnPaper<Codeword> = {
  cells: { min: 7, good: 9, max: 13, large: 13 },
  example: {
    ja: {
      puzzle: {
        width: 3,
        height: 3,
        codes: [
          [1, 2, 1],
          [3, 0, 2],
          [4, 0, 5],
        ],
        givens: [],
        words: [{ word: 'とけい' }, { word: 'とまと' }, { word: 'とまり' }],
        script: 'katakana',
      },
      answer: { rows: ['とまと', 'け#ま', 'い#り'] },
    },
    en: {
      puzzle: {
        width: 3,
        height: 3,
        codes: [
          [1, 2, 1],
          [3, 0, 1],
          [3, 0, 4],
        ],
        givens: [],
        words: [{ word: 'EEL' }, { word: 'EGG' }, { word: 'EYE' }],
        script: 'latin',
      },
      answer: { rows: ['EYE', 'G#E', 'G#L'] },
    },
  },
  firstStep: {
    ja: '同じ数字が2度出てくる並びに注目します。文字がそのとおりにくり返す言葉は、多くありません。',
    en: 'Look for a run of cells in which a number comes back. Few words repeat a letter in just those places.',
  },
}
