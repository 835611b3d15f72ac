/**
 * A step in words, with its arithmetic written out. Rows and columns count from 1, as people do; the minus is U+2212.
 */
import type { Explanation } from '../../kind.ts'
import type { Cell } from '../../picture.ts'
import type { Bilingual } from '../../text.ts'
import type { Board, NamedCage } from './board.ts'
import { add, restOf } from './sums.ts'
import type { CagePart, LineRef, Why } from './why.ts'

/** `name` is the technique's own name: the idea, as a hint gives it before the step. */
export function explainWhy(board: Board, why: Why, name: Bilingual): Explanation {
  return { look: lookAt(board, why), idea: name, text: tell(board, why) }
}

function lookAt(board: Board, why: Why): Cell[] {
  switch (why.by) {
    case 'cage':
      return toCells(board, cageOf(board, why.cage)?.cells ?? [why.cell])
    case 'value':
      return toCells(board, [why.cell])
    case 'last':
    case 'place':
    case 'line-sum':
      return toCells(board, houseCells(board, why.house))
  }
}

function tell(board: Board, why: Why): Bilingual {
  const cell = cellName(board, why.cell)
  switch (why.by) {
    case 'cage': {
      const block = cageName(board, why.cage)
      const rest = restOf(why.cage)
      if (why.cage.written.length === 0)
        return {
          en: `${block.en} is a single cell, so ${cell.en} is ${rest}.`,
          ja: `${block.ja}は1マスだけなので、${cell.ja}は${rest}です。`,
        }
      const sum = `${minus([why.cage.sum, ...why.cage.written])} = ${rest}`
      return {
        en: `In ${block.en} only ${cell.en} is open: ${sum}.`,
        ja: `${block.ja}で空いているのは${cell.ja}だけです。${sum}。`,
      }
    }
    case 'last': {
      const line = lineName(why.house)
      return {
        en: `In ${line.en} only ${cell.en} is open, and ${why.value} is missing.`,
        ja: `${line.ja}で空いているのは${cell.ja}だけで、まだない数字は${why.value}です。`,
      }
    }
    case 'value': {
      const seen = why.inHouses.join(', ')
      const struck = why.inHouses.length < board.size - 1
      return {
        en: `${capital(cell.en)} can only be ${why.value}: ${seen} already stand${why.inHouses.length === 1 ? 's' : ''} in its ${lines(board).en}${struck ? ', and the others were ruled out' : ''}.`,
        ja: `${cell.ja}に入るのは${why.value}だけです。同じ${lines(board).ja}に${seen}があり${struck ? '、ほかの数字は消えてい' : ''}ます。`,
      }
    }
    case 'place': {
      const line = lineName(why.house)
      return {
        en: `In ${line.en} the ${why.value} fits only at ${cell.en}.`,
        ja: `${line.ja}で${why.value}が入るのは${cell.ja}だけです。`,
      }
    }
    case 'line-sum': {
      const line = lineName(why.house)
      const rests = why.cages.map(restOf)
      const value = why.total - add(why.written) - add(rests)
      const sum = `${minus([why.total, ...why.written, ...rests])} = ${value}`
      const known = list(why.cages.map((part) => partName(board, part)))
      const parts: Bilingual =
        why.cages.length === 0
          ? { en: '', ja: '' }
          : {
              en: ` ${capital(known.en)} lie${why.cages.length === 1 ? 's' : ''} in it.`,
              ja: `${known.ja}がその中に収まります。`,
            }
      return {
        en: `${capital(line.en)} adds up to ${why.total}.${parts.en} What is left is ${cell.en}: ${sum}.`,
        ja: `${line.ja}の合計は${why.total}です。${parts.ja}残るのは${cell.ja}です。${sum}。`,
      }
    }
  }
}

export const cellName = (board: Board, cell: number): Bilingual => {
  const row = Math.floor(cell / board.size) + 1
  const col = (cell % board.size) + 1
  return { en: `row ${row}, column ${col}`, ja: `${row}行${col}列のマス` }
}

export const lineName = ({ line, index }: LineRef): Bilingual => ({
  en: `${line} ${index + 1}`,
  ja: `${index + 1}${{ row: '行目', column: '列目', box: '番目の箱' }[line]}`,
})

const cageOf = (board: Board, part: CagePart): NamedCage | undefined => board.cages.find((cage) => cage.id === part.id)

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
function partName(board: Board, part: CagePart): Bilingual {
  const block = cageName(board, part)
  if (part.written.length === 0) return block
  const sum = `${minus([part.sum, ...part.written])} = ${restOf(part)}`
  return { en: `the open part of ${block.en} (${sum})`, ja: `${block.ja}の残り（${sum}）` }
}

const houseCells = (board: Board, ref: LineRef): readonly number[] =>
  board.houses.find((house) => house.line === ref.line && house.index === ref.index)?.cells ?? []

const toCells = (board: Board, cells: readonly number[]): Cell[] =>
  [...cells].sort((a, b) => a - b).map((cell): Cell => [Math.floor(cell / board.size), cell % board.size])

const lines = (board: Board): Bilingual =>
  board.houses.some((house) => house.line === 'box')
    ? { en: 'row, column and box', ja: '行・列・箱' }
    : { en: 'row and column', ja: '行と列' }

export const minus = (numbers: readonly number[]): string => numbers.join(' − ')

const list = (names: readonly Bilingual[]): Bilingual => ({
  en: names.map((name) => name.en).join(', '),
  ja: names.map((name) => name.ja).join('、'),
})

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
