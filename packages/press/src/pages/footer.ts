/**
 * The footer of a page: the mark, the page's number, where the answers are. In books it stands at the outer edge: the
 * number, the kind, where the answers are.
 */
import { type Block, centredAt, endingAt } from './block.ts'
import { mm, part, words } from './page.ts'
import { phrases } from './phrases.ts'
import { kumikiMark } from './signs.ts'
import { type Style, thin } from './style.ts'
import { capHeight } from './typeface.ts'

export interface Foot {
  /** The page's number, or the text in its place. */
  readonly page: string
  /** Where the answers or the clues are; '' to leave that out. */
  readonly note: string
  /** In books: the name of the section. */
  readonly kind: string
  /** In books: whether the outer edge is the left one. */
  readonly left: boolean
}

/** Its last line ends at the foot margin. */
export function footer(style: Style, foot: Foot, width: number): Block {
  const height = style.sizes.pageNumber * 1.2
  return {
    height,
    at: (x, y) => {
      const line = y + height - 0.2 * style.sizes.pageNumber
      return style.book ? inBook(style, foot, x, line, width) : onSheet(style, foot, x, line, width)
    },
  }
}

/** Between the page number and what stands at the right. */
const apart = mm(8)

function onSheet(
  { sizes, typeface, lang, ...style }: Style,
  { page, note }: Foot,
  x: number,
  y: number,
  width: number,
) {
  const mark = mm(thin({ sizes, typeface, lang, ...style }, 3.4, 5.6))
  const numberWidth = typeface.widthOf(page, sizes.pageNumber, 'bold')
  // in the middle, or as far to the left as a long note requires
  const beforeNote = width - typeface.widthOf(note, sizes.footer) - apart - numberWidth / 2
  const middle = x + (note === '' ? width / 2 : Math.min(width / 2, beforeNote))
  return [
    part('decoration', [
      ...kumikiMark(x, y - (capHeight * sizes.footer) / 2 - mark / 2, mark),
      words(x + mark + mm(1.5), y, sizes.footer, phrases.kumiki[lang]),
      centredAt(typeface, middle, y, sizes.pageNumber, page, 'bold'),
    ]),
    ...(note === '' ? [] : [part('text', [endingAt(typeface, x + width, y, sizes.footer, note)])]),
  ]
}

function inBook(
  { sizes, typeface, lang }: Style,
  { page, note, kind, left }: Foot,
  x: number,
  y: number,
  width: number,
) {
  const between = lang === 'ja' ? '　' : ' · '
  const parts = [kind, lang === 'en' && kind !== '' ? lowered(note) : note].filter((text) => text !== '').join(between)
  const beyond = typeface.widthOf(page, sizes.pageNumber + 1.5, 'bold') + mm(3.4)
  const size = sizes.pageNumber + 1.5
  return [
    part('decoration', [left ? words(x, y, size, page, 'bold') : endingAt(typeface, x + width, y, size, page, 'bold')]),
    ...(parts === ''
      ? []
      : [
          part('text', [
            left
              ? words(x + beyond, y, sizes.footer, parts)
              : endingAt(typeface, x + width - beyond, y, sizes.footer, parts),
          ]),
        ]),
  ]
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
