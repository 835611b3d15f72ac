import { describe, expect, it } from 'vitest'
import { Budget } from '../../base/budget.ts'
import { Rng } from '../../base/rng.ts'
import { drawLatinSquare } from '../../latin/square.ts'
import { grade } from './grade.ts'
import { toPuzzle } from './make.ts'
import { easyRules, lineRules, NineRules, nineRules } from './nine.ts'
import { Blocks, edgesOf, grow } from './partition.ts'

/** Randomly merged blocks, some solvable by the rules and some not. */
function randomBlocks(size: number, rng: Rng): Blocks {
  const blocks = new Blocks(size, drawLatinSquare(size, rng))
  for (const [one, other] of rng.shuffle(edgesOf(size)).slice(0, rng.below(size * size))) {
    const a = blocks.blockOf[one]!
    const b = blocks.blockOf[other]!
    if (a !== b) blocks.merge(a, b)
  }
  return blocks
}

describe('the nine rules', () => {
  it('fill a board exactly when the techniques that explain them do', () => {
    const outcomes = new Set<boolean>()
    for (let round = 0; round < 400; round++) {
      const rng = new Rng(`nine-${round}`)
      const blocks = randomBlocks(2 + (round % 5), rng)
      const nine = new NineRules(blocks.size)
      nine.load(blocks)
      const solved = nine.run(nineRules)
      const graded = grade(toPuzzle(blocks, []), new Budget())
      const level = graded.level ?? 9
      expect([round, level <= 3]).toEqual([round, solved])
      nine.load(blocks)
      expect([round, level <= 1]).toEqual([round, nine.run(easyRules)])
      nine.load(blocks)
      expect([round, level <= 2]).toEqual([round, nine.run(lineRules)])
      outcomes.add(solved)
    }
    expect(outcomes.size).toBe(2)
  })

  it('leave no merge that could still be made, as a second try of every edge confirms', () => {
    let tried = 0
    for (let round = 0; round < 40; round++) {
      const rng = new Rng(`maximal-${round}`)
      const size = 3 + (round % 4)
      const blocks = new Blocks(size, drawLatinSquare(size, rng))
      const nine = new NineRules(size)
      const holds = (trial: Blocks): boolean => {
        nine.load(trial)
        return nine.run(nineRules)
      }
      for (const _ of grow(blocks, size * size, holds, 1, rng, new Budget()));
      expect(holds(blocks)).toBe(true)
      for (const [one, other] of edgesOf(size)) {
        const trial = new Blocks(size, new Uint8Array(size * size))
        trial.copyFrom(blocks)
        const a = blocks.blockOf[one]!
        const b = blocks.blockOf[other]!
        if (a === b) continue
        tried++
        trial.merge(a, b)
        expect(holds(trial)).toBe(false)
      }
    }
    expect(tried).toBeGreaterThan(100)
  })
})
