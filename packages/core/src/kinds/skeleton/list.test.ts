import { expect, it } from 'vitest'
import { Budget } from '../../base/budget.ts'
import { Rng } from '../../base/rng.ts'
import type { Made } from '../../kind/craft.ts'
import { itemLine } from '../../kind/sidelist.ts'
import { readWords } from '../../words/read.ts'
import { craft } from './craft.ts'
import { face } from './puzzle/face.ts'
import type { Puzzle, Skeleton } from './puzzle/model.ts'
import { search } from './search.ts'
import { spec } from './spec.ts'

function madeOf(text: string, options: object = {}): Made<Skeleton> {
  const wanted = spec.parse({ words: readWords(text).entries, size: 9, ...options })
  const making = search(wanted, new Rng('list'), new Budget(20_000))
  let turn = making.next()
  while (!turn.done) turn = making.next()
  if (!turn.value.ok) throw new Error(turn.value.error.text.en)
  return turn.value.value
}
const listed = (puzzle: Puzzle): string[] =>
  face.lists(puzzle, face.blank(puzzle)).flatMap(({ items }) => items.map(itemLine))
const listOf = (text: string, options: object = {}): string[] => listed(madeOf(text, options).puzzle)

it('shows words as they were written, whatever their cells contain, and no clue', () => {
  expect(listOf('dog\t犬\nGreat Dane\ncat\nCôte\tcoast\nNiger')).toEqual(['cat', 'dog', 'Côte', 'Niger', 'Great Dane'])
  expect(listOf('さっぽろ\t札幌市\n{札幌|さっぽろ}ビール\nビール\t麦の酒')).toEqual([
    'ビール',
    'さっぽろ',
    '札幌（さっぽろ）ビール',
  ])
})

it('shows the clues beside the words on request, one word per line', () => {
  expect(listOf('dog\tIt barks at the postman\nGreat Dane\tA tall dog\ncat', { clues: true })).toEqual([
    'cat',
    'dog (It barks at the postman)',
    'Great Dane (A tall dog)',
  ])
  const { puzzle } = madeOf('イヌ\t「ワン」と鳴く\nネコ\t「ニャー」と鳴く\nヌコ', { clues: true })
  expect(listed(puzzle)).toEqual(expect.arrayContaining(['イヌ（「ワン」と鳴く）']))
  expect(face.lists(puzzle, face.blank(puzzle)).map(({ form }) => form)).toEqual(['clues'])
})

it('distinguishes words with the same reading by a tag', () => {
  const clues =
    'えさし\t民謡と海の歴史で知られる、にしんの町\t江差町,檜山\nえさし\tオホーツク海の、毛がにがよくとれる町\t枝幸町,宗谷'
  expect(listOf(`${clues}\nさる\t森に群れでいる、顔の赤い動物の名前\t動物`)).toEqual([
    'さる',
    'えさし（江差町）',
    'えさし（枝幸町）',
  ])
})

it('shows board and explanations in katakana where the list is written in it', () => {
  const { puzzle, answer } = madeOf('カナダ\nキューバ\nバナナ')
  expect(listed(puzzle)).toEqual(['カナダ', 'バナナ', 'キューバ'])
  expect(puzzle.words.map(({ word }) => word)).toEqual(['かなだ', 'ばなな', 'きゆーば'])
  expect(answer.rows.join('')).toMatch(/^[#ぁ-ゖー]+$/)
  const letters = face.draw(puzzle, answer).marks.flatMap((mark) => (mark.mark === 'text' ? [mark.text] : []))
  expect(letters.join('')).toMatch(/^[ァ-ヺー]+$/)
  const { steps } = craft.grade(puzzle, new Budget(100_000))
  expect(steps.length).toBeGreaterThan(0)
  for (const step of steps) expect(craft.explain(puzzle, step).text.ja).toMatch(/「[ァ-ヺー]+」/)
})

it.each([
  ['カナダ\nダリア\nなた', {}, 'カナダリアナタ'],
  ['かなだ\tペット\nだりあ\tペット', {}, 'かなだりあ'],
  ['かなだ\nだりあ', { kana: 'katakana' }, 'カナダリア'],
  ['カナダ\nダリア', { kana: 'hiragana' }, 'かなだりあ'],
])(
  'shows the cells as the list is written, in katakana where it has both, or as asked: %j %j',
  (text, options, letters) => {
    const { puzzle, answer } = madeOf(text, options)
    const seen = face.draw(puzzle, answer).marks.flatMap((mark) => (mark.mark === 'text' ? [mark.text] : []))
    for (const letter of seen) expect(letters).toContain(letter)
    expect(listed(puzzle).join('\n')).toContain(text.split(/[\t\n]/)[0])
  },
)

it('refuses kana cells if no word has kana', () => {
  expect(spec.safeParse({ words: ['cat', 'dog'], kana: 'katakana' }).success).toBe(false)
  expect(spec.safeParse({ words: ['ねこ', 'いぬ'], kana: 'katakana' }).success).toBe(true)
})

it('does not repeat a word in another script or case, whoever made the file', () => {
  const puzzle = { width: 3, height: 1, rows: ['...'], words: [{ word: 'DOG', note: 'dog' }] }
  expect(listed(puzzle)).toEqual(['DOG'])
})
