/** The ideas a solver of BlockSum climbs through, easiest first: the nine rules of the founding text. */
import type { Technique } from '../../engine/ladder.ts'
import type { State } from '../../engine/latin/board.ts'
import { lastCells, lastPlaces, lastValues } from '../../engine/latin/singles.ts'
import { lastOfCage, lineSums } from '../../engine/latin/sums.ts'
import type { BlockSum } from './model.ts'

export const techniques: readonly Technique<State, BlockSum>[] = [
  {
    id: 'sub-1',
    level: 1,
    score: 1,
    name: { en: 'Single-cell block', ja: '1マスのブロック' },
    find: (state) => lastOfCage(state, true),
  },
  {
    id: 'sub-2',
    level: 1,
    score: 2,
    name: { en: 'Last cell of a block', ja: 'ブロックの最後のマス' },
    find: (state) => lastOfCage(state, false),
  },
  {
    id: 'lat-1',
    level: 1,
    score: 2,
    name: { en: 'Last cell of a line', ja: '行・列の最後のマス' },
    find: lastCells,
  },
  {
    id: 'lat-2',
    level: 2,
    score: 4,
    name: { en: 'Only one number fits the cell', ja: 'マスに入る数字がひとつ' },
    find: lastValues,
  },
  {
    id: 'lat-3',
    level: 2,
    score: 5,
    name: { en: 'Only one cell fits the number', ja: '数字が入るマスがひとつ' },
    find: lastPlaces,
  },
  {
    id: 'both-1',
    level: 3,
    score: 8,
    name: { en: 'Line sum with whole blocks', ja: '行・列の合計（ブロックだけ）' },
    find: (state) => lineSums(state, 'cages'),
  },
  {
    id: 'both-2',
    level: 3,
    score: 9,
    name: { en: 'Line sum with blocks and written numbers', ja: '行・列の合計（ブロックと数字）' },
    find: (state) => lineSums(state, 'cages-and-written'),
  },
  {
    id: 'both-3',
    level: 3,
    score: 11,
    name: { en: 'Line sum with what is left of blocks', ja: '行・列の合計（ブロックの残り）' },
    find: (state) => lineSums(state, 'rests'),
  },
]
