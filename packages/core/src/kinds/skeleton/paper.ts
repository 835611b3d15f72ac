/** Skeletons on paper: cells, lines, a worked example, a first step. */
import type { OnPaper } from '../../kind/paper.ts'
import type { Skeleton } from './puzzle/model.ts'

export const paper: OnPaper<Skeleton> = {
  cells: { min: 6.5, good: 9, max: 11, large: 13 },
  example: {
    ja: {
      puzzle: {
        width: 3,
        height: 3,
        rows: ['...', '.#.', '.#.'],
        words: [{ word: 'さいふ' }, { word: 'さくら' }, { word: 'らじお' }],
      },
      answer: { rows: ['さくら', 'い#じ', 'ふ#お'] },
    },
    en: {
      puzzle: {
        width: 3,
        height: 3,
        rows: ['...', '.#.', '.#.'],
        words: [{ word: 'CAR' }, { word: 'CAT' }, { word: 'TEA' }],
      },
      answer: { rows: ['CAT', 'A#E', 'R#A'] },
    },
  },
  firstStep: {
    ja: 'リストに少ししかない長さの場所から考えます。入る言葉がひとつなら、そこに決まります。',
    en: 'Look for a length that few words of the list have. Where only one fits, it goes there.',
  },
}
