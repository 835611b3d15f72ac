/** How everything on the pages of one print is set: the typeface, its sizes, the language, and what spares ink. */
import type { Lang } from '@kumiki/core/base/text'
import { bound, heavier, large, normal, type Sizes, type Weights } from './measures.ts'
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
}

export const styleOf = (typeface: Typeface, lang: Lang, { large: isLarge, inkSaver }: Look, book = false): Style => ({
  typeface,
  lang,
  large: isLarge,
  inkSaver,
  book,
  sizes: isLarge ? large : book ? bound : normal,
})

export const weightsIn = (style: Style, weights: Weights): Weights => (style.large ? heavier(weights) : weights)
/** A line of the page itself: normal or large. */
export const thin = (style: Style, normalWeight: number, largeWeight: number): number =>
  style.large ? largeWeight : normalWeight
