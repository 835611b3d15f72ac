import type { Craft } from '../../kind/craft.ts'
import { canonicalKey } from './canonical.ts'
import { solve } from './exact.ts'
import { explain, grade, next } from './grade.ts'
import { make } from './make.ts'
import { face } from './puzzle/face.ts'
import type { Sudoku } from './puzzle/model.ts'
import { recount } from './recount.ts'
import { type Spec, spec } from './spec.ts'
import { ladder } from './techniques.ts'

export const craft: Craft<Sudoku, Spec> = {
  face,
  spec,
  presets: [
    { id: 'first', title: { en: 'First steps, 4 × 4', ja: 'はじめての 4×4' }, spec: { size: 4, level: 1 } },
    { id: 'six', title: { en: 'Small, 6 × 6', ja: '小さめの 6×6' }, spec: { size: 6, level: 2 } },
    { id: 'classic', title: { en: 'Classic, 9 × 9', ja: '定番の 9×9' }, spec: { size: 9, level: 2, symmetric: true } },
    { id: 'hard', title: { en: 'Hard, 9 × 9', ja: '難しい 9×9' }, spec: { size: 9, level: 4 } },
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
