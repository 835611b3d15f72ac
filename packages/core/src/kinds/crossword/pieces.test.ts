/** Of boards that may fall apart and are worth the same, the one in fewer pieces is kept. */
import { expect, it } from 'vitest'
import { Board } from '../../wordgrid/board.ts'
import { buildLexicon } from '../../wordgrid/lexicon.ts'
import { CrosswordAim } from './aim.ts'
import { spec } from './spec.ts'

const lexicon = buildLexicon(['AB', 'BC', 'CD'])

function boardWith(...placed: readonly (readonly [word: string, row: number, col: number, way: 0 | 1])[]): Board {
  const board = new Board(lexicon, 4, 4)
  for (const [word, row, col, way] of placed)
    expect(board.place(lexicon.words.indexOf(word), board.cellAt(row, col), way)).toBe(true)
  return board
}

const aimFor = (options: object): CrosswordAim =>
  new CrosswordAim(spec.parse({ words: ['AB', 'BC', 'CD'], size: 4, objective: 'white', ...options }), lexicon)

/** Four white cells each. */
const joined = boardWith(['AB', 0, 0, 0], ['BC', 0, 1, 1], ['CD', 1, 1, 0])
const apart = boardWith(['AB', 0, 0, 0], ['CD', 2, 0, 0])
/** Two white cells, in one piece. */
const small = boardWith(['AB', 0, 0, 0])

it('a board in one piece is kept before one in two that is worth as much, whichever came first', () => {
  for (const order of [
    [joined, apart],
    [apart, joined],
  ]) {
    const aim = aimFor({ connected: false })
    const merits = new Map(order.map((board) => [board, aim.merit(board)]))
    expect(merits.get(joined)).toBeGreaterThan(merits.get(apart) ?? 0)
    expect(aim.value(joined)).toBe(aim.value(apart))
  }
})

it('pieces never outweigh the objective', () => {
  const aim = aimFor({ connected: false })
  expect(aim.merit(apart)).toBeGreaterThan(aim.merit(small) + 1)
})
