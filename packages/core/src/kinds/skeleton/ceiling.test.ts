import { expect, it } from 'vitest'
import { Budget } from '../../base/budget.ts'
import { Rng } from '../../base/rng.ts'
import { maxWhite } from './ceiling.ts'
import { search } from './search.ts'
import { spec } from './spec.ts'

it('is never exceeded, and reached where a list is short: 40 boards of random words', () => {
  let reached = 0
  for (let round = 0; round < 40; round++) {
    const rng = new Rng(`ceiling-${round}`)
    const letters = 'AB'.repeat(1 + rng.below(3)).concat('CDE'.slice(0, rng.below(4)))
    const drawn = Array.from({ length: 2 + rng.below(30) }, () =>
      Array.from({ length: 2 + rng.below(4) }, () => letters.charAt(rng.below(letters.length))).join(''),
    )
    const words = [...new Set(drawn)]
    const [width, height] = [4 + rng.below(5), 4 + rng.below(5)]
    const making = search(spec.parse({ words, size: `${width}x${height}` }), rng, new Budget(20_000))
    let turn = making.next()
    while (!turn.done) turn = making.next()
    if (!turn.value.ok) continue
    const { puzzle, score, bound } = turn.value.value
    const fitting = words.map(({ length }) => length).filter((length) => length <= Math.max(width, height))
    const max = maxWhite(fitting, puzzle.width, puzzle.height)
    expect([round, Number(score.white) <= max]).toEqual([round, true])
    expect([round, bound]).toEqual([round, maxWhite(fitting, width, height)])
    expect(Number(score.white)).toBeLessThanOrEqual(bound ?? 0)
    if (score.white === max) reached++
  }
  expect(reached).toBeGreaterThan(0)
})

it('is 80.5 % for a hundred words of 550 letters on 20 × 20', () => {
  const lengths = Array.from({ length: 100 }, (_, i) => (i % 2 === 0 ? 5 : 6))
  expect(maxWhite(lengths, 20, 20)).toBe(322)
})
