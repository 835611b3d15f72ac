import { expect, it } from 'vitest'
import { hashOf, newCode, newId, newToken, nobodys, opens, tidyCode } from './token.ts'

it.each([
  ['a secret', newToken, 128],
  ['a name', newId, 72],
  ['a printed code', newCode, 40],
] as const)('%s has as many bits as it says, all of them used, and never comes twice', (_what, make, bits) => {
  const some = Array.from({ length: 2_000 }, make)
  expect(new Set(some).size).toBe(some.length)
  const length = bits === 40 ? 8 : Math.ceil(bits / 6)
  expect(new Set(some.map((one) => one.length))).toEqual(new Set([length]))
  // every position takes every character, except the last one of a secret, which holds only two bits
  const signs = bits === 40 ? 32 : 64
  for (let place = 0; place < length; place++) {
    const isRest = bits === 128 && place === length - 1
    expect(new Set(some.map((one) => one[place])).size).toBe(isRest ? 4 : signs)
  }
})

it('a printed code has no characters that look alike, and is accepted however people type it', () => {
  expect(Array.from({ length: 500 }, newCode).join('')).not.toMatch(/[01IO]/)
  expect(tidyCode(' ab２3-cd45 ')).toBe('AB23CD45')
})

it('opens by the token alone, and never where there is nothing to open', () => {
  const token = newToken()
  expect(opens(token, hashOf(token))).toBe(true)
  for (const other of ['', `${token}x`, token.slice(1), newToken()]) {
    expect(opens(other, hashOf(token))).toBe(false)
    expect(opens(other, nobodys)).toBe(false)
  }
  expect(opens('', Buffer.alloc(0))).toBe(false)
})
