/**
 * A picture with its lists below the board, as it goes to the printer: words or clues in columns that are filled downwards,
 * as lists are read, each list under its heading.
 *
 * A drawing does not know the reader's font, so widths are estimated letter by letter, rather too wide than too narrow. The
 * letters are as large as in a book on a page that is as wide as the board; long lists get smaller ones, down to a limit, so
 * that board and lists find room on one page of A4. An item that is longer than the page is broken.
 */
import type { Aside } from '@kumiki/core/kind'
import { cornered, type Mark, type Picture } from '@kumiki/core/picture'
import { type Lang, shown } from '@kumiki/core/text'

/** The page is at least so many cells wide, and of a page of A4 so much can be used in height for its width. */
const leastWidth = 9
const pageRatio = 1.4
/** The size of a list's letters: in cells, and at least this share of the page's width (11 points on A4). */
const inCells = 0.45
const ofPage = 0.021
/** How small they may become (7 points), and by what steps. */
const leastOfPage = 0.013
const step = 0.95
/** Boxes to write in are so much larger. */
const boxSize = 2
/** In sizes of the letters. */
const lineHeight = 1.4
const headingSize = 1.15
const gap = 1.2
const indent = 1

export function withLists(picture: Picture, asides: readonly Aside[], lang: Lang): Picture {
  const lists = asides.filter(({ items }) => items.length > 0)
  if (lists.length === 0) return picture
  const width = Math.max(picture.width, leastWidth)
  let size = Math.max(inCells, ofPage * width)
  let { marks, height } = laidOut(lists, lang, width, size)
  while (picture.height + height > pageRatio * width && size * step >= leastOfPage * width) {
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
  for (const { heading, items } of lists) {
    y += size
    for (const line of broken(shown(heading[lang]), width / (size * headingSize), 0)) {
      marks.push(cornered(0, y, size * headingSize, line, 'clue'))
      y += size * headingSize * lineHeight
    }
    const own = inColumns(items.map(shown), width, items.every(isBoxes) ? boxSize * size : size)
    marks.push(...own.marks.map((mark) => moved(mark, 0, y)))
    y += own.height
  }
  return { marks, height: y }
}

const isBoxes = (item: string): boolean => /^□+$/.test(item)

function inColumns(items: readonly string[], width: number, size: number): Laid {
  const widest = Math.max(...items.map(widthOf))
  const columns = Math.min(items.length, Math.max(1, Math.floor((width / size + gap) / (widest + gap))))
  const rows = Math.ceil(items.length / columns)
  const stacks = Array.from({ length: columns }, (_, column) =>
    items.slice(column * rows, (column + 1) * rows).flatMap((item) => broken(item, width / size, indent)),
  )
  const marks = stacks.flatMap((lines, column) =>
    lines.map(indented).map(({ by, text }, row) => {
      const x = (column * width) / columns + by * size
      return cornered(x, row * size * lineHeight, size, text, 'clue')
    }),
  )
  return { marks, height: Math.max(...stacks.map((lines) => lines.length)) * size * lineHeight }
}

/** Lines that go on begin with a blank. */
const indented = (line: string): { by: number; text: string } => ({
  by: line.startsWith(' ') ? indent : 0,
  text: line.trimStart(),
})

/** A text in lines of at most this width, in ems: parted at blanks, and between any two letters where there are none. */
function broken(text: string, width: number, hang: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of text.match(/\s+|[!-~\u00c0-\u024f]+|./gsu) ?? []) {
    const room = width - (lines.length > 0 ? hang : 0)
    const parts = widthOf(piece) > room ? Array.from(piece) : [piece]
    for (const part of parts) {
      if (line.trim() !== '' && widthOf(line) + widthOf(part.trimEnd()) > room) {
        lines.push(line.trimEnd())
        line = hang > 0 ? ' ' : ''
      }
      if (line.trim() !== '' || part.trim() !== '') line += part
    }
  }
  return [...lines, line.trimEnd()].filter((each) => each.trim() !== '')
}

/** In ems, as wide as common fonts have it or a little wider. */
function widthOf(text: string): number {
  let width = 0
  for (const letter of text)
    width += letter >= '\u2190' ? 1 : /[MW]/.test(letter) ? 0.95 : /[A-Zm]/.test(letter) ? 0.74 : 0.6
  return width
}

function moved(mark: Mark, right: number, down: number): Mark {
  if (mark.mark !== 'line') return { ...mark, x: mark.x + right, y: mark.y + down }
  const { x1, y1, x2, y2 } = mark
  return { ...mark, x1: x1 + right, y1: y1 + down, x2: x2 + right, y2: y2 + down }
}
