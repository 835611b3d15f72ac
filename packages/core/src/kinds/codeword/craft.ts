/** If the list of words is not printed, a codeword is judged by its key, and nothing beyond that is claimed. */

import type { Craft } from '../../kind/craft.ts'
import { canonicalKeyOf } from '../../wordgrid/transpose.ts'
import { assessWords } from './assess.ts'
import { solve } from './exact.ts'
import { explain } from './explain.ts'
import { grade, next } from './grade.ts'
import { make, merit } from './make.ts'
import { face } from './puzzle/face.ts'
import type { Codeword } from './puzzle/model.ts'
import { recount } from './recount.ts'
import { type Spec, spec } from './spec.ts'
import { ladder } from './techniques.ts'

export const craft: Craft<Codeword, Spec> = {
  face,
  spec,
  presets: [
    { id: 'small', title: { en: 'Small', ja: '小さめ' }, spec: { size: 8 } },
    { id: 'easy', title: { en: 'For beginners', ja: 'はじめての人に' }, spec: { size: 9, level: 1 } },
    { id: 'magazine', title: { en: 'Magazine page', ja: '雑誌の1ページ' }, spec: { size: 13 } },
    { id: 'bare', title: { en: 'Without a list', ja: 'リストなし' }, spec: { bank: false } },
  ],
  claims: ['solvable', 'unique'],
  solvers: [
    { en: 'Word-by-word search', ja: '言葉ごとの探索' },
    { en: 'SAT solver CaDiCaL', ja: 'SAT ソルバー CaDiCaL' },
  ],
  effort: 500_000,
  techniques: ladder.techniques,
  make,
  canonicalKey: (_puzzle, { rows }) => canonicalKeyOf(rows),
  solve,
  recount,
  grade,
  explain,
  next,
  extras: { merit, assessWords },
}
