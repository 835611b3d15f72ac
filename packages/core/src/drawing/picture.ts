/**
 * A drawing as plain data: one list of marks that the press turns into SVG, PDF, terminal text or DOM.
 *
 * The unit is one cell; x grows to the right, y downwards. Later marks lie on top. Inks are named by role, not by
 * colour, so that print, dark mode and terminals choose the colours. A mark that depends on the answer names the target
 * it shows; all others never change while playing.
 */
import type { Target } from '../base/target.ts'
import type { Bilingual } from '../base/text.ts'

/**
 * The role of a colour:
 * - paper: background
 * - cell: black cell
 * - seam: dashed line inside a block
 * - rule: thin line
 * - wall: thick line
 * - frame: edge of the board
 * - clue: printed by us
 * - strong: printed by us and emphasised (a given number, the name of a box)
 * - entry: written by the player; for a box, a cell shaded by the player, on which a clue can still be read
 */
export type Ink =
  | 'paper'
  | 'cell'
  | 'seam'
  | 'rule'
  | 'wall'
  | 'frame'
  | 'clue'
  | 'strong'
  | 'entry'
  | 'marked'
  | 'wrong'
  | 'faint'

/** The point of a text that is placed at its x and y. */
export type Anchor = 'centre' | 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right'

interface Box {
  readonly mark: 'box'
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly ink: Ink
}

interface Stroke {
  readonly mark: 'line'
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
  readonly width: number
  readonly ink: Ink
}

/** All points within a radius of a line: the loop around the letters of a word. */
interface Band {
  readonly mark: 'band'
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
  readonly r: number
  /** The ink of the outline. */
  readonly ink: Ink
  readonly fill: Ink
}

interface Disc {
  readonly mark: 'disc'
  readonly x: number
  readonly y: number
  readonly r: number
  readonly ink: Ink
  readonly fill: Ink
}

interface Text {
  readonly mark: 'text'
  readonly x: number
  readonly y: number
  readonly size: number
  readonly text: string
  readonly at: Anchor
  readonly ink: Ink
}

export type Mark = (Box | Stroke | Band | Disc | Text) & { readonly of?: Target }

export interface Picture {
  readonly width: number
  readonly height: number
  readonly marks: readonly Mark[]
  /** The description for screen readers. */
  readonly label: Bilingual
}

export const box = (x: number, y: number, w: number, h: number, ink: Ink): Mark => ({ mark: 'box', x, y, w, h, ink })
export const line = (x1: number, y1: number, x2: number, y2: number, width: number, ink: Ink): Mark => ({
  mark: 'line',
  x1,
  y1,
  x2,
  y2,
  width,
  ink,
})
export const band = (x1: number, y1: number, x2: number, y2: number, r: number, ink: Ink, fill: Ink): Mark => ({
  mark: 'band',
  x1,
  y1,
  x2,
  y2,
  r,
  ink,
  fill,
})
export const disc = (x: number, y: number, r: number, ink: Ink, fill: Ink): Mark => ({
  mark: 'disc',
  x,
  y,
  r,
  ink,
  fill,
})
export const text = (x: number, y: number, size: number, words: string, at: Anchor, ink: Ink): Mark => ({
  mark: 'text',
  x,
  y,
  size,
  text: words,
  at,
  ink,
})
/** Text centred on a point. */
export const centred = (x: number, y: number, size: number, words: string, ink: Ink): Mark =>
  text(x, y, size, words, 'centre', ink)

/** The mark, tied to the target that it shows. */
export const showing = (of: Target, mark: Mark): Mark => ({ ...mark, of })
