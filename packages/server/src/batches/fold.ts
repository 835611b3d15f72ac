/**
 * Decides which tries of an item are its puzzles. Tries are taken strictly in order, skipping duplicates and seeds that
 * gave no puzzle. So the same tries give the same batch, whichever worker made them and in whatever order they arrived.
 * A long run of tries with nothing new ends the item: there are no more different puzzles, or they are too rare.
 */

/**
 * How many tries in a row may bring nothing new. A seed without a puzzle has cost its whole effort, so it counts for
 * more.
 */
const maxIdle = 100
const failureWeight = 5

export interface Tally {
  /** How many tries have been processed. */
  readonly settled: number
  readonly made: number
  readonly duplicates: number
  readonly failures: number
  readonly idle: number
}

export const blank: Tally = { settled: 0, made: 0, duplicates: 0, failures: 0, idle: 0 }

/** The mark of the puzzle that a try gave; null if it gave none. */
export type Mark = string | null

export const isOver = ({ made, idle }: Tally, count: number): boolean => made >= count || idle >= maxIdle

/** Processes the next try. `isNew` is true if its puzzle is taken. */
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
