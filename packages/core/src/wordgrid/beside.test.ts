import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sideBySide } from './beside.ts'
import { scoreOf } from './score.ts'
import { ShapeCost } from './shape.ts'

const square = new ShapeCost('square', true)

const piece = fc.constantFrom<readonly string[]>(
  ['CAT'],
  ['DOVE'],
  ['C##', 'CAT', 'R##'],
  ['###E', 'WOLF', '###T'],
  ['OX'],
)

it('pieces stay unchanged: none touches another, and no rim is empty', () => {
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 12 }), (pieces) => {
      const rows = sideBySide(pieces, square)
      const { components, white, words } = scoreOf(rows)
      expect(components).toBe(pieces.length)
      expect(white).toBe(pieces.join('').replace(/[#,]/g, '').length)
      expect(words).toBe(pieces.reduce((sum, each) => sum + scoreOf(each).words, 0))
      expect(rows[0]).toMatch(/[^#]/)
      expect(rows.at(-1)).toMatch(/[^#]/)
    }),
  )
})

it('holes are used before the board grows', () => {
  expect(sideBySide([['ABCDEQ', 'F####G', 'H####I', 'J####K', 'LMNOPR'], ['OX']], square)).toHaveLength(5)
})

it('a piece for which the largest board has no room is left out', () => {
  expect(sideBySide([['CAT'], ['DOG']], square, { width: 3, height: 2 })).toEqual(['CAT'])
  expect(sideBySide([['CAT'], ['DOG']], square, { width: 3, height: 3 })).toEqual(['DOG', '###', 'CAT'])
})

it('words that cross nowhere make a block, not a row', () => {
  const words = Array.from('ABCDEFGHIJKL', (letter) => [letter.repeat(5)])
  const rows = sideBySide(words, square)
  expect(Math.max(rows.length, rows[0]!.length)).toBeLessThan(1.6 * Math.min(rows.length, rows[0]!.length))
})
