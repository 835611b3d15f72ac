/** Back of house. */
import type { Craft } from '../../kind/craft.ts'
import { solve } from './exact.ts'
import { explain } from './explain.ts'
import { face } from './face.ts'
import { grade, next } from './grade.ts'
import { make } from './make.ts'
import type { Hashi } from './model.ts'
import { recount } from './recount.ts'
import { spec } from './spec.ts'
import { standardImage } from './symmetry.ts'
import { ladder } from './techniques.ts'

export const craft: Craft<Hashi> = {
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
  levelRule: null,
  prospect: null,
  make,
  merit: null,
  sameness: (puzzle) => JSON.stringify(standardImage(puzzle).puzzle),
  solve,
  recount,
  grade,
  explain,
  next,
  methods: {
    near: async () => ({ ...craft, ...(await import('./near.ts')).near }),
    bounds: async () => ({ ...craft, ...(await import('./near.ts')).bounds }),
    trial: async () => ({ ...craft, ...(await import('./near.ts')).trial }),
  },
}
