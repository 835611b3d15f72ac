import { describe, expect, it } from 'vitest'
import { craft } from '../craft.ts'
import { canonicalAnswer, type Move, type Place, type Puzzle } from './model.ts'

const { face } = craft

const puzzle: Puzzle = {
  width: 5,
  height: 4,
  rows: ['LEVEL', 'OXAGX', 'WXOXT', 'XDXXA'],
  words: ['LOW', 'DOG', 'LEVEL', 'AT'],
}
const low: Place = { word: 'LOW', row: 0, col: 0, dir: 'S' }
const dog: Place = { word: 'DOG', row: 3, col: 1, dir: 'NE' }
const level: Place = { word: 'LEVEL', row: 0, col: 0, dir: 'E' }
const at: Place = { word: 'AT', row: 3, col: 4, dir: 'N' }

const played = (moves: readonly Move[]) =>
  moves.reduce((answer, move) => {
    const next = face.play(puzzle, answer, move)
    if (!next.ok) throw new Error(next.error.text.en)
    return next.value
  }, face.blank(puzzle))

describe('found runs', () => {
  it('are judged by the board and the list alone, without the maker’s places', () => {
    expect(face.decidedBy(puzzle)).toBe('rules')
    expect(face.check(puzzle, canonicalAnswer([low, dog, level])).status).toBe('open')
    expect(face.check(puzzle, canonicalAnswer([low, dog, level, at])).status).toBe('complete')
  })

  it('may be any that reads as the word, wherever its maker put it', () => {
    const twice: Puzzle = { width: 3, height: 2, rows: ['CAT', 'TAC'], words: ['CAT'] }
    const first: Place = { word: 'CAT', row: 0, col: 0, dir: 'E' }
    const second: Place = { word: 'CAT', row: 1, col: 2, dir: 'W' }
    for (const place of [first, second]) expect(face.check(twice, { places: [place] }).status).toBe('complete')
    expect(face.check(twice, { places: [first, second] })).toMatchObject({ faults: [{ code: 'too-often' }] })
  })

  it('may be marked from either end, and a palindrome is one run both ways', () => {
    const forwards = played([low, dog, level, at])
    const backwards = played([
      { word: 'WOL', row: 2, col: 0, dir: 'N' },
      { word: 'GOD', row: 1, col: 3, dir: 'SW' },
      { word: 'LEVEL', row: 0, col: 4, dir: 'W' },
      { word: 'TA', row: 2, col: 4, dir: 'S' },
    ])
    expect(backwards).toEqual(forwards)
    expect(face.check(puzzle, backwards).status).toBe('complete')
  })

  it('are refused when they are no word of the list, and can be taken back', () => {
    for (const move of [
      { word: 'AGX', row: 1, col: 2, dir: 'E' },
      { word: 'LOW', row: 0, col: 4, dir: 'S' },
      { word: 'AT', row: 0, col: 0, dir: 'N' },
    ] as const)
      expect(face.play(puzzle, face.blank(puzzle), move)).toMatchObject({ ok: false })
    expect(played([low, dog, { ...low, erase: true }])).toEqual(played([dog]))
  })
})
