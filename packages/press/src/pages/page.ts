/**
 * A page as plain data, in points from its top left corner: the layout makes it and the writers draw it. It is
 * independent of puzzles. Parts that are read aloud or searched carry their role; the rest is decoration.
 */
import type { Weight } from './typeface.ts'

export const mm = (length: number): number => (length * 72) / 25.4

/** One ink, and the paper; lapis on covers only. */
export type Colour = 'black' | 'white' | 'lapis'

export interface TextOp {
  readonly op: 'text'
  readonly x: number
  /** The y of the baseline. */
  readonly y: number
  readonly size: number
  readonly text: string
  readonly weight: Weight
  readonly colour: Colour
  /** The width of a white rim that keeps the text readable over lines. */
  readonly halo?: number
}

export interface PathOp {
  readonly op: 'path'
  /** As in SVG: M L H V h v A Z. */
  readonly d: string
  readonly fill: Colour | null
  readonly stroke: Stroke | null
}

interface Stroke {
  readonly width: number
  readonly colour: Colour
  /**
   * The lengths of dashes and of gaps; empty for a solid line. Dashes have butt ends; solid lines have square ones, so
   * that corners close.
   */
  readonly dash: readonly [] | readonly [dash: number, gap: number]
  /** Solid lines with butt ends: lines of a hatching must not extend beyond their cell. */
  readonly butt: boolean
}

/** Black squares of a grid as one path. Whole numbers under a scale take a fifth of the bytes of corners in points. */
export interface SquaresOp {
  readonly op: 'squares'
  readonly x: number
  readonly y: number
  /** The side of one square. */
  readonly side: number
  /** For each row, where black runs begin and how long they are. */
  readonly rows: readonly (readonly (readonly [start: number, length: number])[])[]
}

export type Op = TextOp | PathOp | SquaresOp

/**
 * The role of a part for screen readers: a heading, a paragraph, an item of a list, a figure with its description,
 * decoration.
 */
export type Role = 'title' | 'heading' | 'text' | 'item' | 'figure' | 'decoration'

export interface Part {
  readonly role: Role
  /** For figures: a description of what it shows. */
  readonly alt: string
  readonly ops: readonly Op[]
}

export interface Page {
  readonly width: number
  readonly height: number
  /** How far it is printed beyond the trimmed edges. */
  readonly bleed: number
  readonly parts: readonly Part[]
}

export const part = (role: Exclude<Role, 'figure'>, ops: readonly Op[]): Part => ({ role, alt: '', ops })
export const figure = (alt: string, ops: readonly Op[]): Part => ({ role: 'figure', alt, ops })

export const words = (x: number, y: number, size: number, text: string, weight: Weight = 'regular'): TextOp => ({
  op: 'text',
  x: rounded(x),
  y: rounded(y),
  size,
  text,
  weight,
  colour: 'black',
})

export const stroked = (d: string, width: number, dash: readonly [] | readonly [number, number] = []): PathOp => ({
  op: 'path',
  d,
  fill: null,
  stroke: { width, colour: 'black', dash, butt: dash.length > 0 },
})

export const hatched = (d: string, width: number): PathOp => ({
  op: 'path',
  d,
  fill: null,
  stroke: { width, colour: 'black', dash: [], butt: true },
})

export const filled = (d: string, colour: Colour = 'black'): PathOp => ({ op: 'path', d, fill: colour, stroke: null })

/** A shape filled with white. */
export const outlined = (d: string, width: number): PathOp => ({
  op: 'path',
  d,
  fill: 'white',
  stroke: { width, colour: 'black', dash: [], butt: false },
})

/** Rounded to a thousandth of a point. */
export const rounded = (points: number): number => Math.round(points * 1000) / 1000
const at = (x: number, y: number): string => `${rounded(x)} ${rounded(y)}`

export const rectangle = (x: number, y: number, w: number, h: number): string =>
  `M${at(x, y)}h${rounded(w)}v${rounded(h)}h${rounded(-w)}Z`
export const segment = (x1: number, y1: number, x2: number, y2: number): string => `M${at(x1, y1)}L${at(x2, y2)}`
export const polygon = (points: readonly (readonly [x: number, y: number])[]): string =>
  `${points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${at(x, y)}`).join('')}Z`
export const circle = (x: number, y: number, r: number): string =>
  `M${at(x - r, y)}A${rounded(r)} ${rounded(r)} 0 1 0 ${at(x + r, y)}A${rounded(r)} ${rounded(r)} 0 1 0 ${at(x - r, y)}Z`

/** All points within a radius of a line: two half circles around its ends, joined by straight lines. */
export function capsule(x1: number, y1: number, x2: number, y2: number, r: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1)
  if (length === 0) return circle(x1, y1, r)
  const [right, below] = [(-(y2 - y1) * r) / length, ((x2 - x1) * r) / length]
  const turn = `A${rounded(r)} ${rounded(r)} 0 0 0 `
  return `M${at(x1 + right, y1 + below)}L${at(x2 + right, y2 + below)}${turn}${at(x2 - right, y2 - below)}L${at(x1 - right, y1 - below)}${turn}${at(x1 + right, y1 + below)}Z`
}
