import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Budget } from '../../base/budget.ts'
import type { Result } from '../../base/result.ts'
import { Rng } from '../../base/rng.ts'
import { parse } from '../../base/schema.ts'
import { extrasOf, type Made } from '../../kind/craft.ts'
import { maxCrossings } from '../../wordgrid/minima.ts'
import { slotsOf, textIn } from '../../wordgrid/slots.ts'
import { craft } from './craft.ts'
import { face } from './puzzle/face.ts'
import type { Crossword } from './puzzle/model.ts'
import { spec } from './spec.ts'

function tried(options: object, effort = 40_000, seed = 'all'): Result<Made<Crossword>> {
  const making = craft.make(spec.parse(options), new Rng(seed), new Budget(effort))
  let turn = making.next()
  while (!turn.done) turn = making.next()
  return turn.value
}
function made(options: object, effort?: number, seed?: string): Made<Crossword> {
  const result = tried(options, effort, seed)
  if (!result.ok) throw new Error(result.error.text.en)
  return result.value
}
const wordsOn = ({ answer: { rows } }: Made<Crossword>): string[] =>
  slotsOf(rows)
    .slots.map((slot) => textIn(rows, slot))
    .sort()
const codes = ({ notes }: Made<Crossword>): string[] => notes.map(({ code }) => code)

const fruit = 'APPLE PEAR PLUM LEMON LIME MELON GRAPE PEACH MANGO OLIVE FIG KIWI DATE BERRY'.split(' ')

describe('a crossword of a short list', () => {
  it('holds every word, whatever the words are, on a board without an empty rim', () => {
    const word = fc.string({ unit: fc.constantFrom(...'ABCDEFGH'), minLength: 2, maxLength: 9 })
    const list = fc.uniqueArray(word, { minLength: 1, maxLength: 25 })
    fc.assert(
      fc.property(list, fc.string(), (words, seed) => {
        fc.pre(maxCrossings(words) > 0)
        const crossword = made({ words }, 6000, seed)
        expect(wordsOn(crossword)).toEqual(words.toSorted())
        const { rows, width } = crossword.puzzle
        const columns = Array.from({ length: width }, (_, col) => rows.map((row) => row.charAt(col)).join(''))
        for (const line of [rows[0], rows.at(-1), columns[0], columns.at(-1)]) expect(line).toContain('.')
        const { value, area, leastArea, components, leastPieces } = crossword.score
        expect(value).toBe(words.length)
        expect(crossword.bound).toBe(words.length)
        expect(Number(area)).toBeGreaterThanOrEqual(Number(leastArea))
        expect(Number(components)).toBeGreaterThanOrEqual(Number(leastPieces))
        expect(codes(crossword).includes('in-pieces')).toBe(Number(components) > 1)
      }),
      { numRuns: 40 },
    )
  })

  it('is in one piece where the letters allow it, and names the words that are separate where they do not', () => {
    expect(made({ words: fruit }).score.components).toBe(1)
    const pieces = made({ words: ['CAT', 'TEA', 'さる', 'くま', 'まど'] })
    expect(pieces.score).toMatchObject({ components: 3, leastPieces: 3, words: 5 })
    expect(pieces.notes.find(({ code }) => code === 'in-pieces')).toMatchObject({
      words: expect.arrayContaining(['さる']),
      text: { en: expect.stringContaining('3 pieces, and fewer are not possible') },
    })
  })

  it('is refused where no word can cross another: that would be a row of words', () => {
    for (const words of [['TIGER'], ['CAT', 'DOG'], ['さくら', 'うみ', 'TEA']])
      expect(tried({ words })).toMatchObject({ error: { code: 'nothing-crosses', fault: 'input', path: ['words'] } })
    expect(tried({ words: ['TIGER'], size: 5 }).ok).toBe(true)
  })

  it('has the shape that is asked for, by itself one that fills a page beside its clues', () => {
    const proportion = (options: object): number => Number(made({ words: fruit, ...options }, 12_000).score.proportion)
    for (const options of [{}, { shape: 'page' }, { shape: 'square' }]) {
      expect(proportion(options)).toBeGreaterThan(0.6)
      expect(proportion(options)).toBeLessThan(1.5)
    }
    expect(proportion({ shape: 'wide' })).toBeGreaterThan(1)
    expect(proportion({ shape: 'tall' })).toBeLessThan(1)
  })

  it('leaves what lies around its words open, or has it black: as was asked, however many cells that are', () => {
    const boxes = (options: object): number => {
      const { puzzle } = made({ words: fruit, ...options })
      return face.draw(puzzle, face.blank(puzzle)).marks.filter((mark) => mark.mark === 'box').length
    }
    const { black } = made({ words: fruit }).score
    expect(boxes({})).toBeLessThan(Number(black))
    expect(boxes({ outside: 'black' })).toBe(black)
    const sized = made({ words: fruit.slice(0, 4), size: 12 })
    expect(boxes({ words: fruit.slice(0, 4), size: 12 })).toBe(sized.score.black)
    expect(boxes({ words: fruit.slice(0, 4), size: 12, outside: 'open' })).toBeLessThan(Number(sized.score.black))
  })

  it('says of a list of more words why its board has a size, and how to have all of them', () => {
    const many = Array.from({ length: 61 }, (_, i) => `A${'BCDEFGHIJ'[i % 9]}${'KLMNOPQ'[Math.floor(i / 9)]}`)
    const crossword = made({ words: many }, 4000)
    expect(crossword.notes[0]).toMatchObject({ code: 'fixed-size', text: { en: expect.stringContaining('all 61') } })
    expect(codes(made({ words: many, size: 8 }, 4000))).not.toContain('fixed-size')
    const whole = made({ words: many, objective: 'words' }, 40_000)
    expect(wordsOn(whole)).toEqual(many.toSorted())
  })

  it('costs less with more effort, and never more', () => {
    const sizes = [4000, 40_000, 400_000].map(
      (effort) => extrasOf(craft).merit?.(made({ words: fruit }, effort).score) ?? 0,
    )
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
    expect(sizes[0]).toBeLessThan(sizes[2]!)
  })

  it('is the default where nothing else is asked for', () => {
    const objective = (options: object): string => spec.parse({ words: fruit, ...options }).objective
    expect(objective({})).toBe('words')
    expect(objective({ keyword: 'lime', bank: true, must: ['kiwi'] })).toBe('words')
    for (const other of [{ size: 9 }, { pattern: '...' }, { rules: ['corners'] }, { symmetry: 'point' }])
      expect(objective(other)).toBe('white')
    const many = Array.from({ length: 61 }, (_, i) => `A${'BCDEFGHIJ'[i % 9]}${'KLMNOPQ'[Math.floor(i / 9)]}`)
    expect(objective({ words: many.slice(0, 60) })).toBe('words')
    expect(objective({ words: many })).toBe('white')
    for (const shape of [{ rules: ['corners'] }, { symmetry: 'point' }])
      expect(parse(spec, { words: fruit, objective: 'words', ...shape })).toMatchObject({
        error: { path: ['objective'] },
      })
  })

  it('is not as large as one overlong word, which is named with the size it needs, unless it must appear', () => {
    const long = 'FLOCCINAUCINIHILIPILIFICATION'
    const without = made({ words: [...fruit, long] })
    expect(wordsOn(without)).toEqual(fruit.toSorted())
    expect(without.puzzle.width).toBeLessThan(long.length)
    expect(without.notes.find(({ code }) => code === 'overlong')).toMatchObject({
      words: [long],
      text: { en: expect.stringContaining('(29 by 29)'), ja: expect.stringContaining('（29×29）') },
    })
    expect(wordsOn(made({ words: [...fruit, long], must: [long] }))).toContain(long)
  })

  it('spells the keyword, or has a note that it cannot', () => {
    const { puzzle, answer } = made({ words: fruit, keyword: 'PALM' })
    expect(puzzle.keyword?.map(([row, col]) => answer.rows[row]?.charAt(col)).join('')).toBe('PALM')
    expect(tried({ words: ['CAT', 'TEA'], keyword: 'TACTACTAC' })).toMatchObject({ error: { code: 'keyword-missing' } })
  })
})

