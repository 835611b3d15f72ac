import type { Craft } from '../../kind/craft.ts'
import { canonicalKey } from './canonical.ts'
import { solve } from './exact.ts'
import { explain, grade, next } from './grade.ts'
import { make } from './make.ts'
import { face } from './puzzle/face.ts'
import type { Blocksum } from './puzzle/model.ts'
import { recount } from './recount.ts'
import { type Spec, spec } from './spec.ts'
import { ladder } from './techniques.ts'

export const craft: Craft<Blocksum, Spec> = {
  face,
  spec,
  presets: [
    { id: 'first', title: { en: 'First steps, 4 × 4', ja: 'はじめての 4×4' }, spec: { size: 4, level: 1 } },
    { id: 'classic', title: { en: 'Classic, 5 × 5', ja: '定番の 5×5' }, spec: { size: 5, level: 3 } },
    { id: 'large', title: { en: 'Large, 7 × 7', ja: '大きめの 7×7' }, spec: { size: 7, level: 3 } },
    { id: 'expert', title: { en: 'For experts, 6 × 6', ja: '上級者向け 6×6' }, spec: { size: 6, level: 5 } },
  ],
  claims: ['solvable', 'unique'],
  solvers: [
    { en: 'Exact search', ja: '厳密探索' },
    { en: 'SAT solver CaDiCaL', ja: 'SAT ソルバー CaDiCaL' },
  ],
  effort: 1_000_000,
  techniques: ladder.techniques,
  make,
  canonicalKey,
  solve,
  recount,
  grade: (puzzle, budget) => grade(puzzle, budget, 5, 'ease'),
  explain,
  next,
}
