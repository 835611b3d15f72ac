/**
 * Reduces the single cells of a board that already has its level. A single cell gives its number away, so a board
 * should have no more than its level needs.
 *
 * If the level's rules can be tested quickly (levels 1 to 3): split some blocks near a single cell, let their cells and
 * the single cells beside them merge again, and keep the result if it has no more single cells. Merges elsewhere are
 * left for the end: then the board is grown as far as the rules allow, so that none of its single cells can join a
 * neighbour. If only the grader decides the level (4 and 5): let single cells join neighbours as long as the grade
 * stays.
 *
 * Level 1 needs many: at least (n − 2)² + 1 for n ≥ 2. A cell is filled as the last of its block, its row or its
 * column, and b blocks and 2n lines have b + 2n last cells. The very last cell is the last of all three, so n² cells
 * take b ≥ n² − 2n + 2 blocks, and counting cells, at least 2b − n² ≥ (n − 2)² single ones. With exactly that many,
 * larger blocks would all be pairs, and every cell but the very last would be the last of one thing only. Then the last
 * two cells lie in one line and one block (else the former is the last of two things), so they are a pair; and the cell
 * filled before them, in another block, is the last of its block and of the line that leads away from the pair: two
 * things.
 */
import type { Budget } from '../../base/budget.ts'
import type { Rng } from '../../base/rng.ts'
import { type Blocks, edgesOf, grow, regrow, whenMerged } from './partition.ts'
import { neighbours } from './puzzle/model.ts'

/** Rounds of splitting blocks, per cell of the board, and the number of blocks split at once. */
const roundsPerCell = 4
const apartAtOnce = 2
/**
 * From this share of the rounds on, blocks without single cells merge too; earlier, larger blocks would only be in the
 * way.
 */
const fullyFrom = 0.4

/** How a board of a level grows, and which boards have that level. */
export interface Growth {
  readonly solution: Uint8Array
  readonly maxBlock: number
  /** See `grow`. */
  readonly draws: number
  /** Whether the partition with a and b merged is allowed. */
  readonly mayMerge: (blocks: Blocks, a: number, b: number) => boolean
  readonly isOfLevel: (blocks: Blocks) => boolean
  /** A lower bound for the single cells of every board of the level. */
  readonly fewestSingles: number
}

/** The bound proved at the top of this file. */
export const fewestOfLevel1 = (size: number): number => (size < 2 ? 1 : (size - 2) ** 2 + 1)

/** Yields after each round, with a board that has fewer single cells if one was found; finally yields the grown one. */
export function* regrown(start: Blocks, growth: Growth, rng: Rng, budget: Budget): Generator<Blocks | null, void> {
  const { maxBlock, draws, solution } = growth
  let best = start.copy()
  let trial = start.copy()
  let { singles } = best
  const fresh = new Uint8Array(best.blockOf.length)
  const regrowth = { maxBlock, draws, holds: (a: number, b: number): boolean => growth.mayMerge(trial, a, b) }
  const rounds = roundsPerCell * fresh.length
  // if a minimum is known, it is reached soon when single cells everywhere may merge
  const isAnywhere = growth.fewestSingles > 0
  for (let round = 0; round < rounds && singles > growth.fewestSingles; round++) {
    const apart = drawApart(best, rng)
    trial.copyApart(best, apart, solution)
    for (let cell = 0; cell < fresh.length; cell++)
      fresh[cell] = isAnywhere || apart.includes(best.blockOf[cell]!) ? 1 : 0
    const end = regrow(trial, fresh, round > fullyFrom * rounds, regrowth, rng, budget, singles)
    if (end === 'spent') break
    const before = singles
    if (end === 'grown' && growth.isOfLevel(trial)) {
      ;[best, trial] = [trial, best]
      singles = best.singles
    }
    yield singles < before ? best.copy() : null
  }
  best.forgive()
  const growing = grow(best, maxBlock, whenMerged(growth.mayMerge), draws, rng, budget)
  while (!growing.next().done) yield null
  yield best
}

/** Larger blocks to split: one that a single cell touches, then others that touch the one before, if there are any. */
function drawApart(blocks: Blocks, rng: Rng): number[] {
  const { blockOf, cellsIn, size } = blocks
  const lonely = [...cellsIn.keys()].filter((block) => cellsIn[block] === 1)
  let near = [rng.pick(lonely)]
  const apart: number[] = []
  while (apart.length < apartAtOnce) {
    const around = new Set(near.flatMap((cell) => neighbours(cell, size).map((next) => blockOf[next]!)))
    const larger = [...around].filter((block) => cellsIn[block]! > 1 && !apart.includes(block))
    if (larger.length === 0) break
    const block = rng.pick(larger)
    apart.push(block)
    near = [...blockOf.keys()].filter((cell) => blockOf[cell] === block)
  }
  return apart
}

/** Yields after each test, with the board if a single cell has joined a neighbour. */
export function* absorbed(
  start: Blocks,
  maxBlock: number,
  keepsLevel: (blocks: Blocks) => boolean,
  budget: Budget,
): Generator<Blocks | null, void> {
  let best = start
  for (let merged = best.singles > 0; merged; ) {
    merged = false
    for (const [one, other] of edgesOf(best.size)) {
      const a = best.blockOf[one]!
      const b = best.blockOf[other]!
      const cells = best.cellsIn[a]! + best.cellsIn[b]!
      if (a === b || Math.min(best.cellsIn[a]!, best.cellsIn[b]!) > 1 || cells > maxBlock) continue
      if (!budget.spend()) return
      const trial = best.copy()
      trial.merge(a, b)
      merged = keepsLevel(trial)
      if (merged) best = trial
      yield merged ? best : null
      if (merged) break
    }
  }
}
