import { expect, test } from 'vitest'
import { giverBoard } from './crossword-giver.ts'

test('a board that keeps the rules is found where there is one', async () => {
  // BIT and TEN in rows, ICE down between them
  expect(await giverBoard(['BIT', 'ICE', 'TEN'], 3, 10_000)).toBe('found')
  expect(await giverBoard(['TEN', 'TAN', 'NET', 'NAT'], 3, 10_000)).toBe('found')
})

test('that no board keeps the rules is proved: black cells would have to touch, or pieces to lie apart', async () => {
  expect(await giverBoard(['AB', 'CD'], 3, 10_000)).toBe('impossible')
  expect(await giverBoard(['ABC', 'DEF'], 3, 10_000), 'two rows with a black row between').toBe('impossible')
})

test('a search that is cut short says so', async () => {
  expect(await giverBoard(['TEN', 'TAN', 'NET', 'NAT'], 3, 0)).toBe('undecided')
})
