import { expect, it } from 'vitest'
import { Budget } from '../../base/budget.ts'
import { explain } from './explain.ts'
import { grade } from './grade.ts'
import type { Puzzle } from './puzzle/model.ts'

const puzzle: Puzzle = {
  width: 5,
  height: 3,
  codes: [
    [1, 2, 2, 3, 4],
    [0, 0, 4, 0, 0],
    [5, 1, 6, 3, 4],
  ],
  givens: [],
  words: ['APPLE', 'TABLE', 'PEB'].map((word) => ({ word })),
  script: 'latin',
}

it('describes a pattern by its numbers, and what follows from it', () => {
  const { steps } = grade({ ...puzzle, words: puzzle.words?.slice(0, 2).concat({ word: 'PEB' }) }, new Budget(1000))
  const messages = steps.map((step) => explain(puzzle, step).text.en)
  expect(messages.join('\n')).toMatch(/PEB is the only word left with 3 letters/)
  const open = { ...puzzle, words: [{ word: 'APPLE' }, { word: 'TABLE' }, { word: 'PEB' }], codes: puzzle.codes }
  const pattern = { technique: 'pattern', places: [{ number: 2, letter: 'P' }], rulesOut: [], choices: 1 }
  const slot = { row: 0, col: 0, across: true, length: 5 }
  expect(explain(open, { ...pattern, why: { slot, words: ['APPLE'] } })).toEqual({
    cells: [0, 1, 2, 3, 4].map((col) => [0, col]),
    text: {
      en: 'Across from row 1, column 1 the numbers are 1-2-2-3-4, and only APPLE has its letters like that: 2 = P.',
      ja: '1行1列から横の場所の数字は 1-2-2-3-4 で、文字がそのように並ぶ言葉は「APPLE」だけです（2 = P）。',
    },
  })
})

it('shows letters in the kana of the board', () => {
  const step = { technique: 'only-letter', places: [{ number: 2, letter: 'ね' }], rulesOut: [], choices: 1 }
  const { text, cells } = explain({ ...puzzle, script: 'katakana' }, { ...step, why: { words: [] } })
  expect(text.ja).toBe('2に残っている文字は「ネ」だけです。')
  expect(cells).toEqual([
    [0, 1],
    [0, 2],
  ])
})

it('names words as they were written, and separates letters as Japanese does', () => {
  const listed: Puzzle = { ...puzzle, words: [{ word: 'まつちや', shown: '{抹茶|まっちゃ}' }], script: 'hiragana' }
  const places = [
    { number: 1, letter: 'ま' },
    { number: 2, letter: 'つ' },
  ]
  const step = { technique: 'only-length', places, rulesOut: [], choices: 1 }
  const slot = { row: 0, col: 0, across: true, length: 4 }
  expect(explain(listed, { ...step, why: { slot, words: ['まつちや'] } }).text).toEqual({
    en: '抹茶（まっちゃ） is the only word left with 4 letters, so it goes across from row 1, column 1: 1 = ま, 2 = つ.',
    ja: '残りの言葉で4文字なのは「抹茶（まっちゃ）」だけなので、1行1列から横の場所に入ります（1 = ま、2 = つ）。',
  })
})

it('names the words of two places that are compatible, and what the numbers of a place can still be', () => {
  const slot = { row: 0, col: 0, across: true, length: 5 }
  const beside = { row: 0, col: 2, across: false, length: 3 }
  const places = [{ number: 2, letter: 'P' }]
  const together = { technique: 'two-words', places, rulesOut: [], choices: 1, why: { slot, beside, words: ['APPLE'] } }
  expect(explain(puzzle, together)).toEqual({
    cells: [...[0, 1, 2, 3, 4].map((col) => [0, col]), [1, 2], [2, 2]],
    text: {
      en: 'Of the words that fit across from row 1, column 1, over 1-2-2-3-4, only APPLE can stand together with a word down from row 1, column 3, over 2-4-6: 2 = P.',
      ja: '1行1列から横の場所（1-2-2-3-4）の候補のうち、1行3列から縦の場所（2-4-6）の言葉と一緒に入るのは APPLE だけです（2 = P）。',
    },
  })
  const rulesOut = [
    { number: 1, letter: 'B' },
    { number: 1, letter: 'C' },
  ]
  const crossing = { technique: 'crossing', places: [], rulesOut, choices: 1, why: { slot, words: ['APPLE', 'TABLE'] } }
  expect(explain(puzzle, crossing).text).toEqual({
    en: 'Only APPLE, TABLE can go across from row 1, column 1, over 1-2-2-3-4, so 1 can only be A, T.',
    ja: '1行1列から横の場所（1-2-2-3-4）に入るのは APPLE、TABLE だけなので、1はA、Tのどれかに限られます。',
  })
})
