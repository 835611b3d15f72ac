/**
 * Innies and outies: sums that follow from whole lines.
 *
 * k neighbouring lines add up to k · n(n+1)/2. Cages that lie inside them are known, so the cells of the other cages
 * inside the band (innies) have a known sum; and so do the cells that the touching cages have outside (outies). Both
 * are ordinary cages for the solver. A third sum takes for each cage the smaller of the two sets: innies minus outies.
 * People hardly see it, so only the exact solver uses it: it removes more than half of the search nodes from n = 8 on.
 */
import type { Cage, Geometry } from './model.ts'

export interface BandCage extends Cage {
  /** The lines of the band: indices of houses, first and last. */
  readonly first: number
  readonly last: number
  readonly side: 'in' | 'out'
}

/**
 * The maximum number of cells: larger sums prune too little to be worth their propagation; on larger boards slightly
 * larger ones pay.
 */
const maxCells = (size: number): number => Math.max(6, size - 2)

/** Neighbouring lines of one family, and how many cells each cage has in them. */
interface Band {
  readonly family: readonly number[]
  readonly first: number
  readonly last: number
  readonly sum: number
  readonly inside: Uint8Array
  isInside(cell: number): boolean
}

/** Single lines first, then bands of up to `lines` lines. Cages that do not cover the board have no bands. */
export function bandCages(geometry: Geometry, cages: readonly Cage[], lines: number): BandCage[] {
  const max = maxCells(geometry.size)
  const found: BandCage[] = []
  visitBands(geometry, cages, lines, (band) => {
    const { family, first, last, inside } = band
    let innies = 0
    let outies = 0
    let closed = 0
    let touching = 0
    for (let index = 0; index < cages.length; index++) {
      const here = inside[index]!
      if (here === 0) continue
      const { cells, sum } = cages[index]!
      touching += sum
      if (here === cells.length) closed += sum
      else {
        innies += here
        outies += cells.length - here
      }
    }
    const gather = (side: 'in' | 'out', sum: number): void => {
      const list: number[] = []
      for (let index = 0; index < cages.length; index++) {
        const { cells } = cages[index]!
        if (inside[index] === 0 || inside[index] === cells.length) continue
        for (const cell of cells) if (band.isInside(cell) === (side === 'in')) list.push(cell)
      }
      found.push({ cells: list, sum, first: family[first]!, last: family[last]!, side })
    }
    if (innies > 0 && innies <= max) gather('in', band.sum - closed)
    if (outies > 0 && outies <= max) gather('out', touching - band.sum)
  })
  return withoutRepeats(found, geometry.cells)
}

/** Innies of some cages minus outies of others: for each cage the smaller set. Only sums that have both. */
export function bandDifferences(geometry: Geometry, cages: readonly Cage[]): Cage[] {
  const max = maxCells(geometry.size)
  const found: Cage[] = []
  visitBands(geometry, cages, geometry.size, (band) => {
    const { inside } = band
    let innies = 0
    let outies = 0
    for (let index = 0; index < cages.length; index++) {
      const here = inside[index]!
      const outside = cages[index]!.cells.length - here
      if (here <= outside) innies += here
      else outies += outside
    }
    if (innies === 0 || outies === 0 || innies + outies > max) return
    const plus: number[] = []
    const minus: number[] = []
    let { sum } = band
    for (let index = 0; index < cages.length; index++) {
      const cage = cages[index]!
      const here = inside[index]!
      const mostlyInside = here > cage.cells.length - here
      if (mostlyInside) sum -= cage.sum
      if (here === 0 || here === cage.cells.length) continue
      for (const cell of cage.cells) if (band.isInside(cell) !== mostlyInside) (mostlyInside ? minus : plus).push(cell)
    }
    found.push({ cells: plus, minus, sum })
  })
  return withoutRepeats(found, geometry.cells)
}

function visitBands(
  { size, houses, bands, cells }: Geometry,
  cages: readonly Cage[],
  lines: number,
  visit: (band: Band) => void,
): void {
  let covered = 0
  for (const cage of cages) covered += cage.cells.length
  if (covered < cells) return
  const lineOf = new Uint8Array(cells)
  const inside = new Uint8Array(cages.length)
  /** By line and cage: how many of the cage's cells are in earlier lines. */
  const before = new Uint8Array((size + 1) * cages.length)
  for (const family of bands) {
    for (let line = 0; line < size; line++) for (const cell of houses[family[line]!]!) lineOf[cell] = line
    before.fill(0)
    for (let index = 0; index < cages.length; index++)
      for (const cell of cages[index]!.cells) before[(lineOf[cell]! + 1) * cages.length + index]!++
    for (let at = cages.length; at < before.length; at++) before[at]! += before[at - cages.length]!
    for (let width = 1; width <= Math.min(lines, size - 1); width++)
      for (let first = 0; first + width <= size; first++) {
        const last = first + width - 1
        for (let index = 0; index < cages.length; index++)
          inside[index] = before[(last + 1) * cages.length + index]! - before[first * cages.length + index]!
        const isInside = (cell: number): boolean => lineOf[cell]! >= first && lineOf[cell]! <= last
        visit({ family, first, last, sum: (width * size * (size + 1)) / 2, inside, isInside })
      }
  }
}

/**
 * Cells that come up from both sides of an edge are duplicates and are removed. Sets are compared by a hash, then by
 * cell.
 */
function withoutRepeats<C extends Cage>(list: readonly C[], cells: number): C[] {
  const byHash = new Map<number, C[]>()
  const mark = new Uint8Array(cells)
  const isMarked = (cell: number): boolean => mark[cell] === 1
  return list.filter((cage) => {
    const { cells: plus, minus = [] } = cage
    let hash = plus.length + minus.length
    for (const cell of plus) hash += Math.imul(cell + 1, 0x9e3779b1) >>> 8
    for (const cell of minus) hash += Math.imul(cell + 1, 0x9e3779b1) >>> 8
    const alike = byHash.get(hash)
    if (!alike) {
      byHash.set(hash, [cage])
      return true
    }
    for (const cell of plus) mark[cell] = 1
    for (const cell of minus) mark[cell] = 1
    const known = alike.some(
      ({ cells: others, minus: less = [] }) =>
        others.length + less.length === plus.length + minus.length && others.every(isMarked) && less.every(isMarked),
    )
    for (const cell of plus) mark[cell] = 0
    for (const cell of minus) mark[cell] = 0
    if (!known) alike.push(cage)
    return !known
  })
}
