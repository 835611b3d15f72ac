/**
 * A page as plain data, in points from its top left corner: what the layout makes and the writers (PDF, PNG) draw. Nothing here knows a
 * puzzle. What is read aloud or searched carries its role; the rest is decoration.
 */
import type { Weight } from './typeface.ts'

export const pointsOfMm = 72 / 25.4
export const mm = (length: number): number => length * pointsOfMm

/** One ink, and lapis for covers alone. */
export type Colour = 'black' | 'white' | 'lapis' | 'faint'

export interface TextOp {
  readonly op: 'text'
  readonly x: number
  /** Of the baseline. */
  readonly y: number
  readonly size: number
  readonly text: string
  readonly weight: Weight
  readonly colour: Colour
}

export interface PathOp {
  readonly op: 'path'
  /** As in SVG: M L H V C Q A Z. */
  readonly d: string
  readonly fill: Colour | null
  readonly stroke: Stroke | null
}

export interface Stroke {
  readonly width: number
  readonly colour: Colour
  /** Lengths of dashes and gaps; empty: a whole line. Dashes have butt ends, whole lines square ones, so that corners close. */
  readonly dash: readonly number[]
}

export type Op = TextOp | PathOp

/** What a part of a page is, for readers: a heading, a paragraph, an item of a list, a figure with its description, decoration. */
export type Role = 'title' | 'heading' | 'text' | 'item' | 'figure' | 'decoration'

export interface Part {
  readonly role: Role
  /** Of figures: what it shows, in words. */
  readonly alt: string
  readonly ops: readonly Op[]
}

export interface Page {
  readonly width: number
  readonly height: number
  /** How far ink may run over the trimmed edge, on every side; 0: the sheet is not trimmed. */
  readonly bleed: number
  readonly parts: readonly Part[]
}

export const plainText = (x: number, y: number, size: number, text: string, weight: Weight = 'regular'): TextOp => ({
  op: 'text',
  x,
  y,
  size,
  text,
  weight,
  colour: 'black',
})

export const stroked = (d: string, width: number, dash: readonly number[] = []): PathOp => ({
  op: 'path',
  d,
  fill: null,
  stroke: { width, colour: 'black', dash },
})

export const filled = (d: string, colour: Colour = 'black'): PathOp => ({ op: 'path', d, fill: colour, stroke: null })

export const rectangle = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}Z`
export const segment = (x1: number, y1: number, x2: number, y2: number): string => `M${x1} ${y1}L${x2} ${y2}`
export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}A${r} ${r} 0 1 0 ${x + r} ${y}A${r} ${r} 0 1 0 ${x - r} ${y}Z`

/** The same ops somewhere else on the page. Paths are moved by their writers, so that a shape need not be read. */
export interface Moved {
  readonly dx: number
  readonly dy: number
}
