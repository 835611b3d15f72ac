/**
 * First solver: conflict-driven search with two booleans per edge, "a bridge" and "two bridges".
 *
 * An island's sum is encoded as all minimal clauses of the order encoding (at most 32 per island), which makes unit
 * propagation as strong as bounds reasoning; crossings are binary clauses; connectivity is a propagator
 * (`connected.ts`). After a solution, the search goes on with its learnt clauses. Sums are fixed, so another solution
 * must have more bridges somewhere and fewer elsewhere; the shorter of these two clauses forbids the last one.
 */
import type { Budget } from '../../../base/budget.ts'
import type { Solved } from '../../../kind/craft.ts'
import { toSolved } from '../../../kind/solved.ts'
import { Cdcl, negative, positive } from '../../../sat/cdcl.ts'
import { answerOf, type Board, boardOf } from '../puzzle/board.ts'
import type { Answer, Hashi, Puzzle } from '../puzzle/model.ts'
import { Connected } from './connected.ts'

export function solve(puzzle: Puzzle, limit: number, budget: Budget): Solved<Hashi> {
  const start = budget.spent
  const board = boardOf(puzzle)
  const search = new BridgeSearch(board)
  const answers: Answer[] = []
  let exhausted = false
  while (answers.length < limit && budget.spend()) {
    const found = search.next(budget)
    if (found !== true) {
      exhausted = found === false
      break
    }
    answers.push(answerOf(board, search.counts))
    search.forbid(search.counts)
  }
  return toSolved<Hashi>(answers, exhausted, budget.spent - start)
}

export class BridgeSearch {
  /** Bridges on each edge in the last solution. */
  readonly counts: Uint8Array
  readonly solver: Cdcl
  private readonly board: Board

  constructor(board: Board) {
    this.board = board
    this.counts = new Uint8Array(board.edges)
    this.solver = new Cdcl(2 * board.edges)
    write(board, this.solver)
    this.solver.attach(new Connected(board, this.solver))
    // islands that no edges join have no cut, so the propagator cannot object
    if (!hangsTogether(board)) this.solver.clause([])
  }

  /** true: `counts` holds a solution. false: there are no more. null: the budget ran out. */
  next(budget: Budget): boolean | null {
    const found = this.solver.solve(budget)
    if (found)
      for (let edge = 0; edge < this.board.edges; edge++) {
        const { value } = this.solver
        this.counts[edge] = value[positive(2 * edge + 1)] === 1 ? 2 : value[positive(2 * edge)] === 1 ? 1 : 0
      }
    return found
  }

  /** Requires later solutions to differ from this one. */
  forbid(counts: Uint8Array): void {
    const more = moreBridges(counts)
    const fewer = fewerBridges(counts)
    this.solver.clause(more.length <= fewer.length ? more : fewer)
  }

  /** Requires later solutions to differ from this one on an edge that `where` marks. */
  differ(counts: Uint8Array, where: Uint8Array): void {
    this.solver.clause(differing(counts, where))
  }

  /** Makes the search start near this solution. */
  lean(counts: Uint8Array): void {
    for (let edge = 0; edge < this.board.edges; edge++) {
      this.solver.phase[2 * edge] = counts[edge]! >= 1 ? 1 : 0
      this.solver.phase[2 * edge + 1] = counts[edge]! >= 2 ? 1 : 0
    }
  }
}

function moreBridges(counts: Uint8Array): number[] {
  const clause: number[] = []
  for (const [edge, count] of counts.entries()) if (count < 2) clause.push(positive(2 * edge + count))
  return clause
}

function fewerBridges(counts: Uint8Array): number[] {
  const clause: number[] = []
  for (const [edge, count] of counts.entries()) if (count > 0) clause.push(negative(2 * edge + count - 1))
  return clause
}

function differing(counts: Uint8Array, where: Uint8Array): number[] {
  const clause: number[] = []
  for (const [edge, count] of counts.entries()) {
    if (!where[edge]) continue
    if (count < 2) clause.push(positive(2 * edge + count))
    if (count > 0) clause.push(negative(2 * edge + count - 1))
  }
  return clause
}

function write(board: Board, solver: Cdcl): void {
  const { a, b, clue, around, crossing, crossingStart } = board
  const pair = [0, 0]
  for (let edge = 0; edge < board.edges; edge++) {
    const one = clue[a[edge]!]!
    const other = clue[b[edge]!]!
    const apart = board.islands > 2 && one === other ? one : 3
    if (apart === 1) solver.clause([negative(2 * edge)])
    if (apart === 2 || one === 1 || other === 1) solver.clause([negative(2 * edge + 1)])
    pair[0] = negative(2 * edge + 1)
    pair[1] = positive(2 * edge)
    solver.clause(pair)
    for (let k = crossingStart[edge]!; k < crossingStart[edge + 1]!; k++) {
      if (crossing[k]! > edge) continue
      pair[0] = negative(2 * edge)
      pair[1] = negative(2 * crossing[k]!)
      solver.clause(pair)
    }
  }
  const own: number[] = []
  for (let island = 0; island < board.islands; island++) {
    own.length = 0
    for (let side = 0; side < 4; side++) if (around[4 * island + side]! >= 0) own.push(around[4 * island + side]!)
    for (const clause of sumClauses(own.length, clue[island]!)) {
      // in the pattern a literal is slot · 4 + 2 · (threshold − 1) + sign
      solver.clause(clause.map((literal) => 4 * own[literal >> 2]! + (literal & 3)))
    }
  }
  for (let edge = 0; edge < board.edges; edge++) {
    const busy = crossingStart[edge + 1]! - crossingStart[edge]!
    solver.activity[2 * edge] = (busy + 1) * 1e-3
    solver.phase[2 * edge] = 1
  }
}

function hangsTogether({ islands, around, a, b }: Board): boolean {
  const seen = new Uint8Array(islands)
  const queue = [0]
  seen[0] = 1
  for (const island of queue)
    for (let side = 4 * island; side < 4 * island + 4; side++) {
      const edge = around[side]!
      const next = edge < 0 ? island : a[edge]! + b[edge]! - island
      if (seen[next]) continue
      seen[next] = 1
      queue.push(next)
    }
  return queue.length === islands
}

const patterns = new Map<number, number[][]>()

/** "These edges carry `sum` bridges together", each 0, 1 or 2, as minimal clauses. */
function sumClauses(edges: number, sum: number): number[][] {
  const key = 16 * edges + sum
  const known = patterns.get(key)
  if (known) return known
  const clauses: number[][] = []
  const vector = new Array<number>(edges).fill(0)
  const visit = (slot: number, total: number): void => {
    if (slot === edges) {
      if (total === sum + 1)
        clauses.push(vector.flatMap((count, at) => (count > 0 ? [4 * at + 2 * (count - 1) + 1] : [])))
      if (total === sum - 1) clauses.push(vector.flatMap((count, at) => (count < 2 ? [4 * at + 2 * count] : [])))
      return
    }
    for (let count = 0; count <= 2; count++) {
      vector[slot] = count
      visit(slot + 1, total + count)
    }
  }
  visit(0, 0)
  // the sum is more than full edges carry
  if (sum > 2 * edges) clauses.push([])
  patterns.set(key, clauses)
  return clauses
}
