/**
 * The cover of a book: a picture's solution in white on lapis, the title (vertical in Japanese), and a white band with
 * the kinds and the mark. It runs to the edges and, if the book is trimmed, beyond them.
 */
import { withoutReadings } from '@kumiki/core/base'
import type { Picture } from '@kumiki/core/drawing'
import { linesOf } from './block.ts'
import { type Line, textOf } from './kinsoku.ts'
import type { Paper } from './measures.ts'
import type { Book } from './options.ts'
import {
  circle,
  figure,
  filled,
  mm,
  type Op,
  type Page,
  type Part,
  part,
  rectangle,
  rounded,
  segment,
  stroked,
  words,
} from './page.ts'
import { phrases } from './phrases.ts'
import type { Answered } from './sheet.ts'
import { kumikiMark } from './signs.ts'
import type { Style } from './style.ts'
import { inkMiddle } from './typeface.ts'
import { column, columnsOf } from './upright.ts'

const bandHeight = mm(34)
const edge = mm(16)

export function coverPage(
  style: Style,
  paper: Paper,
  book: Book,
  kinds: readonly string[],
  sheets: readonly Answered[],
): Page {
  const { width, height } = paper
  const bleed = mm(book.bleed)
  const band = height - bandHeight
  const ground = filled(rectangle(-bleed, -bleed, width + 2 * bleed, band + bleed), 'lapis')
  const title = style.lang === 'ja' ? uprightTitle(style, book, width, band) : levelTitle(style, book, width)
  const art = artOf(sheets)
  const room = { left: edge, right: width - edge, top: title.bottom + mm(12), bottom: band - mm(10) }
  return {
    width: rounded(width),
    height: rounded(height),
    bleed,
    parts: [
      part('decoration', [ground]),
      ...title.parts,
      ...(art ? [part('decoration', artOps(art, room))] : []),
      ...bandParts(style, kinds, width, band),
    ],
  }
}

interface Titled {
  readonly parts: readonly Part[]
  /** The y at which it ends. */
  readonly bottom: number
}

function uprightTitle({ typeface }: Style, { title, subtitle }: Book, width: number, band: number): Titled {
  const plain = withoutReadings(title)
  const room = band * 0.46
  const sizeFor = (size: number): boolean => {
    const columns = columnsOf(plain, Math.floor(room / size))
    return (
      columns.length * size * 1.18 <= width * 0.62 && columns.every((one) => Array.from(one).length * size <= room + 1)
    )
  }
  const size = [50, 44, 38, 32, 28, 24, 20, 16, 12].find(sizeFor) ?? 10
  const columns = columnsOf(plain, Math.floor(room / size))
  const step = size * 1.18
  const top = mm(17)
  const right = width - edge - mm(3)
  const ops = columns.flatMap((one, index) =>
    column(typeface, one, right - size - index * step, top, { size, weight: 'bold', colour: 'white' }),
  )
  const small = 15
  const sub = columnsOf(withoutReadings(subtitle), Math.floor((room * 1.1) / small))
  const left = right - columns.length * step - small - mm(6)
  const subOps = sub.flatMap((one, index) =>
    column(typeface, one, left - index * small * 1.4, top, { size: small, weight: 'regular', colour: 'white' }),
  )
  const longest = Math.max(...columns.map((one) => Array.from(one).length * size), 0)
  const longestSub = Math.max(...sub.map((one) => Array.from(one).length * small), 0)
  return {
    parts: [figure(plain, ops), ...(subOps.length > 0 ? [figure(withoutReadings(subtitle), subOps)] : [])],
    bottom: top + Math.max(longest, longestSub),
  }
}

function levelTitle(style: Style, { title, subtitle }: Book, width: number): Titled {
  const { typeface } = style
  const room = width - 2 * edge
  const isGood = (one: number): boolean =>
    linesOf(typeface, title, room, one, 'bold').length <= 3 && longestWord(style, title, one) <= room
  const size = [42, 36, 30, 26, 22].find(isGood) ?? 18
  const lines = evenLines(style, title, room, size).slice(0, 5)
  const small = 13
  const sub = subtitle === '' ? [] : linesOf(typeface, subtitle, room, small, 'regular').slice(0, 4)
  const first = mm(17) + size * 0.88
  const below = first + (lines.length - 1) * size * 1.2 + mm(14)
  const white = (text: string, y: number, height: number, weight: 'regular' | 'bold'): Op => ({
    ...words(edge, y, height, text, weight),
    colour: 'white',
  })
  return {
    parts: [
      part(
        'title',
        lines.map((line, index) => white(textOf(line), first + index * size * 1.2, size, 'bold')),
      ),
      ...(sub.length > 0
        ? [
            part(
              'text',
              sub.map((line, index) => white(textOf(line), below + index * small * 1.45, small, 'regular')),
            ),
          ]
        : []),
    ],
    bottom: below + sub.length * small * 1.45,
  }
}

const longestWord = ({ typeface }: Style, title: string, size: number): number =>
  Math.max(...title.split(' ').map((word) => typeface.widthOf(word, size, 'bold')))

