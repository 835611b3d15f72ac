/** Descriptions of places on painted boards: cells and dots, the edges between them, clues. */
import { perObject } from '../base/memo.ts'
import { type Cell, holdsCell, nameOfCells, sameCell } from '../base/target.ts'
import { type Bilingual, listed } from '../base/text.ts'
import type { Board } from '../kind/board.ts'
import type { Painted } from '../kind/painter.ts'
import { groupsAt, placeOf } from './describe.ts'
import { notesAt } from './notes.ts'

/** The name of the note that no line belongs on an edge. */
export const cross: Bilingual = { en: 'cross', ja: '×印' }

/** "line to the right", "cross up" */
export function describeEdge([from, to]: readonly [Cell, Cell], what: Bilingual): Bilingual {
  const [en, ja] =
    to[0] < from[0]
      ? ['up', '上']
      : to[0] > from[0]
        ? ['down', '下']
        : to[1] < from[1]
          ? ['to the left', '左']
          : ['to the right', '右']
  return { en: `${what.en} ${en}`, ja: `${ja}に${what.ja}` }
}

/** A cell, a dot or a clue: its position, its content, its notes, and the clues around a dot. */
export function describePlace<A>(game: Painted<A>, cell: Cell): Bilingual {
  const { board, now } = game
  const crosses = now.notes.flatMap(({ at: [a, b] }) =>
    b && holdsCell([a, b], cell) ? [describeEdge([cell, sameCell(a, cell) ? b : a], cross)] : [],
  )
  const clues = corners.flatMap(([down, right, en, ja]): Bilingual[] => {
    const at: Cell = [cell[0] + down, cell[1] + right]
    const shown = cluesOf(board).has(nameOfCells([at])) ? game.see([at]).shown : ''
    return shown === '' ? [] : [{ en: `${en} ${shown}`, ja: `${ja}${shown}` }]
  })
  const isNone = notesAt(now.notes, [cell]).some(({ symbol }) => symbol === '')
  return listed([
    whereIs(cell),
    ...groupsAt(board, cell),
    game.see([cell]).label,
    ...crosses,
    ...clues,
    ...(isNone ? [{ en: 'marked as none', ja: '「なし」の印' }] : []),
  ])
}

/** The names of the places between cells or dots that have a clue. */
const cluesOf = perObject(({ clues }: Board) => new Set(clues.map((at) => nameOfCells([at]))))

const corners = [
  [-0.5, -0.5, 'upper left', '左上'],
  [-0.5, 0.5, 'upper right', '右上'],
  [0.5, -0.5, 'lower left', '左下'],
  [0.5, 0.5, 'lower right', '右下'],
] as const

/** The position of a cell, or of a clue: which rows and columns it lies between. */
function whereIs(cell: Cell): Bilingual {
  if (cell.every(Number.isInteger)) return placeOf(cell)
  const [rows, columns] = [between(cell[0]), between(cell[1])]
  return {
    en: [
      rows ? `between rows ${rows.join(' and ')}` : `row ${cell[0] + 1}`,
      columns ? `between columns ${columns.join(' and ')}` : `column ${cell[1] + 1}`,
    ].join(', '),
    ja: [
      rows ? `${rows.join('行と')}行の間` : `${cell[0] + 1}行`,
      columns ? `${columns.join('列と')}列の間` : `${cell[1] + 1}列`,
    ].join('、'),
  }
}

/** The two rows or columns that a place lies between, counted from 1; null: it lies on one. */
const between = (side: number): readonly [number, number] | null =>
  Number.isInteger(side) ? null : [Math.ceil(side), Math.ceil(side) + 1]
