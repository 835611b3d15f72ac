import { describe, expect, it } from 'vitest'
import { Budget } from '../../engine/budget.ts'
import { drawLatinSquare } from '../../engine/latin/square.ts'
import { Rng } from '../../engine/rng.ts'
import type { Made } from '../../kind.ts'
import { solvableWithLookahead, unique } from './conditions.ts'
import { solve } from './exact.ts'
import { grade } from './grade.ts'
import { minimalHints } from './hints.ts'
import { make, toPuzzle } from './make.ts'
import { type BlockSum, blocksOf } from './model.ts'
import { easyRules, NineRules, nineRules } from './nine.ts'
import { Blocks, type Condition, edgesOf, grow } from './partition.ts'
import { spec } from './spec.ts'

function made(options: object, seed: string): Made<BlockSum> {
  const making = make(spec.parse(options), new Rng(seed), new Budget(1_000_000))
  for (let turn = making.next(); ; turn = making.next())
    if (turn.done) {
      if (!turn.value.ok) throw new Error(turn.value.error.text.en)
      return turn.value.value
    }
}

/** How many merges of a finished partition still hold the condition. */
function possibleMerges(blocks: Blocks, holds: Condition): number {
  let possible = 0
  for (const [one, other] of edgesOf(blocks.size)) {
    const a = blocks.blockOf[one]!
    const b = blocks.blockOf[other]!
    if (a === b) continue
    const trial = blocks.copy()
    trial.merge(a, b)
    if (holds(trial, new Budget())) possible++
  }
  return possible
}

describe('making a BlockSum', () => {
  it.each([1, 2, 3, 4, 5])('meets level %i exactly, with blocks of six cells at most on a board of six', (level) => {
    for (const size of [4, 6]) {
      const { puzzle, notes, score } = made({ size, level }, `level-${size}`)
      expect(notes).toEqual([])
      expect(grade(puzzle, new Budget()).level).toBe(level)
      if (size >= 6) expect(score.largestBlock).toBeLessThanOrEqual(6)
    }
  })

  it.each([
    { size: 2, level: 5 },
    { size: 3, level: 5 },
    { size: 5, level: 5, rules: 'R1' },
    { size: 5, level: 3, rules: 'sub-1,sub-2,lat-1,lat-2' },
    { size: 5, level: 4, scheme: 'unique', hints: 'R1' },
    { size: 6, level: 2, maxBlock: 1 },
  ])('says at once that the level is out of reach for %o, and makes the hardest that is not', (options) => {
    const { puzzle, notes } = made(options, 'reach')
    expect(notes.map((note) => note.code)).toEqual(['beyond-reach'])
    const { level } = grade(puzzle, new Budget())
    expect(level).toBeLessThan(options.level)
    expect(notes[0]?.text.en).toContain(`never harder than level ${level},`)
  })

  it('says which level it reached when other options keep it from the wanted one', () => {
    const { notes } = made({ size: 5, level: 1, scheme: 'unique' }, 'low')
    expect(notes.map((note) => note.code)).toEqual(['other-level'])
  })

  it('leaves no merge that would keep one solution, which the exact solver confirms', () => {
    for (let round = 0; round < 12; round++) {
      const rng = new Rng(`unique-${round}`)
      const size = 3 + (round % 3)
      const witness = drawLatinSquare(size, rng)
      const blocks = new Blocks(size, witness)
      for (const _ of grow(blocks, size * size, unique(size, witness), 1, rng, new Budget()));
      const bySolver: Condition = (trial) => solve(toPuzzle(trial, []), 2, new Budget()).status === 'unique'
      expect(bySolver(blocks, new Budget())).toBe(true)
      expect(possibleMerges(blocks, bySolver)).toBe(0)
    }
  })

  it('leaves no merge that lookahead could still solve, after its last sweep', () => {
    for (let round = 0; round < 20; round++) {
      const { puzzle } = made({ size: 4, scheme: 'lookahead' }, `lookahead-${round}`)
      const values = solve(puzzle, 2, new Budget()).answers[0]!.rows.flat()
      const blocks = new Blocks(4, Uint8Array.from(values))
      for (const { cells } of blocksOf(puzzle)) for (const cell of cells.slice(1)) blocks.merge(cells[0]!, cell)
      expect(possibleMerges(blocks, solvableWithLookahead(4, nineRules))).toBe(0)
    }
  })

  it('gives away cells only where the rules would be stuck without them', () => {
    for (const rules of [easyRules, nineRules]) {
      const rng = new Rng('hints')
      const witness = drawLatinSquare(5, rng)
      const blocks = new Blocks(5, witness)
      for (const _ of grow(blocks, 25, unique(5, witness), 1, rng, new Budget()));
      const hints = minimalHints(blocks, witness, rules, rng)
      const solves = (given: typeof hints): boolean => {
        const nine = new NineRules(5)
        nine.load(blocks)
        for (const [cell, value] of given) nine.write(cell, value)
        return nine.run(rules)
      }
      expect(solves(hints)).toBe(true)
      for (const hint of hints) expect(solves(hints.filter((other) => other !== hint))).toBe(false)
    }
  })

  it('says when larger blocks might have been possible', () => {
    const cramped = make(spec.parse({ size: 7, scheme: 'unique' }), new Rng('cramped'), new Budget(30))
    let turn = cramped.next()
    while (!turn.done) turn = cramped.next()
    expect(turn.value.ok && turn.value.value.notes.map((note) => note.code)).toEqual(['not-maximal'])
  })
})
