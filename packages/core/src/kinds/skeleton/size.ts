/**
 * Size of a skeleton's board: that of a given pattern, or a given size. If no size is given, a short list gets a board
 * for every word (wordgrid/forall.ts).
 */

import type { Size } from '../../spec/size.ts'
import { sizeOfRows, type WantedPattern } from '../../wordfill/pattern.ts'
import { shortList } from '../../words/usable.ts'
import { sideFor } from './numbers.ts'

const usual = 10

/** The options that decide the size of a board. */
interface SizeOptions {
  readonly size?: Size | undefined
  readonly numbers: number
  readonly method: 'best' | 'ils' | 'ils-still'
  readonly words: readonly unknown[]
  readonly pattern?: Pick<WantedPattern, 'rows'> | undefined
  readonly objective?: 'auto' | 'white' | undefined
}

/** null: as large as all words need. */
export function boardFor({ size, numbers, method, words, pattern, objective }: SizeOptions): Size | null {
  if (pattern) return sizeOfRows(pattern.rows)
  const isFixed = size !== undefined || numbers > 0 || method !== 'best' || objective === 'white'
  if (!isFixed && words.length <= shortList) return null
  const side = numbers > 0 ? sideFor(numbers) : usual
  return size ?? { width: side, height: side }
}
