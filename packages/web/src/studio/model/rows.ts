/** Differences between two lists of rows. Rows are values: an unchanged row keeps its object identity. */
import type { Row } from './project.ts'

/** A range of a list, and the rows that replace it. */
export interface Splice {
  readonly start: number
  readonly removed: number
  readonly rows: readonly Row[]
}

/** From the first row that differs to the last. */
export function spliceOf(
  before: readonly Row[],
  after: readonly Row[],
  isSame: (one: Row | undefined, other: Row | undefined) => boolean = Object.is,
): Splice {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && isSame(before[start], after[start])) start++
  let end = 0
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end++
  return { start, removed: before.length - start - end, rows: after.slice(start, after.length - end) }
}

export const spliced = (before: readonly Row[], { start, removed, rows }: Splice): readonly Row[] => [
  ...before.slice(0, start),
  ...rows,
  ...before.slice(start + removed),
]

/** The rows of `after`, with the objects of `before` where nothing differs. */
export const reusing = (before: readonly Row[], after: readonly Row[]): readonly Row[] =>
  spliced(before, spliceOf(before, after, saysSame))

const saysSame = (one: Row | undefined, other: Row | undefined): boolean =>
  one?.word === other?.word &&
  one?.reading === other?.reading &&
  one?.clue === other?.clue &&
  one?.score === other?.score &&
  one?.isGuessed === other?.isGuessed
