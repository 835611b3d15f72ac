/**
 * A board too large for its page, spread over several: each shows a part that shares one row and one column with its
 * neighbours, with dashed lines where they are glued over each other, and its place (A1, A2, B1 …) in the header. The
 * lists follow.
 *
 * The cells have the kind's minimum size, so that there are as few pages to glue together as possible. Parts are as
 * equal as whole cells allow.
 */
import type { Mark, Picture } from '@kumiki/core/drawing'
import { cellsOf, type Room, tablesOf } from './arrange.ts'
import type { Block } from './block.ts'
import { type BoardLook, boardBlock } from './board.ts'
import { type Draft, roomOn } from './draft.ts'
import { layLists, nextOf } from './following.ts'
import type { Head } from './header.ts'
import type { Paper } from './measures.ts'
import { mm, type Op, part, segment, stroked } from './page.ts'
import { tilePhrase } from './phrases.ts'
import type { Answered, Sheet } from './sheet.ts'
import { boxesOf, rulesBlock } from './sidebar.ts'
import { headOf, type Setting } from './single.ts'
import { type Style, thin } from './style.ts'

/** How many cells two neighbours share. */
const shared = 1

/** A stretch of columns or rows. */
interface Span {
  readonly start: number
  readonly length: number
}

/** The minimum number of stretches from end to end, as equal as possible. */
export function spansOf(total: number, max: number): Span[] {
  if (total <= max) return [{ start: 0, length: total }]
  const count = Math.ceil((total - shared) / (max - shared))
  const ends = Array.from({ length: count + 1 }, (_, index) => Math.round((index * (total - shared)) / count))
  return ends.slice(1).map((end, index) => {
    const start = ends[index] ?? 0
    return { start, length: end - start + shared }
  })
}

interface Tile {
  readonly name: string
  readonly across: Span
  readonly down: Span
}

function tilesOf({ width, height }: Picture, cell: number, room: Room): Tile[] {
  const columns = spansOf(width, Math.max(2, Math.floor(room.width / cell)))
  const rows = spansOf(height, Math.max(2, Math.floor(room.height / cell)))
  return rows.flatMap((down, row) =>
    columns.map((across, column) => ({ name: `${letterOf(row)}${column + 1}`, across, down })),
  )
}
const letterOf = (index: number): string => String.fromCharCode(65 + (index % 26)).repeat(1 + Math.floor(index / 26))

/** The puzzle over its pages. */
export function laySplit(style: Style, sheet: Sheet, paper: Paper, setting: Setting): Draft[] {
  const head = headOf(sheet, setting)
  const look = { measures: sheet.measures, lang: sheet.lang, isAnswer: false, isPicture: false, hasMessage: false }
  const cell = mm(cellsOf(style, sheet).min)
  const boards = layTiles(style, sheet.board, { ...look, cell }, paper, head, sheet.number)
  const { width } = roomOn(style, paper, head)
  const above = [rulesBlock(style, sheet, width)]
  const below = [tablesOf(style, sheet, width), boxesOf(style, sheet, width)].filter(({ height }) => height > 0)
  const lists = layLists(style, sheet, paper, head, { above, below })
  const after = (index: number): Draft['next'] =>
    index < boards.length - 1 ? 'board' : lists.length > 0 ? nextOf(sheet) : null
  return [...boards.map((draft, index): Draft => ({ ...draft, next: after(index) })), ...lists]
}

/** Its answer, with readable letters. */
export function splitAnswer(
  style: Style,
  { measures, lang, answer, isPicture, number }: Answered,
  paper: Paper,
  head: Head,
): Draft[] {
  const cell = style.sizes.answer / 0.65
  return layTiles(
    style,
    answer,
    { measures, lang, cell, isAnswer: true, isPicture, hasMessage: false },
    paper,
    head,
    number,
  )
}

function layTiles(style: Style, picture: Picture, look: BoardLook, paper: Paper, head: Head, number: number): Draft[] {
  const room = roomOn(style, paper, head)
  const tiles = tilesOf(picture, look.cell, { width: room.width - mm(4), height: room.height - mm(4) })
  return tiles.map((tile, index) => ({
    style,
    paper,
    head: { ...head, facts: [tilePhrase(tile.name, index + 1, tiles.length)[style.lang]], level: null, tag: null },
    body: tileBlock(style, picture, look, tile),
    numbers: [number],
    next: null,
  }))
}

function tileBlock(style: Style, picture: Picture, look: BoardLook, { across, down }: Tile): Block {
  const board = boardBlock(style, cropped(picture, across, down), look)
  const { cell } = look
  const margin = mm(2)
  return {
    height: board.height + 2 * margin,
    at: (x, y) => [
      ...board.at(x + margin, y + margin),
      part('decoration', glueLines(style, picture, across, down, x + margin, y + margin, cell)),
    ],
  }
}

/**
 * Where a neighbour is glued on: a dashed line through the board at the inner edge of the part that both show, extended
 * a little beyond the board.
 */
function glueLines(
  style: Style,
  { width, height }: Picture,
  across: Span,
  down: Span,
  x: number,
  y: number,
  cell: number,
): Op[] {
  const [right, bottom] = [x + across.length * cell, y + down.length * cell]
  const beyond = mm(2)
  const lines: string[] = []
  if (across.start > 0) lines.push(segment(x + shared * cell, y - beyond, x + shared * cell, bottom + beyond))
  if (across.start + across.length < width)
    lines.push(segment(right - shared * cell, y - beyond, right - shared * cell, bottom + beyond))
  if (down.start > 0) lines.push(segment(x - beyond, y + shared * cell, right + beyond, y + shared * cell))
  if (down.start + down.length < height)
    lines.push(segment(x - beyond, bottom - shared * cell, right + beyond, bottom - shared * cell))
  return lines.length > 0 ? [stroked(lines.join(''), thin(style, 0.7, 1.1), [mm(2), mm(1.4)])] : []
}

/** A part of a picture as a picture of its own. */
export function cropped(picture: Picture, across: Span, down: Span): Picture {
  const { start: left, length: width } = across
  const { start: top, length: height } = down
  const isInside = (x: number, y: number): boolean => x >= left && x <= left + width && y >= top && y <= top + height
  const marks = picture.marks.flatMap((mark): Mark[] => {
    if (mark.mark === 'line' || mark.mark === 'band') {
      const part = clipped(mark.x1 - left, mark.y1 - top, mark.x2 - left, mark.y2 - top, width, height)
      return part ? [{ ...mark, ...part }] : []
    }
    const centre = mark.mark === 'box' ? [mark.x + mark.w / 2, mark.y + mark.h / 2] : [mark.x, mark.y]
    return isInside(centre[0] ?? 0, centre[1] ?? 0) ? [{ ...mark, x: mark.x - left, y: mark.y - top }] : []
  })
  return { ...picture, width, height, marks }
}

/** The part of a line inside a rectangle at the origin (Liang and Barsky); null if there is none. */
function clipped(x1: number, y1: number, x2: number, y2: number, width: number, height: number) {
  const [across, down] = [x2 - x1, y2 - y1]
  let [from, to] = [0, 1]
  for (const [step, room] of [
    [-across, x1],
    [across, width - x1],
    [-down, y1],
    [down, height - y1],
  ] as const) {
    if (step === 0 && room < 0) return null
    if (step < 0) from = Math.max(from, room / step)
    if (step > 0) to = Math.min(to, room / step)
  }
  if (from > to) return null
  return { x1: x1 + from * across, y1: y1 + from * down, x2: x1 + to * across, y2: y1 + to * down }
}
