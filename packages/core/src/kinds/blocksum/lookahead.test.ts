/** The two extensions of R that the founding text names, and the weights of its score. */
import { expect, it } from 'vitest'
import { Budget } from '../../base/budget.ts'
import { Rng } from '../../base/rng.ts'
import type { Made } from '../../kind/craft.ts'
import { solvableWithLookahead } from './conditions.ts'
import { solve } from './exact.ts'
import { make } from './make.ts'
import { easyRules, nineRules } from './nine.ts'
import { Blocks } from './partition.ts'
import { type Blocksum, blocksOf, type Puzzle } from './puzzle/model.ts'
import { readWeights, spec } from './spec.ts'

function made(options: object, seed: string): Made<Blocksum> {
  const making = make(spec.parse(options), new Rng(seed), new Budget())
  for (;;) {
    const turn = making.next()
    if (!turn.done) continue
    if (!turn.value.ok) throw new Error(turn.value.error.text.en)
    return turn.value.value
  }
}

function blocksIn(puzzle: Puzzle, rows: readonly (readonly number[])[]): Blocks {
  const blocks = new Blocks(puzzle.size, Uint8Array.from(rows.flat()))
  for (const { cells } of blocksOf(puzzle)) for (const cell of cells.slice(1)) blocks.merge(cells[0]!, cell)
  return blocks
}

it('looking along lines solves every board that looking at cells solves, and some more', () => {
  let more = 0
  for (const rules of [easyRules, nineRules])
    for (let round = 0; round < 60; round++) {
      const size = 4 + (round % 2)
      const { puzzle, answer } = made({ size, scheme: 'unique', maxBlock: 5 }, `along-${round}`)
      const blocks = blocksIn(puzzle, answer.rows)
      const [byCells, byLines] = [false, true].map((along) =>
        solvableWithLookahead(size, rules, along)(blocks, new Budget()),
      )
      if (byCells) expect(byLines).toBe(true)
      if (byLines && !byCells) more++
    }
  expect(more).toBeGreaterThan(0)
})

it('boards of the scheme lookahead-lines have one solution', () => {
  for (const size of [3, 4, 5]) {
    const { puzzle } = made({ size, scheme: 'lookahead-lines', maxBlock: size * size }, `lines-${size}`)
    expect(solve(puzzle, 2, new Budget()).status).toBe('unique')
  }
})

it('the text’s weights are the default, and other weights lead to other boards', () => {
  const board = (weights?: string) =>
    [1, 2, 3, 4].map(
      (seed) => made({ size: 5, scheme: 'score', maxBlock: 25, ...(weights ? { weights } : {}) }, `w-${seed}`).puzzle,
    )
  expect(board('2,4,8,16,32,64,128,256')).toEqual(board())
  expect(board('256,128,64,32,16,8,4,2')).not.toEqual(board())
})

it('weights are eight numbers', () => {
  for (const text of ['', '1', '1,2,3,4,5,6,7', '1,2,3,4,5,6,7,x', '1,2,3,4,5,6,7,', '1,2,3,4,5,6,7,1e9'])
    expect([text, readWeights(text)]).toEqual([text, null])
  expect(readWeights('1, 2,3,4,5,6,7,８')).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})
