/** The techniques for Sudoku, easiest first. */
import type { Ladder, Technique } from '../../ladder/ladder.ts'
import { applyFinding, isSolved, type State } from '../../latin/board.ts'
import { refutations } from '../../latin/refutation.ts'
import { lastCells, lastPlaces, lastValues } from '../../latin/singles.ts'
import { fish, hiddenSets, lockedValues, nakedSets } from '../../latin/subsets.ts'
import type { Sudoku } from './puzzle/model.ts'

const techniques: readonly Technique<State, Sudoku>[] = [
  {
    id: 'last-cell',
    level: 1,
    score: 1,
    name: { en: 'Last open cell', ja: '最後の空きマス' },
    idea: {
      en: 'Only one cell is open here: the missing number goes there.',
      ja: '空いているのはひとマスだけです。まだない数字が入ります。',
    },
    find: lastCells,
  },
  {
    id: 'last-place-box',
    level: 1,
    score: 2,
    name: { en: 'Only place in a box', ja: 'ブロックの中でここだけ' },
    idea: {
      en: 'Look for a number that fits in only one cell of this box.',
      ja: 'このブロックで、入るマスがひとつしかない数字を探しましょう。',
    },
    find: (state) => lastPlaces(state, ['box']),
  },
  {
    id: 'last-place',
    level: 2,
    score: 4,
    name: { en: 'Only place in a row or column', ja: '行・列の中でここだけ' },
    idea: {
      en: 'Look for a number that fits in only one cell of this line.',
      ja: 'この行や列で、入るマスがひとつしかない数字を探しましょう。',
    },
    find: (state) => lastPlaces(state),
  },
  {
    id: 'last-value',
    level: 2,
    score: 5,
    name: { en: 'Only number for a cell', ja: '入る数字がひとつ' },
    idea: {
      en: 'Only one number is still possible in this cell.',
      ja: 'このマスに入れられる数字は、もうひとつしかありません。',
    },
    find: lastValues,
  },
  {
    id: 'locked',
    level: 3,
    score: 15,
    name: { en: 'Locked where a line crosses a box', ja: '行・列とブロックの重なりに固定された数字' },
    idea: {
      en: 'All places for a number in one line or box lie inside another: it leaves the rest of that one.',
      ja: 'ある数字の入るマスがすべて行・列とブロックの重なりにあれば、もう一方のほかのマスには入りません。',
    },
    find: lockedValues,
  },
  {
    id: 'naked-pair',
    level: 3,
    score: 20,
    name: { en: 'Two cells, two numbers', ja: '2マスに2つの数字' },
    idea: {
      en: 'Two cells have only two numbers between them: no other cell gets these.',
      ja: '2マスに入る数字が同じ2つだけなら、ほかのマスにその数字は入りません。',
    },
    find: (state) => nakedSets(state, 2),
  },
  {
    id: 'hidden-pair',
    level: 3,
    score: 25,
    name: { en: 'Two numbers, two places', ja: '2つの数字に2マス' },
    idea: {
      en: 'Two numbers fit only in the same two cells: nothing else goes there.',
      ja: '2つの数字が同じ2マスにしか入らないなら、その2マスにほかの数字は入りません。',
    },
    find: (state) => hiddenSets(state, 2),
  },
  {
    id: 'naked-triple',
    level: 4,
    score: 40,
    name: { en: 'Three cells, three numbers', ja: '3マスに3つの数字' },
    idea: {
      en: 'Three cells have only three numbers between them: no other cell gets these.',
      ja: '3マスに入る数字が3つだけなら、ほかのマスにその数字は入りません。',
    },
    find: (state) => nakedSets(state, 3),
  },
  {
    id: 'hidden-triple',
    level: 4,
    score: 45,
    name: { en: 'Three numbers, three places', ja: '3つの数字に3マス' },
    idea: {
      en: 'Three numbers fit only in the same three cells: nothing else goes there.',
      ja: '3つの数字が同じ3マスにしか入らないなら、その3マスにほかの数字は入りません。',
    },
    find: (state) => hiddenSets(state, 3),
  },
  {
    id: 'x-wing',
    level: 4,
    score: 50,
    name: { en: 'X-wing', ja: 'X-wing（井桁）' },
    idea: {
      en: 'In two lines a number fits only where the same two lines cross them: it leaves the rest of those.',
      ja: '2本の行で、ある数字の入るマスが同じ2本の列にそろえば、その列のほかのマスには入りません。行と列が逆でも同じです。',
    },
    find: (state) => fish(state, 2),
  },
  {
    id: 'swordfish',
    level: 4,
    score: 60,
    name: { en: 'Swordfish', ja: 'ソードフィッシュ' },
    idea: {
      en: 'In three lines a number fits only where the same three lines cross them: it leaves the rest of those.',
      ja: '3本の行で、ある数字の入るマスが同じ3本の列にそろえば、その列のほかのマスには入りません。行と列が逆でも同じです。',
    },
    find: (state) => fish(state, 3),
  },
  {
    id: 'refutation',
    level: 5,
    score: 100,
    name: { en: 'Suppose and contradict', ja: '仮定して矛盾を見つける' },
    idea: {
      en: 'Suppose a number here and follow what it forces: it comes to a dead end.',
      ja: 'ここにある数字を入れたとして、どうなるか追ってみましょう。どこかで行きづまります。',
    },
    find: refutations,
  },
]

export const ladder: Ladder<State, Sudoku> = { techniques, apply: applyFinding, solved: isSolved }
