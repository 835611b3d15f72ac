/**
 * The ideas a solver of BlockSum climbs through, easiest first. Levels 1 to 3 are the nine rules of the founding text: R¹,
 * then all of LAT, then BOTH. Level 4 adds what sums leave for several cells, level 5 sums of several lines and
 * supposing one number. LAT-3 and LAT-4 are one idea here, so that turning a board does not change its grade.
 */
import type { Technique } from '../../engine/ladder.ts'
import type { State } from '../../engine/latin/board.ts'
import { bandRests, cageBounds, combinations, lineRests } from '../../engine/latin/deduction.ts'
import { refutations } from '../../engine/latin/refutation.ts'
import { lastCells, lastPlaces, lastValues } from '../../engine/latin/singles.ts'
import { lastOfCage, lineSums } from '../../engine/latin/sums.ts'
import type { Blocksum } from './model.ts'

export const techniques: readonly Technique<State, Blocksum>[] = [
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
    find: (state) => lastPlaces(state),
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
  {
    id: 'combinations',
    level: 4,
    score: 20,
    name: { en: 'Combinations of a block', ja: 'ブロックの組み合わせ' },
    find: combinations,
  },
  {
    id: 'line-rests',
    level: 4,
    score: 25,
    name: { en: 'What a line leaves for several cells', ja: '行・列の合計の残り' },
    find: lineRests,
  },
  {
    id: 'bounds',
    level: 4,
    score: 30,
    name: { en: 'Too much or too little for a block', ja: 'ブロックの合計の上限と下限' },
    find: cageBounds,
  },
  {
    id: 'band-rests',
    level: 5,
    score: 45,
    name: { en: 'What several lines leave', ja: 'いくつかの行・列の合計の残り' },
    find: bandRests,
  },
  {
    id: 'refutation',
    level: 5,
    score: 100,
    name: { en: 'Suppose and contradict', ja: '仮定して矛盾を見つける' },
    find: refutations,
  },
]
