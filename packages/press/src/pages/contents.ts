/** The contents of a book: for each kind a small drawing, then a line for each level with its numbers and its page. */
import { type Block, baseline, endingAt, stacked } from './block.ts'
import { boardBlock } from './board.ts'
import type { Drawn } from './examples.ts'
import { tagOps } from './header.ts'
import { mm, type Op, type Part, part, segment, stroked, words } from './page.ts'
import { phrases, rangePhrase } from './phrases.ts'
import { stars, starsWidth } from './signs.ts'
import type { Style } from './style.ts'
import { inkMiddle } from './typeface.ts'

export interface Entry {
  readonly level: number | null
  readonly byClues: boolean
  readonly first: number
  readonly last: number
  readonly page: number
}

export interface Chapter {
  readonly title: string
  readonly example: Drawn | null
  readonly entries: readonly Entry[]
}

const drawingSide = mm(17)
const leftOfLines = mm(27)
const pitch = mm(5.6)

/** The contents as blocks, none of which is split over pages. */
export function contentBlocks(
  style: Style,
  chapters: readonly Chapter[],
  back: readonly { readonly title: string; readonly page: number }[],
  width: number,
): Block[] {
  return [
    ...chapters.map((chapter) => chapterBlock(style, chapter, width)),
    {
      height: mm(4) + back.length * pitch,
      at: (x, y) => [
        part(
          'text',
          back.flatMap(({ title, page }, index) =>
            leaderLine(style, title, 'bold', x + leftOfLines, x + width, y + mm(4) + index * pitch, page),
          ),
        ),
      ],
    },
  ]
}

function chapterBlock(style: Style, { title, example, entries }: Chapter, width: number): Block {
  const heading = 14
  const lines = heading * 1.5 + entries.length * pitch
  const inner = Math.max(example ? drawingSide : 0, lines)
  const height = inner + mm(8.6)
  return {
    height,
    at: (x, y) => {
      const middle = y + mm(4.2) + inner / 2
      const top = middle - lines / 2
      const parts: Part[] = []
      if (example) {
        const { board, measures } = example
        const cell = drawingSide / Math.max(board.width, board.height)
        const drawn = boardBlock(style, board, {
          measures,
          lang: style.lang,
          cell,
          isAnswer: true,
          isPicture: false,
          hasMessage: false,
        })
        parts.push(...drawn.at(x + (drawingSide - board.width * cell) / 2, middle - drawn.height / 2))
      }
      parts.push(
        part('heading', [words(x + leftOfLines, baseline(top, heading * 1.4, heading), heading, title, 'bold')]),
        part(
          'text',
          entries.flatMap((entry, index) =>
            entryLine(style, entry, x + leftOfLines, x + width, top + heading * 1.5 + index * pitch),
          ),
        ),
        part('decoration', [stroked(segment(x, y + height, x + width, y + height), 0.5)]),
      )
      return parts
    },
  }
}

function entryLine(
  style: Style,
  { level, byClues, first, last, page }: Entry,
  x: number,
  right: number,
  y: number,
): Op[] {
  const { sizes, lang } = style
  const size = sizes.line
  const middle = y + pitch / 2
  const stepped = starsWidth(size) + mm(8)
  const sign = byClues
    ? tagOps(style, phrases.byClues[style.lang], x, middle)
    : level === null
      ? []
      : stars(level, x, middle, size)
  const numbers = rangePhrase(first, last)[lang]
  return [
    ...sign,
    ...leaderLine(style, numbers, 'regular', x + (byClues || level !== null ? stepped : 0), right, y, page),
  ]
}

/** A text, a row of dots, and a page. */
function leaderLine(
  style: Style,
  text: string,
  weight: 'regular' | 'bold',
  x: number,
  right: number,
  y: number,
  page: number,
): Op[] {
  const { typeface, sizes } = style
  const size = sizes.line
  const line = y + pitch / 2 + inkMiddle * size
  const from = x + typeface.widthOf(text, size, weight) + mm(3)
  const to = right - mm(9)
  return [
    words(x, line, size, text, weight),
    ...(to > from ? [stroked(segment(from, y + pitch / 2, to, y + pitch / 2), 0.7, [0.7, mm(1.05)])] : []),
    endingAt(typeface, right, line, sizes.heading, String(page), 'bold'),
  ]
}

/** Distributes the chapters over as many pages as they take. */
export function contentPages(blocks: readonly Block[], height: number): Block[] {
  const pages: Block[][] = [[]]
  for (const block of blocks) {
    const used = stacked(pages.at(-1) ?? [], 0).height
    if (used > 0 && used + block.height > height) pages.push([block])
    else pages.at(-1)?.push(block)
  }
  return pages.map((page) => stacked(page, 0))
}
