/**
 * How a puzzle came to be, as pictures: from what was given to its answer, so that a person sees it before anything is
 * printed.
 */
import type { Bilingual } from '../base/text.ts'
import type { Picture } from '../drawing/picture.ts'

export interface Stage {
  readonly title: Bilingual
  /** What there is to say of it in a few words; '' for nothing. */
  readonly note: Bilingual
  readonly picture: Picture
  /**
   * The same as text that the option takes which it came from, so that it can be changed by hand; null: it cannot be
   * written so.
   */
  readonly written: string | null
}
