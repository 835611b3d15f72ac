import type { Face } from '../../../kind/face.ts'
import { draw } from './draw.ts'
import { input } from './input.ts'
import { lists } from './lists.ts'
import { answerSchema, moveSchema, puzzleSchema, type Skeleton } from './model.ts'
import { blank, check, faults, play } from './rules.ts'

export const face: Face<Skeleton> = {
  id: 'skeleton',
  title: { en: 'Skeleton', ja: 'スケルトン' },
  rules: {
    en: 'Put every word (or number) of the list into the board, across from left to right or down from the top. It fills a whole run of white cells, and each is used once.',
    ja: 'リストの言葉（または数）をすべて盤面に入れます。横は左から右へ、縦は上から下へ、白マスの並びにちょうど入れます。どれも1回ずつ使います。小さい字も大きく書きます。',
  },
  puzzle: puzzleSchema,
  answer: answerSchema,
  move: moveSchema,
  decidedBy: () => 'rules',
  faults,
  supposing: ['suppose'],
  blank,
  play,
  check,
  ...input,
  draw,
  lists,
}
