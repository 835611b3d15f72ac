/**
 * How a puzzle came about, as pictures from the input to the answer, so that a user sees it before anything is printed.
 */
import type { Bilingual } from '../base/text.ts'
import type { Picture } from '../drawing/picture.ts'

export interface Stage {
  readonly title: Bilingual
  /** A few words on this stage; '' for nothing. */
  readonly note: Bilingual
  readonly picture: Picture
  /** The stage as text that its option accepts, so that a user can edit it; null: it cannot be written as text. */
  readonly written: string | null
}
