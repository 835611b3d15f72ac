/** A page before the pages are counted: complete except for its number and the reference to the answers. */
import type { Room } from './arrange.ts'
import type { Block } from './block.ts'
import { type Foot, footer } from './footer.ts'
import { type Head, header } from './header.ts'
import { gaps, type Paper } from './measures.ts'
import { type Page, rounded } from './page.ts'
import type { Style } from './style.ts'

export interface Draft {
  readonly style: Style
  readonly paper: Paper
  readonly head: Head
  readonly body: Block
  /** The puzzles on it. */
  readonly numbers: readonly number[]
  /** What follows on the next page; null if nothing of this puzzle does. */
  readonly next: 'board' | 'clues' | 'list' | 'rules' | null
}

export const widthOf = ({ width, side }: Paper): number => width - 2 * side

const headHeight = (style: Style, head: Head, paper: Paper): number => header(style, head, widthOf(paper)).height

/** The room that the header and the footer leave on a page. */
export function roomOn(style: Style, paper: Paper, head: Head): Room {
  const width = widthOf(paper)
  const foot = footer(style, { page: '1', note: '', kind: '', left: false }, width).height
  const height =
    paper.height - paper.top - paper.foot - headHeight(style, head, paper) - gaps.afterHeader - foot - gaps.beforeFooter
  return { width, height }
}

/** The page's number decides on which side the spine is. */
export function finished({ style, paper, head, body }: Draft, number: number, footParts: Omit<Foot, 'left'>): Page {
  const width = widthOf(paper)
  const left = leftOf(paper, number)
  const top = header(style, head, width)
  const foot = footer(style, { ...footParts, left: isVerso(number) }, width)
  return {
    width: rounded(paper.width),
    height: rounded(paper.height),
    bleed: 0,
    parts: [
      ...top.at(left, paper.top),
      ...body.at(left, paper.top + top.height + gaps.afterHeader),
      ...foot.at(left, paper.height - paper.foot - foot.height),
    ],
  }
}

/** An even page lies left of the spine. */
export const isVerso = (number: number): boolean => number % 2 === 0
export const leftOf = ({ side, gutter }: Paper, number: number): number => side + (isVerso(number) ? -gutter : gutter)

export const blankPage = ({ width, height }: Paper): Page => ({
  width: rounded(width),
  height: rounded(height),
  bleed: 0,
  parts: [],
})

/** The maximum height of the body of a page without a header. */
export const bareRoom = (style: Style, paper: Paper): number =>
  paper.height -
  paper.top -
  paper.foot -
  footer(style, { page: '1', note: '', kind: '', left: false }, 1).height -
  gaps.beforeFooter

/** A page without a header, whose footer has only its number. */
export function bare(style: Style, paper: Paper, body: Block, number: number): Page {
  const foot = footer(style, { page: String(number), note: '', kind: '', left: isVerso(number) }, widthOf(paper))
  const left = leftOf(paper, number)
  return {
    ...blankPage(paper),
    parts: [...body.at(left, paper.top), ...foot.at(left, paper.height - paper.foot - foot.height)],
  }
}
