import { describe, expect, it } from 'vitest'
import { Budget } from '../base/budget.ts'
import { climb, type Ladder, type Technique } from './ladder.ts'

/** A toy: numbers to bring to zero; one technique takes 1 from an odd number, a harder one halves an even number. */
interface Toy {
  spec: object
  puzzle: object
  answer: object
  move: { at: number; to: number }
  why: object
}
type State = { numbers: number[] }

const technique = (
  id: string,
  level: 1 | 3,
  applies: (n: number) => boolean,
  next: (n: number) => number,
): Technique<State, Toy> => ({
  id,
  level,
  score: level,
  name: { en: id, ja: id },
  idea: { en: id, ja: id },
  *find({ numbers }) {
    for (const [at, n] of numbers.entries())
      if (n > 0 && applies(n)) yield { places: [{ at, to: next(n) }], rulesOut: [], why: {} }
  },
})
const odd = technique(
  'odd',
  1,
  (n) => n % 2 === 1,
  (n) => n - 1,
)
const even = technique(
  'even',
  3,
  (n) => n % 2 === 0,
  (n) => n / 2,
)
const ladder = (techniques: readonly Technique<State, Toy>[]): Ladder<State, Toy> => ({
  techniques,
  apply: ({ numbers }, { places }) => {
    for (const { at, to } of places) numbers[at] = to
  },
  solved: ({ numbers }) => numbers.every((n) => n === 0),
})

describe('the ladder', () => {
  it('uses the easiest idea that finds something, and returns to the bottom after each step', () => {
    const grade = climb(ladder([odd, even]), { numbers: [1, 2, 3] }, new Budget())
    expect(grade.steps.map((step) => step.technique).join(' ')).toBe('odd odd even odd even odd')
    expect(grade).toMatchObject({ level: 3, score: 10, techniques: { odd: 4, even: 2 } })
  })

  it('counts how many steps of that idea were available', () => {
    expect(climb(ladder([odd, even]), { numbers: [1, 1, 1] }, new Budget()).steps.map((step) => step.choices)).toEqual([
      3, 2, 1,
    ])
  })

  it('counts the different conclusions of all ideas of that difficulty where asked to', () => {
    const again = { ...odd, id: 'again' }
    const down = technique(
      'down',
      1,
      (n) => n === 2,
      () => 0,
    )
    const choices = (counting: 'idea' | 'ease'): number[] =>
      climb(ladder([odd, again, down, even]), { numbers: [1, 1, 2] }, new Budget(), counting).steps.map(
        (step) => step.choices,
      )
    expect([choices('idea'), choices('ease')]).toEqual([
      [2, 1, 1],
      [3, 2, 1],
    ])
  })

  it('gives no level when it gets stuck, but keeps the steps so far', () => {
    const grade = climb(ladder([odd]), { numbers: [1, 2] }, new Budget())
    expect([grade.level, grade.steps.length]).toEqual([null, 1])
  })

  it('gives no level when the budget runs out', () => {
    expect(climb(ladder([odd, even]), { numbers: [1, 2, 3] }, new Budget(3)).level).toBe(null)
  })
})
