import { expect, it } from 'vitest'
import { type Entry, toEntry } from '../words/entry.ts'
import { checkup, sizeFor } from './doctor.ts'

const entriesOf = (words: string): Entry[] =>
  words.split(' ').flatMap((word) => {
    const entry = toEntry({ word })
    return entry.ok ? [entry.value] : []
  })
const list = entriesOf('cat tea goat otter zzyzx rat toad emu')

it('adds at most three of the words offered, drops only words of the list, and measures the effect', async () => {
  const offered = entriesOf('ape eat tear crate ate goat retreat')
  const found = await checkup({ kind: 'crossword', entries: list, offered, size: 5, effort: 5_000 })
  if (!found.ok) throw new Error(found.error.text.en)
  const { add, drop, before, after, boards } = found.value
  expect(add.every((entry) => offered.includes(entry) && entry.word !== 'GOAT')).toBe(true)
  expect(drop.every((entry) => list.includes(entry))).toBe(true)
  expect([add.length <= 3, drop.length <= 3, boards]).toEqual([true, true, 3])
  expect(after.white + after.crossings / 1000 > before.white + before.crossings / 1000).toBe(
    add.length + drop.length > 0,
  )
  expect(add.length).toBeGreaterThan(0)
})

it('gives no advice where nothing is offered and every word has its place', async () => {
  const pair = entriesOf('cat tea')
  const found = await checkup({ kind: 'crossword', entries: pair, offered: [], size: 5, effort: 2_000 })
  expect(found).toMatchObject({ ok: true, value: { add: [], drop: [] } })
})

it('refuses a single word, and kinds whose words do not cross', async () => {
  const order = { kind: 'crossword', entries: list, offered: [], size: null, effort: 1_000 }
  expect(await checkup({ ...order, entries: list.slice(0, 1) })).toMatchObject({ ok: false })
  expect(await checkup({ ...order, kind: 'wordsearch' })).toMatchObject({ ok: false })
})

it('tries boards that the words could fill and that take the longest word', () => {
  expect(sizeFor(entriesOf('cat tea'))).toBe(5)
  expect(sizeFor(entriesOf('cat tea encyclopedia'))).toBe(12)
  expect(sizeFor(Array.from({ length: 90 }, () => list).flat())).toBe(12)
})
