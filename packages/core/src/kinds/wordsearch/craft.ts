import type { Craft } from '../../kind/craft.ts'
import { assessWords } from './assess.ts'
import { canonicalKey } from './canonical.ts'
import { make } from './make.ts'
import { face } from './puzzle/face.ts'
import type { Wordsearch } from './puzzle/model.ts'
import { solve } from './solve/exact.ts'
import { levelRule } from './solve/hardness.ts'
import { recount } from './solve/recount.ts'
import { explain, grade, next, techniques } from './solve/techniques.ts'
import { type Spec, spec } from './spec/spec.ts'

export const craft: Craft<Wordsearch, Spec> = {
  face,
  spec,
  presets: [
    {
      id: 'first',
      title: { en: 'For beginners: across and down', ja: 'はじめて: 横と縦だけ' },
      spec: { level: 1, overlap: false, fill: 0.5 },
    },
    { id: 'classroom', title: { en: 'Classroom: slants too', ja: '教室: 斜めも' }, spec: { level: 2 } },
    {
      id: 'tricky',
      title: { en: 'Tricky: all directions, false starts', ja: 'むずかしい: 8方向、まぎらわしい文字' },
      spec: { level: 5 },
    },
    { id: 'packed', title: { en: 'The smallest square', ja: '最小の正方形' }, spec: { smallest: true } },
    {
      id: 'dense',
      title: { en: 'As dense as a dictionary allows', ja: '辞書でできるだけ密に' },
      spec: { mode: 'dense', size: 8 },
    },
  ],
  claims: ['solvable', 'unique', 'no-guess'],
  solvers: [
    { en: 'Walk over the board', ja: '盤面の走査' },
    { en: 'Reading of every line', ja: '全ての行の読み取り' },
  ],
  effort: 1_000_000,
  techniques,
  make,
  canonicalKey,
  solve,
  recount,
  grade,
  explain,
  next,
  extras: { levelRule, assessWords, merit: ({ density = 0 }) => Number(density) },
}
