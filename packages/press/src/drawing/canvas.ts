/**
 * A grid of characters with colours, on which full-width characters take two places.
 *
 * Lines are kept as arms until the end, so that whatever order they are drawn in, they join into the right junctions.
 */

import { printable } from '@kumiki/core/base'
import { type Ink, terminal } from '@kumiki/core/drawing'
import stringWidth from 'string-width'
import { type Arm, boxCharacter } from './boxes.ts'

export type Side = 'north' | 'east' | 'south' | 'west'

interface Place {
  /** The right half of a full-width character is the empty string; null shows the lines below. */
  glyph: string | null
  fore: Ink | null
  back: Ink | null
  readonly arms: Record<Side, Map<number, Arm>>
  lineInk: Ink | null
}

export class Canvas {
  readonly columns: number
  readonly rows: number
  private readonly places: Place[]

  constructor(columns: number, rows: number) {
    this.columns = columns
    this.rows = rows
    this.places = Array.from({ length: columns * rows }, () => ({
      glyph: null,
      fore: null,
      back: null,
      arms: { north: new Map(), east: new Map(), south: new Map(), west: new Map() },
      lineInk: null,
    }))
  }

  /** One arm of a line. Two lines through one place at different distances from its middle make a double line. */
  arm(column: number, row: number, side: Side, arm: Arm, distance: number, ink: Ink): void {
    const place = this.at(column, row)
    if (!place) return
    if (place.arms[side].get(distance) !== 'heavy') place.arms[side].set(distance, arm)
    if (place.lineInk !== 'wall' && place.lineInk !== 'frame') place.lineInk = ink
  }

  /** Fills a place, covering what was there. */
  fill(column: number, row: number, glyph: string, ink: Ink): void {
    const place = this.at(column, row)
    if (!place) return
    if (place.glyph === '') this.put(column - 1, row, ' ')
    if (place.glyph && this.at(column + 1, row)?.glyph === '') this.put(column + 1, row, ' ')
    place.glyph = glyph
    place.fore = ink
  }

  back(column: number, row: number, ink: Ink): void {
    const place = this.at(column, row)
    if (place) place.back = ink
  }

  /** A diagonal stroke; two that cross make a cross. */
  diagonal(column: number, row: number, stroke: '╲' | '╱', ink: Ink): void {
    const before = this.at(column, row)?.glyph
    this.fill(column, row, before && before !== stroke && '╲╱╳'.includes(before) ? '╳' : stroke, ink)
  }

  /** Writes what fits into `width` places and leaves the rest out. */
  write(column: number, row: number, text: string, width: number, ink: Ink): void {
    let at = column
    for (const { glyph, size } of glyphs(text)) {
      if (at + size > column + width) return
      this.fill(at, row, glyph, ink)
      for (let more = 1; more < size; more++) this.fill(at + more, row, '', ink)
      at += size
    }
  }

  lines(colour: boolean): string[] {
    return Array.from({ length: this.rows }, (_, row) => {
      const line = this.places.slice(row * this.columns, (row + 1) * this.columns)
      return colour ? coloured(line) : line.map((place) => look(place).glyph).join('')
    })
  }

  private at(column: number, row: number): Place | undefined {
    const inside = column >= 0 && column < this.columns && row >= 0 && row < this.rows
    return inside ? this.places[row * this.columns + column] : undefined
  }

  private put(column: number, row: number, glyph: string): void {
    const place = this.at(column, row)
    if (place) place.glyph = glyph
  }
}

/** The graphemes of a text, without control characters and without those of no width. */
const glyphs = (text: string): { glyph: string; size: number }[] =>
  [...segmenter.segment(printable(text))]
    .map(({ segment }) => ({ glyph: segment, size: stringWidth(segment) }))
    .filter(({ size }) => size > 0)

export const widthOf = (text: string): number => glyphs(text).reduce((sum, { size }) => sum + size, 0)

const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' })

function look(place: Place): { glyph: string; fore: Ink | null } {
  if (place.glyph !== null) return { glyph: place.glyph, fore: place.fore }
  const { north, east, south, west } = place.arms
  const glyph = boxCharacter({ north: merged(north), east: merged(east), south: merged(south), west: merged(west) })
  return { glyph, fore: place.lineInk }
}

function merged(arms: ReadonlyMap<number, Arm>): Arm {
  if (arms.size === 0) return 'none'
  if (arms.size > 1) return 'double'
  return [...arms.values()][0] ?? 'none'
}

/** One escape sequence for each stretch of the same colours. A coloured ground sets the ink that is readable on it. */
function coloured(line: readonly Place[]): string {
  let text = ''
  let before = ''
  for (const place of line) {
    const { glyph, fore } = look(place)
    const ground = place.back ? terminal[place.back].ground : ''
    const codes = ground || (fore && glyph !== ' ' ? terminal[fore].line : '')
    if (glyph !== '' && codes !== before) {
      text += before === '' ? select(codes) : select(codes === '' ? plain : `${plain};${codes}`)
      before = codes
    }
    text += glyph
  }
  return before === '' ? text : `${text}${select(plain)}`
}

/** Text in an ink, on any ground. */
export const inked = (text: string, ink: Ink): string => select(terminal[ink].line) + text + select(plain)

const plain = '0'
const select = (codes: string): string => `\u001b[${codes}m`
