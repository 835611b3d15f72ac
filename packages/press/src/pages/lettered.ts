/**
 * Boxes in which letters are collected. Boxes with names (A, B, C …) spell a keyword and have a double frame, beside
 * their heading; boxes without names spell a message, word by word, under their heading.
 */
import { printable } from '@kumiki/core/base'
import type { Item, SideList } from '@kumiki/core/contract'
import { type Block, drawnBlock, paragraph, stacked } from './block.ts'
import { mm, type Op, rectangle, stroked, words } from './page.ts'
import { phrases } from './phrases.ts'
import { phraseText } from './readings.ts'
import { type Style, thin } from './style.ts'

export const letterBoxes = (style: Style, sideList: SideList, width: number): Block =>
  sideList.items.some(({ label }) => label !== '')
    ? keywordBoxes(style, sideList, width)
    : messageBoxes(style, sideList, width)

const minBox = mm(9)

function keywordBoxes(style: Style, { items }: SideList, width: number): Block {
  const names = items.map(({ label }) => label)
  const { lang, sizes, typeface } = style
  const side = mm(thin(style, 13.5, 20))
  const gap = mm(2)
  const [name, how] = [phrases.keyword[lang], phraseText(style, phrases.keywordHow)]
  const headWidth = Math.min(
    width * 0.4,
    Math.max(typeface.widthOf(name, sizes.heading, 'bold'), typeface.widthOf(how, sizes.line)) + 1,
  )
  const head = (room: number): Block =>
    stacked(
      [
        paragraph(style, name, room, { size: sizes.heading, leading: 1.35, weight: 'bold', role: 'heading' }),
        paragraph(style, how, room, { size: sizes.line, leading: 1.35, weight: 'regular', role: 'text' }),
      ],
      0,
    )
  const beside = width - headWidth - mm(9)
  const sideIn = (room: number): number => Math.min(side, (room + gap) / items.length - gap)
  if (sideIn(beside) >= minBox) {
    const own = sideIn(beside)
    const text = head(headWidth)
    const height = Math.max(text.height, own)
    return {
      height,
      at: (x, y) => [
        ...text.at(x, y + (height - text.height) / 2),
        ...boxRow(style, names, own, gap).at(x + headWidth + mm(9), y + (height - own) / 2),
      ],
    }
  }
  const perRow = Math.max(1, Math.floor((width + gap) / (Math.min(side, mm(13.5)) + gap)))
  const rowCount = Math.ceil(items.length / perRow)
  const inRow = Math.ceil(items.length / rowCount)
  const rows = Array.from({ length: rowCount }, (_, row) =>
    boxRow(style, names.slice(row * inRow, (row + 1) * inRow), Math.min(side, mm(13.5)), gap),
  )
  return stacked([head(width), ...rows], gap)
}

/** Boxes with their names, side by side. */
export const boxRow = (style: Style, names: readonly string[], side: number, gap: number): Block =>
  drawnBlock(side, 'text', (x, y) =>
    names.flatMap((name, index): Op[] => {
      const left = x + index * (side + gap)
      const inset = side * 0.075
      const size = Math.max(style.sizes.corner, side * 0.2)
      const text = printable(name)
      const right = left + side - inset - side * 0.06
      return [
        stroked(rectangle(left, y, side, side), thin(style, 0.9, 1.4)),
        stroked(rectangle(left + inset, y + inset, side - 2 * inset, side - 2 * inset), thin(style, 0.5, 0.8)),
        words(right - style.typeface.widthOf(text, size, 'bold'), y + side - inset - side * 0.06, size, text, 'bold'),
      ]
    }),
  )

const betweenWords = 0.55

function messageBoxes(style: Style, { heading, items }: SideList, width: number): Block {
  const side = mm(thin(style, 10, 13))
  const text = paragraph(style, printable(heading[style.lang]), width, {
    size: style.sizes.line,
    leading: 1.4,
    weight: 'bold',
    role: 'heading',
  })
  const rows = rowsOf(items, side, width)
  const rowGap = mm(2)
  const boxes = drawnBlock(rows.length * (side + rowGap) - rowGap, 'decoration', (x, y) => [
    stroked(
      rows
        .flatMap((row, index) => row.map((left) => rectangle(x + left, y + index * (side + rowGap), side, side)))
        .join(''),
      thin(style, 0.7, 1.1),
    ),
  ])
  return stacked([text, boxes], mm(1.8))
}

/**
 * The number of boxes in each row; a word that does not fit begins a new row, and is split only if it is longer than
 * one.
 */
function rowsOf(items: readonly Item[], side: number, width: number): number[][] {
  const wordsIn: number[] = []
  for (const { begins } of items)
    if (begins || wordsIn.length === 0) wordsIn.push(1)
    else wordsIn[wordsIn.length - 1] = (wordsIn.at(-1) ?? 0) + 1
  const rows: number[][] = [[]]
  let left = 0
  for (const length of wordsIn) {
    const start = left === 0 ? 0 : left + betweenWords * side
    const isNew = left > 0 && start + length * side > width + 1e-6
    if (isNew) rows.push([])
    left = isNew ? 0 : start
    for (let index = 0; index < length; index++) {
      if (left + side > width + 1e-6) {
        rows.push([])
        left = 0
      }
      rows.at(-1)?.push(left)
      left += side
    }
  }
  return rows
}
