import { expect, it } from 'vitest'
import { Budget } from '../../../base/budget.ts'
import { Rng } from '../../../base/rng.ts'
import { boardOf } from '../puzzle/board.ts'
import type { Puzzle } from '../puzzle/model.ts'
import { BridgeSearch } from '../solve/exact.ts'
import { BridgeLayout } from './bridgelayout.ts'
import { Probe, reach } from './reach.ts'
import { steer } from './steer.ts'
import { isUnique } from './unique.ts'

/** Sums solve it, but once the bridge to the island in the corner is doubled it has two solutions. */
const rows = ['4··3·4·4', '········', '4··4·6··', '·······4', '4····4··', '·2·5···3', '········', '3··5·4·1']
const brittle: Puzzle = {
  width: 8,
  height: 8,
  islands: rows.flatMap((row, y) =>
    Array.from(row, (number, x): [number, number, number] => [x, y, Number(number)]).filter(
      ([, , number]) => number > 0,
    ),
  ),
}

/** The solution of a puzzle as a layout. */
function drawn(puzzle: Puzzle): BridgeLayout {
  const board = boardOf(puzzle)
  const search = new BridgeSearch(board)
  expect(search.next(new Budget(100_000))).toBe(true)
  const layout = new BridgeLayout(puzzle.width, puzzle.height)
  const cells = puzzle.islands.map(([col, row]) => row * puzzle.width + col)
  for (const cell of cells) layout.island[cell] = 1
  for (const [island, cell] of cells.entries())
    for (const side of [1, 2]) {
      const edge = board.around[4 * island + side]!
      if (edge >= 0 && search.counts[edge]! > 0) layout.span(cell, side, search.counts[edge]!)
    }
  return layout
}

it('a second bridge that allows a second solution is taken back, wherever hardening ends', () => {
  const start = drawn(brittle)
  expect(start.puzzle()).toEqual(brittle)
  expect(reach(boardOf(brittle), 5, new Budget(100_000))?.level).toBe(1)
  const doubled = start.copy()
  doubled.span(47, 2, 2)
  expect(isUnique(doubled, new Probe(doubled), new Budget(100_000))).toBe(false)
  // about 2 % of such short walks double that bridge
  for (let seed = 0; seed < 400; seed++) {
    const layout = start.copy()
    const steering = steer(layout, 2, { apart: true, build: true }, new Rng(`${seed}`), new Budget(10_000), 10)
    let turn = steering.next()
    while (!turn.done) turn = steering.next()
    expect([seed, turn.value, isUnique(layout, new Probe(layout), new Budget(100_000))]).toEqual([
      seed,
      expect.stringMatching(/^(there|too-easy)$/),
      true,
    ])
  }
})
