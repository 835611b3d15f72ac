/**
 * A picture as text: the same drawing list, rasterised on a grid of characters.
 *
 * Lines on cell boundaries are drawn in the gutters between cells, walls heavy and the rest light, and join where they
 * meet. Lines inside cells run through their middle; two in parallel become a double line. Later marks cover earlier
 * ones, except that lines merge and that texts in the corners of one cell stand side by side. A band is a line through
 * the middle of its cells. Without colour, highlighted cells are hatched and the brackets of a disc show its fill, so
 * that nothing depends on colour alone.
 */
import { type Ink, type Mark, type Picture, terminal as theme } from '@kumiki/core/drawing'
import { Canvas, inked, widthOf } from './canvas.ts'
import {
  cellOf,
  cellStart,
  cornerTexts,
  covered,
  home,
  isAmongCells,
  type Layout,
  layOut,
  type MarkOf,
  onBoundary,
  place,
  same,
  smallDisc,
  stretch,
} from './layout.ts'
import { rulersFor } from './rulers.ts'

export interface TerminalOptions {
  /** Uses plain ANSI colours. */
  readonly colour: boolean
  /** Row and column numbers along the edges. */
  readonly rulers?: boolean
}

export function renderTerminal(picture: Picture, { colour, rulers = false }: TerminalOptions): string {
  const layout = layOut(picture)
  const canvas = new Canvas(layout.x.length, layout.y.length)
  const cornered = cornerTexts(picture)
  for (const mark of picture.marks) if (mark.mark !== 'text' || mark.at === 'centre') draw(canvas, layout, mark, colour)
  for (const inCell of cornered.values()) drawCorner(canvas, layout, inCell)
  const board = canvas.lines(colour)
  return `${(rulers ? numbered(board, layout, colour) : board).join('\n')}\n`
}

function numbered(board: readonly string[], layout: Layout, colour: boolean): string[] {
  const { above, before } = rulersFor(layout)
  const faint = (text: string): string => (colour && text.trim() !== '' ? inked(text, 'faint') : text)
  return [...above.map(faint), ...board.map((line, row) => `${faint(before[row] ?? '')}${line}`)]
}

function draw(canvas: Canvas, layout: Layout, mark: Mark, colour: boolean): void {
  if (mark.mark === 'box') drawBox(canvas, layout, mark, colour)
  else if (mark.mark === 'line') drawLine(canvas, layout, mark)
  else if (mark.mark === 'band') drawBand(canvas, layout, mark, colour)
  else if (mark.mark === 'disc') drawDisc(canvas, layout, mark, colour)
  else drawText(canvas, layout, mark)
}

/** A box fills the cells whose middle it covers, and the gutters between two of them. */
function drawBox(canvas: Canvas, { x, y }: Layout, box: MarkOf<'box'>, colour: boolean): void {
  const [left, right] = covered(x, box.x, box.x + box.w)
  const [top, bottom] = covered(y, box.y, box.y + box.h)
  const hatch = hatches[box.ink]
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      if (colour && isGround(box.ink)) canvas.back(column, row, box.ink)
      else if (hatch) canvas.fill(column, row, hatch, box.ink)
    }
  }
}

const hatches: Readonly<Partial<Record<Ink, string>>> = { cell: '█', entry: '▓', marked: '░', wrong: '▒' }
const isGround = (ink: Ink): boolean => theme[ink].ground !== ''

function drawLine(canvas: Canvas, layout: Layout, line: MarkOf<'line' | 'band'>): void {
  const { x, y } = layout
  const arm = line.ink === 'wall' || line.ink === 'frame' ? 'heavy' : 'light'
  if (same(line.y1, line.y2)) {
    const row = place(y, line.y1)
    for (const { at, before, after } of stretch(x, line.x1, line.x2)) {
      if (before) canvas.arm(at, row, 'west', arm, offset(line.y1), line.ink)
      if (after) canvas.arm(at, row, 'east', arm, offset(line.y1), line.ink)
    }
  } else if (same(line.x1, line.x2)) {
    const column = place(x, line.x1)
    for (const { at, before, after } of stretch(y, line.y1, line.y2)) {
      if (before) canvas.arm(column, at, 'north', arm, offset(line.x1), line.ink)
      if (after) canvas.arm(column, at, 'south', arm, offset(line.x1), line.ink)
    }
  } else drawSlope(canvas, layout, line)
}

