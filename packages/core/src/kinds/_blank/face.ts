/** Front of house. */

import { bad, good, problem } from '../../base/result.ts'
import type { Face } from '../../kind/face.ts'
import { draw } from './draw.ts'
import { answerSchema, type Blank, moveSchema, puzzleSchema } from './model.ts'
import { check, faults } from './rules.ts'

export const face: Face<Blank> = {
  id: '_blank',
  title: { en: 'One row', ja: '一列' },
  rules: {
    en: 'Fill the row so that each number from 1 to its length stands once.',
    ja: '1から列の長さまでの数を一度ずつ入れます。',
  },
  puzzle: puzzleSchema,
  answer: answerSchema,
  move: moveSchema,
  gesture: 'cell-digit',
  judge: 'by-rules',
  faults,
  blank: (puzzle) => ({ cells: [...puzzle.cells] }),
  play: (puzzle, answer, { col, value }) => {
    if (col >= puzzle.cells.length || value > puzzle.cells.length)
      return bad(problem('no-such-move', 'The board has no such cell or number.', 'そのマスや数はありません。'))
    return good({ cells: answer.cells.map((old, at) => (at === col ? value : old)) })
  },
  route: (puzzle, answer) =>
    answer.cells.flatMap((value, col) => (puzzle.cells[col] === value ? [] : [{ col, value }])),
  check,
  draw,
  aside: () => [],
}
