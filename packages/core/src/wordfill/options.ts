/**
 * The options that kinds of crossing words share, which are read once and written as they came: size, pattern, words to
 * keep.
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

/** Options as makers take them, with what a recipe holds of them. */
export const withWritten = <A extends Wanted>(wanted: A): A & { readonly written: WrittenAs<A, Written> } => ({
  ...wanted,
  written: {
    ...wanted,
    size: wanted.size?.written,
    pattern: wanted.pattern?.written,
    keep: wanted.keep?.map(placementText),
  },
})
