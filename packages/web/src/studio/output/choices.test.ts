import { describe, expect, it } from 'vitest'
import {
  type Choices,
  contentsOf,
  copiesIn,
  helped,
  orderOf,
  pageOptionsOf,
  readChoices,
  usualChoices,
  yearOf,
} from './choices.ts'
import { furiganaOf, textsIn } from './furigana.ts'

const day = new Date(0)
const one = { count: 1, hasWords: true, isJapanese: true, hasReadings: false, lacksClues: false, hasMeanings: false }
const many = { ...one, count: 5 }

describe('the choices for paper', () => {
  it('are read back unchanged', () => {
    const chosen: Choices = { ...usualChoices, paper: 'b5', copies: 12, qr: true, editor: '山田', trim: 'a5' }
    expect(readChoices(chosen)).toEqual(chosen)
  })
  it.each(['', '{', [], 7, 'a4', undefined, null])('are the defaults if %s was stored', (stored) => {
    expect(readChoices(stored)).toEqual(usualChoices)
  })
  it('lose only invalid values', () => {
    const stored = { paper: 'a3', copies: 1e9, qr: 'yes', inkSaver: true, answers: 3, __proto__: 1 }
    expect(readChoices(stored)).toEqual({ ...usualChoices, copies: 200, inkSaver: true })
  })
  it('have a number of copies that a class can have', () => {
    expect([Number.NaN, -3, 1, 2, 30.4, 200, 5000].map(copiesIn)).toEqual([2, 2, 2, 2, 30, 200, 200])
  })
})

describe('the options for the press', () => {
  /** Every switch on, with each place for answers. */
  const greedy = (answers: Choices['answers']): Choices => ({
    ...usualChoices,
    answers,
    perPage: '4',
    forClass: true,
    nameLine: true,
    qr: true,
    slip: true,
    book: true,
  })
  it.each([
    [one, 'back'],
    [one, 'apart'],
    [many, 'apart'],
    [many, 'none'],
  ] as const)('never asks for two things that exclude each other (%o, %s)', (stack, answers) => {
    const { options, copies } = orderOf('x', [], greedy(answers), stack, 'https://x.org/', day)
    const { book, slip, perPage, nameLine } = options
    expect(book !== null && (copies !== null || nameLine || options.answers === 'apart')).toBe(false)
    expect(copies !== null && (slip || (perPage ?? 1) > 1)).toBe(false)
    expect(copies === null).toBe(stack === many)
    expect(book === null).toBe(stack === one)
  })
  it('make no class set of a puzzle without words', () => {
    expect(orderOf('x', [], greedy('back'), { ...one, hasWords: false }, '', day).copies).toBeNull()
  })
  it('have codes only if they are wanted', () => {
    expect(orderOf('x', [], usualChoices, one, 'https://x.org/', day).base).toBeNull()
    expect(orderOf('x', [], greedy('back'), one, 'https://x.org/', day).base).toBe('https://x.org/')
  })
  it('let a book decide how many puzzles are on a page, unless two or four are wanted', () => {
    const bound = { ...usualChoices, book: true }
    expect(pageOptionsOf(bound, many, day).perPage).toBeNull()
    expect(pageOptionsOf({ ...bound, perPage: '2' }, many, day).perPage).toBe(2)
    expect(pageOptionsOf(usualChoices, many, day).perPage).toBe(1)
  })
})

describe('the language of the sheet', () => {
  it("is the puzzle's own, or the one that is chosen, with meanings where words have any", () => {
    expect(pageOptionsOf(usualChoices, one, day)).toMatchObject({ lang: null, meanings: false })
    const chosen: Choices = { ...usualChoices, lang: 'ja', meanings: true }
    expect(pageOptionsOf(chosen, one, day)).toMatchObject({ lang: 'ja', meanings: true })
    const listed = (kind: string, clue: string): string =>
      JSON.stringify({ kind, recipe: { spec: { words: [{ word: 'TIGER', clue }] } } })
    expect(contentsOf([listed('wordsearch', 'トラ')], true).hasMeanings).toBe(true)
    for (const line of [listed('wordsearch', ''), listed('crossword', 'トラ'), '{"kind":"codeword"}'])
      expect(contentsOf([line], true).hasMeanings).toBe(false)
  })
})

