/** A list that can be set at a size: on one page, or flowing over several. */
import type { Block } from './block.ts'

export interface List {
  /** How large its letters may become. */
  readonly max: number
  /** The whole list under its heading; null: it is too narrow here. */
  block(width: number, size: number): Block | null
  /** The list in pieces no higher than a page leaves: the first page may leave less. */
  pieces(width: number, size: number, first: number, others: number): readonly Block[]
}

/** The same list, which remembers what it has set: a layout asks again and again for the same width and size. */
export function remembering(list: List): List {
  const known = new Map<string, Block | null>()
  return {
    ...list,
    block: (width, size) => {
      const name = `${width} ${size}`
      const found = known.get(name)
      if (found !== undefined) return found
      const block = list.block(width, size)
      known.set(name, block)
      return block
    },
  }
}
