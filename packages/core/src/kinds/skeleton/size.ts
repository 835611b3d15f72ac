/** How large a skeleton's board is. Where nobody asked for a size, a short list gets a board for every word (forall.ts). */

import { readSize, type Size } from '../../spec/size.ts'
import { shortList } from '../../words/usable.ts'
import { sideFor } from './numbers.ts'
import type { Spec } from './spec.ts'

const usual = 10

/** What of an order decides how large its board is. */
type Asked = Pick<Spec, 'size' | 'numbers' | 'method'> & { readonly words: readonly unknown[] }

/** null: as large as all words need. */
export function boardFor({ size, numbers, method, words }: Asked): Size | null {
  if (size === undefined && numbers === 0 && method === 'best' && words.length <= shortList) return null
  return readSize(size ?? (numbers > 0 ? sideFor(numbers) : usual)) ?? { width: usual, height: usual }
}
