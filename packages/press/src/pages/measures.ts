/**
 * The measures of the pages: paper and margins, sizes of type, weights of lines, sizes of cells. Lengths are in points;
 * cells are in millimetres, as is usual for them.
 */
import type { Cells, Lines, OnPaper, PuzzleTypes } from '@kumiki/core/contract'
import { mm } from './page.ts'

export const paperNames = ['a4', 'letter', 'b5'] as const
export type PaperName = (typeof paperNames)[number]

export interface Paper {
  readonly width: number
  readonly height: number
  readonly top: number
  /** The mean of the left and the right margin. */
  readonly side: number
  /** How much wider than the mean the margin at the spine is: left on odd pages, right on even ones. */
  readonly gutter: number
  readonly foot: number
}

const paper = (width: number, height: number, top: number, side: number, foot: number): Paper => ({
  width: mm(width),
  height: mm(height),
  top: mm(top),
  side: mm(side),
  gutter: 0,
  foot: mm(foot),
})

/** B5 is the Japanese size (JIS), not the ISO one. */
export const papers: Readonly<Record<PaperName, Paper>> = {
  a4: paper(210, 297, 14, 16, 12),
  letter: paper(215.9, 279.4, 13, 16, 12),
  b5: paper(182, 257, 13, 14, 11),
}

export const paperTitles: Readonly<Record<PaperName, string>> = { a4: 'A4', letter: 'Letter', b5: 'B5' }

/** The paper in the other orientation: landscape pages are lower, so their margins above and below are smaller. */
export const turned = ({ width, height, top, side, gutter, foot }: Paper): Paper => {
  const less = mm(width > height ? -2 : 2)
  return { width: height, height: width, top: top - less, side, gutter, foot: foot - less }
}

/** Trim sizes of books that are not standard papers, with their usual names in inches. */
const trims = {
  '6x9': paper(152.4, 228.6, 12, 12, 11),
  '7x10': paper(177.8, 254, 13, 13, 11),
  '8x10': paper(203.2, 254, 13, 15, 11),
  '8.5x11': paper(215.9, 279.4, 13, 16, 12),
  a5: paper(148, 210, 12, 12, 10),
}
export const trimNames = ['6x9', '7x10', '8x10', '8.5x11', 'a5'] as const
export type TrimName = (typeof trimNames)[number]

interface Binding {
  readonly trim: TrimName | null
  readonly gutter: number | null
}

/** The paper of a book: the thicker the book, the wider the margin at the spine. */
export function bookPaper(
  { paper: name, landscape }: { readonly paper: PaperName; readonly landscape: boolean },
  { trim, gutter }: Binding,
  pages: number,
): Paper {
  const own = trim ? trims[trim] : papers[name]
  const lying = landscape ? turned(own) : own
  const thicker = gutter ?? (pages > 300 ? 6 : pages > 150 ? 3 : 0)
  return { ...lying, side: lying.side + mm(2 + thicker / 2), gutter: mm(3 + thicker / 2) }
}

export const trimName = (trim: TrimName): string => (trim === 'a5' ? 'A5' : `${trim} in`)

/** `JIS B5  182 × 257 mm` */
export function trimTitle(
  chosen: { readonly paper: PaperName; readonly landscape: boolean },
  book: Binding,
): Readonly<Record<'en' | 'ja', string>> {
  const { width, height } = bookPaper(chosen, book, 0)
  const millimetres = (points: number): number => Math.round((points * 254) / 72) / 10
  const name = book.trim === null ? { a4: 'A4', letter: 'Letter', b5: 'JIS B5' }[chosen.paper] : trimName(book.trim)
  const [w, h] = [millimetres(width), millimetres(height)]
  return { en: `${name}, ${w} × ${h} mm`, ja: `${name}　${w}×${h} mm` }
}

