import { inflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lettersOf, sealText } from './seal.ts'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#()*+,-./:;=?@[]^_{|}~'

/** Five letters are four bytes; of the last ones fewer. */
function bytesOf(letters: string): Uint8Array {
  const bytes: number[] = []
  for (let from = 0; from < letters.length; from += 5) {
    const five = letters.slice(from, from + 5)
    const value = [...five.padEnd(5, '~')].reduce((sum, letter) => sum * 85 + alphabet.indexOf(letter), 0)
    bytes.push(...[24, 16, 8, 0].map((shift) => Math.floor(value / 2 ** shift) % 256).slice(0, five.length - 1))
  }
  return Uint8Array.from(bytes)
}

it('whatever the bytes are, the letters give them back, and none of them ends an element', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      const letters = lettersOf(bytes)
      expect([...bytesOf(letters)]).toEqual([...bytes])
      expect(letters).not.toMatch(/[<>&"'\\\s]/)
      expect(letters.length).toBeLessThanOrEqual(Math.ceil((bytes.length * 5) / 4))
    }),
    { numRuns: 500 },
  )
})

it('a text comes back as it was', () => {
  for (const text of ['', '</script><!--', '盤面 ﷽ \u{1f9e9}', 'a'.repeat(100_000)])
    expect(inflateRawSync(bytesOf(sealText(text))).toString()).toBe(text)
})
