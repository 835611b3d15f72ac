/**
 * Innies and outies: sums that follow from whole lines.
 *
 * k neighbouring lines add up to k · n(n+1)/2. Cages that lie inside them are known, so the cells of the other cages
 * inside the band (innies) have a known sum; and so have the cells that the touching cages have outside (outies).
 * Both are cages like any other, and the solver treats them so.
 */
import type { Cage, Geometry } from './model.ts'

export interface BandCage extends Cage {
  /** From which lines: indices of houses, first and last of the band. */
  readonly first: number
  readonly last: number
  readonly side: 'in' | 'out'
}

/** Sums of more cells say too little to be worth their propagation; on larger boards a little more pays. */
const mostCells = (size: number): number => Math.max(6, size - 2)

/** Single lines first, then bands of up to `lines` lines. Cages that do not cover the board have no bands. */
export function bandCages(geometry: Geometry, cages: readonly Cage[], lines: number): BandCage[] {
  const { size, houses, bands, cells } = geometry
  let covered = 0
  for (const cage of cages) covered += cage.cells.length
  if (covered < cells) return []
  const found: BandCage[] = []
  const lineSum = (size * (size + 1)) / 2
  const most = Math.min(lines, size - 1)
  const lineOf = new Uint8Array(cells)
  const inside = new Uint8Array(cages.length)
  for (const family of bands)
    for (let width = 1; width <= most; width++) {
      for (let line = 0; line < size; line++) for (const cell of houses[family[line]!]!) lineOf[cell] = line
      for (let first = 0; first + width <= size; first++) {
        const last = first + width - 1
        let innies = 0
        let outies = 0
        let closed = 0
        let touching = 0
        for (let index = 0; index < cages.length; index++) {
          const cage = cages[index]!
          let here = 0
          for (const cell of cage.cells) if (lineOf[cell]! >= first && lineOf[cell]! <= last) here++
          inside[index] = here
          if (here === 0) continue
          touching += cage.sum
          if (here === cage.cells.length) closed += cage.sum
          else {
            innies += here
            outies += cage.cells.length - here
          }
        }
        const total = width * lineSum
        const gather = (side: 'in' | 'out', sum: number): void => {
          const list: number[] = []
          for (let index = 0; index < cages.length; index++) {
            const cage = cages[index]!
            if (inside[index] === 0 || inside[index] === cage.cells.length) continue
            for (const cell of cage.cells)
              if ((lineOf[cell]! >= first && lineOf[cell]! <= last) === (side === 'in')) list.push(cell)
          }
          found.push({ cells: list, sum, first: family[first]!, last: family[last]!, side })
        }
        if (innies > 0 && innies <= mostCells(size)) gather('in', total - closed)
        if (outies > 0 && outies <= mostCells(size)) gather('out', touching - total)
      }
    }
  return withoutRepeats(found, cells)
}

/** The same cells come up from both sides of an edge; the first time is enough. Sets are compared by a hash, then cell by cell. */
function withoutRepeats(list: readonly BandCage[], cells: number): BandCage[] {
  const byHash = new Map<number, BandCage[]>()
  const mark = new Uint8Array(cells)
  return list.filter((cage) => {
    let hash = cage.cells.length
    for (const cell of cage.cells) hash += Math.imul(cell + 1, 0x9e3779b1) >>> 8
    const alike = byHash.get(hash)
    if (!alike) {
      byHash.set(hash, [cage])
      return true
    }
    for (const cell of cage.cells) mark[cell] = 1
    const known = alike.some(
      (other) => other.cells.length === cage.cells.length && other.cells.every((cell) => mark[cell] === 1),
    )
    for (const cell of cage.cells) mark[cell] = 0
    if (!known) alike.push(cage)
    return !known
  })
}
