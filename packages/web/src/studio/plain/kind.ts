/** A kind that needs no input to begin with. */
import type { Bilingual } from '@kumiki/core/player'

export interface PlainKind {
  readonly kind: string
  readonly title: Bilingual
  /** The sides to choose from; the first is the default. Empty if the kind has no option for the size. */
  readonly sizes: readonly number[]
  /** The levels to choose from, the easiest first; empty if there are none. */
  readonly levels: readonly number[]
  /** The side that suits each level best; empty if any will do. */
  readonly sides: readonly number[]
  /** The option for how many items are invented instead of words, and how many cells each item takes. */
  readonly invents: { readonly option: string; readonly cellsEach: number } | null
}
