import { readFile } from 'node:fs/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { theme } from './theme.ts'

afterEach(() => vi.unstubAllGlobals())

it('gives the words of a theme as rows with writing, reading and clue, and names their source', async () => {
  const fetched: string[] = []
  vi.stubGlobal('fetch', async (url: URL) => {
    fetched.push(url.href)
    return new Response(await readFile(url))
  })
  const found = await theme(['海', '哺乳類'])
  if (!found.ok) throw new Error(found.error.text.en)
  const { rows, notes } = found.value
  expect(rows.map(({ word }) => word)).toContain('イルカ')
  expect(rows.filter(({ clue }) => clue === '')).toEqual([])
  expect(rows.filter(({ word, reading }) => /\p{Script=Han}/u.test(word) && reading === '')).toEqual([])
  expect(notes).toHaveLength(1)
  expect(fetched.length).toBeLessThan(30)
})

it('suggests similar names for an unknown one, and gives no words if nothing can be fetched', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('offline')
  })
  expect(await theme(['フルツー'])).toMatchObject({ ok: false, error: { code: 'unknown-theme' } })
  expect(await theme(['果物'])).toMatchObject({ ok: false, error: { code: 'no-words' } })
})
