/**
 * Connectivity of all islands: a propagator on the graph of edges that may still carry a bridge.
 *
 * If the graph falls apart, the clause is "one of the edges over the gap". If an undecided edge is the only way over (a
 * bridge of the graph, found by Tarjan's lowlink in one pass), the clause is the same with that edge open, so it
 * becomes a bridge of the puzzle. The pass costs O(islands + edges), so it waits until some edges are gone; a full
 * assignment is always checked. It requires that all edges together connect the islands. Variable 2e is "edge e has a
 * bridge", 2e+1 "edge e has two".
 */
import type { Cdcl, Propagator } from '../../../sat/cdcl.ts'
import type { Board } from '../puzzle/board.ts'

/** The number of edges that must go before the pass is worth its cost. */
const patience = 16

export class Connected implements Propagator {
  private readonly board: Board
  private readonly solver: Cdcl
  private readonly order: Int32Array
  private readonly low: Int32Array
  private readonly side: Uint8Array
  private readonly parent: Int32Array
  private readonly byOrder: Int32Array
  private readTo = 0
  private gone = 0
  private eager = false

  constructor(board: Board, solver: Cdcl) {
    this.board = board
    this.solver = solver
    this.order = new Int32Array(board.islands)
    this.low = new Int32Array(board.islands)
    this.side = new Uint8Array(board.islands)
    this.parent = new Int32Array(board.islands)
    this.byOrder = new Int32Array(board.islands)
  }

  retract(): void {
    if (this.solver.trailSize < this.readTo) this.readTo = this.solver.trailSize
  }

  object(full: boolean): number {
    const { trail, trailSize } = this.solver
    for (; this.readTo < trailSize; this.readTo++) if ((trail[this.readTo]! & 3) === 1) this.gone++
    if (!full && this.gone < patience && !this.eager) return 0
    const size = this.pass()
    // a conflict is rarely alone: check again before the search goes on
    this.eager = size > 0
    if (size === 0) this.gone = 0
    return size
  }

  private pass(): number {
    const { board, order, low, side, parent, byOrder } = this
    const { around, a, b } = board
    const { value } = this.solver
    order.fill(0)
    side.fill(0)
    let count = 1
    let at = 0
    order[0] = 1
    low[0] = 1
    parent[0] = -1
    byOrder[0] = 0
    for (;;) {
      const turn = side[at]!
      if (turn < 4) {
        side[at] = turn + 1
        const edge = around[4 * at + turn]!
        if (edge < 0 || value[4 * edge] === -1 || edge === parent[at]) continue
        const next = a[edge]! + b[edge]! - at
        if (order[next] === 0) {
          byOrder[count] = next
          order[next] = ++count
          low[next] = count
          parent[next] = edge
          at = next
        } else if (order[next]! < low[at]!) low[at] = order[next]!
        continue
      }
      const edge = parent[at]!
      if (edge < 0) break
      const up = a[edge]! + b[edge]! - at
      if (low[at]! < low[up]!) low[up] = low[at]!
      if (low[at] === order[at] && value[4 * edge] === 0) return this.cut(order[at]!, count)
      at = up
    }
    return count === board.islands ? 0 : this.cut(1, count)
  }

  /** The edges between the islands visited from `first` to `end` and all others. */
  private cut(first: number, end: number): number {
    const { board, order, byOrder } = this
    const { scratch } = this.solver
    let size = 0
    for (let i = first - 1; i < end; i++) {
      const island = byOrder[i]!
      for (let turn = 0; turn < 4; turn++) {
        const edge = board.around[4 * island + turn]!
        if (edge < 0) continue
        const other = order[board.a[edge]! + board.b[edge]! - island]!
        if (other < first || other > end) scratch[size++] = 4 * edge
      }
    }
    return size
  }
}