/** The minimum number of lines, each about as long as the others. */
function evenLines(style: Style, title: string, room: number, size: number): Line[] {
  const linesIn = (width: number): Line[] => linesOf(style.typeface, title, width, size, 'bold')
  const min = longestWord(style, title, size)
  const step = size / 4
  let width = room
  while (width - step > min && linesIn(width - step).length === linesIn(room).length) width -= step
  return linesIn(width)
}

/**
 * The drawing of a board: the largest whose answer is drawn with lines, otherwise the largest that has lines inside its
 * frame; null if there is neither.
 */
function artOf(sheets: readonly Answered[]): Picture | null {
  const byArea = [...sheets].sort((a, b) => b.answer.width * b.answer.height - a.answer.width * a.answer.height)
  const drawn = byArea.find(({ answer }) => answer.marks.some((mark) => mark.mark === 'line' && mark.ink === 'entry'))
  return drawn?.answer ?? byArea.find(({ board }) => isRuled(board))?.board ?? null
}

function isRuled({ width, height, marks }: Picture): boolean {
  const isRim = (from: number, to: number, end: number): boolean => from === to && (from === 0 || from === end)
  return marks.some(
    (mark) => mark.mark === 'line' && !isRim(mark.x1, mark.x2, width) && !isRim(mark.y1, mark.y2, height),
  )
}

interface Bounds {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Bridges as bold lines with a dot at each island; for other boards the cells. */
function artOps(picture: Picture, { left, right, top, bottom }: Bounds): Op[] {
  const lines = picture.marks.filter((mark) => mark.mark === 'line')
  const bridges = lines.filter(({ ink }) => ink === 'entry')
  const shown = bridges.length > 0 ? bridges : lines
  const xs = shown.flatMap(({ x1, x2 }) => [x1, x2])
  const ys = shown.flatMap(({ y1, y2 }) => [y1, y2])
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  if (!(east > west) || !(south > north) || bottom - top < mm(20)) return []
  const cell = Math.min((right - left) / (east - west), (bottom - top) / (south - north), mm(14))
  const x0 = (left + right) / 2 - ((west + east) / 2) * cell
  const y0 = bottom - south * cell
  const place = (x1: number, y1: number, x2: number, y2: number): string =>
    segment(x0 + x1 * cell, y0 + y1 * cell, x0 + x2 * cell, y0 + y2 * cell)
  const white = (op: Extract<Op, { op: 'path' }>): Op => ({
    ...op,
    ...(op.stroke ? { stroke: { ...op.stroke, colour: 'white' } } : {}),
  })
  const path = shown.map(({ x1, y1, x2, y2 }) => place(x1, y1, x2, y2)).join('')
  const boxes = picture.marks.flatMap((mark) =>
    mark.mark === 'box' && mark.ink === 'cell'
      ? [filled(rectangle(x0 + mark.x * cell, y0 + mark.y * cell, mark.w * cell, mark.h * cell), 'white')]
      : [],
  )
  const discs = picture.marks.flatMap((mark) =>
    mark.mark === 'disc' ? [filled(circle(x0 + mark.x * cell, y0 + mark.y * cell, cell * 0.2), 'white')] : [],
  )
  return [white(stroked(path, Math.min(3, cell * 0.16))), ...boxes, ...(bridges.length > 0 ? discs : [])]
}

/** The names of the kinds in two rows, or more if there are many. */
function bandParts({ typeface, lang }: Style, kinds: readonly string[], width: number, top: number): Part[] {
  const mark = mm(6.4)
  const sign = phrases.kumiki[lang]
  const signLeft = width - edge - typeface.widthOf(sign, 15, 'bold')
  const middle = top + bandHeight / 2
  const room = signLeft - mark - mm(8) - edge
  const set = (rows: number, size: number): { width: number; ops: Op[] } => {
    const pitch = size * (rows > 2 ? 1.5 : 1.8)
    const first = middle - ((Math.min(rows, kinds.length) - 1) / 2) * pitch + inkMiddle * size
    const ops: Op[] = []
    let left = edge
    for (let start = 0; start < kinds.length; start += rows) {
      const some = kinds.slice(start, start + rows)
      ops.push(...some.map((kind, index) => words(left, first + index * pitch, size, kind)))
      left += Math.max(...some.map((kind) => typeface.widthOf(kind, size))) + mm(7)
    }
    return { width: left - mm(7) - edge, ops }
  }
  const tried = [set(2, 11), set(3, 10.5), set(4, 10), set(5, 9)]
  const { ops } = tried.find((one) => one.width <= room) ?? set(6, 9)
  const lapis = (op: Op): Op =>
    op.op === 'text' ? { ...op, colour: 'lapis' } : op.op === 'path' ? { ...op, fill: 'lapis' } : op
  return [
    part('text', ops),
    part('decoration', [
      ...kumikiMark(signLeft - mark - mm(2.4), middle - mark / 2, mark).map(lapis),
      lapis(words(signLeft, middle + 15 * inkMiddle, 15, sign, 'bold')),
    ]),
  ]
}
