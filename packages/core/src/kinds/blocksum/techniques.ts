/**
 * The techniques for BlockSum, easiest first. Levels 1 to 3 are the nine rules of the founding text: R¹, then all of
 * LAT, then BOTH. Level 4 adds what sums leave for several cells, level 5 sums of several lines and supposing one
 * number. LAT-3 and LAT-4 are one idea here, so that rotating a board does not change its grade.
 */
import type { Ladder, Technique } from '../../ladder/ladder.ts'
import { applyFinding, isSolved, type State } from '../../latin/board.ts'
import { bandRests, cageBounds, combinations, lineRests } from '../../latin/deduction.ts'
import { refutations } from '../../latin/refutation.ts'
import { lastCells, lastPlaces, lastValues } from '../../latin/singles.ts'
import { lastOfCage, lineSums } from '../../latin/sums.ts'
import type { Blocksum } from './puzzle/model.ts'

const techniques: readonly Technique<State, Blocksum>[] = [
  {
    id: 'sub-1',
    level: 1,
    score: 1,
    name: { en: 'Single-cell block', ja: '1マスのブロック' },
    idea: { en: 'A block of one cell holds its own sum.', ja: '1マスのブロックには、合計の数がそのまま入ります。' },
    find: (state) => lastOfCage(state, true),
  },
  {
    id: 'sub-2',
    level: 1,
    score: 2,
    name: { en: 'Last cell of a block', ja: 'ブロックの最後のマス' },
    idea: {
      en: 'Only one cell of this block is open: take the others from the sum.',
      ja: 'ブロックの空きマスはひとつです。合計からほかの数字を引きましょう。',
    },
    find: (state) => lastOfCage(state, false),
  },
  {
    id: 'lat-1',
    level: 1,
    score: 2,
    name: { en: 'Last cell of a line', ja: '行・列の最後のマス' },
    idea: {
      en: 'Only one cell of this line is open: the missing number goes there.',
      ja: '空いているのはひとマスだけです。まだない数字が入ります。',
    },
    find: lastCells,
  },
  {
    id: 'lat-2',
    level: 2,
    score: 4,
    name: { en: 'Only one number fits the cell', ja: 'マスに入る数字がひとつ' },
    idea: {
      en: 'Only one number is still possible in this cell.',
      ja: 'このマスに入れられる数字は、もうひとつしかありません。',
    },
    find: lastValues,
  },
  {
    id: 'lat-3',
    level: 2,
    score: 5,
    name: { en: 'Only one cell fits the number', ja: '数字が入るマスがひとつ' },
    idea: {
      en: 'Look for a number that fits in only one cell of this line.',
      ja: 'この行や列で、入るマスがひとつしかない数字を探しましょう。',
    },
    find: (state) => lastPlaces(state),
  },
  {
    id: 'both-1',
    level: 3,
    score: 8,
    name: { en: 'Line sum with whole blocks', ja: '行・列の合計（ブロックだけ）' },
    idea: {
      en: 'The sum of a line is known. Take away the blocks inside it.',
      ja: '行や列の合計は決まっています。中に収まるブロックの合計を引いてみましょう。',
    },
    find: (state) => lineSums(state, 'cages'),
  },
  {
    id: 'both-2',
    level: 3,
    score: 9,
    name: { en: 'Line sum with blocks and written numbers', ja: '行・列の合計（ブロックと数字）' },
    idea: {
      en: 'The sum of a line is known. Take away the blocks inside it and the numbers written there.',
      ja: '行や列の合計は決まっています。中に収まるブロックの合計と、書いてある数字を引いてみましょう。',
    },
    find: (state) => lineSums(state, 'cages-and-written'),
  },
  {
    id: 'both-3',
    level: 3,
    score: 11,
    name: { en: 'Line sum with what is left of blocks', ja: '行・列の合計（ブロックの残り）' },
    idea: {
      en: 'The sum of a line is known. Take away what is written there, and what blocks still need inside it.',
      ja: '行や列の合計は決まっています。書いてある数字と、ブロックの残りの分を引いてみましょう。',
    },
    find: (state) => lineSums(state, 'rests'),
  },
  {
    id: 'combinations',
    level: 4,
    score: 20,
    name: { en: 'Combinations of a block', ja: 'ブロックの組み合わせ' },
    idea: {
      en: 'Which numbers can make up the sum of this block?',
      ja: 'ブロックの合計になる数字の組み合わせを考えましょう。',
    },
    find: combinations,
  },
  {
    id: 'line-rests',
    level: 4,
    score: 25,
    name: { en: 'What a line leaves for several cells', ja: '行・列の合計の残り' },
    idea: {
      en: 'The sum of a line is known. What do the blocks leave of it?',
      ja: '行や列の合計から、ブロックの合計を引いた残りを考えましょう。',
    },
    find: lineRests,
  },
  {
    id: 'bounds',
    level: 4,
    score: 30,
    name: { en: 'Too much or too little for a block', ja: 'ブロックの合計の上限と下限' },
    idea: {
      en: 'Some number here makes the sum of the block too large, or leaves too much for the rest.',
      ja: 'ある数字を入れると、ブロックの合計が大きすぎるか、足りなくなります。',
    },
    find: cageBounds,
  },
  {
    id: 'band-rests',
    level: 5,
    score: 45,
    name: { en: 'What several lines leave', ja: 'いくつかの行・列の合計の残り' },
    idea: {
      en: 'The sum of several lines is known. What do the blocks leave of it?',
      ja: 'いくつかの行や列をまとめた合計から、ブロックの合計を引いた残りを考えましょう。',
    },
    find: bandRests,
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

export const ladder: Ladder<State, Blocksum> = { techniques, apply: applyFinding, solved: isSolved }
