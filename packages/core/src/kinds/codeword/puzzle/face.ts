import type { Face } from '../../../kind/face.ts'
import { draw } from './draw.ts'
import { input } from './input.ts'
import { lists } from './lists.ts'
import { answerSchema, type Codeword, moveSchema, puzzleSchema } from './model.ts'
import { blank, check, faults, play } from './rules.ts'

export const face: Face<Codeword> = {
  id: 'codeword',
  title: { en: 'Codeword', ja: 'ナンクロ' },
  rules: {
    en: 'Every number stands for one letter, and every letter has one number. Find them, so that each run of white cells is a word, across and down. If there is a list, its words are put in, each once.',
    ja: '同じ数字のマスには同じ文字、違う数字のマスには違う文字が入ります。白マスの並びが、タテもヨコもすべて言葉になるように、数字にあてはまる文字を見つけます。リストがあれば、その言葉を1回ずつ使います。',
  },
  puzzle: puzzleSchema,
  answer: answerSchema,
  move: moveSchema,
  decidedBy: ({ words }) => (words ? 'rules' : { en: 'the words of the language', ja: '本当にある言葉かどうか' }),
  faults,
  supposing: ['suppose'],
  blank,
  play,
  check,
  ...input,
  draw,
  lists,
}
