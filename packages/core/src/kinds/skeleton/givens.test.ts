/** Letters given where a board would otherwise have a second solution. */
import { expect, it } from 'vitest'
import { Budget } from '../../base/budget.ts'
import { Rng } from '../../base/rng.ts'
import { craft } from './craft.ts'
import { merit } from './search.ts'
import { spec } from './spec.ts'

it('boards of 60 binary numbers, the most ambiguous kind, need at most four digits', () => {
  const given = ['3', '13', '15', '17', '18'].map((seed) => {
    const making = craft.make(spec.parse({ numbers: 60, digits: '01', size: '20' }), new Rng(seed), new Budget(20_000))
    let turn = making.next()
    while (!turn.done) turn = making.next()
    return turn.value.ok ? Number(turn.value.value.score.givens) : 'none'
  })
  expect(given.filter((count) => typeof count !== 'number' || count > 4)).toEqual([])
})

it('a board with more of the numbers asked for is better, whatever letters it needs', () => {
  const board = { white: 84, black: 16, crossings: 66, givens: 0, numbers: 30, unplaced: 8 }
  expect(merit({ ...board, white: 81, givens: 20, unplaced: 5 })).toBeGreaterThan(merit(board))
})

it('letters that were asked for never make a board with a word left out the better one', () => {
  const board = { white: 250, black: 150, crossings: 200, givens: 150, unplaced: 0 }
  expect(merit(board)).toBeGreaterThan(merit({ ...board, white: 380, unplaced: 1 }))
})

it('among boards with every word, few letters given come first, and then crossings', () => {
  const board = { white: 250, black: 150, crossings: 200, givens: 4, unplaced: 0 }
  expect(merit(board)).toBeGreaterThan(merit({ ...board, crossings: 230, givens: 5 }))
  expect(merit({ ...board, crossings: 201 })).toBeGreaterThan(merit({ ...board, givens: 0 }))
})

it('at most as many letters may be asked for as the largest board has cells', () => {
  expect([64, 65, 4096, 4097].map((givens) => spec.safeParse({ givens }).success)).toEqual([true, true, true, false])
})
