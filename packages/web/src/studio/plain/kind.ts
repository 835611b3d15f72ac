/** A kind that needs nothing to begin with. */
import type { Bilingual } from '@kumiki/core/player'

export interface PlainKind {
  readonly kind: string
  readonly title: Bilingual
  /** The sides to choose from; the first is what the kind takes by itself. Empty: it is asked for no size. */
  readonly sizes: readonly number[]
  /** Those that can be asked for, from the easiest; empty: it has none. */
  readonly levels: readonly number[]
  /** The side on which each level is best made; empty: any will do. */
  readonly sides: readonly number[]
  /** The option for how many things are invented in the place of words, and how many cells each of them takes. */
  readonly invents: { readonly option: string; readonly cellsEach: number } | null
}
