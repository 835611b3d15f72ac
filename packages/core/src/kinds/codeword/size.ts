/**
 * How large a codeword's board is: as a given pattern says, or a given size. Where nobody asked for a size or for more
 * than an easy puzzle, a short list gets a board for every word (wordgrid/forall.ts); else room for all words if they
 * cross as they usually do, up to a magazine's board. Harder levels get a smaller one: of many words some one is given
 * away by its length or pattern, and the rest follows from that.
 */

import type { Size } from '../../spec/size.ts'
import { sizeOfRows, type WantedPattern } from '../../wordfill/pattern.ts'
import { shortList } from '../../words/usable.ts'

const max = 13
/** How large is a board of a harder level at most? On 6 to 10 most lists reached it, on 13 few. */
const maxHard = 9
export const hard = 3

/** What of an order decides how large its board is. */
interface SizeOptions {
  readonly size?: unknown
  readonly level?: number | undefined
  /** Words may be left out so that letters stand twice. */
  readonly twice?: boolean | undefined
  readonly words: readonly unknown[]
  readonly pattern?: unknown
}

interface Sized extends SizeOptions {
  readonly size?: Size | undefined
  readonly pattern?: WantedPattern | undefined
}

/** Whether the board is as large as all words need. */
export const isForAll = (options: SizeOptions): boolean => options.pattern === undefined && growsFreely(options)

/** The same, but for a pattern. */
export const growsFreely = ({ size, level = 1, twice = false, words }: SizeOptions): boolean =>
  size === undefined && level === 1 && !twice && words.length <= shortList

/** null: as large as all words need. */
export const boardFor = (options: Sized & { readonly words: readonly { readonly word: string }[] }): Size | null =>
  isForAll(options) ? null : sizeFor(options, options.words)

export function sizeFor(
  { size, level = 1, pattern }: Pick<Sized, 'size' | 'level' | 'pattern'>,
  words: readonly { readonly word: string }[],
): Size {
  if (pattern) return sizeOfRows(pattern.rows)
  if (size) return size
  const letters = words.reduce((sum, { word }) => sum + word.length, 0)
  const longest = words.reduce((longest, { word }) => Math.max(longest, word.length), 2)
  const side = Math.max(longest, Math.ceil(Math.sqrt(1.4 * letters)))
  const within = Math.min(level < hard ? max : maxHard, side)
  return { width: within, height: within }
}
