import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Budget } from '../../../base/budget.ts'
import { Rng } from '../../../base/rng.ts'
import { answerOf, boardOf } from '../puzzle/board.ts'
import type { Puzzle } from '../puzzle/model.ts'
import { check } from '../puzzle/rules.ts'
import { solve } from './exact.ts'
import { bounds, near, trial } from './near.ts'
import { recount } from './recount.ts'

/** Counts the solutions among all ways to put 0, 1 or 2 bridges on each edge, judged by the rules alone. */
function countByForce(puzzle: Puzzle): number {
  const board = boardOf(puzzle)
  const counts = new Uint8Array(board.edges)
  let found = 0
  for (let code = 0; code < 3 ** board.edges; code++) {
    for (let edge = 0, rest = code; edge < board.edges; edge++, rest = Math.floor(rest / 3)) counts[edge] = rest % 3
    if (check(puzzle, answerOf(board, counts)).status === 'complete') found++
  }
  return found
}

/** Small boards whose numbers come from random bridges, so that many have solutions. */
const smallBoard = fc
  .record({ seed: fc.integer(), width: fc.integer({ min: 2, max: 4 }), height: fc.integer({ min: 1, max: 4 }) })
  .map(({ seed, width, height }): Puzzle => {
    const rng = new Rng(String(seed))
    const cells = rng.shuffle(Array.from({ length: width * height }, (_, cell) => cell)).slice(0, 2 + rng.below(5))
    while (cells.length < 2) cells.push(cells.length)
    const places = [...new Set(cells)].sort((a, b) => a - b)
    const bare = {
      width,
      height,
      islands: places.map((cell): [number, number, number] => [cell % width, Math.floor(cell / width), 0]),
    }
    const board = boardOf(bare)
    const has = new Array<number>(places.length).fill(0)
    for (let edge = 0; edge < board.edges; edge++) {
      const count = rng.below(3)
      has[board.a[edge]!]! += count
      has[board.b[edge]!]! += count
    }
    return { ...bare, islands: bare.islands.map(([col, row], at) => [col, row, Math.max(1, has[at]!)]) }
  })

describe('the number of solutions', () => {
  it('is what trying every assignment gives, for all three solvers', async () => {
    const seen = new Set<number>()
    await fc.assert(
      fc.asyncProperty(smallBoard, async (puzzle) => {
        fc.pre(boardOf(puzzle).edges <= 8)
        const truth = countByForce(puzzle)
        seen.add(Math.min(truth, 2))
        for (const solved of [
          solve(puzzle, 1000, new Budget()),
          await recount(puzzle, 1000, new Budget(1_000_000)),
          trial.solve(puzzle, 1000, new Budget()),
        ]) {
          expect(solved.answers.length).toBe(truth)
          expect(solved.status).toBe(truth === 0 ? 'none' : truth === 1 ? 'unique' : 'several')
          expect(new Set(solved.answers.map((answer) => JSON.stringify(answer))).size).toBe(truth)
          for (const answer of solved.answers) expect(check(puzzle, answer).status).toBe('complete')
        }
      }),
      { numRuns: 300 },
    )
    expect(seen).toEqual(new Set([0, 1, 2]))
  })

  it('is 1 for a square of 2s, and 0 when it only lacks connection', () => {
    const square = (numbers: readonly number[]): Puzzle => ({
      width: 3,
      height: 3,
      islands: [
        [0, 0],
        [2, 0],
        [0, 2],
        [2, 2],
      ].map(([col, row], at) => [col!, row!, numbers[at]!]),
    })
    expect(solve(square([2, 2, 2, 2]), 9, new Budget()).status).toBe('unique')
    expect(solve(square([1, 1, 1, 1]), 9, new Budget()).status).toBe('none')
  })

  it('is 0 when two groups of islands do not even see each other', async () => {
    const square = (at: number): [number, number, number][] => [
      [at, at, 3],
      [at + 1, at, 3],
      [at, at + 1, 3],
      [at + 1, at + 1, 3],
    ]
    const chain = (at: number): [number, number, number][] => [
      [at, at, 1],
      [at + 1, at, 2],
      [at + 2, at, 1],
    ]
    for (const islands of [
      [...square(0), ...square(2)],
      [...chain(0), ...square(3)],
      [...square(0), ...chain(2)],
    ]) {
      const puzzle: Puzzle = { width: 6, height: 6, islands }
      expect(countByForce(puzzle)).toBe(0)
      expect(solve(puzzle, 2, new Budget()).status).toBe('none')
      expect((await recount(puzzle, 2, new Budget())).status).toBe('none')
    }
  })

  it('is unknown after one answer when no more are asked for', () => {
    const pair: Puzzle = {
      width: 2,
      height: 1,
      islands: [
        [0, 0, 1],
        [1, 0, 1],
      ],
    }
    expect(solve(pair, 1, new Budget()).status).toBe('unknown')
    expect(solve(pair, 2, new Budget()).status).toBe('unique')
  })
})

describe('the founding text’s rules', () => {
  it('place only what every solution has, and never claim more than they know', () => {
    let placed = 0
    fc.assert(
      fc.property(smallBoard, (puzzle) => {
        const all = solve(puzzle, 100, new Budget())
        const { steps } = near.grade(puzzle, new Budget(10_000))
        const outcome = near.solve(puzzle, 2, new Budget())
        if (outcome.status !== 'unknown') expect(outcome.status).toBe(all.status)
        for (const { from, to, count } of steps.flatMap((step) => step.places)) {
          placed++
          for (const { bridges } of all.answers)
            expect(bridges.find(([i, j]) => i === from && j === to)?.[2] ?? 0).toBe(count)
        }
      }),
      { numRuns: 500 },
    )
    expect(placed).toBeGreaterThan(100)
  })

  it('stop where a bridge is certain in only one direction, and our bounds go on', () => {
    const islands: Puzzle['islands'] = [
      [1, 0, 1],
      [4, 0, 1],
      [1, 2, 3],
      [3, 2, 2],
      [3, 3, 4],
      [4, 3, 3],
      [1, 4, 3],
      [3, 4, 3],
    ]
    const solved = [near, bounds].map(({ solve: by }) => by({ width: 5, height: 5, islands }, 2, new Budget()).status)
    expect(solved).toEqual(['unknown', 'unique'])
  })

  it('derive no more than our bounds do', () => {
    let known = 0
    fc.assert(
      fc.property(smallBoard, (puzzle) => {
        const [strict, ours] = [near, bounds].map(({ solve: by }) => by(puzzle, 2, new Budget()).status)
        if (strict === 'unknown') return
        known++
        expect(ours).toBe(strict)
      }),
      { numRuns: 500 },
    )
    expect(known).toBeGreaterThan(100)
  })
})
