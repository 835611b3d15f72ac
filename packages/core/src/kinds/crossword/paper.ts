/** Crosswords on paper: cells, lines, a worked example, a first step. */
import type { OnPaper } from '../../kind/paper.ts'
import type { Crossword } from './puzzle/model.ts'

const ring = (
  script: Crossword['puzzle']['script'],
  clues: readonly [string, string, string],
): Crossword['puzzle'] => ({
  width: 3,
  height: 3,
  rows: ['...', '.#.', '.#.'],
  clues: [
    { number: 1, dir: 'across', row: 0, col: 0, length: 3, clue: clues[0] },
    { number: 1, dir: 'down', row: 0, col: 0, length: 3, clue: clues[1] },
    { number: 2, dir: 'down', row: 0, col: 2, length: 3, clue: clues[2] },
  ],
  script,
})

export const paper: OnPaper<Crossword> = {
  cells: { min: 7, good: 11, max: 16, large: 13 },
  example: {
    ja: {
      puzzle: ring('katakana', ['春にさく、日本の花', 'お金を入れて持ち歩く', '声や音楽が聞こえる機械']),
      answer: { rows: ['さくら', 'い#じ', 'ふ#お'] },
    },
    en: {
      puzzle: ring('latin', ['It says miaow', 'It has four wheels', 'A hot drink']),
      answer: { rows: ['CAT', 'A#E', 'R#A'] },
    },
  },
  firstStep: {
    ja: '自信のあるカギから書き入れます。交わるマスの字が、次の言葉の手がかりになります。',
    en: 'Begin with the clue you are surest of. Its letters help with the words that cross it.',
  },
}
