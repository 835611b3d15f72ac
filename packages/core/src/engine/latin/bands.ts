/**
 * Innies and outies: sums that follow from whole lines.
 *
 * k neighbouring lines add up to k · n(n+1)/2. Cages that lie inside them are known, so the cells of the other cages
 * inside the band (innies) have a known sum; and so have the cells that the touching cages have outside (outies).
 * Both are cages like any other, and the solver treats them so. Kept when they have at most `most` cells.
 */
import type { Cage, Geometry } from './model.ts'

export interface BandCage extends Cage {
  /** From which lines: indices of houses, first and last of the band. */
  readonly first: number
  readonly last: number
  readonly side: 'in' | 'out'
}

export function bandCages(geometry: Geometry, cages: readonly Cage[], most: number): BandCage[] {
  const { size, houses, bands, cells } = geometry
  const lineSum = (size * (size + 1)) / 2
  const found: BandCage[] = []
  const seen = new Set<string>()
  if (cages.reduce((covered, cage) => covered + cage.cells.length, 0) < cells) return found
  const lineOf = new Uint8Array(cells)
  for (const family of bands) {
    family.forEach((house, line) => {
      for (const cell of houses[house]!) lineOf[cell] = line
    })
    for (let first = 0; first < family.length; first++)
      for (let last = first; last < family.length; last++) {
        if (last - first + 1 === family.length) continue
        const total = (last - first + 1) * lineSum
        const innies: number[] = []
        const outies: number[] = []
        let closed = 0
        let touching = 0
        for (const cage of cages) {
          let inside = 0
          for (const cell of cage.cells) if (lineOf[cell]! >= first && lineOf[cell]! <= last) inside++
          if (inside === 0) continue
          touching += cage.sum
          if (inside === cage.cells.length) {
            closed += cage.sum
            continue
          }
          for (const cell of cage.cells)
            if (lineOf[cell]! >= first && lineOf[cell]! <= last) innies.push(cell)
            else outies.push(cell)
        }
        const band = { first: family[first]!, last: family[last]! }
        if (innies.length > 0 && innies.length <= most) add({ cells: innies, sum: total - closed, ...band, side: 'in' })
        if (outies.length > 0 && outies.length <= most)
          add({ cells: outies, sum: touching - total, ...band, side: 'out' })
      }
  }
  return found

  function add(cage: BandCage): void {
    const key = [...cage.cells].sort((a, b) => a - b).join()
    if (seen.has(key)) return
    seen.add(key)
    found.push(cage)
  }
}
