/** The ideas a solver of Sudoku climbs through, easiest first. */
import type { Technique } from '../../engine/ladder.ts'
import type { State } from '../../engine/latin/board.ts'
import { refutations } from '../../engine/latin/refutation.ts'
import { lastCells, lastPlaces, lastValues } from '../../engine/latin/singles.ts'
import { fish, hiddenSets, lockedValues, nakedSets } from '../../engine/latin/subsets.ts'
import type { Sudoku } from './model.ts'

export const techniques: readonly Technique<State, Sudoku>[] = [
  { id: 'last-cell', level: 1, score: 1, name: { en: 'Last open cell', ja: '最後の空きマス' }, find: lastCells },
  {
    id: 'last-place-box',
    level: 1,
    score: 2,
    name: { en: 'Only place in a box', ja: 'ブロックの中でここだけ' },
    find: (state) => lastPlaces(state, ['box']),
  },
  {
    id: 'last-place',
    level: 2,
    score: 4,
    name: { en: 'Only place in a row or column', ja: '行・列の中でここだけ' },
    find: (state) => lastPlaces(state),
  },
  {
    id: 'last-value',
    level: 2,
    score: 5,
    name: { en: 'Only number for a cell', ja: '入る数字がひとつ' },
    find: lastValues,
  },
  {
    id: 'locked',
    level: 3,
    score: 15,
    name: { en: 'Locked where a line crosses a box', ja: '行・列とブロックの重なりに固定された数字' },
    find: lockedValues,
  },
  {
    id: 'naked-pair',
    level: 3,
    score: 20,
    name: { en: 'Two cells, two numbers', ja: '2マスに2つの数字' },
    find: (state) => nakedSets(state, 2),
  },
  {
    id: 'hidden-pair',
    level: 3,
    score: 25,
    name: { en: 'Two numbers, two places', ja: '2つの数字に2マス' },
    find: (state) => hiddenSets(state, 2),
  },
  {
    id: 'naked-triple',
    level: 4,
    score: 40,
    name: { en: 'Three cells, three numbers', ja: '3マスに3つの数字' },
    find: (state) => nakedSets(state, 3),
  },
  {
    id: 'hidden-triple',
    level: 4,
    score: 45,
    name: { en: 'Three numbers, three places', ja: '3つの数字に3マス' },
    find: (state) => hiddenSets(state, 3),
  },
  { id: 'x-wing', level: 4, score: 50, name: { en: 'X-wing', ja: 'X-wing（井桁）' }, find: (state) => fish(state, 2) },
  {
    id: 'swordfish',
    level: 4,
    score: 60,
    name: { en: 'Swordfish', ja: 'ソードフィッシュ' },
    find: (state) => fish(state, 3),
  },
  {
    id: 'refutation',
    level: 5,
    score: 100,
    name: { en: 'Suppose and contradict', ja: '仮定して矛盾を見つける' },
    find: refutations,
  },
]
