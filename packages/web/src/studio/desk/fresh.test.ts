import { describe, expect, it } from 'vitest'
import type { Placed } from '../workers/core/protocol.ts'
import { freshOn, isYoung, ringsOn } from './fresh.ts'

const across = (word: string, row: number, col = 0): Placed => ({
  word,
  cells: Array.from(word, (_, at) => [row, col + at] as const),
})
const words = (all: readonly Placed[]): string[] => all.map(({ word }) => word)

describe('what is new on a board', () => {
  it('is what was not there before, even if the other words have moved', () => {
    const before = [across('CAT', 0), across('DOG', 2)]
    expect(words(freshOn(before, [across('DOG', 5), across('CAT', 1), across('FOX', 3)]))).toEqual(['FOX'])
    expect(freshOn(before, before)).toEqual([])
  })
  it('is nothing on a first board', () => {
    expect(freshOn(null, [across('CAT', 0)])).toEqual([])
  })
})

describe('a ring', () => {
  it('stays for 800 ms across later boards, as long as its word stays in place', () => {
    const one = [across('CAT', 0)]
    const two = [...one, across('FOX', 3)]
    const rings = ringsOn([], one, two, 1000)
    expect(words(rings)).toEqual(['FOX'])
    const later = ringsOn(rings, two, [...two, across('OWL', 5)], 1700)
    expect(later.map(({ word, since }) => [word, since])).toEqual([
      ['FOX', 1000],
      ['OWL', 1700],
    ])
    expect(words(ringsOn(later, [...two, across('OWL', 5)], [...two, across('OWL', 5)], 1800))).toEqual(['OWL'])
    expect(words(ringsOn(rings, two, [...one, across('FOX', 4)], 1100))).toEqual([])
    expect(rings.map((ring) => [isYoung(ring, 1799), isYoung(ring, 1800)])).toEqual([[true, false]])
  })
})
