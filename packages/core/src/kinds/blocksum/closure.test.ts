import { describe, expect, it } from 'vitest'
import { Rng } from '../../base/rng.ts'
import { drawLatinSquare } from '../../latin/square.ts'
import { Closure, type LevelRules } from './closure.ts'
import { easyRules, lineRules, NineRules, nineRules } from './nine.ts'
import { Blocks, edgesOf } from './partition.ts'

const sets = { easy: easyRules, line: lineRules, nine: nineRules } as const
const names: readonly LevelRules[] = ['easy', 'line', 'nine']

describe('the closure for makers', () => {
  it('solves exactly the blocks that the nine rules solve, before and after a merge', () => {
    const solved = { easy: 0, line: 0, nine: 0 }
    let wanted = 0
    for (let round = 0; round < 150; round++) {
      const rng = new Rng(`closure-${round}`)
      const size = 3 + (round % 6)
      const solution = drawLatinSquare(size, rng)
      const blocks = new Blocks(size, solution)
      const closure = new Closure(size, solution)
      const nine = new NineRules(size)
      for (const [one, other] of rng.shuffle(edgesOf(size)).slice(0, size * size)) {
        const [a, b] = [blocks.blockOf[one]!, blocks.blockOf[other]!].sort((x, y) => x - y)
        if (a === b || blocks.cellsIn[a!]! + blocks.cellsIn[b!]! > 5) continue
        const merged = blocks.copy()
        merged.merge(a!, b!)
        for (const name of names) {
          nine.load(merged)
          const expected = nine.run(sets[name])
          expect(closure.solves(blocks, a!, b!, name)).toBe(expected)
          expect(closure.solves(merged, 0, 0, name)).toBe(expected)
          if (expected) solved[name]++
          wanted++
        }
        nine.load(merged)
        // a walk along the limit of the rules meets both outcomes
        if (nine.run(nineRules)) blocks.merge(a!, b!)
      }
    }
    for (const name of names) expect(solved[name]).toBeGreaterThan(100)
    expect(wanted - solved.easy - solved.line - solved.nine).toBeGreaterThan(1000)
  })
})
