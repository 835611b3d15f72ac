import { readdirSync, readFileSync } from 'node:fs'
import { limits } from '@kumiki/core/base'
import type { SomeFile } from '@kumiki/core/contract'
import { forPlayers, parseFile } from '@kumiki/core/file'
import { faces } from '@kumiki/core/kinds'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pack, unpack } from './bytes.ts'
import { linkTo, readLink, unreadable } from './link.ts'

const folder = new URL('../fixtures/', import.meta.url)
const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
const fileIn = async (name: string): Promise<SomeFile> => {
  const file = await parseFile(readFileSync(new URL(name, folder), 'utf8'), faces)
  if (!file.ok) throw new Error(`${name}: ${file.error.text.en}`)
  return file.value
}
const linkOf = (some: SomeFile, selfChecking: boolean): string =>
  some((file) => linkTo(file, { base: 'https://example.org/', selfChecking }))
const codeOf = async (address: string): Promise<string | null> => {
  const read = await readLink(address, faces)
  return read.ok ? null : read.error.code
}

describe.each(names)('a link to %s', (name) => {
  it('brings back the puzzle, and neither answer, seed nor trace', async () => {
    const some = await fileIn(name)
    const read = await readLink(linkOf(some, false), faces)
    if (!read.ok) throw new Error(read.error.text.en)
    const [back, open] = [read.value((file) => file), some((file) => forPlayers(file))]
    expect(back.puzzle).toEqual(open.puzzle)
    expect([back.kind, back.title, back.lang]).toEqual([open.kind, open.title, open.lang])
    expect(back.report?.grade?.level).toEqual(open.report?.grade?.level)
    expect(Object.keys(back).filter((key) => key === 'answer' || key === 'recipe')).toEqual([])
    expect(back.report?.grade?.steps).toBeUndefined()
  })
  it('carries the answer only if it is self-checking', async () => {
    const some = await fileIn(name)
    const read = await readLink(linkOf(some, true), faces)
    expect(read.ok && read.value((file) => file.answer)).toEqual(some((file) => file.answer))
  })
  it('is noticed as damaged when it is cut or a character changes', async () => {
    const link = linkOf(await fileIn(name), false)
    expect(await codeOf(link.slice(0, -9))).toBe('link-damaged')
    const at = link.length - 20
    const other = link[at] === 'A' ? 'B' : 'A'
    expect(await codeOf(link.slice(0, at) + other + link.slice(at + 1))).toBe('link-damaged')
  })
})

it('a Japanese crossword of 9 × 9 with its clues takes less than 1.5 kB', async () => {
  const some = await fileIn('../link/fixtures/crossword-ja.kumiki.json')
  expect(some((file) => JSON.stringify(file.puzzle))).toContain('"width":9')
  for (const selfChecking of [false, true]) expect(linkOf(some, selfChecking).length).toBeLessThan(1_500)
})

it('anything behind the # is read or refused, and nothing throws', async () => {
  const some = await fileIn('sudoku-en.json')
  const good = linkOf(some, false).split('#')[1] ?? ''
  const mangled = fc
    .tuple(fc.nat(good.length), fc.string({ maxLength: 5 }))
    .map(([at, text]) => good.slice(0, at) + text)
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `k1${text}`),
        mangled,
      ),
      async (hash) => {
        const read = await readLink(`#${hash}`, faces)
        if (!read.ok) expect(read.error.text.en).toMatch(/^[A-Z"].+\.$/)
      },
    ),
    { numRuns: 500 },
  )
})

it('links of other versions are told apart from addresses without a link', async () => {
  expect(await codeOf('https://example.org/play/')).toBe('no-puzzle')
  expect(await codeOf('#k2abc')).toBe('link-version')
  expect(await codeOf('#k1')).toBe('link-damaged')
})

it('a link that claims to hold more than the limit, or more than any puzzle packs to, is refused before it is unpacked', () => {
  const codeFor = (characters: string, bytes: number): string | null => {
    const read = unpack(characters, bytes)
    return read.ok ? null : read.error.code
  }
  const line = Array.from({ length: 500 }, (_, index) => `[${index % 64},${index % 63},4]`).join()
  const packed = pack(line)
  expect(codeFor(packed, line.length - 1)).toBe('link-too-large')
  expect(codeFor(packed, line.length)).toBeNull()
  // 50,000 zeros pack into 48 characters
  const bomb = pack('0'.repeat(50_000))
  expect(bomb.length).toBeLessThan(100)
  expect(codeFor(bomb, 64_000)).toBe('link-damaged')
  // 983,040 bytes from one or two
  expect(codeFor(`Dw${pack('00').slice(2)}`, limits.fileBytes)).toBe('link-damaged')
})

it('a link that no page would read is reported to its maker', async () => {
  const some = await fileIn('crossword-en.json')
  const withNote = (note: string): string =>
    some((file) => linkTo({ ...file, credits: { note } }, { base: '', selfChecking: false }))
  expect(unreadable(withNote('short'))).toBeNull()
  const long = Array.from({ length: 9_000 }, (_, index) => `${index} bottles`).join()
  expect(unreadable(withNote(long))?.code).toBe('link-too-large')
  expect(await codeOf(withNote(long))).toBe('link-too-large')
})

it('any text comes back as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const back = unpack(pack(text), limits.fileBytes)
      expect(back.ok && back.value).toBe(text)
    }),
  )
})

it('a site may be given with or without a final slash, or by the address of its player', async () => {
  const some = await fileIn('hashi-en.json')
  const addressAt = (base: string): string => some((file) => linkTo(file, { base, selfChecking: false }))
  const [first, ...others] = ['https://x.org/a', 'https://x.org/a/', 'https://x.org/a/play/'].map(addressAt)
  for (const other of others) expect(other).toBe(first)
  expect(first).toMatch(/^https:\/\/x\.org\/a\/play\/#k1/)
  expect(addressAt('')).toMatch(/^\/play\/#k1/)
})
