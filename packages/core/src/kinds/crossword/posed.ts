/**
 * Checks how a crossword is posed: its numbers must be those of the pattern, counted row by row or column by column,
 * and its clues must not be empty.
 */

import { type Problem, problem } from '../../base/result.ts'
import type { Bilingual } from '../../base/text.ts'
import type { Findings } from '../../kind/audit.ts'
import { slotsOf } from '../../wordgrid/slots.ts'
import type { Clue, Puzzle } from './puzzle/model.ts'

export function posed({ rows, clues, words }: Puzzle): Findings {
  const orders = [numbersOf(rows, true), numbersOf(rows, false)].map((numbers) =>
    clues.flatMap((clue) => {
      const right = numbers.get(`${clue.row},${clue.col}`) ?? 0
      return clue.number === right ? [] : [wrongNumber(clue, right)]
    }),
  )
  const fewest = Math.min(...orders.map((wrong) => wrong.length))
  const silent = words ? [] : clues.filter(({ clue }) => clue.trim() === '')
  return {
    problems: orders.find((wrong) => wrong.length === fewest) ?? [],
    notes: silent.length > 0 ? [emptyClues(silent)] : [],
  }
}

/** The number of each cell where a word starts. */
function numbersOf(rows: readonly string[], byRow: boolean): Map<string, number> {
  const starts = slotsOf(rows).slots.map(({ row, col }): [number, number] => [row, col])
  starts.sort(([row, col], [otherRow, otherCol]) =>
    byRow ? row - otherRow || col - otherCol : col - otherCol || row - otherRow,
  )
  return new Map([...new Set(starts.map(String))].map((start, index) => [start, index + 1]))
}

/** The maximum number of clues named in a sentence. */
const named = 5

/** `3 across (row 1, column 4), …` */
export function namesOf(clues: readonly Clue[]): Bilingual {
  const more = clues.length > named
  const some = clues.slice(0, named).map((clue) => ({
    en: `${clue.number} ${clue.dir} (row ${clue.row + 1}, column ${clue.col + 1})`,
    ja: `${way(clue)}の${clue.number}（${clue.row + 1}行${clue.col + 1}列）`,
  }))
  return {
    en: some.map(({ en }) => en).join(', ') + (more ? ' …' : ''),
    ja: some.map(({ ja }) => ja).join('、') + (more ? 'など' : ''),
  }
}

const way = ({ dir }: Clue): string => (dir === 'across' ? 'ヨコ' : 'タテ')

const wrongNumber = (clue: Clue, right: number): Problem =>
  problem(
    'clue-number',
    `The clue ${clue.dir} at row ${clue.row + 1}, column ${clue.col + 1} has the number ${clue.number}; by the pattern it is ${right}.`,
    `${clue.row + 1}行${clue.col + 1}列の${way(clue)}のカギの番号が ${clue.number} ですが、盤面からは ${right} です。`,
  )
const emptyClues = (clues: readonly Clue[]): Problem => {
  const names = namesOf(clues)
  return problem(
    'clue-empty',
    `${clues.length === 1 ? 'One clue is' : `${clues.length} clues are`} empty: ${names.en}.`,
    `カギのない言葉が${clues.length}個あります: ${names.ja}。`,
  )
}
