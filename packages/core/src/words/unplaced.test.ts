import { describe, expect, it } from 'vitest'
import { readWords } from './read.ts'
import { type Placing, unplacedNotes } from './unplaced.ts'
import { sift } from './usable.ts'

describe('sift', () => {
  it('lists the words that no board of that size can hold, with the reason', () => {
    const { usable, unusable } = sift(readWords('a\nab\nabc\nabcd').entries, 3)
    expect(usable.map(({ word }) => word)).toEqual(['AB', 'ABC'])
    expect(unusable.map(({ entry, reason }) => [entry.word, reason.code])).toEqual([
      ['A', 'one-letter'],
      ['ABCD', 'longer-than-board'],
    ])
  })
})

describe('unplaced words', () => {
  const free: Placing = { connected: true, slots: null }
  const notesOf = (list: string, longest: number, placed: readonly string[], placing = free) =>
    unplacedNotes(sift(readWords(list).entries, longest), placed, placing)

  it('give one note for each reason, in both languages', () => {
    const notes = notesOf('a\nab\nabc\nabcd\nbcde\nzz\nba', 3, ['AB'])
    expect(notes.map(({ code, text }) => [code, text.en])).toEqual([
      ['one-letter', 'Not placed, only one letter (1): a'],
      ['longer-than-board', 'Not placed, longer than any line of the board (2): abcd, bcde'],
      ['no-common-letter', 'Not placed, no letter in common with the words on the board (1): zz'],
      ['no-room', 'Not placed, no place found for them (2): abc, ba'],
    ])
    expect(notes.map(({ fault }) => fault)).toEqual(['input', 'input', 'search', 'search'])
    expect(notes.every(({ text }) => /^入りませんでした（.+・\d+語）: /.test(text.ja))).toBe(true)
  })

  it('share no letter with the board even if they do with each other, unless pieces may be separate', () => {
    const codes = (placing: Placing) => notesOf('ab\nba\nzz\nzx', 3, ['AB', 'BA'], placing).map(({ code }) => code)
    expect(codes(free)).toEqual(['no-common-letter'])
    expect(codes({ ...free, connected: false })).toEqual(['no-room'])
  })

  it('were left out for the given reason where a board is made from part of the list; words of that part have their own', () => {
    const others = { en: 'not asked', ja: '対象外' }
    const notes = notesOf('ab\nba\nabc\ncab\nzz', 3, ['AB'], {
      ...free,
      pool: { words: new Set(['AB', 'CAB']), others },
    })
    expect(notes.map(({ code, text }) => [code, text.en])).toEqual([
      ['no-common-letter', 'Not placed, no letter in common with the words on the board (1): zz'],
      ['no-room', 'Not placed, no place found for them (1): cab'],
      ['no-room', 'Not placed, not asked (2): ba, abc'],
    ])
  })

  it('have no slot in a pattern without one of their length', () => {
    const notes = notesOf('ab\nabc\nabcd', 4, ['AB'], { connected: true, slots: new Set([2, 4]) })
    expect(notes.map(({ code, text }) => [code, text.en])).toEqual([
      ['no-slot', 'Not placed, no slot of that length in the pattern (1): abc'],
      ['no-room', 'Not placed, no place found for them (1): abcd'],
    ])
  })

  it('are all named, and in brief the first ten, with the number of the others', () => {
    const words = Array.from({ length: 23 }, (_, i) => `word${'abcdefghijklmnopqrstuvw'[i]}`)
    const [note, ...others] = notesOf(words.join('\n'), 4, [], { ...free, connected: false })
    expect(others).toEqual([])
    expect(note?.text.en.endsWith(`(23): ${words.join(', ')}`)).toBe(true)
    expect(note?.text.ja.endsWith(`・23語）: ${words.join('、')}`)).toBe(true)
    expect(note?.words).toEqual(words.map((word) => word.toUpperCase()))
    expect(note?.brief?.en).toMatch(/^Not placed, .* \(23\): (word[a-i], ){9}wordj and 13 more$/)
    expect(note?.brief?.ja).toMatch(/: (word[a-i]、){9}wordj、ほか13語$/)
    const [few] = notesOf('ab\nba', 1, [])
    expect(few).toMatchObject({ brief: null, words: ['AB', 'BA'], path: ['words'] })
  })
})
