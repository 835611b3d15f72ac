/**
 * Where a cell is and what is there, in words for screen readers. Short parts come first; the clue is read only where
 * an entry starts.
 */
import { readingOf } from '../base/ruby.ts'
import { type Cell, holdsCell, sameCell } from '../base/target.ts'
import type { Bilingual, Lang } from '../base/text.ts'
import type { Board, Line, Seen } from '../kind/board.ts'
import { capOf, type Notes, notesAt } from './notes.ts'

export interface Described {
  readonly board: Board
  readonly cell: Cell
  readonly seen: Seen
  readonly notes: Notes
  /** The entry that the cursor is in. */
  readonly line: Line | null
  /** What is printed between a dot and its neighbours. */
  readonly clues: readonly Clue[]
}

export interface Clue {
  readonly at: Cell
  readonly shown: string
}

export function describe({ board, cell, seen, notes, line, clues }: Described): Bilingual {
  const here = notesAt(notes, [cell])
  const noted = here.filter(({ symbol }) => symbol !== '').map(({ symbol }) => capOf(board, symbol))
  const isNone = here.some(({ symbol }) => symbol === '')
  const shut = notes.flatMap(({ at: [a, b] }) => (b && holdsCell([a, b], cell) ? [sameCell(a, cell) ? b : a] : []))
  const crosses = board.input === 'edge' ? shut.map((other) => describeEdge([cell, other], cross)) : []
  const isDigit = board.keys?.script === 'digits'
  const groups = board.lines.filter(
    ({ role, cells }) => (role === 'group' || role === 'same') && holdsCell(cells, cell),
  )
  const nth = line && board.input === 'write' ? line.cells.findIndex((one) => sameCell(one, cell)) + 1 : 0
  const of = line?.cells.length ?? 0
  const parts = (lang: Lang, words: Words): string[] => [
    ...(nth > 0 && line ? [line.name[lang], words.nth(nth, of, isDigit)] : [words.at(cell)]),
    ...groups.map(({ name }) => name[lang]),
    seen.label[lang],
    ...crosses.map((edge) => edge[lang]),
    ...clues.map(({ at, shown }) => words.clue(cornerOf(cell, at), shown)),
    ...(noted.length > 0 ? [words.notes(noted.join(' '))] : []),
    ...(isNone ? [words.none] : []),
    ...(shut.length > crosses.length ? [words.shut(shut.length)] : []),
    ...(nth === 1 && line && line.clue !== '' ? [readingOf(line.clue)] : []),
  ]
  return { en: parts('en', english).join(', '), ja: parts('ja', japanese).join('、') }
}

/** The name of the note that no line belongs on an edge. */
export const cross: Bilingual = { en: 'cross', ja: '×印' }

/** "line to the right", "cross up" */
export function describeEdge([from, to]: readonly [Cell, Cell], what: Bilingual): Bilingual {
  const way = wayOf(from, to)
  return { en: `${what.en} ${english.ways[way]}`, ja: `${japanese.ways[way]}に${what.ja}` }
}

type Way = 'up' | 'down' | 'left' | 'right'
type Corner = 0 | 1 | 2 | 3

const wayOf = (from: Cell, to: Cell): Way =>
  to[0] < from[0] ? 'up' : to[0] > from[0] ? 'down' : to[1] < from[1] ? 'left' : 'right'

const cornerOf = (dot: Cell, clue: Cell): Corner =>
  clue[0] < dot[0] ? (clue[1] < dot[1] ? 0 : 1) : clue[1] < dot[1] ? 2 : 3

interface Words {
  /** The position of a cell, or of a clue: which rows and columns it lies between. */
  at(cell: Cell): string
  nth(nth: number, of: number, isDigit: boolean): string
  readonly ways: Readonly<Record<Way, string>>
  clue(corner: Corner, shown: string): string
  notes(symbols: string): string
  /** The note that no symbol belongs there. */
  readonly none: string
  /** How many directions are noted as having no bridge. */
  shut(ways: number): string
}

/** The two rows or columns that a place lies between, counted from 1; null: it lies on one. */
const between = (side: number): readonly [number, number] | null =>
  Number.isInteger(side) ? null : [Math.ceil(side), Math.ceil(side) + 1]

const english: Words = {
  at: ([row, col]) => {
    const [rows, columns] = [between(row), between(col)]
    const parts = [
      rows ? `between rows ${rows.join(' and ')}` : `row ${row + 1}`,
      columns ? `between columns ${columns.join(' and ')}` : `column ${col + 1}`,
    ]
    return parts.join(', ')
  },
  nth: (nth, of, isDigit) => `${isDigit ? 'digit' : 'letter'} ${nth} of ${of}`,
  ways: { up: 'up', down: 'down', left: 'to the left', right: 'to the right' },
  clue: (corner, shown) => `${['upper left', 'upper right', 'lower left', 'lower right'][corner]} ${shown}`,
  notes: (symbols) => `notes ${symbols}`,
  none: 'marked as none',
  shut: (ways) => `${ways} marked as none`,
}
const japanese: Words = {
  at: ([row, col]) => {
    const [rows, columns] = [between(row), between(col)]
    const [down, right] = [
      rows ? `${rows.join('行と')}行の間` : `${row + 1}行`,
      columns ? `${columns.join('列と')}列の間` : `${col + 1}列`,
    ]
    return rows || columns ? `${down}、${right}` : `${down}${right}`
  },
  nth: (nth, of, isDigit) => `${of}${isDigit ? 'けた' : '文字'}中${nth}${isDigit ? 'けた' : '文字'}目`,
  ways: { up: '上', down: '下', left: '左', right: '右' },
  clue: (corner, shown) => `${['左上', '右上', '左下', '右下'][corner]}${shown}`,
  notes: (symbols) => `メモ ${symbols}`,
  none: '「なし」の印',
  shut: (ways) => `橋なしの印${ways}つ`,
}
