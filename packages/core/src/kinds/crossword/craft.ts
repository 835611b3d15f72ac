/** A crossword is judged by its key: that its clues have one answer is not claimed, and there is no ladder of steps. */

import type { Craft } from '../../kind/craft.ts'
import { canonicalKeyOf } from '../../wordgrid/transpose.ts'
import { assessWords } from './assess.ts'
import { solve } from './exact.ts'
import { make } from './make.ts'
import { merit } from './merit.ts'
import { face } from './puzzle/face.ts'
import type { Crossword } from './puzzle/model.ts'
import { recount } from './recount.ts'
import { type Spec, spec } from './spec.ts'

export const craft: Craft<Crossword, Spec> = {
  face,
  spec,
  presets: [
    { id: 'mini', title: { en: 'Small', ja: 'ミニ' }, spec: { size: 6 } },
    { id: 'standard', title: { en: 'Standard', ja: '標準' }, spec: { size: 9 } },
    {
      id: 'japanese',
      title: { en: 'Japanese rules', ja: '日本の作法' },
      spec: { size: 9, objective: 'penalty', rules: ['no-adjacent', 'corners', 'three-sides'], number: 'column' },
    },
    { id: 'bank', title: { en: 'With a word bank', ja: '語群付き' }, spec: { size: 8, bank: true } },
  ],
  claims: ['solvable'],
  solvers: [
    { en: 'Slot filling', ja: '当てはめ探索' },
    { en: 'SAT solver CaDiCaL', ja: 'SAT ソルバー CaDiCaL' },
  ],
  effort: 1_500_000,
  techniques: [],
  make,
  canonicalKey: (puzzle, answer) => canonicalKeyOf(puzzle.rows, answer.rows),
  solve,
  recount,
  grade: () => ({ level: null, score: 0, techniques: {}, steps: [] }),
  explain: () => ({
    cells: [],
    text: { en: 'Only the clues lead to the words.', ja: 'カギから言葉を考えます。' },
  }),
  next: () => null,
  extras: { merit, assessWords },
}