describe('the list of words without a clue', () => {
  const crossword = (clue: string, more: object = {}): string =>
    JSON.stringify({ lang: 'en', puzzle: { clues: [{ clue }, { clue: 'It purrs' }], ...more } })
  it('is offered where a crossword has a word that nothing tells, and printed unless it is switched off', () => {
    expect(contentsOf([crossword('')], true).lacksClues).toBe(true)
    for (const line of [crossword('It barks'), crossword('', { words: ['DOG'] }), '{"puzzle":{"cages":[]}}'])
      expect(contentsOf([line], true).lacksClues).toBe(false)
    expect(pageOptionsOf(usualChoices, one, day).wordList).toBe(true)
    expect(pageOptionsOf({ ...usualChoices, wordList: false }, one, day).wordList).toBe(false)
  })
})

describe('furigana', () => {
  const puzzle = (lang: string, clue: string): string => JSON.stringify({ lang, puzzle: { clues: [{ text: clue }] } })
  const read = contentsOf([puzzle('ja', '{北|きた}の町')], true)
  const unread = contentsOf([puzzle('ja', '北の町、{括弧}と|')], true)
  it('is printed as the clues have it by default', () => {
    expect(read.hasReadings).toBe(true)
    expect(unread.hasReadings).toBe(false)
    expect(pageOptionsOf(usualChoices, read, day).furigana).toBeNull()
    expect(pageOptionsOf({ ...usualChoices, furigana: 'on' }, unread, day).furigana).toBe(true)
    expect(pageOptionsOf({ ...usualChoices, furigana: 'off' }, read, day).furigana).toBe(false)
    expect((['given', 'on', 'off'] as const).map((furigana) => yearOf({ ...usualChoices, furigana }, read))).toEqual([
      null,
      null,
      null,
    ])
  })
  it('is put over the kanji of later school years, or over all, if that is chosen', () => {
    expect(pageOptionsOf({ ...usualChoices, furigana: '3' }, read, day).furigana).toBe(3)
    expect(pageOptionsOf({ ...usualChoices, furigana: 'all' }, read, day).furigana).toBe(true)
    expect((['3', 'all'] as const).map((furigana) => yearOf({ ...usualChoices, furigana }, read))).toEqual([3, 0])
    const clued = (clue: string) => JSON.stringify({ title: 'ちず', puzzle: { clues: [{ clue }] } })
    expect(textsIn(['北の町', '北の町', 'かな'].map(clued))).toEqual(['北の町'])
    const doubt = { written: '北', reading: 'きた' }
    const replies = [
      { text: '{北|きた}', doubtful: [doubt] },
      { text: '{北|きた}へ', doubtful: [doubt] },
    ]
    expect(furiganaOf(['北', '北へ'], replies)).toEqual({
      read: [
        ['北', '{北|きた}'],
        ['北へ', '{北|きた}へ'],
      ],
      doubtful: [doubt],
    })
  })
  it('does not exist for puzzles in English', () => {
    const english = contentsOf([puzzle('en', 'It purrs')], true)
    expect(yearOf({ ...usualChoices, furigana: '3' }, english)).toBeNull()
  })
})

describe('a change that the press offers', () => {
  it('becomes a choice and so an option for the press', () => {
    const large: Choices = { ...usualChoices, paper: 'b5', type: 'large', slip: true }
    for (const help of [
      { paper: 'a4' },
      { large: false },
      { split: true },
      { slip: false },
      { answers: 'none' },
    ] as const)
      expect(pageOptionsOf(helped(large, help), one, day)).toEqual({ ...pageOptionsOf(large, one, day), ...help })
  })
})
