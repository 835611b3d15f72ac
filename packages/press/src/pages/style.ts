/** How everything on the pages of one print is set: the typeface, its sizes, the language, and what spares ink. */
import type { Lang } from '@kumiki/core/base'
import type { Lines } from '@kumiki/core/contract'
import { bound, heavier, large, normal, type Sizes, shared } from './measures.ts'
import type { Typeface } from './typeface.ts'

export interface Look {
  readonly large: boolean
  readonly inkSaver: boolean
}

export interface Style extends Look {
  readonly typeface: Typeface
  readonly lang: Lang
  /** Pages of a book: a quieter head, and a foot at the outer edge. */
  readonly book: boolean
  readonly sizes: Sizes
  /** A part of a page among others: columns may be narrower. */
  readonly shared: boolean
  /** For who needs readings: what the page says itself stands in kana, or has them. */
  readonly reads: boolean
}

export const styleOf = (typeface: Typeface, lang: Lang, { large: isLarge, inkSaver }: Look, book = false): Style => ({
  typeface,
  lang,
  large: isLarge,
  inkSaver,
  book,
  sizes: isLarge ? large : book ? bound : normal,
  shared: false,
  reads: false,
})

/** For what stands on a part of a page. */
export const sharing = (style: Style): Style =>
  style.large ? style : { ...style, shared: true, sizes: shared(style.sizes) }

export const linesIn = (style: Style, lines: Lines): Lines => (style.large ? heavier(lines) : lines)
/** A line of the page itself: normal or large. */
export const thin = (style: Style, normalWeight: number, largeWeight: number): number =>
  style.large ? largeWeight : normalWeight
