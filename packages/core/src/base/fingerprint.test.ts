import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fingerprint } from './fingerprint.ts'

const lists = fc.array(fc.string())

it('is equal for equal lists and differs for different ones', () => {
  fc.assert(
    fc.property(lists, lists, (one, other) => {
      expect(fingerprint([...one])).toBe(fingerprint(one))
      expect(fingerprint(one) === fingerprint(other)).toBe(JSON.stringify(one) === JSON.stringify(other))
    }),
  )
})

it('differs for lists that are the same text when joined', () => {
  expect(fingerprint(['ab', 'c'])).not.toBe(fingerprint(['a', 'bc']))
  expect(fingerprint([])).not.toBe(fingerprint(['']))
})
