import fc from 'fast-check'
import { expect, it } from 'vitest'
import { whereJsonBreaks } from './json.ts'

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

it('finds a break exactly where JSON.parse does', () => {
  const cases: [string, number | null][] = [
    ['', 0],
    [' 1 ', null],
    ['1 2', 2],
    ['{"a": }', 6],
    ['{"a" 1}', 5],
    ['{"a":1,}', 7],
    ['[1,]', 3],
    ['[1', 2],
    ['[1}', 2],
    ['01', 1],
    ['"a\nb"', 0],
    ['"\\x"', 0],
    [`"${'a'.repeat(300_000)}`, 0],
    ['nul', 0],
    ['{,}', 1],
    ['[]]', 2],
    [`${'['.repeat(100_000)}`, 100_000],
    [`"${'a\\n'.repeat(300_000)}"`, null],
  ]
  for (const [text, at] of cases) {
    expect(whereJsonBreaks(text)).toBe(at)
    expect(isJson(text)).toBe(at === null)
  }
})

it('calls JSON what JSON.parse calls JSON, for whole and for damaged texts', () => {
  let damaged = 0
  fc.assert(
    fc.property(
      fc.json({ maxDepth: 4 }),
      fc.nat(),
      fc.constantFrom('', ',', ':', '"', '{', '}', '[', ']', '\\', '0', '-', '.', 'e', 't', ' ', '\n', '\u0001', 'é'),
      fc.nat(2),
      (text, position, piece, dropped) => {
        expect(whereJsonBreaks(text)).toBe(null)
        const at = position % (text.length + 1)
        const other = text.slice(0, at) + piece + text.slice(at + dropped)
        const breaks = whereJsonBreaks(other)
        expect(breaks === null).toBe(isJson(other))
        if (breaks !== null) damaged++
      },
    ),
    { numRuns: 5000 },
  )
  expect(damaged).toBeGreaterThan(500)
})
