/** Among boards of equal worth that need not be connected, the one in fewer pieces is kept. */
import { expect, it } from 'vitest'
import { Board } from '../../wordgrid/board.ts'
import { buildWordIndex } from '../../wordgrid/wordindex.ts'
import { CrosswordObjective } from './objective.ts'
import { spec } from './spec.ts'

const wordIndex = buildWordIndex(['AB', 'BC', 'CD'])

function boardWith(...placed: readonly (readonly [word: string, row: number, col: number, way: 0 | 1])[]): Board {
  const board = new Board(wordIndex, 4, 4)
  for (const [word, row, col, way] of placed)
    expect(board.place(wordIndex.words.indexOf(word), board.cellAt(row, col), way)).toBe(true)
  return board
}

const objectiveFor = (options: object): CrosswordObjective =>
  new CrosswordObjective(spec.parse({ words: ['AB', 'BC', 'CD'], size: 4, objective: 'white', ...options }), wordIndex)

/** Four white cells each. */
const joined = boardWith(['AB', 0, 0, 0], ['BC', 0, 1, 1], ['CD', 1, 1, 0])
const apart = boardWith(['AB', 0, 0, 0], ['CD', 2, 0, 0])
/** Two white cells, in one piece. */
const small = boardWith(['AB', 0, 0, 0])

it('a board in one piece is preferred to one in two that is worth as much, whichever came first', () => {
  for (const order of [
    [joined, apart],
    [apart, joined],
  ]) {
    const objective = objectiveFor({ connected: false })
    const merits = new Map(order.map((board) => [board, objective.merit(board)]))
    expect(merits.get(joined)).toBeGreaterThan(merits.get(apart) ?? 0)
    expect(objective.value(joined)).toBe(objective.value(apart))
  }
})

it('pieces never outweigh the objective', () => {
  const objective = objectiveFor({ connected: false })
  expect(objective.merit(apart)).toBeGreaterThan(objective.merit(small) + 1)
})
