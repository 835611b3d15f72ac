/**
 * A picture with its lists below the board, as it goes to the printer: words or clues in columns that are filled downwards,
 * as lists are read, each list under its heading; the words of a sentence along the lines.
 *
 * A drawing does not know the reader's font, so widths are estimated letter by letter, rather too wide than too narrow. The
 * letters are as large as in a book on a page that is as wide as the board; long lists get smaller ones, so that board and
 * lists find room on one page of A4, but none that could not be read on a screen: then the picture grows downwards. There
 * are as many columns as make the list lowest; an item that is wider than its column is broken.
 */

import { type Lang, shown } from '@kumiki/core/base/text'
import { cornered, line, type Mark, type Picture } from '@kumiki/core/drawing/picture'
import type { Aside } from '@kumiki/core/kind/face'

/** The page is at least so many cells wide, and of a page of A4 so much can be used in height for its width. */
const leastWidth = 9
const pageRatio = 1.4
/** The size of a list's letters: in cells, and at least this share of the page's width (11 points on A4). */
const inCells = 0.45
const ofPage = 0.021
/** How small they may become, of the page (7 points) and in cells (about 10 pixels of 40), and by what steps. */
const leastOfPage = 0.013
const leastInCells = 0.26
const step = 0.95
/** Boxes to write in are so much larger. */
const boxSize = 2
/** In sizes of the letters. */
const lineHeight = 1.4
const headingSize = 1.15
const gap = 1.2
const indent = 1
/** Longer items are rather broken than given a wider column. */
const columnWidth = 15