/** Draws a line through the band's cells and, in colour, their ground. */
function drawBand(canvas: Canvas, layout: Layout, band: MarkOf<'band'>, colour: boolean): void {
  drawLine(canvas, layout, band)
  if (!colour || !isGround(band.fill)) return
  const { x, y } = layout
  const steps = Math.max(1, Math.round(Math.max(Math.abs(band.x2 - band.x1), Math.abs(band.y2 - band.y1))))
  for (let step = 0; step <= steps; step++) {
    const column = cellStart(x, cellOf(x, band.x1 + ((band.x2 - band.x1) * step) / steps))
    const row = cellStart(y, cellOf(y, band.y1 + ((band.y2 - band.y1) * step) / steps))
    for (let at = column; at < column + x.inner; at++) canvas.back(at, row, band.fill)
  }
}

/** How far from the middle of its cell a line runs, in thousandths; a line on a boundary has one place only. */
const offset = (position: number): number =>
  onBoundary(position) ? 0 : Math.round((position - Math.floor(position) - 0.5) * 1000)

/** Diagonals are drawn where they cross the gutters' crossings; any other slope is dotted. */
function drawSlope(canvas: Canvas, { x, y }: Layout, line: MarkOf<'line' | 'band'>): void {
  const [width, height] = [line.x2 - line.x1, line.y2 - line.y1]
  const diagonal = same(Math.abs(width), Math.abs(height))
  const steps = Math.round(Math.max(Math.abs(width), Math.abs(height)) * 2)
  for (let step = 1; step < steps; step++) {
    const [px, py] = [line.x1 + (width * step) / steps, line.y1 + (height * step) / steps]
    if (!diagonal) canvas.fill(place(x, px), place(y, py), '·', line.ink)
    else if (onBoundary(px) && onBoundary(py))
      canvas.diagonal(place(x, px), place(y, py), width * height > 0 ? '╲' : '╱', line.ink)
  }
}

function drawDisc(canvas: Canvas, { x, y, corner }: Layout, disc: MarkOf<'disc'>, colour: boolean): void {
  const row = place(y, disc.y)
  if (disc.r < smallDisc) {
    canvas.fill(place(x, disc.x), row, '•', disc.ink)
    return
  }
  const [open = '(', close = ')'] = brackets[disc.fill]
  const first = cellStart(x, cellOf(x, disc.x)) + corner
  const last = first + x.inner - corner - 1
  for (let column = first; column <= last; column++) {
    canvas.fill(column, row, column === first ? open : column === last ? close : ' ', disc.ink)
    if (colour && isGround(disc.fill)) canvas.back(column, row, disc.fill)
  }
}

const brackets: Readonly<Record<Ink, string>> = {
  paper: '()',
  clue: '[]',
  strong: '[]',
  cell: '[]',
  seam: '[]',
  rule: '[]',
  wall: '[]',
  frame: '[]',
  entry: '[]',
  faint: '[]',
  marked: '<>',
  wrong: '!!',
}

/** Centred texts stand in the middle of the space that corner texts leave, right of centre if it is uneven. */
function drawText(canvas: Canvas, { x, y, corner }: Layout, text: MarkOf<'text'>): void {
  if (isAmongCells(text)) {
    canvas.write(place(x, text.x), place(y, text.y), text.text, 1, text.ink)
    return
  }
  const start = cellStart(x, cellOf(x, text.x))
  const room = x.inner - corner
  const spare = Math.max(0, room - widthOf(text.text))
  const before = corner + ((spare + (corner > 0 ? 1 : 0)) >> 1)
  canvas.write(start + before, cellStart(y, cellOf(y, text.y)), text.text, room, text.ink)
}

function drawCorner(canvas: Canvas, { x, y }: Layout, inCell: readonly MarkOf<'text'>[]): void {
  let used = 0
  for (const text of inCell) {
    const at = home(text)
    const start = cellStart(x, cellOf(x, at.x))
    canvas.write(start + used, cellStart(y, cellOf(y, at.y)), text.text, Math.max(0, x.inner - used), text.ink)
    used += widthOf(text.text)
  }
}
