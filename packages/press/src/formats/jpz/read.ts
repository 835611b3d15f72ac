/**
 * .jpz, the XML of Crossword Compiler (crossword.info), plain or zipped: cells with their answers and numbers, words as
 * runs of cells, clues that refer to words. Cells and words may be given as ranges (`x="1-4"`).
 */

import { bad, type Cell, type Result } from '@kumiki/core/base'
import { barred, crosswordFile } from '../crossword/grid.ts'
import { black, type GridClue, type Square, white } from '../crossword/model.ts'
import { decodeAs } from '../encoding.ts'
import { cannotHold, creditsOf, fits, type Loss, noCredits, notThis, oneLine, tooWide } from '../foreign.ts'
import type { Imported, ReadOne } from '../format.ts'
import { attributeOf, childOf, childrenOf, type Element, readXml, textOf } from './xml.ts'
import { isZip, unzip } from './zip.ts'

const format = '.jpz'

export const readJpz: ReadOne = (_text, bytes) => {
  if (!isZip(bytes)) return readBytes(bytes)
  const unpacked = unzip(bytes)
  return unpacked.ok ? readBytes(unpacked.value) : unpacked
}

function readBytes(bytes: Uint8Array): Result<Imported> {
  const text = decoded(bytes)
  if (text === null) return bad(notThis(format, 'its characters cannot be read', '文字コードが読めません'))
  const root = readXml(text)
  return root.ok ? readRoot(root.value) : root
}