describe('with a size', () => {
  it('as many words as fit are on the board, and the note names a size on which all of them were placed', () => {
    const crossword = made({ words: fruit, objective: 'words', size: 6 }, 200_000)
    expect(crossword.puzzle).toMatchObject({ width: 6, height: 6 })
    expect(crossword.score.value).toBe(crossword.score.words)
    expect(Number(crossword.score.value)).toBeLessThan(fruit.length)
    expect(crossword.bound).toBeGreaterThanOrEqual(Number(crossword.score.value))
    const named = crossword.notes.find(({ code }) => code === 'size-for-all')?.text.en ?? ''
    const [, width, height] = /(\d+) by (\d+)/.exec(named) ?? []
    const whole = made({ words: fruit, objective: 'words', size: `${width}x${height}` }, 400_000)
    expect(whole.score.value).toBe(fruit.length)
    expect(codes(whole)).not.toContain('size-for-all')
  })

  it('the size for all is named for white boards too, unless their black cells follow rules', () => {
    expect(codes(made({ words: fruit, size: 6 }))).toContain('size-for-all')
    expect(codes(made({ words: fruit.slice(0, 3), size: 9 }))).not.toContain('size-for-all')
    expect(codes(made({ words: fruit, size: 6, symmetry: 'point' }))).not.toContain('size-for-all')
  })

  it('words that must appear come first, and one that cannot is named', () => {
    for (const word of ['BERRY', 'KIWI', 'FIG'])
      expect(wordsOn(made({ words: fruit, objective: 'words', size: 5, must: [word] }, 40_000))).toContain(word)
    expect(tried({ words: fruit, objective: 'words', size: 3, must: ['FIG', 'KIWI'] })).toMatchObject({
      error: { code: 'must-absent' },
    })
  })
})
