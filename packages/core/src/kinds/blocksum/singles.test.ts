import { describe, expect, it } from 'vitest'
import { Budget } from '../../base/budget.ts'
import { Rng } from '../../base/rng.ts'
import { drawLatinSquare } from '../../latin/square.ts'
import { made } from './fixtures/made.ts'
import { grade } from './grade.ts'
import { toPuzzle } from './make.ts'
import { easyRules, NineRules } from './nine.ts'
import { Blocks, edgesOf } from './partition.ts'
import { blocksOf, neighbours, type Puzzle } from './puzzle/model.ts'
import { absorbed } from './singles.ts'
import { maxBlockOf, spec } from './spec.ts'

/** Every board in which one single cell has joined a neighbouring block. */
function boardsWithOneSingleLess(puzzle: Puzzle, maxBlock: number): Puzzle[] {
  const blocks = blocksOf(puzzle)
  const flat = puzzle.rows.flat()
  return blocks.flatMap(({ id, cells: [cell, ...more], sum }) => {
    if (cell === undefined || more.length > 0) return []
    const around = new Set(neighbours(cell, puzzle.size).map((next) => flat[next]!))
    return [...around].flatMap((host) => {
      const into = blocks.find((block) => block.id === host)!
      if (into.cells.length >= maxBlock) return []
      const { [id]: _, ...sums } = puzzle.sums
      const rows = puzzle.rows.map((row) => row.map((block) => (block === id ? host : block)))
      return [{ ...puzzle, rows, sums: { ...sums, [host]: into.sum + sum } }]
    })
  })
}

describe('single cells of a BlockSum of a level', () => {
  it.each([1, 2, 3, 4, 5] as const)(
    'cannot join a neighbour without leaving level %i, as trying all of them shows',
    (level) => {
      let tried = 0
      for (const size of level === 4 ? [4, 6, 8] : [4, 5, 6, 7])
        for (const seed of ['a', 'b', 'c']) {
          const puzzle = made({ size, level }, seed).puzzle
          expect(grade(puzzle, new Budget()).level).toBe(level)
          for (const larger of boardsWithOneSingleLess(puzzle, maxBlockOf(spec.parse({ size })))) {
            tried++
            expect(grade(larger, new Budget(), level).level).toBeNull()
          }
        }
      // boards of level 5 hardly ever keep a single cell
      if (level < 5) expect(tried).toBeGreaterThan(0)
    },
  )

  it.each([4, 5] as const)('join neighbours while the grade stays within level %i, and no longer', (level) => {
    const blocks = new Blocks(5, drawLatinSquare(5, new Rng(`absorbed-${level}`)))
    const isWithin = (trial: Blocks): boolean => grade(toPuzzle(trial, []), new Budget(), level).level !== null
    let last = blocks
    for (const board of absorbed(blocks, 3, isWithin, new Budget())) last = board ?? last
    expect(last.singles).toBeLessThan(25)
    expect(isWithin(last)).toBe(true)
    for (const larger of boardsWithOneSingleLess(toPuzzle(last, []), 3))
      expect(grade(larger, new Budget(), level).level).toBeNull()
  })

  it('could join neighbours on a board of single cells alone, so that the trial above can fail', () => {
    const rows = [
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
    ]
    const sums = { 1: 1, 2: 2, 3: 3, 4: 2, 5: 3, 6: 1, 7: 3, 8: 1, 9: 2 }
    const larger = boardsWithOneSingleLess({ size: 3, rows, sums, givens: [] }, 9)
    expect(larger).toHaveLength(24)
    for (const puzzle of larger) expect(grade(puzzle, new Budget()).level).toBe(1)
  })

  it('number at least (n − 2)² + 1 on every board that the easiest rules solve, and made boards reach that', () => {
    let solved = 0
    for (let round = 0; round < 4000; round++) {
      const rng = new Rng(`bound-${round}`)
      const size = 2 + (round % 5)
      const blocks = new Blocks(size, drawLatinSquare(size, rng))
      for (const [one, other] of rng.shuffle(edgesOf(size)).slice(0, 1 + rng.below(2 * size))) {
        const a = blocks.blockOf[one]!
        const b = blocks.blockOf[other]!
        if (a !== b) blocks.merge(a, b)
      }
      const nine = new NineRules(size)
      nine.load(blocks)
      if (!nine.run(easyRules)) continue
      solved++
      expect(blocks.singles).toBeGreaterThanOrEqual((size - 2) ** 2 + 1)
    }
    expect(solved).toBeGreaterThan(400)
    for (const size of [4, 5, 6]) {
      const singles = blocksOf(made({ size, level: 1 }, 'bound').puzzle).filter(({ cells }) => cells.length === 1)
      expect(singles).toHaveLength((size - 2) ** 2 + 1)
    }
  })
})
