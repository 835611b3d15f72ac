/**
 * Every chain is verified by code that shares nothing with the propagation: each link must follow from the supposed
 * number and the links before it, and at the end the stated contradiction must be present.
 */
import { describe, expect, it } from 'vitest'
import { Rng } from '../base/rng.ts'
import { applyFinding, type Board, housesSeen, type NamedCage, type State, startState, toBoard } from './board.ts'
import { explainFinding } from './explain.ts'
import { snakes } from './fixtures/snakes.ts'
import { squareGeometry, valuesOf } from './model.ts'
import { refutations } from './refutation.ts'
import { lastCells, lastPlaces, lastValues } from './singles.ts'
import { drawLatinSquare } from './square.ts'
import { lastOfCage } from './sums.ts'
import type { Conflict, LineRef, Link, SumRef, Why } from './why.ts'

type Refutation = Extract<Why, { readonly by: 'refutation' }>

/** A Sudoku square: rows shifted by boxes, then the numbers permuted. */
function boxedSquare(rng: Rng): Uint8Array {
  const digits = rng.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9])
  return Uint8Array.from({ length: 81 }, (_, cell) => {
    const row = Math.floor(cell / 9)
    return digits[((row % 3) * 3 + Math.floor(row / 3) + (cell % 9)) % 9]!
  })
}

/** Writes everything obvious, so that only harder steps are left. */
function settle(state: State): void {
  for (;;) {
    const [finding] = [...lastOfCage(state, false), ...lastCells(state), ...lastValues(state), ...lastPlaces(state)]
    if (!finding) return
    applyFinding(state, finding)
  }
}

class Walk {
  readonly mask: Int32Array
  readonly board: Board

  constructor(state: State) {
    this.mask = Int32Array.from(state.mask)
    this.board = state.board
  }

  keep(cell: number, values: readonly number[]): void {
    this.mask[cell]! &= values.reduce((all, value) => all | (1 << value), 0)
    if (values.length > 1) return
    for (const other of this.peers(cell)) this.mask[other]! &= ~(1 << values[0]!)
  }

  peers(cell: number): number[] {
    return this.board.housesOf[cell]!.flatMap((house) => this.board.houses[house]!.cells).filter((one) => one !== cell)
  }

  cellsOf(ref: LineRef): readonly number[] {
    return this.board.houses.find(({ line, index }) => line === ref.line && index === ref.index)!.cells
  }

  places(house: LineRef, value: number): number[] {
    return this.cellsOf(house).filter((cell) => ((this.mask[cell]! >> value) & 1) === 1)
  }

  /** The cells of a sum and their total, from the cages and the lines alone. */
  sumOf(from: SumRef): { cells: number[]; sum: number } {
    if ('id' in from) {
      const cage = this.board.cages.find(({ id }) => id === from.id)!
      return { cells: [...cage.cells], sum: cage.sum }
    }
    const inside = new Set<number>()
    for (let index = from.first; index <= from.last; index++)
      for (const cell of this.cellsOf({ line: from.line, index })) inside.add(cell)
    const { size } = this.board
    const total = ((from.last - from.first + 1) * size * (size + 1)) / 2
    const isIn = (cell: number): boolean => inside.has(cell)
    const touching = this.board.cages.filter((cage) => cage.cells.some(isIn))
    const cut = touching.filter((cage) => !cage.cells.every(isIn))
    const add = (cages: readonly NamedCage[]): number => cages.reduce((sum, cage) => sum + cage.sum, 0)
    return from.side === 'in'
      ? { cells: cut.flatMap((cage) => cage.cells.filter(isIn)), sum: total - add(touching) + add(cut) }
      : { cells: cut.flatMap((cage) => cage.cells.filter((cell) => !isIn(cell))), sum: add(touching) - total }
  }

  /** Whether the cells can be filled to the sum, with a value fixed in one of them. */
  canMake({ cells, sum }: { cells: readonly number[]; sum: number }, fixed?: readonly [number, number]): boolean {
    const chosen = new Map<number, number>()
    const fill = (i: number, rest: number): boolean => {
      const cell = cells[i]
      if (cell === undefined) return rest === 0
      for (const value of valuesOf(this.mask[cell]!)) {
        if (value > rest || (fixed?.[0] === cell && fixed[1] !== value)) continue
        if (this.peers(cell).some((peer) => chosen.get(peer) === value)) continue
        chosen.set(cell, value)
        if (fill(i + 1, rest - value)) return true
        chosen.delete(cell)
      }
      return false
    }
    return fill(0, sum)
  }

  follows({ cell, left, reason }: Link): boolean {
    const lost = valuesOf(this.mask[cell]!).filter((value) => !left.includes(value))
    if (reason.by === 'value') return lost.length === 0 && left.length === 1
    if (reason.by === 'place')
      return left.length === 1 && this.places(reason.house, left[0]!).every((at) => at === cell)
    const sum = this.sumOf(reason.from)
    return sum.cells.includes(cell) && lost.every((value) => !this.canMake(sum, [cell, value]))
  }

