/** The style of all pages of one print: the typeface, its sizes, the language, and whether to save ink. */
import type { Lang } from '@kumiki/core/base'
import type { Lines } from '@kumiki/core/contract'
import { bound, type ClueSize, heavier, large, normal, type Sizes, shared, withClues } from './measures.ts'
import type { Typeface } from './typeface.ts'

export interface Look {
  readonly large: boolean
  readonly inkSaver: boolean
  /** The size of clues and lists in points; null: as the page has room. */
  readonly clueSize: ClueSize | null
}

export interface Style extends Look {
  readonly typeface: Typeface
  readonly lang: Lang
  /** Pages of a book have a plainer header, and a footer at the outer edge. */
  readonly book: boolean
  readonly sizes: Sizes
  /** A part of a shared page, where columns may be narrower. */
  readonly shared: boolean
  /**
   * For children: the page's own texts are in kana or have readings, but for kanji up to this school year, 0 for none;
   * null where they have no readings.
   */
  readonly reads: number | null
}

export const styleOf = (
  typeface: Typeface,
  lang: Lang,
  { large: isLarge, inkSaver, clueSize }: Look,
  book = false,
): Style => ({
  typeface,
  lang,
  large: isLarge,
  inkSaver,
  clueSize,
  book,
  sizes: isLarge ? large : sized(book ? bound : normal, clueSize),
  shared: false,
  reads: null,
})

const sized = (sizes: Sizes, clueSize: ClueSize | null): Sizes =>
  clueSize === null ? sizes : withClues(sizes, clueSize)

/** The style for a part of a shared page. */
export const sharing = (style: Style): Style =>
  style.large ? style : { ...style, shared: true, sizes: shared(style.sizes) }

export const linesIn = (style: Style, lines: Lines): Lines => (style.large ? heavier(lines) : lines)
/** The weight of one of the page's own lines: normal or large. */
export const thin = (style: Style, normalWeight: number, largeWeight: number): number =>
  style.large ? largeWeight : normalWeight
