/**
 * The maximum number of white cells on a connected board with a list of words.
 *
 * A word of n letters joins n − 1 pairs of neighbouring white cells, and every such pair belongs to one word, so there
 * are at most P = Σ (n − 1) of them. One piece of w cells has at least w − 1 pairs: w ≤ P + 1. And a black cell removes
 * at most four of the board's 2wh − w − h pairs of neighbours: the remaining ones must be within P. For a long list
 * neither limit is effective; for a short one on a large board they are what limits the search.
 *
 * A made skeleton has it as its proved bound: no board of the requested size has more white cells, whether its rim is
 * cut off or not.
 */
import type { Size } from '../../spec/size.ts'

export function maxWhite(lengths: readonly number[], width: number, height: number): number {
  const joined = lengths.reduce((sum, length) => sum + length - 1, 0)
  const neighbours = 2 * width * height - width - height
  const black = Math.max(0, Math.ceil((neighbours - joined) / 4))
  return Math.min(joined + 1, width * height - black)
}

/** Lengths of the words that fit a line of the board. */
export const usableLengths = (words: readonly string[], { width, height }: Size): number[] =>
  words.map(({ length }) => length).filter((length) => length >= 2 && length <= Math.max(width, height))
