import type { Face } from '../../../kind/face.ts'
import { draw } from './draw.ts'
import { input } from './input.ts'
import { answerSchema, type Blocksum, moveSchema, puzzleSchema } from './model.ts'
import { blank, check, faults, play } from './rules.ts'

export const face: Face<Blocksum> = {
  id: 'blocksum',
  title: { en: 'BlockSum', ja: '計算ブロック' },
  rules: {
    en: 'Fill every cell with a number from 1 to the size of the board. No number stands twice in a row or a column. The numbers in each thick-walled block add up to the small number in its corner.',
    ja: 'すべてのマスに、1から盤面の大きさまでの数字を入れます。同じ行や同じ列に同じ数字は入りません。太線で囲まれたブロックの数字を足すと、ブロックの角の小さな数になります。',
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
