/**
 * The result of a kind's schema. Where makers need a value that is parsed from a text (a size, a pattern, words at
 * their places), the schema ends in a transform: it parses the option once, and keeps its written form for the recipe.
 * A kind that uses its options as they are written does not need this.
 */
export interface Parsed {
  /** The options as a recipe stores them, defaults included. */
  readonly written: object
}

/** The options `A` with the written form of those that are parsed. */
export type WrittenAs<A, W> = Omit<A, keyof W> & W

/** The options of a spec as a recipe stores them. */
export type Written<S> = S extends { readonly written: infer W extends object } ? W : S

export const writtenOf = (spec: object): object => (isParsed(spec) ? spec.written : spec)

const isParsed = (spec: object): spec is Parsed =>
  'written' in spec && typeof spec.written === 'object' && spec.written !== null
