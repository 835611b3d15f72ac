import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sideBySide } from './beside.ts'
import { scoreOf } from './score.ts'

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
      const rows = sideBySide(pieces)
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
  expect(sideBySide([['ABCDEQ', 'F####G', 'H####I', 'J####K', 'LMNOPR'], ['OX']])).toHaveLength(5)
})

it('a piece for which the largest board has no room is left out', () => {
  expect(sideBySide([['CAT'], ['DOG']], { width: 3, height: 2 })).toEqual(['CAT'])
  expect(sideBySide([['CAT'], ['DOG']], { width: 3, height: 3 })).toEqual(['DOG', '###', 'CAT'])
})
