import { expect, it } from 'vitest'
import { trial } from './trial.ts'

const words = ['cat', 'tiger', 'rat', 'goat', 'otter', 'bear', 'ape', 'emu', 'newt', 'toad']
const order = { kind: 'crossword', spec: { words, size: '6' }, seed: 'a', effort: 20_000 }

it('gives the figures and the words of a board, the same each time', async () => {
  const made = await trial(order)
  if (!made.ok) throw new Error(made.error.text.en)
  const { white, crossings, words: placed } = made.value
  const letters = placed.reduce((sum, word) => sum + word.length, 0)
  expect(white + crossings).toBe(letters)
  expect(placed.filter((word) => !words.includes(word.toLowerCase()))).toEqual([])
  expect(await trial(order)).toEqual(made)
})

it('refuses kinds whose words do not cross, unknown kinds, and what the kind refuses', async () => {
  expect(await trial({ ...order, kind: 'wordsearch' })).toMatchObject({ ok: false, error: { code: 'no-crossings' } })
  expect(await trial({ ...order, kind: 'nothing' })).toMatchObject({ ok: false })
  expect(await trial({ ...order, spec: { words: [] } })).toMatchObject({ ok: false })
})
