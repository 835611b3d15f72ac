/**
 * The colours of the inks: on light and on dark screens, on paper and in a terminal. Every rendering reads its colours
 * here, so that a drawing, a page and a board in the browser match.
 *
 * An ink has two colours, because a pale ground is readable but a pale line is invisible. On screens a letter has a
 * contrast of at least 4.5 on every ground that it may stand on, and a line at least 3 on its cell. Print has a single
 * ink and no grey that a photocopier would lose.
 */
import type { Ink } from './picture.ts'

interface Shade {
  /** As an area, under letters. */
  readonly ground: string
  /** As a line or a letter. */
  readonly line: string
}

export type Theme = Readonly<Record<Ink, Shade>>

const both = (colour: string): Shade => ({ ground: colour, line: colour })

export const light: Theme = {
  paper: both('#ffffff'),
  cell: both('#1a1c20'),
  seam: both('#7b7f86'),
  rule: both('#7b7f86'),
  wall: both('#1a1c20'),
  frame: both('#1a1c20'),
  clue: both('#1a1c20'),
  strong: both('#1a1c20'),
  entry: { ground: '#e4ecf9', line: '#1e50a2' },
  marked: { ground: '#ffeaa0', line: '#8a6500' },
  wrong: { ground: '#fbe5e2', line: '#b3261e' },
  faint: { ground: '#e7e8e3', line: '#62666d' },
}

/** Black cells are only slightly darker than white ones; the rule between them separates them. */
export const dark: Theme = {
  paper: both('#2d3138'),
  cell: both('#070809'),
  seam: both('#8b919a'),
  rule: both('#8b919a'),
  wall: both('#d9dad8'),
  frame: both('#d9dad8'),
  clue: both('#eeeeeb'),
  strong: both('#eeeeeb'),
  entry: { ground: '#24344f', line: '#9dbdf7' },
  marked: { ground: '#54460e', line: '#f0c94f' },
  wrong: { ground: '#46211e', line: '#ff9f96' },
  faint: { ground: '#0d0f11', line: '#989da5' },
}

const outlined: Shade = { ground: '#ffffff', line: '#000000' }

export const paper: Theme = {
  paper: both('#ffffff'),
  cell: both('#000000'),
  seam: both('#000000'),
  rule: both('#000000'),
  wall: both('#000000'),
  frame: both('#000000'),
  clue: both('#000000'),
  strong: both('#000000'),
  entry: outlined,
  marked: outlined,
  wrong: outlined,
  faint: { ground: '#ffffff', line: '#333333' },
}

/**
 * Select Graphic Rendition codes (ECMA-48): plain colours, which every terminal adapts to its background. '' leaves the
 * text as it is.
 */
export const terminal: Theme = {
  paper: both(''),
  cell: both(''),
  seam: { ground: '', line: '2' },
  rule: { ground: '', line: '2' },
  wall: both(''),
  frame: both(''),
  clue: both(''),
  strong: both(''),
  entry: { ground: '30;46', line: '36' },
  marked: { ground: '30;43', line: '33' },
  wrong: { ground: '97;41', line: '31' },
  faint: { ground: '', line: '2' },
}
