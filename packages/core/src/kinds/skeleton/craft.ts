import type { Craft } from '../../kind/craft.ts'
import { canonicalKeyOf } from '../../wordgrid/transpose.ts'
import { assessWords } from './assess.ts'
import { solve } from './exact.ts'
import { explain } from './explain.ts'
import { make } from './make.ts'
import { face } from './puzzle/face.ts'
import type { Skeleton } from './puzzle/model.ts'
import { recount } from './recount.ts'
import { merit } from './search.ts'
import { type Spec, spec } from './spec.ts'
import { grade, next, techniques } from './techniques.ts'

export const craft: Craft<Skeleton, Spec> = {
  face,
  spec,
  presets: [
    { id: 'small', title: { en: 'Small', ja: '小さめ' }, spec: { size: 8 } },
    { id: 'magazine', title: { en: 'Magazine page', ja: '雑誌の1ページ' }, spec: { size: 15 } },
    { id: 'numbers', title: { en: 'Numbers', ja: 'ナンスケ' }, spec: { numbers: 40 } },
    {
      id: 'binary',
      title: { en: 'Zeros and ones', ja: 'バイナリスケルトン' },
      spec: { numbers: 24, digits: '01', size: 10 },
    },
  ],
  claims: ['solvable', 'unique'],
  solvers: [
    { en: 'Slot filling', ja: '当てはめ探索' },
    { en: 'SAT solver CaDiCaL', ja: 'SAT ソルバー CaDiCaL' },
  ],
  effort: 300_000,
  techniques,
  make,
  canonicalKey: (puzzle, answer) => canonicalKeyOf(puzzle.rows, answer.rows),
  solve,
  recount,
  grade,
  explain,
  next,
  extras: { merit, assessWords },
}