export function withLists(picture: Picture, asides: readonly Aside[], lang: Lang): Picture {
  const lists = asides.filter(({ items }) => items.length > 0)
  if (lists.length === 0) return picture
  const width = Math.max(picture.width, leastWidth)
  let size = Math.max(inCells, ofPage * width)
  const least = Math.max(leastInCells, leastOfPage * width)
  let { marks, height } = laidOut(lists, lang, width, size)
  while (picture.height + height > pageRatio * width && size * step >= least) {
    size *= step
    ;({ marks, height } = laidOut(lists, lang, width, size))
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

interface Laid {
  readonly marks: readonly Mark[]
  readonly height: number
}

function laidOut(lists: readonly Aside[], lang: Lang, width: number, size: number): Laid {
  const marks: Mark[] = []
  let y = 0
  for (const { heading, items, isSentence } of lists) {
    y += size
    for (const line of broken(shown(heading[lang]), width / (size * headingSize), 0, 'phrases')) {
      marks.push(cornered(0, y, size * headingSize, line, 'clue'))
      y += size * headingSize * lineHeight
    }
    const place = isSentence ? alongLines : inColumns
    const own = items.every(isNamedBoxes)
      ? namedBoxes(items.join(' ').split(' '), width, size)
      : place(items.map(shown), width, items.every(isBoxes) ? boxSize * size : size)
    marks.push(...own.marks.map((mark) => moved(mark, 0, y)))
    y += own.height
  }
  return { marks, height: y }
}

const isBoxes = (item: string): boolean => /^□+$/.test(item)

/** `A:__ B:__`: boxes with names. */
const isNamedBoxes = (item: string): boolean => /^[A-Z]\d*:__(?: [A-Z]\d*:__)*$/.test(item)

/** Boxes side by side, each with its name in the corner where the board has it. */
function namedBoxes(items: readonly string[], width: number, size: number): Laid {
  const side = Math.max(boxSize * size, leastBox)
  const perRow = Math.max(1, Math.floor((width - boxLine) / side))
  const rows = Math.ceil(items.length / perRow)
  const rowHeight = side + size * (lineHeight - 1)
  const marks = items.flatMap((item, index): Mark[] => {
    const left = boxLine / 2 + (index % perRow) * side
    const top = boxLine / 2 + Math.floor(index / perRow) * rowHeight
    const [right, bottom] = [left + side, top + side]
    const name = item.replace(':__', '')
    const small = 0.3 * side
    return [
      line(left, top, right, top, boxLine, 'rule'),
      line(left, bottom, right, bottom, boxLine, 'rule'),
      line(left, top, left, bottom, boxLine, 'rule'),
      line(right, top, right, bottom, boxLine, 'rule'),
      cornered(right - (widthOf(name) + 0.1) * small, bottom - 1.05 * small, small, name, 'clue'),
    ]
  })
  return { marks, height: rows * rowHeight + boxLine }
}

const boxLine = 0.03
/** In cells: room for a letter by hand. */
const leastBox = 0.85

/** As many words in each line as find room. One that is wider than a line goes on in the next. */
function alongLines(words: readonly string[], width: number, size: number): Laid {
  const page = width / size
  const marks: Mark[] = []
  let row = 0
  let x = 0
  for (const text of words.flatMap((word) => broken(word, page, 0))) {
    if (x > 0 && x + widthOf(text) > page) {
      row++
      x = 0
    }
    marks.push(cornered(x * size, row * size * lineHeight, size, text, 'clue'))
    x += widthOf(text) + gap
  }
  return { marks, height: (row + 1) * size * lineHeight }
}

/** The fewest columns of those that make the list lowest. */
function inColumns(items: readonly string[], width: number, size: number): Laid {
  const page = width / size
  const widest = Math.min(columnWidth, Math.max(...items.map(widthOf)))
  const most = Math.min(items.length, Math.max(1, Math.floor((page + gap) / (widest + gap))))
  let stacks: string[][] = []
  for (let columns = 1; columns <= most; columns++) {
    const room = (page + gap) / columns - gap
    const next = stacked(
      items.map((item) => broken(item, room, indent)),
      columns,
    )
    if (columns === 1 || highest(next) < highest(stacks)) stacks = next
  }
  const marks = stacks.flatMap((lines, column) =>
    lines.map(indented).map(({ by, text }, row) => {
      const x = (column * (page + gap)) / stacks.length + by
      return cornered(x * size, row * size * lineHeight, size, text, 'clue')
    }),
  )
  return { marks, height: highest(stacks) * size * lineHeight }
}

const highest = (stacks: readonly (readonly string[])[]): number => Math.max(...stacks.map((lines) => lines.length))

/** Items in so many columns, none parted, as low as can be. */
function stacked(items: readonly (readonly string[])[], columns: number): string[][] {
  const total = items.reduce((sum, lines) => sum + lines.length, 0)
  for (let most = Math.ceil(total / columns); ; most++) {
    const stacks: string[][] = [[]]
    for (const lines of items) {
      const last = stacks.at(-1)
      if (last && (last.length === 0 || last.length + lines.length <= most)) last.push(...lines)
      else stacks.push([...lines])
    }
    if (stacks.length <= columns && highest(stacks) <= most)
      return [...stacks, ...Array.from({ length: columns - stacks.length }, () => [])]
  }
}

/** Lines that go on begin with a blank. */
const indented = (line: string): { by: number; text: string } => ({
  by: line.startsWith(' ') ? indent : 0,
  text: line.trimStart(),
})

/** What does not begin a line in Japanese, and what does not end one. */
const closing = '、。，．,.!?！？：；:;・…ー々」』）)］〉》】’”ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ'
const opening = '「『（(［〈《【‘“'
const inClass = (characters: string): string => characters.replace(/[\]\\^-]/g, '\\$&')
/** Latin words, and other letters one by one, with the marks that belong to them. */
const byLetters = new RegExp(`\\s+|[${inClass(opening)}]*(?:[!-~\\u00c0-\\u024f]+|[^\\s])[${inClass(closing)}]*`, 'gsu')
/** Every letter, for words that are wider than a line. */
const oneByOne = new RegExp(`\\s+|[${inClass(opening)}]*[^\\s][${inClass(closing)}]*`, 'gsu')
/** Where something else follows hiragana, a Japanese phrase most likely ends. */
const byPhrases = new RegExp(`\\s+|[^\\sぁ-ゖ]*[ぁ-ゖ]*[${inClass(closing)}]*`, 'gsu')

/**
 * A text in lines of at most this width, in ems: parted at blanks, and between any two letters where there are none, but not
 * before or after marks that belong to them; headings rather between phrases.
 */
export function broken(text: string, width: number, hang: number, units: 'letters' | 'phrases' = 'letters'): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of text.match(units === 'phrases' ? byPhrases : byLetters) ?? []) {
    const room = width - (lines.length > 0 ? hang : 0)
    for (const part of finer(piece, room)) {
      if (line.trim() !== '' && widthOf(line) + widthOf(part.trimEnd()) > room) {
        lines.push(line.trimEnd())
        line = hang > 0 ? ' ' : ''
      }
      if (line.trim() !== '' || part.trim() !== '') line += part
    }
  }
  return [...lines, line.trimEnd()].filter((each) => each.trim() !== '')
}

/** Pieces that find room on a line. */
function finer(piece: string, room: number): string[] {
  if (widthOf(piece) <= room) return [piece]
  const fit = (parts: readonly string[], next: (part: string) => string[]): string[] =>
    parts.flatMap((part) => (widthOf(part) > room ? next(part) : [part]))
  return fit(piece.match(byLetters) ?? [], (word) => fit(word.match(oneByOne) ?? [], Array.from<string>))
}

/** In ems, as wide as common fonts have it or a little wider. */
function widthOf(text: string): number {
  let width = 0
  for (const letter of text)
    width += letter >= '\u2190' ? 1 : /[MW]/.test(letter) ? 0.95 : /[A-Zm]/.test(letter) ? 0.74 : 0.6
  return width
}

export function moved(mark: Mark, right: number, down: number): Mark {
  if (mark.mark !== 'line') return { ...mark, x: mark.x + right, y: mark.y + down }
  const { x1, y1, x2, y2 } = mark
  return { ...mark, x1: x1 + right, y1: y1 + down, x2: x2 + right, y2: y2 + down }
}
