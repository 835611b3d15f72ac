import { expect, test } from 'vitest'
import { giverBoard, openNote, verdictTable } from './crossword-giver.ts'

test('a board that obeys the rules is found where there is one', async () => {
  // BIT and TEN in rows, ICE down between them
  expect(await giverBoard(['BIT', 'ICE', 'TEN'], 3, 10_000)).toBe('found')
  expect(await giverBoard(['TEN', 'TAN', 'NET', 'NAT'], 3, 10_000)).toBe('found')
})

test('where every board would have adjacent black cells or separate pieces, the solver proves that there is none', async () => {
  expect(await giverBoard(['AB', 'CD'], 3, 10_000)).toBe('impossible')
  expect(await giverBoard(['ABC', 'DEF'], 3, 10_000), 'two rows with a black row between').toBe('impossible')
})

test('a search that is cut short is reported as undecided', async () => {
  expect(await giverBoard(['TEN', 'TAN', 'NET', 'NAT'], 3, 0)).toBe('undecided')
})

test('verdicts are counted by size, and undecided boards are named', () => {
  const judged = [
    { count: 40, size: 6, verdict: 'impossible' },
    { count: 60, size: 6, verdict: 'found' },
    { count: 40, size: 9, verdict: 'undecided' },
  ] as const
  const counts = verdictTable(judged).rows.map(({ keys, figures }) => [keys[0], ...figures.map(({ ours }) => ours)])
  expect(counts).toEqual([
    [6, 1, 1, 0],
    [7, 0, 0, 0],
    [8, 0, 0, 0],
    [9, 0, 0, 1],
  ])
  expect(openNote(judged, 500).en).toBe('Undecided after 500 conflicts: 40 words at n = 9.')
  expect(openNote(judged.slice(0, 2), 500).en).toBe('Every case is decided.')
})
