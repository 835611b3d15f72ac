/**
 * How large a skeleton's board is. Where nobody asked for a size, a short list gets room for every word; the board is cut to what
 * it uses in the end.
 */

import { limits } from '../../base/limits.ts'
import { readSize, type Size } from '../../spec/size.ts'
import { shortList } from '../../words/usable.ts'
import { sideFor } from './numbers.ts'
import type { Spec } from './spec.ts'

const usual = 10
/** Cells for each letter of the list. */
const roominess = 2

/** What of an order decides how large its board is. */
type Asked = Pick<Spec, 'size' | 'numbers' | 'method'> & { readonly words: readonly unknown[] }

export const isForAll = ({ size, numbers, method, words }: Asked): boolean =>
  size === undefined && numbers === 0 && method === 'best' && words.length <= shortList

/** `words`: each as often as it may stand on the board. */
export function boardFor(asked: Asked, words: readonly string[]): Size {
  const side = asked.numbers > 0 ? sideFor(asked.numbers) : isForAll(asked) ? sideForAll(words) : usual
  return readSize(asked.size ?? side) ?? { width: usual, height: usual }
}

function sideForAll(words: readonly string[]): number {
  const lengths = words.map(({ length }) => length)
  const letters = lengths.reduce((sum, length) => sum + length, 0)
  return Math.min(limits.gridSide, Math.max(2, ...lengths, Math.ceil(Math.sqrt(roominess * letters))))
}
