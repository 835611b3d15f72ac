/** Back of house. */
import { climb } from '../../engine/ladder.ts'
import type { Craft } from '../../kind/craft.ts'
import { solve } from './exact.ts'
import { face } from './face.ts'
import { make } from './make.ts'
import type { Blank } from './model.ts'
import { recount } from './recount.ts'
import { spec } from './spec.ts'
import { ladder } from './techniques.ts'

export const craft: Craft<Blank> = {
  face,
  spec,
  presets: [{ id: 'short', title: { en: 'Short', ja: '短い' }, spec: { size: 3 } }],
  claims: ['solvable', 'unique', 'no-guess'],
  effort: 10,
  techniques: ladder.techniques,
  levelRule: null,
  make,
  merit: null,
  sameness: (puzzle) => JSON.stringify(puzzle),
  solve,
  recount,
  grade: (puzzle, budget) => climb(ladder, [...puzzle.cells], budget),
  explain: (_puzzle, { why, places }) => {
    const value = places[0]?.value ?? 0
    const others = why.others.join(', ')
    return {
      cells: [[0, why.col]],
      idea: { en: 'Only one cell is left.', ja: '空きマスはひとつだけです。' },
      text: {
        en: `${others} are there, so the last cell is ${value}.`,
        ja: `${others} があるので、最後のマスは ${value} です。`,
      },
    }
  },
  next: () => null,
  methods: {},
}
