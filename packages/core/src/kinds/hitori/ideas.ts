/**
 * How a person solves a Hitori: what lies beside a shaded cell, equal numbers in a line, and cells that must not be cut
 * off.
 */
import type { Conclusion, Fact, Idea, Know } from '../../simple/know.ts'
import { type Puzzle, pairsOf, partsOf, type Shape, shapeOf } from './puzzle.ts'

type Words = Omit<Idea<Puzzle>, 'find'>

const idea = (
  words: Words,
  find: (know: Know<Puzzle>, shape: Shape) => Iterable<[on: number[], is: Fact[]]>,
): Idea<Puzzle> => ({
  ...words,
  *find(know): Generator<Conclusion> {
    const shape = shapeOf(know.puzzle)
    for (const [on, is] of find(know, shape)) yield { is, cells: on.map((cell) => shape.cells[cell]!) }
  },
})

const white = (cells: readonly number[]): Fact[] => cells.map((cell) => [cell, 'white'])
const shaded = (cells: readonly number[]): Fact[] => cells.map((cell) => [cell, 'shaded'])

export const ideas: readonly Idea<Puzzle>[] = [
  idea(
    {
      id: 'beside-shaded',
      level: 1,
      score: 1,
      name: { en: 'beside a shaded cell', ja: '黒マスのとなり' },
      idea: { en: 'Shaded cells never touch.', ja: '黒マスはとなりあいません。' },
      why: { en: 'No cell beside the shaded one, {1}, is shaded.', ja: '{1}が黒なので、となりのマスは白です。' },
    },
    function* (know, { beside }) {
      for (const [cell, others] of beside.entries()) if (know.value(cell) === 'shaded') yield [[cell], white(others)]
    },
  ),
  idea(
    {
      id: 'same-number',
      level: 1,
      score: 1,
      name: { en: 'the same number again', ja: '同じ数字' },
      idea: {
        en: 'A number that stays leaves no other of its kind in its line.',
        ja: '白に決まった数字は、同じ行や列にもう残れません。',
      },
      why: {
        en: '{1} stays, so the same number in its line, {2}, is shaded.',
        ja: '{1}は白なので、同じ数字の{2}は黒です。',
      },
    },
    function* (know, shape) {
      for (const [a, b] of pairsOf(shape)) {
        if (know.value(a) === 'white') yield [[a, b], shaded([b])]
        if (know.value(b) === 'white') yield [[b, a], shaded([a])]
      }
    },
  ),
  idea(
    {
      id: 'between',
      level: 1,
      score: 1,
      name: { en: 'between equal numbers', ja: '同じ数字のあいだ' },
      idea: { en: 'A cell between two equal numbers stays.', ja: '同じ数字にはさまれたマスは白です。' },
      why: {
        en: 'One of {1} and {2} is shaded, so the cell between them is not.',
        ja: '{1}と{2}のどちらかが黒なので、あいだのマスは白です。',
      },
    },
    function* (_, shape) {
      for (const [a, b] of pairsOf(shape)) {
        const middle = shape.beside[a]!.filter((cell) => shape.beside[b]!.includes(cell) && (a + b) / 2 === cell)
        if (middle.length > 0) yield [[a, b], white(middle)]
      }
    },
  ),
  idea(
    {
      id: 'pair',
      level: 1,
      score: 2,
      name: { en: 'pair', ja: '連続する数字' },
      idea: {
        en: 'Of two equal numbers side by side one stays.',
        ja: 'となりあう同じ数字は、どちらかひとつが残ります。',
      },
      why: {
        en: 'One of {1} and {2} stays, so the same number elsewhere in their line is shaded.',
        ja: '{1}と{2}のどちらかが白なので、その並びにあるほかの同じ数字は黒です。',
      },
    },
    function* (_, shape) {
      for (const [a, b] of pairsOf(shape))
        if (shape.beside[a]!.includes(b)) {
          const line = shape.lines.find((cells) => cells.includes(a) && cells.includes(b)) ?? []
          const others = line.filter((cell) => cell !== a && cell !== b && shape.numbers[cell] === shape.numbers[a])
          if (others.length > 0) yield [[a, b], shaded(others)]
        }
    },
  ),
  idea(
    {
      id: 'not-cut-off',
      level: 2,
      score: 4,
      name: { en: 'no cell cut off', ja: '分断の禁止' },
      idea: { en: 'A shaded cell here would cut others off.', ja: 'ここを黒くすると、分断されるマスがあります。' },
      why: { en: 'If {1} were shaded, it would cut cells off.', ja: '{1}を黒くすると、白マスが分断されます。' },
    },
    function* (know, shape) {
      const isShaded = (cell: number): boolean => know.value(cell) === 'shaded'
      for (const cell of shape.cells.keys())
        if (know.isOpen(cell) && partsOf(shape, (one) => one === cell || isShaded(one)).length > 1)
          yield [[cell], white([cell])]
    },
  ),
]
