/** Names of the parts of a board for people. Rows and columns count from 1; the minus is U+2212. */

import type { Cell } from '../base/target.ts'
import type { Bilingual } from '../base/text.ts'
import type { Board, NamedCage } from './board.ts'
import { add, restOf } from './sums.ts'
import type { BandPart, CagePart, LineRef } from './why.ts'

const lineWords = { row: '行目', column: '列目', box: '番目のブロック' } as const

/** Neighbouring lines; for a single one, its cells. */
export const bandName = (band: Pick<BandPart, 'line' | 'first' | 'last'>): Bilingual => {
  const { line, first, last } = band
  return first === last ? { en: `the cells of ${line} ${first + 1}`, ja: bandLines(band).ja } : bandLines(band)
}

export const bandLines = ({ line, first, last }: Pick<BandPart, 'line' | 'first' | 'last'>): Bilingual => {
  const end = `${last + 1}${lineWords[line]}`
  if (first === last) return { en: `${line} ${first + 1}`, ja: end }
  const [to, mark] = last === first + 1 ? ['and', '・'] : ['to', '〜']
  return { en: `${line}s ${first + 1} ${to} ${last + 1}`, ja: `${first + 1}${mark}${end}` }
}

export const cellName = (board: Board, cell: number): Bilingual => {
  const row = Math.floor(cell / board.size) + 1
  const col = (cell % board.size) + 1
  return { en: `row ${row}, column ${col}`, ja: `${row}行${col}列のマス` }
}

const inOrder = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b)

export const cellNames = (board: Board, cells: readonly number[]): Bilingual =>
  list(inOrder(cells).map((cell) => cellName(board, cell)))

export const lineNames = (board: Board, refs: readonly LineRef[]): Bilingual =>
  list(refs.toSorted((one, other) => one.index - other.index).map((ref) => lineName(board, ref)))

/** Blocks by their sums and first cells. */
export const blockNames = (board: Board, { ids, sums }: BandPart): Bilingual =>
  list(
    ids.map((id, i) => {
      const first = Math.min(...(board.cages.find((cage) => cage.id === id)?.cells ?? [0]))
      const row = Math.floor(first / board.size) + 1
      const col = (first % board.size) + 1
      return { en: `${sums[i]} at row ${row}, column ${col}`, ja: `${row}行${col}列の${sums[i]}` }
    }),
  )

/** Boxes have no familiar numbers, so they are named by their position. */
export const lineName = (board: Board, ref: LineRef): Bilingual => {
  const { line, index } = ref
  if (line !== 'box') return { en: `${line} ${index + 1}`, ja: `${index + 1}${lineWords[line]}` }
  const cells = houseCells(board, ref)
  const rows = span(cells.map((cell) => Math.floor(cell / board.size) + 1))
  const cols = span(cells.map((cell) => (cell % board.size) + 1))
  return {
    en: `the box at rows ${rows.join('–')}, columns ${cols.join('–')}`,
    ja: `${rows.join('〜')}行・${cols.join('〜')}列のブロック`,
  }
}

const span = (numbers: readonly number[]): [number, number] => [Math.min(...numbers), Math.max(...numbers)]

export const cageOf = (board: Board, part: Pick<CagePart, 'id'>): NamedCage | undefined =>
  board.cages.find((cage) => cage.id === part.id)

export function cageName(board: Board, part: Pick<CagePart, 'id' | 'sum'>): Bilingual {
  const first = Math.min(...(cageOf(board, part)?.cells ?? [0]))
  const row = Math.floor(first / board.size) + 1
  const col = (first % board.size) + 1
  return {
    en: `the block of ${part.sum} at row ${row}, column ${col}`,
    ja: `${row}行${col}列の合計${part.sum}のブロック`,
  }
}

/** A block, or the rest of it when its written numbers are subtracted. */
export function partName(board: Board, part: CagePart): Bilingual {
  const block = cageName(board, part)
  if (part.written.length === 0) return block
  const sum = `${minus([part.sum, ...part.written])} = ${restOf(part)}`
  return { en: `the open part of ${block.en} (${sum})`, ja: `${block.ja}の残り（${sum}）` }
}

export const houseCells = (board: Board, ref: LineRef): readonly number[] =>
  board.houses.find((house) => house.line === ref.line && house.index === ref.index)?.cells ?? []

export const toCells = (board: Board, cells: readonly number[]): Cell[] =>
  inOrder(cells).map((cell): Cell => [Math.floor(cell / board.size), cell % board.size])

/** The sorts of lines of a cell, for numbers that stand in one of them. */
export const lines = (board: Board): Bilingual =>
  board.houses.some((house) => house.line === 'box')
    ? { en: 'row, column or box', ja: '行・列・ブロック' }
    : { en: 'row or column', ja: '行か列' }

/** "4, 5 or 6" */
export const orList = (values: readonly (number | string)[]): Bilingual => {
  const last = values.at(-1) ?? ''
  const before = values.slice(0, -1).join(', ')
  return { en: before === '' ? `${last}` : `${before} or ${last}`, ja: values.join('・') }
}

/** "a 7", "an 8" */
export const withArticle = (value: number): string => `${/^(8|11$|18$)/.test(String(value)) ? 'an' : 'a'} ${value}`

export const minus = (numbers: readonly (number | string)[]): string => numbers.join(' − ')

/** "2 + 3 = 5"; a single number stands alone. */
export const sumOut = (numbers: readonly number[]): string =>
  numbers.length === 1 ? `${numbers[0]}` : `${numbers.join(' + ')} = ${add(numbers)}`

/** Cells with the numbers that they may still hold. */
export const cellsLeft = (
  board: Board,
  cells: readonly (readonly [cell: number, left: readonly number[]])[],
): Bilingual =>
  list(
    cells.map(([cell, left]) => {
      const name = cellName(board, cell)
      const values = orList(left)
      return { en: `${name.en} is ${values.en}`, ja: `${name.ja}は${values.ja}` }
    }),
  )

/** `mark` separates the English names: numbers need a lighter one than cells. */
export const list = (names: readonly Bilingual[], mark = '; '): Bilingual => {
  const en = names.map((name) => name.en)
  const last = en.pop() ?? ''
  return { en: en.length === 0 ? last : `${en.join(mark)} and ${last}`, ja: names.map((name) => name.ja).join('、') }
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
