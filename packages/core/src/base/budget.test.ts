import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Budget } from './budget.ts'

it('a budget never grants more than its limit, and grants everything up to it', () =>
  fc.assert(
    fc.property(fc.nat(50), fc.array(fc.integer({ min: 1, max: 9 })), (limit, amounts) => {
      const budget = new Budget(limit)
      for (const amount of amounts) {
        const before = budget.spent
        const granted = budget.spend(amount)
        expect(granted).toBe(before + amount <= limit)
        expect(budget.spent).toBe(granted ? before + amount : before)
      }
      expect(budget.left).toBe(limit - budget.spent)
    }),
  ))

it('a budget that was ended grants nothing more', () => {
  const budget = new Budget(10)
  expect(budget.spend(3)).toBe(true)
  budget.end()
  expect([budget.spend(1), budget.spent, budget.left]).toEqual([false, 3, 0])
})
