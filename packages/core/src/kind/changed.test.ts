import { expect, it } from 'vitest'
import { good } from '../base/result.ts'
import { changed } from './changed.ts'
import type { Made, Making } from './craft.ts'
import type { PuzzleTypes } from './types.ts'

const board = (value: number): Made<PuzzleTypes> => ({
  puzzle: { value },
  answer: {},
  score: {},
  bound: null,
  notes: [],
})

it('boards on the way and at the end are changed, each once: the same board in gives the same object out', () => {
  const [first, second] = [board(1), board(2)]
  function* making(): Making<PuzzleTypes> {
    yield null
    yield first
    yield first
    yield second
    return good(second)
  }
  let count = 0
  const turns = changed(making(), (made) => {
    count++
    return { ...made, bound: count }
  })
  const seen: unknown[] = []
  let turn = turns.next()
  for (; !turn.done; turn = turns.next()) seen.push(turn.value)
  expect(seen).toEqual([null, { ...first, bound: 1 }, { ...first, bound: 1 }, { ...second, bound: 2 }])
  expect(seen[1]).toBe(seen[2])
  expect(turn.value.ok && turn.value.value).toBe(seen[3])
  expect(count).toBe(2)
})

it('a making that fails keeps its error', () => {
  const failure = {
    ok: false,
    error: { code: 'x', text: { en: 'x', ja: 'x' }, brief: null, fault: 'search' as const, path: [], words: [] },
  } as const
  // biome-ignore lint/correctness/useYield: a making that ends at once
  function* making(): Making<PuzzleTypes> {
    return failure
  }
  expect(changed(making(), (made) => made).next()).toEqual({ done: true, value: failure })
})
