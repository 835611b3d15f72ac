import type { Face } from '../../../kind/face.ts'
import { draw } from './draw.ts'
import { input } from './input.ts'
import { answerSchema, moveSchema, puzzleSchema, type Sudoku } from './model.ts'
import { blank, check, faults, play } from './rules.ts'

export const face: Face<Sudoku> = {
  id: 'sudoku',
  title: { en: 'Sudoku', ja: 'ナンプレ' },
  rules: {
    en: 'Fill every cell with a number from 1 to the size of the board. Every row, every column and every thick-walled box holds each number once.',
    ja: 'すべてのマスに、1から盤面の大きさまでの数字を入れます。どの行、どの列、太線で囲まれたどのブロックにも、同じ数字は一度だけ入ります。',
  },
  puzzle: puzzleSchema,
  answer: answerSchema,
  move: moveSchema,
  decidedBy: () => 'rules',
  faults,
  supposing: ['refutation'],
  blank,
  play,
  check,
  ...input,
  draw,
  lists: () => [],
}
