import { describe, expect, it } from 'vitest'
import { Budget } from '../../base/budget.ts'
import { Rng } from '../../base/rng.ts'
import { craft } from './craft.ts'
import { spec } from './make/spec.ts'
import type { Puzzle } from './puzzle/model.ts'

function made(seed: string, level: number): Puzzle {
  const making = craft.make(spec.parse({ size: 9, level }), new Rng(seed), new Budget(craft.effort))
  let turn = making.next()
  while (!turn.done) turn = making.next()
  if (!turn.value.ok) throw new Error(turn.value.error.text.en)
  return turn.value.value.puzzle
}

const steps = [2, 3, 3, 3].flatMap((level, index) => {
  const puzzle = made(`words-${index}`, level)
  return craft
    .grade(puzzle, new Budget(100_000))
    .steps.map((step) => ({ puzzle, step, ...craft.explain(puzzle, step) }))
})

describe('the sentences of a Hashi step', () => {
  it('name the bridges that would close a pair or a group: one more than the step leaves', () => {
    const closing = steps.filter(({ step }) => step.technique === 'closed-pair' || step.why.shape === 'closing')
    expect(closing.length).toBeGreaterThan(3)
    for (const { step, text } of closing) {
      const left = step.places[0]?.count ?? (step.rulesOut[0]?.count ?? 0) - 1
      expect(text.en).toContain(`With ${left + 1 === 1 ? 'one bridge' : 'two bridges'} between`)
      expect(text.ja).toContain(`橋を${left + 1}本かけると`)
    }
  })

  it('state that an island has all its bridges only where nothing but "no bridge" follows', () => {
    const full = steps.filter(({ step }) => step.why.shape === 'full')
    expect(full.length).toBeGreaterThan(3)
    for (const { step, text } of full)
      expect(text.en.includes('has all its bridges')).toBe(step.places.every(({ count }) => count === 0))
  })

  it('never mention building zero bridges', () => {
    for (const { text } of steps) {
      expect(text.en).not.toMatch(/With no bridge|not no bridge/)
      expect(text.ja).not.toMatch(/橋なしを|橋なしではない/)
    }
  })
})
