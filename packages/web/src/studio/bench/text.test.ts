import { readFile } from 'node:fs/promises'
import { loadAnalyser } from '@kumiki/data/node'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { text } from './text.ts'

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: URL) => new Response(await readFile(url)))
})
afterEach(() => vi.unstubAllGlobals())

it('gives the words of a Japanese text as rows, and marks readings that were guessed', async () => {
  const lesson =
    '川のはたらき\n\n川の水は、山から海へ流れます。上流では流れが速く、岩をけずります。けずるはたらきを侵食といいます。\n下流では流れがおそく、川原には丸い石が積もります。侵食された土は、下流の平野に運ばれます。'
  const found = await text(lesson, loadAnalyser)
  if (!found.ok) throw new Error(found.error.text.en)
  const { rows, notes } = found.value
  expect(rows).toContainEqual(expect.objectContaining({ word: '侵食', reading: 'しんしょく' }))
  expect(rows.find(({ word }) => word === '侵食')?.isGuess).toBeUndefined()
  expect(rows).toContainEqual(expect.objectContaining({ word: '流れ', reading: 'ながれ', isGuess: true }))
  expect(rows.filter(({ word, clue }) => clue === '' || clue.includes(word))).toEqual([])
  expect(notes).toHaveLength(2)
})

it('needs no dictionary for English, and says in a sentence what cannot be read', async () => {
  const none = async (): Promise<never> => {
    throw new TypeError('offline')
  }
  const english = await text('A moat goes around the castle. In summer the moat of the town is dry.', none)
  expect(english).toMatchObject({ ok: true, value: { rows: [{ word: 'moat' }, { word: 'castle' }] } })
  expect(await text('城のまわりには堀があります。', none)).toMatchObject({
    ok: false,
    error: { code: 'no-dictionary' },
  })
  expect(await text('123', none)).toMatchObject({ ok: false, error: { code: 'no-words' } })
  expect(await text('a'.repeat(200_001), none)).toMatchObject({ ok: false, error: { code: 'text-too-long' } })
})
