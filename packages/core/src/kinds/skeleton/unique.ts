/**
 * Few letters to give so that a filled board is the only solution of its pattern and list.
 *
 * Method: implicit hitting set. Every other solution differs from the wanted one in some cells, one of which must be given;
 * take a smallest set of cells that hits all other solutions known so far, ask the solver for one more, repeat. When
 * there is none, the set is proved smallest. In practice the others swap two words of equal length, and one or two letters do.
 *
 * Lists of two or three letters can have thousands of other solutions. Where the smallest set is past a handful of letters or the
 * proof too long, letters are chosen greedily, each where most of the other solutions at hand differ, until there is none.
 * With more and more letters given every proof becomes short, so there is always a puzzle. How long the solver may look for one more
 * solution before a letter is given decides how many there are: on boards of 95 words of two letters, 320 white cells
 * of 400, 17 to 35 letters in a second with 2,000 nodes and 6 to 10 in 4 to 9 s with 30,000; so the short look comes first.
 */
import { Budget } from '../../engine/budget.ts'
import { solve } from './exact.ts'
import { black, empty, type SkeletonAnswer, type SkeletonPuzzle } from './model.ts'
import { OtherWays } from './otherways.ts'

/** Nodes that the search for a smallest set may take. */
const smallestNodes = 20_000
/** A smallest set of more letters than this is not looked for. */
const handful = 4
/** The greedy choice looks at so many other solutions at a time, each found with so many nodes. */
const gathered = 24
const quickNodes = 2_000
const patientNodes = 30_000

export interface Givens {
  readonly cells: readonly number[]
  /** What the choice cost, in nodes of the solver. */
  readonly nodes: number
}

/** Few letters, soon. Pauses now and then. */
export function* fewGivens(puzzle: SkeletonPuzzle, rows: readonly string[]): Generator<void, Givens> {
  const budget = new Budget(smallestNodes)
  const smallest = fewestGivens(puzzle, rows, budget)
  if (smallest) return { cells: smallest, nodes: budget.spent }
  const { cells, nodes } = yield* greedyGivens(puzzle, rows, quickNodes)
  return { cells, nodes: budget.spent + nodes }
}

/** Fewer letters, if it takes longer; null when there is no need to look. Pauses now and then. */
export function fewerGivens(
  puzzle: SkeletonPuzzle,
  rows: readonly string[],
  quick: readonly number[],
): Generator<void, Givens> | null {
  return quick.length > handful ? greedyGivens(puzzle, rows, patientNodes) : null
}

/** A proved smallest set, or null when the budget ran out or it would be more than a handful. */
function fewestGivens(puzzle: SkeletonPuzzle, rows: readonly string[], budget: Budget): number[] | null {
  const others: number[][] = []
  for (;;) {
    const cells = smallestHitting(others, handful, budget)
    if (cells === null) return null
    const { status, answers } = solve(withGivens(puzzle, rows, cells), 2, budget)
    const [other] = differences(rows, answers)
    if (other) others.push(other)
    else return status === 'unique' ? cells : null
  }
}

function* greedyGivens({ words }: SkeletonPuzzle, rows: readonly string[], nodesEach: number): Generator<void, Givens> {
  const others = new OtherWays(
    rows,
    words.map(({ word }) => word),
  )
  const given: number[] = []
  let unhit: number[][] = []
  let nodes = 0
  let looked = 0
  for (;;) {
    const budget = new Budget(quickNodes)
    const other = others.next(budget)
    yield
    nodes += budget.spent
    looked += budget.spent
    if (other?.length === 0 && unhit.length === 0) return { cells: given, nodes }
    if (other && other.length > 0) {
      others.oneIsRight(other)
      unhit.push(other)
      looked = 0
      if (unhit.length < gathered) continue
    }
    if (other === null && looked < nodesEach) continue
    looked = 0
    const cell = mostFrequent(unhit) ?? others.white.find((white) => !given.includes(white))
    if (cell === undefined) return { cells: given, nodes }
    others.oneIsRight([cell])
    given.push(cell)
    unhit = unhit.filter((cells) => !cells.includes(cell))
  }
}

function mostFrequent(sets: readonly (readonly number[])[]): number | undefined {
  const counts = new Map<number, number>()
  for (const member of sets.flat()) counts.set(member, (counts.get(member) ?? 0) + 1)
  return [...counts].reduce<[number?, number?]>((best, next) => (next[1] > (best[1] ?? 0) ? next : best), [])[0]
}

/** For each answer that is not the wanted one, the cells where it differs. */
function differences(rows: readonly string[], answers: readonly SkeletonAnswer[]): number[][] {
  const goal = Array.from(rows.join(''))
  return answers
    .map((answer) => Array.from(answer.rows.join('')))
    .map((other) => goal.flatMap((letter, cell) => (other[cell] === letter ? [] : [cell])))
    .filter((cells) => cells.length > 0)
}

export function withGivens(puzzle: SkeletonPuzzle, rows: readonly string[], cells: readonly number[]): SkeletonPuzzle {
  const { width } = puzzle
  return {
    ...puzzle,
    rows: rows.map((row, r) =>
      Array.from(row, (letter, c) => (letter === black ? black : cells.includes(r * width + c) ? letter : empty)).join(
        '',
      ),
    ),
  }
}

/** A smallest set that has a member of every given set, by deepening; null when it has more members than `most` or the budget ran out. */
function smallestHitting(sets: readonly (readonly number[])[], most: number, budget: Budget): number[] | null {
  for (let size = 0; size <= most; size++) {
    const found = hit(sets, size, budget)
    if (found) return found
  }
  return null
}

function hit(sets: readonly (readonly number[])[], size: number, budget: Budget): number[] | null {
  const missed = sets.reduce<readonly number[] | null>(
    (least, set) => (least === null || set.length < least.length ? set : least),
    null,
  )
  if (missed === null) return []
  if (size === 0) return null
  for (const cell of missed) {
    if (!budget.spend()) return null
    const rest = hit(
      sets.filter((set) => !set.includes(cell)),
      size - 1,
      budget,
    )
    if (rest) return [cell, ...rest]
  }
  return null
}
