/** Back of house. */

import type { Craft } from '../../kind/craft.ts'
import { climb } from '../../ladder/ladder.ts'
import { nextFrom } from '../../ladder/next.ts'
import { solve } from './exact.ts'
import { make } from './make.ts'
import { face } from './puzzle/face.ts'
import type { Answer, Blank, Puzzle } from './puzzle/model.ts'
import { check } from './puzzle/rules.ts'
import { recount } from './recount.ts'
import { type Spec, spec } from './spec.ts'
import { ladder } from './techniques.ts'

export const craft: Craft<Blank, Spec> = {
  face,
  spec,
  presets: [{ id: 'short', title: { en: 'Short', ja: '短い' }, spec: { size: 3 } }],
  claims: ['solvable', 'unique', 'no-guess'],
  solvers: [
    { en: 'Exact search', ja: '厳密探索' },
    { en: 'SAT solver CaDiCaL', ja: 'SAT ソルバー CaDiCaL' },
  ],
  effort: 10,
  techniques: ladder.techniques,
  make,
  sameness: ({ cells }) => [cells, cells.toReversed()].map(String).sort().join(' '),
  solve,
  recount,
  grade: (puzzle, budget) => climb(ladder, [...puzzle.cells], budget),
  explain: (_puzzle, { why, places }) => {
    const value = places[0]?.value ?? 0
    const others = why.others.join(', ')
    return {
      cells: [[0, why.col]],
      text: {
        en: `${others} are there, so the last cell is ${value}.`,
        ja: `${others} があるので、最後のマスは ${value} です。`,
      },
    }
  },
  next: nextFrom({
    check,
    ladder,
    start: (_puzzle: Puzzle, { cells }: Answer) => [...cells],
    ahead: (state, _puzzle, { cells }) =>
      state.flatMap((value, col) => (value !== 0 && cells[col] === 0 ? [{ col, value }] : [])),
  }),
}
