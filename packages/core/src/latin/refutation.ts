/**
 * Values that are impossible because their consequences contradict each other, each with the whole chain of reasons.
 *
 * The solver's propagation runs from the supposed value and records which constraint narrowed which cell. Working back
 * from the contradiction, the narrowings that it depends on are kept and the rest are dropped, as clause-learning
 * solvers analyse a conflict; what is kept reads forwards as a proof. Numbers that a placed number removes from its
 * lines are not listed, because they are obvious.
 */
import { type Board, type LatinFinding, moveTo, type State } from './board.ts'
import { lineRef, type Sums, sumsOf } from './deduction.ts'
import { lowest, valuesOf } from './model.ts'
import type { Log, Narrowing } from './propagation.ts'
import type { Conflict, Link, Reason, SumRef } from './why.ts'

/** Refutations with the shortest chains first. */
export function* refutations(state: State): Iterable<LatinFinding> {
  const sums = sumsOf(state.board)
  const { propagation } = sums
  const found: { readonly finding: LatinFinding; readonly length: number }[] = []
  propagation.resume(state.mask)
  for (const cell of state.board.cells) {
    if (state.value[cell] !== 0) continue
    for (const value of valuesOf(state.mask[cell]!)) {
      const mark = propagation.mark()
      propagation.narrow(cell, 1 << value)
      if (!propagation.run()) {
        const { links, conflict } = new Story(state.board, sums, propagation.logSince(mark)).explain()
        const why = { by: 'refutation', cell, value, links, conflict } as const
        found.push({ finding: { places: [], rulesOut: [moveTo(state, cell, value)], why }, length: links.length })
      }
      propagation.undo(mark)
    }
  }
  for (const { finding } of found.sort((a, b) => a.length - b.length)) yield finding
}

const isOne = (mask: number): boolean => (mask & (mask - 1)) === 0

/** One contradiction and the narrowings that it depends on. */
class Story {
  private readonly board: Board
  private readonly sums: Sums
  private readonly log: Log
  /** By cell: the indices in the trace that narrow it. */
  private readonly ofCell = new Map<number, number[]>()
  private readonly needed: Uint8Array
  /** Narrowings of which all of the cell's lost values matter, not only one. */
  private readonly whole: Uint8Array

  constructor(board: Board, sums: Sums, log: Log) {
    this.board = board
    this.sums = sums
    this.log = log
    this.needed = new Uint8Array(log.narrowings.length)
    this.whole = new Uint8Array(log.narrowings.length)
    log.narrowings.forEach(({ cell }, at) => {
      const known = this.ofCell.get(cell)
      if (known) known.push(at)
      else this.ofCell.set(cell, [at])
    })
  }

  explain(): { readonly links: readonly Link[]; readonly conflict: Conflict } {
    const { narrowings } = this.log
    const conflict = this.conflict()
    for (let at = narrowings.length - 1; at >= 0; at--) if (this.needed[at] === 1) this.needBefore(at, narrowings[at]!)
    const emptied = conflict.at === 'cell' ? conflict.cell : -1
    const links = narrowings.flatMap((narrowing, at) => {
      const reason = this.needed[at] === 1 ? this.reasonOf(narrowing, at) : null
      const isEnd = narrowing.cell === emptied && reason?.by === 'value'
      return reason && !isEnd ? [{ cell: narrowing.cell, left: valuesOf(narrowing.after), reason }] : []
    })
    return { links, conflict }
  }

