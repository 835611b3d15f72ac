/** Front of house. */
import type { Face } from '../../../kind/face.ts'
import { draw } from './draw.ts'
import { hand } from './hand.ts'
import { answerSchema, type Blank, moveSchema, puzzleSchema } from './model.ts'
import { blank, check, faults, play } from './rules.ts'

export const face: Face<Blank> = {
  id: '_blank',
  title: { en: 'One row', ja: '一列' },
  rules: {
    en: 'Fill the row so that each number from 1 to its length stands once.',
    ja: '1から列の長さまでの数を一度ずつ入れます。',
  },
  puzzle: puzzleSchema,
  answer: answerSchema,
  move: moveSchema,
  decidedBy: () => 'rules',
  faults,
  supposing: [],
  blank,
  play,
  check,
  ...hand,
  draw,
  aside: () => [],
}
