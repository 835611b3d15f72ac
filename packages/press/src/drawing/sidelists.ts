/**
 * A picture with its lists below the board, as it is printed: words or clues in columns filled downwards, each list
 * under its heading, the numbers of clues hanging at their left; boxes and the columns of a table side by side.
 *
 * Letters are as large as in a book whose page is as wide as the board. Long lists get smaller letters so that board
 * and lists fit on one page of A4, down to the smallest readable on a screen; after that the picture grows downwards.
 * The number of columns is the one that makes the list lowest; an item wider than its column is broken.
 */

import { hasRuby, type Lang, printable } from '@kumiki/core/base'
import { type Item, itemText, type SideList } from '@kumiki/core/contract'
import { type Mark, type Picture, text } from '@kumiki/core/drawing'
import { broken, widthOf } from './lines.ts'
import { headingLine } from './sidelisttext.ts'
import { squares } from './squares.ts'
import { tableMarks } from './table.ts'
import { rubyRoom, textLine } from './textline.ts'

/** The page's minimum width in cells, and how much height a page of A4 has for its width. */
const minWidth = 9
const pageRatio = 1.4
/** The size of a list's letters: in cells, and at least this share of the page's width (11 points on A4). */
const inCells = 0.45
const ofPage = 0.021
/**
 * The smallest size: as a share of the page (7 points) and in cells (about 10 pixels of 40); and the factor of each
 * step down.
 */
const minOfPage = 0.013
const minInCells = 0.26
const step = 0.95
/** In sizes of the letters. */
const lineHeight = 1.4
const headingSize = 1.15
const gap = 1.2
const indent = 1
const afterNumber = 0.5
/** The maximum width of a column; longer items are broken. */
const columnWidth = 15

export function withLists(picture: Picture, sideLists: readonly SideList[], lang: Lang): Picture {
  const lists = sideLists.filter(({ items }) => items.length > 0)
  if (lists.length === 0) return picture
  const width = Math.max(picture.width, minWidth)
  let size = Math.max(inCells, ofPage * width)
  const min = Math.max(minInCells, minOfPage * width)
  let { marks, height } = placeLists(lists, lang, width, size)
  while (picture.height + height > pageRatio * width && size * step >= min) {
    size *= step
    ;({ marks, height } = placeLists(lists, lang, width, size))
  }
  const left = (width - picture.width) / 2
  return {
    ...picture,
    width,
    height: picture.height + height,
    marks: [
      ...picture.marks.map((mark) => moved(mark, left, 0)),
      ...marks.map((mark) => moved(mark, 0, picture.height)),
    ],
  }
}

interface PlacedLists {
  readonly marks: readonly Mark[]
  readonly height: number
}

function placeLists(lists: readonly SideList[], lang: Lang, width: number, size: number): PlacedLists {
  const marks: Mark[] = []
  let y = 0
  for (const list of lists) {
    y += size
    const page = width / (size * headingSize)
    for (const line of broken(printable(headingLine(list, lang)), page, page, 'phrases')) {
      marks.push(text(0, y, size * headingSize, line, 'top-left', 'clue'))
      y += size * headingSize * lineHeight
    }
    const own = setting[list.form](list.items, width, size)
    marks.push(...own.marks.map((mark) => moved(mark, 0, y)))
    y += own.height
  }
  return { marks, height: y }
}

/** The layout of each form of list. */
const setting: Readonly<
  Record<SideList['form'], (items: readonly Item[], width: number, size: number) => PlacedLists>
> = {
  boxes: squares,
  table: tableMarks,
  clues: inColumns,
  words: inColumns,
}

/** One line of an item, in sizes of the letters: its number ends a gap before its text. */
interface Line {
  readonly label: string
  readonly text: string
  readonly by: number
}

/** The smallest number of columns that makes the list lowest. */
function inColumns(items: readonly Item[], width: number, size: number): PlacedLists {
  const page = width / size
  const labels = Math.max(...items.map(({ label }) => widthOf(printable(label))))
  const hang = labels === 0 ? 0 : labels + afterNumber
  const widest = Math.min(columnWidth, Math.max(...items.map((item) => hang + widthOf(textOf(item)))))
  const max = Math.min(items.length, Math.max(1, Math.floor((page + gap) / (widest + gap))))
  let stacks: Line[][] = []
  for (let columns = 1; columns <= max; columns++) {
    const room = (page + gap) / columns - gap
    const next = stacked(
      items.map((item) => linesOf(item, room, hang)),
      columns,
    )
    if (columns === 1 || highest(next) < highest(stacks)) stacks = next
  }
  const pitch = lineHeight + (items.some((item) => hasRuby(textOf(item))) ? rubyRoom : 0)
  const marks = stacks.flatMap((lines, column) =>
    lines.flatMap(({ label, text: words, by }, row) => {
      const [x, y] = [(column * (page + gap)) / stacks.length + by, (row * pitch + pitch - lineHeight) * size]
      const number = text((x - afterNumber) * size, y, size, label, 'top-right', 'clue')
      const line = words === '' ? [] : textLine(x * size, y, size, words, 'clue')
      return [...(label === '' ? [] : [number]), ...line]
    }),
  )
  return { marks, height: highest(stacks) * size * pitch }
}

const textOf = (item: Item): string => printable(itemText({ ...item, label: '' }))

/** Further lines of an item are indented to its text, or by a little if it has no number. */
function linesOf(item: Item, room: number, hang: number): Line[] {
  const under = hang || indent
  const [first = '', ...others] = broken(textOf(item), room - hang, room - under)
  return [
    { label: printable(item.label), text: first, by: hang },
    ...others.map((line) => ({ label: '', text: line, by: under })),
  ]
}

const highest = (stacks: readonly (readonly Line[])[]): number => Math.max(...stacks.map((lines) => lines.length))

/** Items in this many columns, none split, as low as possible. */
function stacked(items: readonly (readonly Line[])[], columns: number): Line[][] {
  const total = items.reduce((sum, lines) => sum + lines.length, 0)
  for (let max = Math.ceil(total / columns); ; max++) {
    const stacks: Line[][] = [[]]
    for (const lines of items) {
      const last = stacks.at(-1)
      if (last && (last.length === 0 || last.length + lines.length <= max)) last.push(...lines)
      else stacks.push([...lines])
    }
    if (stacks.length <= columns && highest(stacks) <= max)
      return [...stacks, ...Array.from({ length: columns - stacks.length }, () => [])]
  }
}

export function moved(mark: Mark, right: number, down: number): Mark {
  if (mark.mark !== 'line' && mark.mark !== 'band') return { ...mark, x: mark.x + right, y: mark.y + down }
  const { x1, y1, x2, y2 } = mark
  return { ...mark, x1: x1 + right, y1: y1 + down, x2: x2 + right, y2: y2 + down }
}