  /** The contradiction at the end, with the values that are left there. */
  private conflict(): Conflict {
    const { failed, emptied, narrowings } = this.log
    const { board } = this
    const end = narrowings.length
    if (failed.at === 'cell') {
      this.needAll(failed.index, end)
      this.needAll(emptied, end)
      const last = narrowings[this.ofCell.get(emptied)?.at(-1) ?? -1]
      if (last?.by?.at === 'cell') return { at: 'cell', cell: emptied }
      const house = board.housesOf[emptied]!.find((index) => board.housesOf[failed.index]!.includes(index))!
      const value = lowest(this.left(emptied))
      return { at: 'twice', house: lineRef(board, house), value, cells: [failed.index, emptied] }
    }
    if (failed.at === 'house') return this.houseConflict(failed.index, end)
    const { cells, sum } = this.sums.list[failed.index]!
    for (const cell of cells) this.needAll(cell, end)
    const left = cells.toSorted((a, b) => a - b).map((cell): [number, number[]] => [cell, valuesOf(this.left(cell))])
    return { at: 'sum', from: this.sumRef(failed.index), sum, cells: left }
  }

  /** A value without a place, or a cell that is the only place of two. */
  private houseConflict(index: number, end: number): Conflict {
    const { cells } = this.board.houses[index]!
    const house = lineRef(this.board, index)
    const values = cells.map((_, i) => i + 1)
    const places = values.map((value) => cells.filter((cell) => ((this.left(cell) >> value) & 1) === 1))
    const missing = places.findIndex((list) => list.length === 0) + 1
    if (missing > 0) {
      for (const cell of cells) this.needWithout(cell, missing, end)
      return { at: 'place', house, value: missing }
    }
    const only = (cell: number): number[] =>
      values.filter((value) => places[value - 1]!.length === 1 && places[value - 1]![0] === cell)
    const cell = cells.find((one) => only(one).length > 1) ?? cells[0]!
    const shared = only(cell)
    for (const other of cells) if (other !== cell) for (const value of shared) this.needWithout(other, value, end)
    return { at: 'shared', house, cell, values: shared }
  }

  private left(cell: number): number {
    return this.sums.propagation.domain[cell]!
  }

  /** Marks what a narrowing depends on. */
  private needBefore(at: number, { cell, after, by }: Narrowing): void {
    if (by === null) return
    if (by.at === 'cell') this.needAll(by.index, at)
    else if (by.at === 'house') {
      for (const other of this.board.houses[by.index]!.cells)
        if (other !== cell) this.needWithout(other, lowest(after), at)
    } else for (const other of this.sums.list[by.index]!.cells) this.needAll(other, at)
  }

  /**
   * Marks all earlier losses of a cell, back to the one by which it was placed as the only place in a house, if any.
   */
  private needAll(cell: number, before: number): void {
    const list = this.ofCell.get(cell) ?? []
    for (let i = list.length - 1; i >= 0; i--) {
      const at = list[i]!
      if (at >= before) continue
      this.needed[at] = 1
      this.whole[at] = 1
      if (this.log.narrowings[at]!.by?.at === 'house') return
    }
  }

  /** Marks the earlier narrowing in which a cell lost a value. */
  private needWithout(cell: number, value: number, before: number): void {
    for (const at of this.ofCell.get(cell) ?? []) {
      const narrowing = this.log.narrowings[at]!
      if (at < before && ((narrowing.before & ~narrowing.after) >> value) & 1) this.needed[at] = 1
    }
  }

  private reasonOf({ after, by }: Narrowing, at: number): Reason | null {
    if (by === null) return null
    if (by.at === 'house') return { by: 'place', house: lineRef(this.board, by.index) }
    if (by.at === 'cage') return { by: 'sum', from: this.sumRef(by.index) }
    return this.whole[at] === 1 && isOne(after) ? { by: 'value' } : null
  }

  private sumRef(index: number): SumRef {
    const { board, sums } = this
    const sum = sums.list[index]!
    if (!('side' in sum)) {
      const { id, sum: total } = board.cages[index]!
      return { id, sum: total }
    }
    const from = lineRef(board, sum.first)
    const to = lineRef(board, sum.last)
    const first = Math.min(from.index, to.index)
    return { line: from.line, first, last: Math.max(from.index, to.index), side: sum.side }
  }
}
