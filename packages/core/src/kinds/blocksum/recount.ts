/**
 * Second solver: the rules of BlockSum as clauses, solved by SAT.
 *
 * x(cell, value) means that a cell holds a value. A block's sum is counted cell by cell: t(i, s) means that the first i
 * cells of the block add up to s. Sums implied by the rules are added too (`bandRests`), if a short search does not
 * decide without them.
 */
import { Budget } from '../../base/budget.ts'
import type { Solved } from '../../kind/craft.ts'
import { toSolved } from '../../kind/solved.ts'
import { enumerate, exactlyOne, openSat, type Sat } from '../../sat/sat.ts'
import { type Blocksum, blocksOf, type Puzzle } from './puzzle/model.ts'

export async function recount(puzzle: Puzzle, limit: number, budget: Budget): Promise<Solved<Blocksum>> {
  const { size } = puzzle
  const span = Array.from({ length: size }, (_, i) => i)
  const blocks = blocksOf(puzzle)
  const isOpen = openValues(puzzle, blocks)
  const sat = await openSat()
  try {
    const x = span.map((row) =>
      span.map((col) => span.map((i) => (isOpen(row * size + col, i + 1) ? sat.variable() : none))),
    )
    const one = (literals: readonly number[]): void =>
      exactlyOne(
        sat,
        literals.filter((literal) => literal !== none),
      )
    for (const a of span)
      for (const b of span) {
        one(x[a]![b]!) // a cell holds one value
        one(span.map((col) => x[a]![col]![b]!)) // a row holds each value once
        one(span.map((row) => x[row]![a]![b]!)) // a column holds each value once
      }
    // all rows together add up to n · n(n+1)/2, and so do all blocks
    if (blocks.reduce((all, { sum }) => all + sum, 0) !== (size * size * (size + 1)) / 2) sat.clause([])
    const add = (sums: readonly Sum[]): void => {
      for (const { cells, sum } of sums)
        addUpTo(
          sat,
          cells.map((cell) => x[Math.floor(cell / size)]![cell % size]!),
          sum,
        )
    }
    add(blocks)

    const before = budget.spent
    const answers: { rows: number[][] }[] = []
    const observed = x.flat(2).filter((literal) => literal !== none)
    const search = (share: Budget): boolean | null =>
      enumerate(sat, observed, limit - answers.length, share, () => {
        const holds = (literal: number): boolean => literal !== none && sat.value(literal)
        answers.push({ rows: x.map((row) => row.map((cell) => cell.findIndex(holds) + 1)) })
      })
    const hasty = new Budget(Math.min(hastySteps, budget.left))
    let exhausted = search(hasty)
    budget.spend(hasty.spent)
    if (exhausted === null && hasty.limit === hastySteps) {
      add(bandRests(puzzle))
      exhausted = search(budget)
    }
    return toSolved(answers, exhausted === true, budget.spent - before)
  } finally {
    sat.close()
  }
}

/** In place of a variable where a value is ruled out from the start. */
const none = 0
/** Most boards are decided within so many conflicts; only for the others are additional sums worth their clauses. */
const hastySteps = 100

/**
 * Whether a cell may hold a value, judged by givens and blocks of one cell, whose values occur nowhere else in their
 * row and column.
 */
function openValues({ size, givens }: Puzzle, blocks: readonly Sum[]): (cell: number, value: number) => boolean {
  const known = new Map<number, Set<number>>()
  const know = (cell: number, value: number): void => {
    known.set(cell, (known.get(cell) ?? new Set()).add(value))
  }
  for (const { cells, sum } of blocks) if (cells.length === 1) know(cells[0]!, sum)
  for (const [row, col, value] of givens) know(row * size + col, value)
  const inRow = new Map<number, Set<number>>()
  const inCol = new Map<number, Set<number>>()
  for (const [cell, values] of known)
    for (const value of [...values].filter((each) => each <= size))
      for (const [lines, line] of [
        [inRow, Math.floor(cell / size)],
        [inCol, cell % size],
      ] as const) {
        const key = line * (size + 1) + value
        lines.set(key, (lines.get(key) ?? new Set()).add(cell))
      }
  const isElsewhere = (cells: ReadonlySet<number> | undefined, cell: number): boolean =>
    cells !== undefined && (cells.size > 1 || !cells.has(cell))
  return (cell, value) => {
    const own = known.get(cell)
    if (own && (own.size > 1 || !own.has(value))) return false
    return (
      !isElsewhere(inRow.get(Math.floor(cell / size) * (size + 1) + value), cell) &&
      !isElsewhere(inCol.get((cell % size) * (size + 1) + value), cell)
    )
  }
}

interface Sum {
  readonly cells: readonly number[]
  readonly sum: number
}

/** A rest of more cells constrains little and takes many clauses. */
const maxInRest = 6
/** On smaller boards, search is cheaper than the additional clauses. */
const minSizeForRests = 7

/**
 * Sums implied by the others, so that the solver need not find them by search: neighbouring lines hold 1 to n each, so
 * the blocks inside them determine the sum of their other cells, and the blocks that meet them that of the cells
 * outside. On boards of 9 with the largest blocks they make the mean time four times shorter and the longest of 30
 * eight times.
 */
function bandRests(puzzle: Puzzle): Sum[] {
  const { size } = puzzle
  const blocks = blocksOf(puzzle)
  const rests: Sum[] = []
  if (size < minSizeForRests) return rests
  const keep = (cells: readonly number[], sum: number): void => {
    if (cells.length > 0 && cells.length <= maxInRest) rests.push({ cells, sum })
  }
  for (const lineOf of [(cell: number) => Math.floor(cell / size), (cell: number) => cell % size])
    for (let first = 0; first < size; first++)
      for (let last = first; last < size && last - first + 1 < size; last++) {
        const isIn = (cell: number): boolean => lineOf(cell) >= first && lineOf(cell) <= last
        const total = ((last - first + 1) * size * (size + 1)) / 2
        const inside = blocks.filter(({ cells }) => cells.every(isIn))
        const across = blocks.filter(({ cells }) => cells.some(isIn) && !cells.every(isIn))
        const insideSum = inside.reduce((all, { sum }) => all + sum, 0)
        const acrossSum = across.reduce((all, { sum }) => all + sum, 0)
        const cut = across.flatMap(({ cells }) => cells)
        keep(cut.filter(isIn), total - insideSum)
        keep(
          cut.filter((cell) => !isIn(cell)),
          insideSum + acrossSum - total,
        )
      }
  return rests
}

/**
 * Requires the cells' values to add up to the sum. `cells[i][v]` means that cell i holds v + 1, where possible. Only
 * totals that can still reach the sum get variables.
 */
function addUpTo(sat: Sat, cells: readonly (readonly number[])[], sum: number): void {
  let totals = new Map<number, number | null>([[0, null]])
  cells.forEach((cell, i) => {
    const next = new Map<number, number>()
    const total = (reached: number): number => {
      const literal = next.get(reached) ?? sat.variable()
      next.set(reached, literal)
      return literal
    }
    const left = cells.length - 1 - i
    const canReach = (reached: number): boolean => reached + left <= sum && reached + left * cell.length >= sum
    cell.forEach((literal, v) => {
      if (literal === none) return
      for (const [before, soFar] of totals) {
        const reached = before + v + 1
        const given = soFar === null ? [-literal] : [-soFar, -literal]
        sat.clause(canReach(reached) ? [...given, total(reached)] : given)
      }
    })
    totals = next
  })
}
