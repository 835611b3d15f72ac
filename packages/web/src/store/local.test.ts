import { afterEach, expect, it, vi } from 'vitest'
import { readLocal, recordIn, writeLocal } from './local.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('what is written is read back, text as it is', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (place: string) => kept.get(place) ?? null,
    setItem: (place: string, text: string) => kept.set(place, text),
  })
  for (const value of ['yes', { copies: 12 }, ['a', 'b'], null]) {
    writeLocal('place', value)
    expect(readLocal('place')).toEqual(value)
  }
  writeLocal('place', 'yes')
  expect(kept.get('place')).toBe('yes')
  expect(readLocal('elsewhere')).toBeNull()
})

it('a device without storage finds nothing, and nothing breaks', () => {
  const refuse = (): never => {
    throw new Error('refused')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  writeLocal('place', 'yes')
  expect(recordIn(readLocal('place'))).toEqual({})
})
