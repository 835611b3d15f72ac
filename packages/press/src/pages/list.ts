/** A list that can be set at a given size, on one page or flowing over several. */
import type { Block } from './block.ts'

export interface List {
  /** The maximum size of its letters. */
  readonly max: number
  /** The whole list under its heading; null if the width is too narrow. */
  block(width: number, size: number): Block | null
  /** The list in pieces, each no higher than a page leaves for it; the first page may leave less. */
  pieces(width: number, size: number, first: number, others: number): readonly Block[]
}

/** Caches what the list has set, because a layout asks repeatedly for the same width and size. */
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
