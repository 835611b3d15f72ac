/**
 * A board on paper: the marks that also become SVG, with the line weights of print. Inks decide the kind of line; sizes
 * are shares of a cell, but marks in corners never become too small to read. On answers, marks that would be too small
 * are left out, and letters may grow.
 */
import { type Lang, printable } from '@kumiki/core/base'
import type { Lines } from '@kumiki/core/contract'
import type { Mark, Picture } from '@kumiki/core/drawing'
import { hatching, outlineOf, type Spot } from './area.ts'
import type { Block } from './block.ts'
import type { Measures } from './measures.ts'
import {
  capsule,
  circle,
  figure,
  filled,
  hatched,
  mm,
  type Op,
  outlined,
  rectangle,
  segment,
  stroked,
  type TextOp,
  words,
} from './page.ts'
import { linesIn, type Style, thin } from './style.ts'
import { capHeight, inkMiddle } from './typeface.ts'

type MarkOf<M extends Mark['mark']> = Extract<Mark, { mark: M }>

export interface BoardLook {
  readonly measures: Measures
  readonly lang: Lang
  /** In points. */
  readonly cell: number
  readonly isAnswer: boolean
  /**
   * Whether it is an answer whose lines make a picture: they keep the width they were drawn with, and rings are thin.
   */
  readonly isPicture: boolean
  /** Whether the letters that no word uses spell a message; on an answer they stand out. */
  readonly hasMessage: boolean
}

/** As high as its cells; the outer half of its frame lies in the gaps around it. */
export const boardBlock = (style: Style, picture: Picture, look: BoardLook): Block => ({
  height: picture.height * look.cell,
  at: (x, y) => [figure(picture.label[look.lang], boardOps(style, picture, look, x, y))],
})

function boardOps(style: Style, picture: Picture, look: BoardLook, left: number, top: number): Op[] {
  const { cell } = look
  const { measures } = look
  const weights = linesIn(style, measures.lines)
  const only = <M extends Mark['mark']>(sort: M): MarkOf<M>[] =>
    picture.marks.filter((mark): mark is MarkOf<M> => mark.mark === sort)
  const ops: Op[] = []
  if (measures.dotted)
    ops.push(stroked(rectangle(left, top, picture.width * cell, picture.height * cell), weights.frame))
  if (measures.dotted && !look.isAnswer) ops.push(...dots(style, picture, only('disc'), cell, left, top))
  const black = only('box').flatMap(({ x, y, ink }): Spot[] => (ink === 'cell' ? [[x, y]] : []))
  ops.push(...blackCells(style, black, weights, left, top, cell))
  // shaded by the solver: the print below must stay readable
  const shaded = only('box').flatMap(({ x, y, ink }): Spot[] => (ink === 'entry' ? [[x, y]] : []))
  if (shaded.length > 0) ops.push(hatched(hatching(shaded, left, top, cell, mm(0.8)), 0.35))
  const bands = only('band').map(({ x1, y1, x2, y2, r }) =>
    capsule(left + x1 * cell, top + y1 * cell, left + x2 * cell, top + y2 * cell, r * cell),
  )
  if (bands.length > 0) ops.push(stroked(bands.join(''), weights.ring))
  for (const ink of ['seam', 'rule', 'wall', 'frame', 'entry'] as const) {
    const lines = only('line').filter((line) => line.ink === ink)
    const path = lines
      .map(({ x1, y1, x2, y2 }) => segment(left + x1 * cell, top + y1 * cell, left + x2 * cell, top + y2 * cell))
      .join('')
    const isBold = look.isPicture && ink === 'entry'
    if (path !== '' && !isBold) ops.push(stroked(path, weights[ink], ink === 'seam' ? [mm(0.55), mm(0.75)] : []))
    if (isBold)
      for (const { x1, y1, x2, y2, width } of lines)
        ops.push(stroked(segment(left + x1 * cell, top + y1 * cell, left + x2 * cell, top + y2 * cell), width * cell))
  }
  const ring = look.isPicture ? thinRing : weights.ring
  for (const { x, y, r } of only('disc')) {
    const path = circle(left + x * cell, top + y * cell, r * cell)
    ops.push(r < largestDot ? filled(path) : outlined(path, ring))
  }
  for (const text of only('text')) {
    const set = setText(style, text, look, left, top)
    if (!set) continue
    const isLeft = look.isAnswer && look.hasMessage && !only('band').some((band) => isOver(band, text))
    if (isLeft)
      ops.push(
        ...standingOut(
          style,
          set,
          rectangle(left + (text.x - 0.42) * cell, top + (text.y - 0.42) * cell, 0.84 * cell, 0.84 * cell),
        ),
      )
    else ops.push(bands.length > 0 ? { ...set, halo: 1.3 } : set)
  }
  return ops
}

