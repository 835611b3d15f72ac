/**
 * A drawing as plain data: one list of marks that the press turns into SVG, PDF, terminal text or DOM.
 *
 * The unit is one cell; x grows to the right, y downwards. Later marks lie on top. Ink is named by its role, not by
 * its colour, so that print, dark mode and terminals choose for themselves.
 */
import type { Cell } from '../base/target.ts'
import type { Bilingual } from '../base/text.ts'

/** paper: background · cell: black cell · rule: thin line · wall: thick line · clue: printed by us · entry: written by the player */
export type Ink = 'paper' | 'cell' | 'rule' | 'wall' | 'clue' | 'entry' | 'marked' | 'wrong' | 'faint'

export type Mark =
  | {
      readonly mark: 'box'
      readonly x: number
      readonly y: number
      readonly w: number
      readonly h: number
      readonly ink: Ink
    }
  | {
      readonly mark: 'line'
      readonly x1: number
      readonly y1: number
      readonly x2: number
      readonly y2: number
      readonly width: number
      readonly ink: Ink
    }
  | {
      readonly mark: 'disc'
      readonly x: number
      readonly y: number
      readonly r: number
      readonly ink: Ink
      readonly fill: Ink
    }
  | {
      readonly mark: 'text'
      readonly x: number
      readonly y: number
      readonly size: number
      readonly text: string
      readonly at: 'centre' | 'corner'
      readonly ink: Ink
    }

export interface Picture {
  readonly width: number
  readonly height: number
  readonly marks: readonly Mark[]
  /** What a screen reader says. */
  readonly label: Bilingual
}

/** What to point out in a drawing: cells that matter for a hint, cells that break a rule. */
export interface Look {
  readonly marked: readonly Cell[]
  readonly wrong: readonly Cell[]
}

export const plainLook: Look = { marked: [], wrong: [] }

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
export const disc = (x: number, y: number, r: number, ink: Ink, fill: Ink): Mark => ({
  mark: 'disc',
  x,
  y,
  r,
  ink,
  fill,
})
/** Text centred on a point. */
export const centred = (x: number, y: number, size: number, text: string, ink: Ink): Mark => ({
  mark: 'text',
  x,
  y,
  size,
  text,
  at: 'centre',
  ink,
})
/** Text whose top left corner is a point: numbers in the corner of a cell. */
export const cornered = (x: number, y: number, size: number, text: string, ink: Ink): Mark => ({
  mark: 'text',
  x,
  y,
  size,
  text,
  at: 'corner',
  ink,
})

/** The background of pointed-out cells, to be drawn before everything else. */
export const lookMarks = (look: Look): Mark[] => [
  ...look.marked.map(([row, col]) => box(col, row, 1, 1, 'marked')),
  ...look.wrong.map(([row, col]) => box(col, row, 1, 1, 'wrong')),
]
