import type { Face } from '../../../kind/face.ts'
import { draw } from './draw.ts'
import { input } from './input.ts'
import { lists } from './lists.ts'
import { answerSchema, type Crossword, moveSchema, puzzleSchema } from './model.ts'
import { blank, check, faults, play } from './rules.ts'

export const face: Face<Crossword> = {
  id: 'crossword',
  title: { en: 'Crossword', ja: 'クロスワード' },
  rules: {
    en: 'Answer the clues and write the words into the white cells from their numbers on, across or down. Where words cross they share a letter.',
    ja: 'カギを解いて、番号のマスから横または縦に答えの言葉を書きます。交わるマスには同じ文字が入ります。小さい字も大きく書きます。',
  },
  puzzle: puzzleSchema,
  answer: answerSchema,
  move: moveSchema,
  decidedBy: () => ({ en: 'the clues', ja: 'カギ' }),
  faults,
  supposing: [],
  blank,
  play,
  check,
  ...input,
  draw,
  lists,
}
