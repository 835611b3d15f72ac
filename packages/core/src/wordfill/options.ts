/**
 * The options that all kinds of crossing words share, which are parsed once and stored as written: size, pattern, words
 * to keep.
 */
import type { WrittenAs } from '../spec/parsed.ts'
import type { WantedSize } from '../spec/size.ts'
import { type Placement, placementText } from '../wordgrid/keep.ts'
import type { WantedPattern } from './pattern.ts'

interface Wanted {
  readonly size?: WantedSize | undefined
  readonly pattern?: WantedPattern | undefined
  readonly keep?: readonly Placement[] | undefined
}

export interface Written {
  readonly size: string | number | undefined
  readonly pattern: string | undefined
  readonly keep: readonly string[] | undefined
}

/** Options as makers use them, with their written form for the recipe. */
export const withWritten = <A extends Wanted>(wanted: A): A & { readonly written: WrittenAs<A, Written> } => ({
  ...wanted,
  written: {
    ...wanted,
    size: wanted.size?.written,
    pattern: wanted.pattern?.written,
    keep: wanted.keep?.map(placementText),
  },
})
