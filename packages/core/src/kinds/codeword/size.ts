/**
 * Size of a codeword's board: that of a given pattern, or a given size. If neither a size nor more than an easy puzzle
 * is asked for, a short list gets a board for every word (wordgrid/forall.ts); otherwise there is room for all words if
 * they cross as they usually do, up to the size of a magazine's board. Harder levels get a smaller board: among many
 * words, some word is given away by its length or pattern, and the rest follows from that.
 */

import type { Size } from '../../spec/size.ts'
import { sizeOfRows, type WantedPattern } from '../../wordfill/pattern.ts'
import { shortList } from '../../words/usable.ts'

const max = 13
/** The maximum side of a board of a harder level. On 6 to 10 most lists reached the level, on 13 few. */
const maxHard = 9
export const hard = 3

/** The options that decide the size of a board. */
interface SizeOptions {
  readonly size?: unknown
  readonly level?: number | undefined
  /** Words may be left out so that letters occur twice. */
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

/** Whether the board would be as large as all words need if no pattern were given. */
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
