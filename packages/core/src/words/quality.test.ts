import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limits } from '../base/limits.ts'
import type { Entry } from './entry.ts'
import { forecast } from './forecast.ts'
import { coincidence, countLetters } from './letters.ts'
import { judgeWords } from './quality.ts'
import { readWords } from './read.ts'

const entriesOf = (...words: string[]): readonly Entry[] => readWords(words.join('\n')).entries
const dictionary = fc.array(fc.string({ unit: fc.constantFrom(...'ABCDEFGH'), minLength: 1, maxLength: 9 }), {
  maxLength: 40,
})

describe('countLetters', () => {
  it('counts cells and words, and the chance that two cells match', () => {
    const letters = countLetters(['ABBA', 'AC'])
    expect(letters).toEqual([
      { letter: 'A', cells: 3, words: 2 },
      { letter: 'B', cells: 2, words: 1 },
      { letter: 'C', cells: 1, words: 1 },
    ])
    expect(coincidence(letters)).toBeCloseTo((3 * 2 + 2 * 1) / (6 * 5))
    expect([coincidence([]), coincidence(countLetters(['A']))]).toEqual([0, 0])
  })
})

describe('forecast', () => {
  it('lies between nothing and what connected words can cover', () => {
    fc.assert(
      fc.property(dictionary, fc.integer({ min: 1, max: limits.gridSide }), (words, size) => {
        const { usable, share, most } = forecast(words, size)
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(most)
        expect(most).toBeLessThanOrEqual(1)
        expect(share > 0).toBe(usable > 0)
      }),
      { numRuns: 2_000 },
    )
  })

  it('gives the exact share of a board that holds one word', () => {
    expect(forecast(['ABC', 'DEF'], 3)).toEqual({ size: 3, usable: 2, share: 1 / 3, most: 1 / 3 })
    expect(forecast(['ABCD'], 3)).toEqual({ size: 3, usable: 0, share: 0, most: 0 })
    expect(forecast(['AA'], 4).most).toBe(2 / 16)
  })

  it('grows with more words of the same letters', () => {
    const words = ['ABCD', 'BADE', 'CEDA', 'DABE', 'EDAC', 'BEAD', 'CABE', 'ACED', 'DECA', 'EBDA']
    const shares = [2, 4, 6, 8, 10].map((count) => forecast(words.slice(0, count), 9).share)
    expect([...shares].sort((a, b) => a - b)).toEqual(shares)
  })
})

describe('judgeWords', () => {
  const quality = judgeWords(entriesOf('cat', 'car', 'art', 'rat', 'tar', 'tart', 'zzyzx', 'i', 'cat', 'ace'))

  it('counts lengths, letters, repetitions and crossing chances', () => {
    expect(quality.words).toBe(9)
    expect(quality.repeated).toMatchObject([{ entry: { word: 'CAT' }, times: 2 }])
    expect(quality.lengths).toEqual([
      { length: 1, words: 1 },
      { length: 3, words: 6 },
      { length: 4, words: 1 },
      { length: 5, words: 1 },
    ])
    expect(quality.meanLength).toBeCloseTo(28 / 9)
    expect(quality.letters[0]).toEqual({ letter: 'A', cells: 7, words: 7 })
    expect(quality.chances.words).toBeCloseTo((7 * 6) / (9 * 8))
    expect(quality.crossers[0]).toMatchObject({ partners: 6 })
  })

  it('names the words to drop, the letters in only one word and the welcome ones', () => {
    expect(quality.drop.map(({ entry, reason }) => [entry.shown, reason])).toEqual([
      ['zzyzx', 'no-partner'],
      ['i', 'one-letter'],
    ])
    expect([...quality.alone].sort()).toEqual(['E', 'I', 'X', 'Y', 'Z'])
    expect(quality.welcome).toEqual(['A', 'T', 'R', 'C'])
    expect(quality.missingLengths).toEqual([2, 6])
  })

  it('gives partners that are mutual, and drops no word that crosses well', () => {
    fc.assert(
      fc.property(dictionary, (words) => {
        const { crossers, drop, chances } = judgeWords(entriesOf(...words))
        const pairs = crossers.flatMap(({ entry }, index) =>
          crossers.filter(
            (other, place) => place !== index && [...entry.word].some((letter) => other.entry.word.includes(letter)),
          ),
        )
        expect(crossers.reduce((sum, { partners }) => sum + (partners ?? 0), 0)).toBe(pairs.length)
        expect(chances.words).toBeGreaterThanOrEqual(0)
        expect(chances.words).toBeLessThanOrEqual(1)
        for (const { entry, reason } of drop) {
          const crosser = crossers.find((each) => each.entry === entry)
          if (reason === 'no-partner') expect(crosser?.partners).toBe(0)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('leaves the partners of a huge list uncounted, and judges an empty one', () => {
    const many = judgeWords(
      Array.from({ length: limits.words + 1 }, (_, i) => ({ ...entriesOf('ab')[0]!, word: `AB${i}` })),
    )
    expect([many.chances.words, many.crossers[0]?.partners]).toEqual([null, null])
    expect(judgeWords([])).toMatchObject({
      words: 0,
      meanLength: 0,
      drop: [],
      alone: [],
      chances: { cells: 0, words: 0 },
    })
  })
})
