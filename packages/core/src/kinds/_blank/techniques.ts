/** How a person solves it: one cell is left, so it takes the number that is missing. */
import type { Finding, Ladder, Technique } from '../../ladder/ladder.ts'
import type { Blank } from './puzzle/model.ts'

/** The row so far; 0 is open. */
type State = number[]

const lastCell: Technique<State, Blank> = {
  id: 'last-cell',
  level: 1,
  score: 1,
  name: { en: 'Last cell', ja: '最後のマス' },
  idea: { en: 'Only one cell is left.', ja: '空きマスはひとつだけです。' },
  *find(cells): Generator<Finding<Blank>> {
    const open = cells.flatMap((value, col) => (value === 0 ? [col] : []))
    const col = open[0]
    if (col === undefined || open.length > 1) return
    const others = cells.filter((number) => number > 0)
    const value = cells.map((_, index) => index + 1).find((number) => !others.includes(number))
    if (value !== undefined) yield { places: [{ col, value }], rulesOut: [], why: { col, others } }
  },
}

export const ladder: Ladder<State, Blank> = {
  techniques: [lastCell],
  apply: (cells, finding) => {
    for (const { col, value } of finding.places) cells[col] = value
  },
  solved: (cells) => !cells.includes(0),
}
