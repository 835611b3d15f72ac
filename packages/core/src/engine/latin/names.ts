/** What people call the parts of a board, and how names and numbers are listed. Rows and columns count from 1; the minus is U+2212. */
import type { Cell } from '../../picture.ts'
import type { Bilingual } from '../../text.ts'
import type { Board, NamedCage } from './board.ts'
import { restOf } from './sums.ts'
import type { BandPart, CagePart, LineRef } from './why.ts'

export const bandName = ({ line, first, last }: BandPart): Bilingual => {
  if (first === last) return { en: `the cells of ${line} ${first + 1}`, ja: lineName({ line, index: first }).ja }
  const [to, mark] = last === first + 1 ? ['and', '・'] : ['to', '〜']
  return {
    en: `${line}s ${first + 1} ${to} ${last + 1}`,
    ja: `${first + 1}${mark}${lineName({ line, index: last }).ja}`,
  }
}

export const cellName = (board: Board, cell: number): Bilingual => {
  const row = Math.floor(cell / board.size) + 1
  const col = (cell % board.size) + 1
  return { en: `row ${row}, column ${col}`, ja: `${row}行${col}列のマス` }
}

const inOrder = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b)

export const cellNames = (board: Board, cells: readonly number[]): Bilingual =>
  list(inOrder(cells).map((cell) => cellName(board, cell)))

export const lineNames = (refs: readonly LineRef[]): Bilingual =>
  list(refs.toSorted((one, other) => one.index - other.index).map(lineName))

/** Blocks by their sums and where they begin. */
export const blockNames = (board: Board, { ids, sums }: BandPart): Bilingual =>
  list(
    ids.map((id, i) => {
      const first = Math.min(...(board.cages.find((cage) => cage.id === id)?.cells ?? [0]))
      const row = Math.floor(first / board.size) + 1
      const col = (first % board.size) + 1
      return { en: `${sums[i]} at row ${row}, column ${col}`, ja: `${row}行${col}列の${sums[i]}` }
    }),
  )

export const lineName = ({ line, index }: LineRef): Bilingual => ({
  en: `${line} ${index + 1}`,
  ja: `${index + 1}${{ row: '行目', column: '列目', box: '番目の箱' }[line]}`,
})

export const cageOf = (board: Board, part: CagePart): NamedCage | undefined =>
  board.cages.find((cage) => cage.id === part.id)

export function cageName(board: Board, part: CagePart): Bilingual {
  const first = Math.min(...(cageOf(board, part)?.cells ?? [0]))
  const row = Math.floor(first / board.size) + 1
  const col = (first % board.size) + 1
  return {
    en: `the block of ${part.sum} at row ${row}, column ${col}`,
    ja: `${row}行${col}列の合計${part.sum}のブロック`,
  }
}

/** A block, or what is left of it when its written numbers are taken off. */
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

export const lines = (board: Board): Bilingual =>
  board.houses.some((house) => house.line === 'box')
    ? { en: 'row, column and box', ja: '行・列・箱' }
    : { en: 'row and column', ja: '行と列' }

export const minus = (numbers: readonly (number | string)[]): string => numbers.join(' − ')

export const list = (names: readonly Bilingual[]): Bilingual => {
  const en = names.map((name) => name.en)
  const last = en.pop() ?? ''
  return { en: en.length === 0 ? last : `${en.join('; ')} and ${last}`, ja: names.map((name) => name.ja).join('、') }
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