  isThere(conflict: Conflict, stands: ReadonlyMap<number, number>): boolean {
    switch (conflict.at) {
      case 'cell':
        return this.mask[conflict.cell] === 0
      case 'twice': {
        const [one = -1, other = -1] = conflict.cells
        const inHouse = conflict.cells.every((cell) => this.cellsOf(conflict.house).includes(cell))
        return one !== other && inHouse && conflict.cells.every((cell) => stands.get(cell) === conflict.value)
      }
      case 'place':
        return this.places(conflict.house, conflict.value).length === 0
      case 'shared':
        return (
          conflict.values.length > 1 &&
          conflict.values.every((value) => this.places(conflict.house, value).every((at) => at === conflict.cell))
        )
      case 'sum': {
        const sum = this.sumOf(conflict.from)
        const found = conflict.cells.map(([cell]) => cell)
        const rightly = conflict.cells.every(([cell, left]) =>
          valuesOf(this.mask[cell]!).every((value) => left.includes(value)),
        )
        const same = [...found].sort().join() === [...sum.cells].sort().join()
        return same && rightly && sum.sum === conflict.sum && !this.canMake(sum)
      }
    }
  }
}

/** The fault of a chain; null: it has none. */
function faultOf(state: State, { cell, value, links, conflict }: Refutation): string | null {
  const walk = new Walk(state)
  const stands = new Map([[cell, value]])
  walk.keep(cell, [value])
  for (const [i, link] of links.entries()) {
    if (!walk.follows(link)) return `link ${i} does not follow`
    if (link.left.length === 1) stands.set(link.cell, link.left[0]!)
    walk.keep(link.cell, link.left)
  }
  return walk.isThere(conflict, stands) ? null : `there is no such contradiction: ${conflict.at}`
}

/** Random boards with cages, and boards with boxes and givens, simplified and then continued by refutations. */
function* boards(): Iterable<State> {
  for (let round = 0; round < 20; round++) {
    const rng = new Rng(`chains-${round}`)
    const boxed = round % 4 === 3
    const size = boxed ? 9 : 4 + (round % 3)
    const square = boxed ? boxedSquare(rng) : drawLatinSquare(size, rng)
    const order = [...square.keys()]
    const houses = housesSeen(squareGeometry(size, boxed ? { height: 3, width: 3 } : null), order)
    const board = toBoard(size, order, houses, boxed ? [] : snakes(square, size, rng, 2, 5))
    const share = boxed ? 32 : 8
    const givens = order.filter(() => rng.below(100) < share).map((cell) => [cell, square[cell]!] as const)
    const state = startState(board, givens)
    for (let step = 0; step < 4; step++) {
      settle(state)
      if (!state.value.includes(0)) break
      yield state
      const [finding] = refutations(state)
      if (!finding) break
      applyFinding(state, finding)
    }
  }
}

describe('a refutation', () => {
  it('follows link by link and ends in the contradiction that it states, and every link is explained', () => {
    const ends: Record<string, number> = {}
    let total = 0
    for (const state of boards())
      for (const finding of refutations(state)) {
        if (finding.why.by !== 'refutation') throw new Error(finding.why.by)
        const { links, conflict } = finding.why
        expect([JSON.stringify(finding), faultOf(state, finding.why)]).toEqual([JSON.stringify(finding), null])
        ends[conflict.at] = (ends[conflict.at] ?? 0) + 1
        total += links.length
        const { text } = explainFinding(state.board, finding)
        for (const { cell } of links) {
          expect(text.en).toContain(
            `row ${Math.floor(cell / state.board.size) + 1}, column ${(cell % state.board.size) + 1}`,
          )
          expect(text.ja).toContain(
            `${Math.floor(cell / state.board.size) + 1}行${(cell % state.board.size) + 1}列のマス`,
          )
        }
      }
    expect(total).toBeGreaterThan(1000)
    expect(Object.keys(ends).sort()).toEqual(['cell', 'place', 'shared', 'sum', 'twice'])
  })

  it('is rejected when a link is left out or the contradiction is another', () => {
    let short = 0
    let other = 0
    let tried = 0
    for (const state of boards())
      for (const { why } of refutations(state)) {
        if (why.by !== 'refutation' || why.links.length < 2) continue
        tried++
        if (faultOf(state, { ...why, links: why.links.slice(1) })) short++
        if (faultOf(state, { ...why, conflict: { at: 'cell', cell: why.cell } })) other++
      }
    expect(tried).toBeGreaterThan(100)
    expect(short).toBeGreaterThan(0.5 * tried)
    expect(other).toBe(tried)
  })
})
