import { readFile } from 'node:fs/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { doctor } from './doctor.ts'

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: URL) => new Response(await readFile(url)))
})
afterEach(() => vi.unstubAllGlobals())

const rowsOf = (words: string) => words.split(' ').map((word) => ({ word, reading: '', clue: '' }))

it('measures the boards before and after, adds words that are not there and drops words that are', async () => {
  const rows = rowsOf('りんご みかん いちご もも なし')
  const found = await doctor('crossword', rows, 2_000)
  if (!found.ok) throw new Error(found.error.text.en)
  const { before, after, add, drop } = found.value
  expect(before.white).toBeGreaterThan(2)
  expect(after.white).toBeGreaterThanOrEqual(before.white)
  const listed = rows.map(({ word }) => word)
  expect(add.length).toBeLessThanOrEqual(3)
  expect(add.filter(({ word, clue }) => listed.includes(word) || clue === '')).toEqual([])
  expect(drop.filter((word) => !listed.includes(word))).toEqual([])
})

it('refuses an empty list and kinds whose words do not cross', async () => {
  expect(await doctor('crossword', [])).toMatchObject({ ok: false, error: { code: 'no-words' } })
  expect(await doctor('sudoku', rowsOf('cat dog'), 100)).toMatchObject({ ok: false })
})