/** Decoded by the byte order mark or by the encoding that the first line declares. */
function decoded(bytes: Uint8Array): string | null {
  const mark = `${bytes[0]},${bytes[1]}`
  if (mark === '255,254') return decodeAs('utf-16le', bytes)
  if (mark === '254,255') return decodeAs('utf-16be', bytes)
  const first = decodeAs('windows-1252', bytes.subarray(0, 200)) ?? ''
  const found = /^[^<]*<\?xml[^>]*encoding=["']([\w-]{1,20})["']/.exec(first)?.[1]
  return decodeAs(found ?? 'utf-8', bytes)
}

function readRoot(root: Element): Result<Imported> {
  const board = root.name === 'rectangular-puzzle' ? root : childOf(root, 'rectangular-puzzle')
  if (!board) return bad(notThis(format, 'there is no <rectangular-puzzle>', '<rectangular-puzzle> がありません'))
  const crossword = childOf(board, 'crossword')
  if (!crossword) {
    const others = board.children.flatMap((child) =>
      typeof child === 'string' || child.name === 'metadata' ? [] : [child.name],
    )
    const name = oneLine(others.join(', ')).slice(0, 60)
    return bad(
      cannotHold(
        `of Crossword Compiler's puzzles only crosswords are read, not "${name}"`,
        `Crossword Compiler のパズルのうち読めるのはクロスワードだけです（これは「${name}」）`,
      ),
    )
  }
  const grid = childOf(crossword, 'grid')
  const size = (name: string): number => Number((grid && attributeOf(grid, name)) || Number.NaN)
  const [width, height] = [size('width'), size('height')]
  if (!grid || !fits(width, height)) return bad(tooWide(format))
  const squares = new Array<Square>(width * height).fill({ is: 'void', solution: null, label: '' })
  const cells = childrenOf(grid, 'cell')
  for (const cell of cells) {
    const square = squareOf(cell)
    if (!square) return bad(cannotHold('clues stand inside its cells', 'マスの中にカギが書かれています'))
    for (const [row, col] of cellsOf(cell, width, height)) {
      if (['top-bar', 'left-bar', 'bottom-bar', 'right-bar'].some((bar) => attributeOf(cell, bar) === 'true'))
        return bad(barred(row, col))
      squares[row * width + col] = square
    }
  }
  const words = new Map(
    childrenOf(crossword, 'word').map((word) => [attributeOf(word, 'id'), wordCells(word, width, height)]),
  )
  const settings = childOf(root, 'applet-settings')
  const metadata = childOf(board, 'metadata')
  const found = (name: string): string =>
    oneLine(textOf(childOf(metadata, name))) || oneLine(textOf(childOf(settings, name)))
  const clues = cluesIn(crossword, words)
  return crosswordFile({
    format,
    width,
    height,
    squares,
    clues: clues.found,
    title: found('title'),
    credits: creditsOf({
      ...noCredits,
      author: found('creator'),
      editor: found('editor'),
      copyright: found('copyright'),
      date: found('date'),
      note: found('description'),
    }),
    losses: [...lookLosses(cells), ...clues.losses],
    notes: [],
  })
}

function squareOf(cell: Element): Square | null {
  const type = attributeOf(cell, 'type')
  if (type === 'block') return black
  if (type === 'void') return { is: 'void', solution: null, label: '' }
  const solution = attributeOf(cell, 'solution')
  // a clue cell with an answer is a given letter
  if (type === 'clue' && solution === '') return null
  return white(solution || null, attributeOf(cell, 'number'))
}

/** "3" or "1-4", from 1. */
function rangeOf(text: string, max: number): number[] {
  const [, first = '', last] = /^\s*(\d{1,3})\s*(?:-\s*(\d{1,3})\s*)?$/.exec(text) ?? []
  if (first === '') return []
  const [from, to] = [Number(first), Number(last ?? first)]
  const step = from <= to ? 1 : -1
  const numbers = Array.from({ length: Math.min(Math.abs(to - from) + 1, max + 1) }, (_, i) => from + i * step)
  return numbers.filter((number) => number >= 1 && number <= max)
}

const cellsOf = (element: Element, width: number, height: number): Cell[] =>
  rangeOf(attributeOf(element, 'y'), height).flatMap((row) =>
    rangeOf(attributeOf(element, 'x'), width).map((col): Cell => [row - 1, col - 1]),
  )

const wordCells = (word: Element, width: number, height: number): Cell[] =>
  [
    ...(attributeOf(word, 'x') === '' ? [] : cellsOf(word, width, height)),
    ...childrenOf(word, 'cells').flatMap((cells) => cellsOf(cells, width, height)),
  ].slice(0, 200)

function cluesIn(
  crossword: Element,
  words: ReadonlyMap<string, readonly Cell[]>,
): { found: GridClue[]; losses: Loss[] } {
  let marked = 0
  const found = childrenOf(crossword, 'clues').flatMap((list) => {
    const title = textOf(childOf(list, 'title')).trim()
    const across = /^(?:across|ヨコ)/i.test(title) ? true : /^(?:down|タテ)/i.test(title) ? false : null
    return childrenOf(list, 'clue').map((clue): GridClue => {
      if (clue.children.some((child) => typeof child !== 'string' && child.name !== 'span')) marked++
      const enumeration = attributeOf(clue, 'format')
      return {
        across,
        label: attributeOf(clue, 'number').slice(0, 20),
        text: textOf(clue),
        enumeration: enumeration === '' ? null : enumeration,
        cells: words.get(attributeOf(clue, 'word')) ?? null,
      }
    })
  })
  return {
    found,
    losses: marked > 0 ? [{ en: `bold and italics in ${marked} clues`, ja: `カギ${marked}個の字体` }] : [],
  }
}

/** Attributes of cells that we cannot hold, with their names for messages. */
const looks: readonly (readonly [attribute: string, en: string, ja: string])[] = [
  ['background-shape', 'circles in cells', 'マスの丸印'],
  ['background-color', 'colours of cells', 'マスの色'],
  ['background-picture', 'background images', '背景画像'],
  ['top-right-number', 'second numbers in cells', 'マスの2つめの番号'],
]

function lookLosses(cells: readonly Element[]): Loss[] {
  const counted = looks.flatMap(([attribute, en, ja]): Loss[] => {
    const count = cells.filter((cell) => attributeOf(cell, attribute) !== '').length
    return count > 0 ? [{ en: `${en} (${count})`, ja: `${ja}（${count}個）` }] : []
  })
  const pictures = cells.filter((cell) => childOf(cell, 'background-picture')).length
  const hints = cells.filter(
    (cell) => attributeOf(cell, 'hint') === 'true' || attributeOf(cell, 'type') === 'clue',
  ).length
  const filled = cells.filter((cell) => attributeOf(cell, 'solve-state') !== '').length
  return [
    ...counted,
    ...(pictures > 0 ? [{ en: `background images (${pictures})`, ja: `背景画像（${pictures}個）` }] : []),
    ...(hints > 0 ? [{ en: `letters that were given (${hints})`, ja: `はじめから書かれた文字（${hints}個）` }] : []),
    ...(filled > 0 ? [{ en: 'what was filled in so far', ja: '書き込み途中の文字' }] : []),
  ]
}
