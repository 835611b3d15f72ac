/**
 * What a kind's schema gives. Where makers need a value that is read from a text (a size, a pattern, words at their
 * places), the schema ends in a transform: it reads the option once, and keeps how it was written for the recipe. A
 * kind whose options are used as they are written needs none of this.
 */
export interface Parsed {
  /** The options as a recipe holds them, defaults included. */
  readonly written: object
}

/** Options `A`, of which some are written in another way than they are read. */
export type WrittenAs<A, W> = Omit<A, keyof W> & W

/** The options of a spec as a recipe holds them. */
export type Written<S> = S extends { readonly written: infer W extends object } ? W : S

export const writtenOf = (spec: object): object => (isParsed(spec) ? spec.written : spec)

const isParsed = (spec: object): spec is Parsed =>
  'written' in spec && typeof spec.written === 'object' && spec.written !== null
