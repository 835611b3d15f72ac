import { expect, it } from 'vitest'
import { make } from './make.ts'
import type { Order, Progress } from './protocol.ts'

const words = ['cat', 'dog', 'tiger', 'horse', 'goat', 'otter', 'hare', 'bear']
const order: Order = {
  kind: 'crossword',
  spec: {},
  rows: words.map((word) => ({ word, reading: '', clue: '' })),
  picture: null,
  seed: 'boards',
  effort: 30_000,
  timeMs: null,
  lang: 'en',
  title: null,
}
const going = () => false

it('of a list whose words all go onto one board, different boards are made, the best first', async () => {
  const made = await make({ ...order, boards: 3 }, () => {}, going)
  if (!made.ok) throw new Error(made.error.text.en)
  const all = [made.value, ...(made.value.others ?? [])]
  expect(new Set(all.map(({ view }) => JSON.stringify(view.places))).size).toBe(3)
  const merits = all.map(({ view }) => view.merit)
  expect(merits).toEqual([...merits].sort((a, b) => b - a))
  for (const { view } of all) expect(view.places).toHaveLength(words.length)
})

it('a board of a given size is made alone, and so is one where nobody asks for more', async () => {
  const sized = await make({ ...order, boards: 3, spec: { size: 6 } }, () => {}, going)
  expect(sized.ok && sized.value.others).toBeUndefined()
  const one = await make(order, () => {}, going)
  expect(one.ok && one.value.others).toEqual([])
})

it('stopped at its first board, it gives that one; what is reported never gets worse', async () => {
  const reported: Progress[] = []
  const made = await make(
    { ...order, boards: 3 },
    (progress) => void reported.push(progress),
    () => reported.length > 0,
  )
  expect(made.ok && made.value.others).toEqual([])
})
