/** A page before the pages are counted: everything but its number and where the answers are. */
import type { Room } from './arrange.ts'
import type { Block } from './block.ts'
import { footer, type Head, header } from './header.ts'
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
  /** What follows on the next page; null: nothing of this puzzle. */
  readonly next: 'clues' | 'list' | 'rules' | null
}

const widthOf = ({ width, side }: Paper): number => width - 2 * side

const headHeight = (style: Style, head: Head, paper: Paper): number => header(style, head, widthOf(paper)).height

/** What the head and the foot leave of a page. */
export function roomOn(style: Style, paper: Paper, head: Head): Room {
  const width = widthOf(paper)
  const foot = footer(style, { page: 1, note: '' }, width).height
  const height =
    paper.height - paper.top - paper.foot - headHeight(style, head, paper) - gaps.afterHeader - foot - gaps.beforeFooter
  return { width, height }
}

export function finished({ style, paper, head, body }: Draft, page: number, note: string): Page {
  const width = widthOf(paper)
  const top = header(style, head, width)
  const foot = footer(style, { page, note }, width)
  return {
    width: rounded(paper.width),
    height: rounded(paper.height),
    parts: [
      ...top.at(paper.side, paper.top),
      ...body.at(paper.side, paper.top + top.height + gaps.afterHeader),
      ...foot.at(paper.side, paper.height - paper.foot - foot.height),
    ],
  }
}