/** Larger discs are drawn as rings with a number in them. */
const largestDot = 0.25
/** The width of the rings around a picture's islands. */
const thinRing = 0.35

/** Points in empty cells, so that an empty part of the board is visibly part of it. */
function dots(
  style: Style,
  { width, height }: Picture,
  discs: readonly MarkOf<'disc'>[],
  cell: number,
  left: number,
  top: number,
): Op[] {
  const taken = new Set(discs.map(({ x, y }) => `${x} ${y}`))
  const path: string[] = []
  for (let row = 0; row < height; row++)
    for (let col = 0; col < width; col++)
      if (!taken.has(`${col + 0.5} ${row + 0.5}`))
        path.push(circle(left + (col + 0.5) * cell, top + (row + 0.5) * cell, mm(thin(style, 0.2, 0.3))))
  return path.length > 0 ? [filled(path.join(''))] : []
}

function blackCells(
  style: Style,
  cells: readonly Spot[],
  weights: Lines,
  left: number,
  top: number,
  cell: number,
): Op[] {
  if (cells.length === 0) return []
  const outline = outlineOf(
    cells,
    (col) => left + col * cell,
    (row) => top + row * cell,
  )
  if (!style.inkSaver) return [filled(outline)]
  return [hatched(hatching(cells, left, top, cell, mm(1.15)), 0.35), stroked(outline, weights.rule)]
}

/** Whether a letter lies on the line through the middle of a band. */
function isOver({ x1, y1, x2, y2 }: MarkOf<'band'>, { x, y }: MarkOf<'text'>): boolean {
  const length = (x2 - x1) ** 2 + (y2 - y1) ** 2
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length))
  return Math.hypot(x1 + share * (x2 - x1) - x, y1 + share * (y2 - y1) - y) < 0.25
}

/** A letter in white on black or, to save ink, bold in a frame. */
const standingOut = (style: Style, letter: TextOp, square: string): Op[] =>
  style.inkSaver
    ? [stroked(square, thin(style, 0.5, 0.8)), { ...letter, weight: 'bold' }]
    : [filled(square), { ...letter, colour: 'white' }]

/** How much of a cell a letter may take if the cell has no corner marks. */
const maxOfCell = 0.65

/** Numbers in a picture that would be smaller are left out. */
const minInPicture = 4.5

/** null if it would be too small to read. */
function setText(style: Style, mark: MarkOf<'text'>, look: BoardLook, left: number, top: number): TextOp | null {
  const { cell, isAnswer } = look
  const { sizes, typeface } = style
  const text = printable(mark.text)
  const weight = mark.ink === 'strong' ? 'bold' : 'regular'
  const [x, y] = [left + mark.x * cell, top + mark.y * cell]
  if (mark.at === 'centre') {
    if (look.isPicture && mark.size * cell < minInPicture) return null
    const size =
      isAnswer && !look.isPicture
        ? Math.max(mark.size * cell, Math.min(sizes.answer, maxOfCell * cell))
        : mark.size * cell
    return words(x - typeface.widthOf(text, size, weight) / 2, y + inkMiddle * size, size, text, weight)
  }
  const own = mark.size * cell
  if (isAnswer && own < sizes.answerCorner) return null
  const size = isAnswer ? own : Math.max(own, sizes.corner)
  const fromLeft = mark.at.endsWith('left') ? 0 : typeface.widthOf(text, size, weight)
  return words(x - fromLeft, mark.at.startsWith('top') ? y + capHeight * size : y, size, text, weight)
}
