/**
 * Which of the tries of an item are its puzzles: they are taken strictly in order; one that was there before is left
 * out, and so is a seed that gave none. So the same tries give the same batch, whoever made them and in whatever order
 * they came. A long row that brings nothing new ends the item: then there are no more different ones, or they are too
 * rare.
 */

/**
 * How many tries in a row may bring nothing new. A seed without a puzzle has cost its whole effort, so it weighs more.
 */
const maxIdle = 100
const failureWeight = 5

export interface Tally {
  /** How many tries have been looked at. */
  readonly settled: number
  readonly made: number
  readonly duplicates: number
  readonly failures: number
  readonly idle: number
}

export const blank: Tally = { settled: 0, made: 0, duplicates: 0, failures: 0, idle: 0 }

/** What a try brought: the mark of its puzzle; null: none. */
export type Mark = string | null

export const isOver = ({ made, idle }: Tally, count: number): boolean => made >= count || idle >= maxIdle

/** Looks at the next try. `isNew` says whether its puzzle is taken. */
export function take(
  tally: Tally,
  mark: Mark,
  seen: ReadonlySet<string>,
): { readonly tally: Tally; readonly isNew: boolean } {
  const settled = tally.settled + 1
  if (mark === null)
    return {
      isNew: false,
      tally: { ...tally, settled, failures: tally.failures + 1, idle: tally.idle + failureWeight },
    }
  if (seen.has(mark))
    return { isNew: false, tally: { ...tally, settled, duplicates: tally.duplicates + 1, idle: tally.idle + 1 } }
  return { isNew: true, tally: { ...tally, settled, made: tally.made + 1, idle: 0 } }
}
