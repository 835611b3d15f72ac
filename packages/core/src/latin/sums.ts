/** Steps that place one number by addition: the last cell of a cage, and the cell that completes a line's sum. */
import { type Board, type LatinFinding, type NamedCage, placing, type State } from './board.ts'
import type { CagePart } from './why.ts'

/**
 * A cage with one open cell. `single`: only cages of one cell, which do not depend on each other and therefore come in
 * reading order, or only larger ones.
 */
export function* lastOfCage(state: State, single: boolean): Iterable<LatinFinding> {
  const { board, value } = state
  const cages = single ? board.cages.toSorted((one, other) => one.cells[0]! - other.cells[0]!) : board.cages
  for (const cage of cages) {
    if ((cage.cells.length === 1) !== single) continue
    const open = cage.cells.filter((cell) => value[cell] === 0)
    const cell = open[0]
    if (cell === undefined || open.length > 1) continue
    const part = partOf(state, cage)
    const last = restOf(part)
    if (((state.mask[cell]! >> last) & 1) === 1 && last > 0)
      yield placing(state, cell, last, { by: 'cage', cell, cage: part })
  }
}

/** Which cells of a line may be replaced by a cage's known sum: three ideas, each more general than the one before. */
export type Closed =
  /** no written cells; cages that lie in the line */
  | 'cages'
  /** written cells, and cages that lie in the line */
  | 'cages-and-written'
  /** written cells, and cages whose open cells lie in the line */
  | 'rests'

/** A line in which every cell but one is covered by a known sum. */
export function* lineSums(state: State, closed: Closed): Iterable<LatinFinding> {
  const { board, value } = state
  const total = (board.size * (board.size + 1)) / 2
  const seen = new Set<number>()
  for (const house of board.houses) {
    const inLine = new Set(house.cells)
    const unknown: number[] = []
    const there: number[] = []
    const cages = new Map<number, CagePart>()
    for (const cell of house.cells) {
      const index = board.cageOf[cell]!
      const cage = board.cages[index]
      const whole = cage?.cells.every((other) => inLine.has(other)) ?? false
      if (cage && whole && (closed === 'cages' || value[cell] === 0)) {
        cages.set(index, closed === 'cages' ? { id: cage.id, sum: cage.sum, written: [] } : partOf(state, cage))
      } else if (closed !== 'cages' && value[cell] !== 0) there.push(cell)
      else if (closed === 'rests' && cage?.cells.every((other) => value[other] !== 0 || inLine.has(other)))
        cages.set(index, partOf(state, cage))
      else unknown.push(cell)
    }
    const cell = unknown[0]
    if (cell === undefined || unknown.length > 1 || value[cell] !== 0 || seen.has(cell)) continue
    const parts = [...cages]
      .sort(([one], [other]) => firstOf(board, one) - firstOf(board, other))
      .map(([, part]) => part)
    const written = writtenIn(state, there)
    const last = total - add(written) - add(parts.map(restOf))
    if (last < 1 || last > board.size || ((state.mask[cell]! >> last) & 1) === 0) continue
    seen.add(cell)
    const { line, index } = house
    yield placing(state, cell, last, { by: 'line-sum', cell, house: { line, index }, total, written, cages: parts })
  }
}

const firstOf = (board: Board, cage: number): number => Math.min(...board.cages[cage]!.cells)

const partOf = (state: State, cage: NamedCage): CagePart => ({
  id: cage.id,
  sum: cage.sum,
  written: writtenIn(state, cage.cells),
})

/** The numbers written in some cells, in reading order. */
export const writtenIn = (state: State, cells: readonly number[]): number[] =>
  cells
    .filter((cell) => state.value[cell] !== 0)
    .sort((a, b) => a - b)
    .map((cell) => state.value[cell]!)

export const restOf = (part: CagePart): number => part.sum - add(part.written)
export const add = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)
