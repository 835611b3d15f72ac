/** How everything on the pages of one print is set: the typeface, its sizes, the language, and what spares ink. */
import type { Lang } from '@kumiki/core/base/text'
import { heavier, large, normal, type Sizes, type Weights } from './measures.ts'
import type { Typeface } from './typeface.ts'

export interface Style {
  readonly typeface: Typeface
  readonly lang: Lang
  readonly large: boolean
  readonly inkSaver: boolean
  readonly sizes: Sizes
}

export const styleOf = (typeface: Typeface, lang: Lang, isLarge: boolean, inkSaver: boolean): Style => ({
  typeface,
  lang,
  large: isLarge,
  inkSaver,
  sizes: isLarge ? large : normal,
})

export const weightsIn = (style: Style, weights: Weights): Weights => (style.large ? heavier(weights) : weights)
/** A line of the page itself: normal or large. */
export const thin = (style: Style, normalWeight: number, largeWeight: number): number =>
  style.large ? largeWeight : normalWeight
