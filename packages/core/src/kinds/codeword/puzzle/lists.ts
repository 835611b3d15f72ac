/** The lists beside a codeword: the table of numbers and their letters, and the words by length. */

import { item, noRemark, type SideList } from '../../../kind/sidelist.ts'
import { letterAt } from '../../../wordgrid/front.ts'
import { listsByLength } from '../../../wordgrid/lists.ts'
import { shownIn } from '../../../words/script.ts'
import { type Answer, cellsByNumber, type Puzzle, patternOf } from './model.ts'

export function lists(puzzle: Puzzle, { rows }: Answer): SideList[] {
  const { words = [], script } = puzzle
  const table: SideList = {
    form: 'table',
    heading: { en: 'Numbers and letters', ja: '数字と文字の表' },
    remark: noRemark,
    length: null,
    items: cellsByNumber(puzzle)
      .slice(1)
      .map((cells, index) => {
        const letter = cells.map((cell) => letterAt(rows, cell)).find((one) => one !== '') ?? ''
        return item({
          label: String(index + 1),
          text: shownIn(script, letter),
          places: cells.map((cell) => [cell]),
          times: 0,
          done: letter !== '',
        })
      }),
  }
  return [table, ...listsByLength(words, patternOf(puzzle), rows, script, { en: 'letters', ja: '文字' })]
}