/** Sizes of type; lists grow from the minimum to the maximum while there is room. */
export interface Sizes {
  readonly title: number
  /** The line under the title, and the name line. */
  readonly line: number
  readonly heading: number
  readonly rules: number
  readonly min: number
  readonly maxClues: number
  readonly maxWords: number
  /** The maximum for clues with readings above them, which are larger because they are for children. */
  readonly maxWithRuby: number
  readonly caption: number
  readonly footer: number
  readonly pageNumber: number
  /** The numerals over words of one length. */
  readonly numeral: number
  /** The minimum for marks in the corners of cells. */
  readonly corner: number
  /** On answers: the minimum for a board's letters, and for marks in corners, below which these are left out. */
  readonly answer: number
  readonly answerCorner: number
}

export const normal: Sizes = {
  title: 20,
  line: 10.5,
  heading: 11.5,
  rules: 10,
  min: 10.5,
  maxClues: 13.5,
  maxWords: 12.5,
  maxWithRuby: 14,
  caption: 9.5,
  footer: 9,
  pageNumber: 10.5,
  numeral: 16,
  corner: 6.5,
  answer: 8,
  answerCorner: 6,
}

/** The sizes in books. */
export const bound: Sizes = { ...normal, title: 15, min: 9.5, maxClues: 11.5, maxWords: 11.5 }

/** Type for clues between normal and large. */
export const clueSizes = [12, 14] as const
export type ClueSize = (typeof clueSizes)[number]

/** Clues and lists in one size, whatever room there is. */
export const withClues = (sizes: Sizes, size: ClueSize): Sizes => ({
  ...sizes,
  min: size,
  maxClues: size,
  maxWords: size,
  maxWithRuby: size,
})

/** The sizes if several puzzles share a page; large print stays large, and so do clues whose size was chosen. */
export const shared = (sizes: Sizes): Sizes => ({
  ...sizes,
  heading: Math.min(sizes.heading, 10.5),
  line: Math.min(sizes.line, 9.5),
  min: sizes.min === sizes.maxClues ? sizes.min : Math.min(sizes.min, 9),
  numeral: Math.min(sizes.numeral, 12.5),
})

export const large: Sizes = {
  title: 28,
  line: 16,
  heading: 20,
  rules: 16,
  min: 16,
  maxClues: 20,
  maxWords: 18,
  maxWithRuby: 20,
  caption: 16,
  footer: 16,
  pageNumber: 18,
  numeral: 22,
  corner: 12,
  answer: 16,
  answerCorner: 12,
}

/** In large print cells grow as far as the page allows, up to the maximum times this. */
export const largeMax = 1.4

const lines: Lines = { seam: 0.35, rule: 0.5, wall: 1.3, frame: 1.5, ring: 0.85, entry: 1.3 }

/** The cells and lines of a kind on paper. */
export interface Measures {
  readonly cells: Cells
  readonly lines: Lines
  /** Draws points in the middle of empty cells and a thin border, because the board itself has no lines. */
  readonly dotted: boolean
}

/** For a kind without paper settings. */
export const usualMeasures: Measures = { cells: { min: 8, good: 11, max: 14, large: 13.5 }, lines, dotted: false }

export const measuresOf = (own: Pick<OnPaper<PuzzleTypes>, 'cells' | 'lines' | 'dotted'>): Measures => ({
  cells: own.cells,
  lines: { ...lines, ...own.lines },
  dotted: own.dotted ?? false,
})

/** Large print has heavier lines. */
export const heavier = ({ seam, rule, wall, frame, ring, entry }: Lines): Lines => ({
  seam: seam * 1.7,
  rule: rule * 1.65,
  wall: wall * 1.55,
  frame: frame * 1.5,
  ring: ring * 1.55,
  entry: entry * 1.55,
})

/** The gaps between the blocks of a page. */
export const gaps = {
  afterHeader: mm(6),
  afterBoard: mm(7),
  between: mm(6),
  beforeFooter: mm(4),
  columns: mm(8),
  sidebar: mm(7),
}
export const minSidebar = mm(32)
export const minBeside = mm(58)
