import type { Craft } from '../../kind/craft.ts'
import { type Spec, spec } from './make/spec.ts'
import { make } from './make.ts'
import { face } from './puzzle/face.ts'
import type { Hashi } from './puzzle/model.ts'
import { solve } from './solve/exact.ts'
import { explain } from './solve/explain.ts'
import { grade, next } from './solve/grade.ts'
import { recount } from './solve/recount.ts'
import { standardImage } from './solve/symmetry.ts'
import { ladder } from './solve/techniques.ts'

export const craft: Craft<Hashi, Spec> = {
  face,
  spec,
  presets: [
    { id: 'first', title: { en: 'First steps', ja: 'はじめて' }, spec: { size: 7, level: 1 } },
    { id: 'evening', title: { en: 'An evening', ja: 'じっくり' }, spec: { size: 15, level: 3 } },
    { id: 'expert', title: { en: 'For experts', ja: '上級' }, spec: { size: 25, level: 5 } },
  ],
  claims: ['solvable', 'unique'],
  solvers: [
    { en: 'Bridge search with clause learning', ja: '橋の探索（節学習）' },
    { en: 'SAT solver CaDiCaL', ja: 'SAT ソルバー CaDiCaL' },
  ],
  effort: 3_000_000,
  techniques: ladder.techniques,
  make,
  canonicalKey: (puzzle) => JSON.stringify(standardImage(puzzle).puzzle),
  solve,
  recount,
  grade,
  explain,
  next,
  extras: {
    methods: {
      near: async () => ({ ...craft, ...(await import('./solve/near.ts')).near }),
      bounds: async () => ({ ...craft, ...(await import('./solve/near.ts')).bounds }),
      trial: async () => ({ ...craft, ...(await import('./solve/near.ts')).trial }),
    },
  },
}
