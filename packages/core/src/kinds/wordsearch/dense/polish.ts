/**
 * The last improvements of a dense board: two cells at once. A board that no single change improves can often be
 * improved by two changes that fit each other. Pairs are cells on a common line, adjacent or with one cell between
 * them. For the first cell only the letters with the smallest loss are tried, for the second cell all letters.
 */
import type { Budget } from '../../../base/budget.ts'
import type { Board } from '../pack/board.ts'
import type { Lattice } from './lattice.ts'

/** Letters tried in the first cell. */
const tries = 12

/** Repeats until no pair improves the board. Returns false if the budget ran out. */
export function* polish(lattice: Lattice, budget: Budget): Generator<void, boolean> {
  const pairs = pairsOf(lattice.board)
  for (let at = 0, barren = 0; barren < pairs.length; at = (at + 1) % pairs.length) {
    if (!budget.spend(tries)) return false
    const [one, other] = pairs[at]!
    barren = improve(lattice, one, other) ? 0 : barren + 1
    if (at % 64 === 63) yield
  }
  return true
}

function pairsOf({ cells, count, room, step }: Board): (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = []
  for (const cell of cells)
    for (let d = 0; d < 8; d++)
      for (const far of [1, 2]) if (room[d * count + cell]! > far) pairs.push([cell, cell + far * step[d]!])
  return pairs
}

function improve(lattice: Lattice, one: number, other: number): boolean {
  const { codes, gains } = lattice
  const before = lattice.score
  const [oldOne, oldOther] = [codes[one]!, codes[other]!]
  lattice.lift(one)
  lattice.weigh(one)
  const likely = Array.from(gains.keys())
    .slice(1)
    .sort((a, b) => gains[b]! - gains[a]! || a - b)
    .slice(0, tries)
  lattice.put(one, oldOne)
  let best = before
  let [bestOne, bestOther] = [oldOne, oldOther]
  for (const letter of likely) {
    if (letter === oldOne) continue
    set(lattice, one, letter)
    lattice.lift(other)
    lattice.weigh(other)
    let second = 1
    for (let candidate = 2; candidate < gains.length; candidate++)
      if (gains[candidate]! > gains[second]!) second = candidate
    const total = lattice.score + gains[second]!
    lattice.put(other, oldOther)
    if (total > best) [best, bestOne, bestOther] = [total, letter, second]
  }
  set(lattice, one, bestOne)
  set(lattice, other, bestOther)
  if (lattice.score > before) return true
  set(lattice, other, oldOther)
  set(lattice, one, oldOne)
  return false
}

function set(lattice: Lattice, cell: number, letter: number): void {
  lattice.lift(cell)
  lattice.put(cell, letter)
}
