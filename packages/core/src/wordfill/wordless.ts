/** Slots that no word fits, by their length and the letters given in them; found without a search. */
import type { Slots } from '../wordgrid/slots.ts'
import type { WordsByLength } from './wordsbylength.ts'

export function wordless(
  { groups, letters, codes }: WordsByLength,
  { slots }: Slots,
  rows: readonly string[],
): number[] {
  const width = rows[0]?.length ?? 0
  return slots.flatMap(({ length, cells }, slot) => {
    const group = groups[length]
    if (!group) return [slot]
    const sets: number[] = []
    for (const [at, cell] of cells.entries()) {
      const mark = rows[Math.floor(cell / width)]?.charAt(cell % width) ?? '.'
      if (mark === '.') continue
      const code = codes.get(mark)
      if (code === undefined) return [slot]
      sets.push((at * letters.length + code) * group.blocks)
    }
    for (let block = 0; block < group.blocks; block++)
      if (sets.reduce((common, set) => common & group.having[set + block]!, -1) !== 0) return []
    return [slot]
  })
}
