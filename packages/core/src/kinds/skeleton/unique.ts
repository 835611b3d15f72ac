/**
 * A small set of letters to give so that a filled board is the only solution of its pattern and list.
 *
 * Method: implicit hitting set. Every other solution differs from the wanted one in some cells, one of which must be
 * given; take a smallest set of cells that hits all other solutions known so far, ask the solver for one more, repeat.
 * When there is none, the set is proved smallest. In practice the others swap two words of equal length, and one or two
 * letters are enough.
 *
 * Lists of two or three letters can have thousands of other solutions. If the smallest set has more than a handful of
 * letters, or the proof takes too long, letters are chosen greedily: where most of the known other solutions differ or,
 * if none is known, where the solver's conflicts are. With more and more letters given every proof becomes short, so
 * there is always a puzzle. The longer the solver may search for one more solution before a letter is given, the fewer
 * letters there are: the short search comes first, the patient ones run while nothing better is found.
 */
import { Budget } from '../../base/budget.ts'
import { solve } from './exact.ts'
import { OtherWays } from './otherways.ts'
import { type Answer, black, empty, type Puzzle } from './puzzle/model.ts'

/** Node limit for a smallest set. Lists in a language needed at most 231 on boards up to 30 × 30. */
const smallestNodes = 3_000
/** The maximum size of a smallest set. */
export const handful = 4
/** The greedy choice considers so many other solutions at a time, each found within so many nodes. */
const gathered = 24
const quickNodes = 2_000
const patientNodes = [6_000, 30_000]
/** Nodes after which a patient choice gives up: another board is found sooner. */
const maxPatience = 200_000

export interface Givens {
  readonly cells: readonly number[]
  /** Cost of the choice, in nodes of the solver. */
  readonly nodes: number
}

/** A small set of letters, quickly. Pauses now and then. */
export function* fewGivens(puzzle: Puzzle, rows: readonly string[]): Generator<void, Givens> {
  const budget = new Budget(smallestNodes)
  const smallest = fewestGivens(puzzle, rows, budget)
  if (smallest) return { cells: smallest, nodes: budget.spent }
  const choice = greedyGivens(puzzle, rows, quickNodes)
  let turn = choice.next()
  for (; !turn.done; turn = choice.next()) yield
  const { cells, nodes } = turn.value
  return { cells, nodes: budget.spent + nodes }
}

/**
 * Smaller and smaller sets of letters, taking longer; yields null at a pause. Returns null if `quick` is small enough.
 */
export function fewerGivens(
  puzzle: Puzzle,
  rows: readonly string[],
  quick: readonly number[],
): Generator<readonly number[] | null, void> | null {
  return quick.length > handful ? fewerThan(quick.length) : null

  function* fewerThan(count: number): Generator<readonly number[] | null, void> {
    let fewest = count
    for (const nodesEach of patientNodes) {
      const choice = greedyGivens(puzzle, rows, nodesEach)
      let turn = choice.next()
      for (; !turn.done && turn.value.cells.length < fewest && turn.value.nodes < maxPatience; turn = choice.next())
        yield null
      if (!turn.done || turn.value.cells.length >= fewest) continue
      fewest = turn.value.cells.length
      yield turn.value.cells
      if (fewest <= handful) return
    }
  }
}

/** A proved smallest set; null if the budget ran out or the set would have more than a handful. */
function fewestGivens(puzzle: Puzzle, rows: readonly string[], budget: Budget): number[] | null {
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

/** Yields the choice so far at each pause. */
function* greedyGivens({ words }: Puzzle, rows: readonly string[], nodesEach: number): Generator<Givens, Givens> {
  const others = new OtherWays(
    rows,
    words.map(({ word }) => word),
  )
  const given: number[] = []
  let unhit: number[][] = []
  let nodes = 0
  let searched = 0
  for (;;) {
    const budget = new Budget(quickNodes)
    const other = others.next(budget)
    nodes += budget.spent
    yield { cells: given, nodes }
    searched += budget.spent
    if (other?.length === 0 && unhit.length === 0) return { cells: given, nodes }
    if (other && other.length > 0) {
      others.oneIsRight(other)
      unhit.push(other)
      searched = 0
      if (unhit.length < gathered) continue
    }
    if (other === null && searched < nodesEach) continue
    searched = 0
    const cell = mostFrequent(unhit) ?? others.disputed()
    if (cell === null) return { cells: given, nodes }
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

/** For each answer other than the wanted one, the cells where it differs. */
function differences(rows: readonly string[], answers: readonly Answer[]): number[][] {
  const goal = Array.from(rows.join(''))
  return answers
    .map((answer) => Array.from(answer.rows.join('')))
    .map((other) => goal.flatMap((letter, cell) => (other[cell] === letter ? [] : [cell])))
    .filter((cells) => cells.length > 0)
}

export function withGivens(puzzle: Puzzle, rows: readonly string[], cells: readonly number[]): Puzzle {
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

/**
 * A smallest set that contains a member of every given set, by iterative deepening; null if it has more than `max`
 * members or the budget ran out.
 */
function smallestHitting(sets: readonly (readonly number[])[], max: number, budget: Budget): number[] | null {
  for (let size = 0; size <= max; size++) {
    const found = hit(sets, size, budget)
    if (found) return found
  }
  return null
}

function hit(sets: readonly (readonly number[])[], size: number, budget: Budget): number[] | null {
  const missed = sets.reduce<readonly number[] | null>(
    (min, set) => (min === null || set.length < min.length ? set : min),
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
