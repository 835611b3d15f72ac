/** The options that kinds of crossing words share, which are read once and written as they came: size, pattern, words to keep. */
import type { WrittenAs } from '../spec/parsed.ts'
import type { AskedSize } from '../spec/size.ts'
import { type Placement, placementText } from '../wordgrid/keep.ts'
import type { AskedPattern } from './pattern.ts'

interface Asked {
  readonly size?: AskedSize | undefined
  readonly pattern?: AskedPattern | undefined
  readonly keep?: readonly Placement[] | undefined
}

export interface Written {
  readonly size: string | number | undefined
  readonly pattern: string | undefined
  readonly keep: readonly string[] | undefined
}

/** Options as makers take them, with what a recipe holds of them. */
export const withWritten = <A extends Asked>(asked: A): A & { readonly written: WrittenAs<A, Written> } => ({
  ...asked,
  written: {
    ...asked,
    size: asked.size?.written,
    pattern: asked.pattern?.written,
    keep: asked.keep?.map(placementText),
  },
})
