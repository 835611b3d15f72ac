import { inflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bytesOf } from '../fixtures/sealed.ts'
import { lettersOf, sealText } from './seal.ts'

it('whatever the bytes are, the letters give them back, and none of them ends an element', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      const letters = lettersOf(bytes)
      expect([...bytesOf(letters)]).toEqual([...bytes])
      expect(letters).not.toMatch(/[<&\\\s]/)
      expect(letters.length).toBeLessThanOrEqual(2 * Math.ceil((bytes.length * 8) / 13))
    }),
    { numRuns: 2_000 },
  )
})

it('a text comes back as it was', () => {
  for (const text of ['', '</script><!--', '盤面 ﷽ \u{1f9e9}', 'a'.repeat(100_000)])
    expect(inflateRawSync(bytesOf(sealText(text))).toString()).toBe(text)
})
