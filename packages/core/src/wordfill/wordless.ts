/** Slots that no word fits, by their length and the letters given in them: no search is needed to say so. */
import type { Slots } from '../wordgrid/slots.ts'
import type { Library } from './library.ts'

export function wordless({ shelves, letters, codes }: Library, { slots }: Slots, rows: readonly string[]): number[] {
  const width = rows[0]?.length ?? 0
  return slots.flatMap(({ length, cells }, slot) => {
    const shelf = shelves[length]
    if (!shelf) return [slot]
    const sets: number[] = []
    for (const [at, cell] of cells.entries()) {
      const mark = rows[Math.floor(cell / width)]?.charAt(cell % width) ?? '.'
      if (mark === '.') continue
      const code = codes.get(mark)
      if (code === undefined) return [slot]
      sets.push((at * letters.length + code) * shelf.blocks)
    }
    for (let block = 0; block < shelf.blocks; block++)
      if (sets.reduce((common, set) => common & shelf.having[set + block]!, -1) !== 0) return []
    return [slot]
  })
}
