/**
 * Two ideas about groups of islands that bridges already join.
 *
 * Closing: a group whose islands would all be full may not leave others out. It applies if one edge alone would close a
 * group, and if an island, taking nothing more in one direction, would have to fill up all the others and close it.
 * Only ways: where a single possible edge connects the islands, that edge carries a bridge (Tarjan's lowlink).
 */
import type { Board } from '../puzzle/board.ts'
import type { End } from '../puzzle/model.ts'

/** A contradiction, and the islands where it arises. */
export interface Failure {
  readonly end: End
  readonly islands: readonly number[]
}

/** Why an edge was narrowed: from outside, or as a conclusion; `about` is the island or edge that it concerns. */
export const causes = { outside: 0, island: 1, crossed: 2, closing: 3, needed: 4, way: 5 } as const
export type Cause = (typeof causes)[keyof typeof causes]

/** What is known of each edge, and how to narrow it. */
export interface Knowledge {
  readonly board: Board
  /** The minimum and maximum number of bridges of each edge. */
  readonly lo: Uint8Array
  readonly hi: Uint8Array
  /** The number of narrowings so far. */
  readonly mark: number
  failure: Failure | null
  /** `seenAt`: the number of narrowings when this one was derived. */
  narrow(edge: number, lo: number, hi: number, cause: Cause, about: number, seenAt: number): boolean
}

interface GroupFinding {
  readonly edge: number
  readonly lo: number
  readonly hi: number
  /** The island whose other directions would all be filled, or −1. */
  readonly island: number
}

export class Groups {
  private readonly know: Knowledge
  private readonly root: Int32Array
  private readonly size: Int32Array
  /** Number of bridges that a group's islands still lack, together. */
  private readonly lack: Int32Array
  private readonly order: Int32Array
  private readonly low: Int32Array
  private readonly parent: Int32Array
  private readonly side: Uint8Array

  /** `islands`: the maximum number of islands. */
  constructor(know: Knowledge, islands: number) {
    this.know = know
    this.root = new Int32Array(islands)
    this.size = new Int32Array(islands)
    this.lack = new Int32Array(islands)
    this.order = new Int32Array(islands)
    this.low = new Int32Array(islands)
    this.parent = new Int32Array(islands)
    this.side = new Uint8Array(islands)
  }

  /** Applies every closing conclusion. Returns false if a group is closed already. */
  closing(): boolean {
    const shut = this.read()
    if (shut >= 0) {
      this.know.failure = { end: 'apart', islands: [shut] }
      return false
    }
    const { edges, islands } = this.know.board
    const seenAt = this.know.mark
    for (let edge = 0; edge < edges; edge++) {
      const max = this.maxOf(edge)
      if (max < this.know.hi[edge]! && !this.know.narrow(edge, 0, max, causes.closing, edge, seenAt)) return false
    }
    // collected first and applied afterwards, because the groups were read before
    const needed: number[] = []
    for (let island = 0; island < islands; island++) {
      const bits = this.neededBy(island)
      for (let side = 0; bits >> side > 0; side++) {
        if (((bits >> side) & 1) === 0) continue
        const edge = this.know.board.around[4 * island + side]!
        needed.push(edge, this.know.lo[edge]! + 1, island)
      }
    }
    const readAt = this.know.mark
    for (let k = 0; k < needed.length; k += 3)
      if (!this.know.narrow(needed[k]!, needed[k + 1]!, 2, causes.needed, needed[k + 2]!, readAt)) return false
    return true
  }

  *findClosing(): Generator<GroupFinding> {
    if (this.read() >= 0) return
    const { edges, islands, around } = this.know.board
    const { lo, hi } = this.know
    for (let edge = 0; edge < edges; edge++) {
      const max = this.maxOf(edge)
      if (max < hi[edge]! && max >= lo[edge]!) yield { edge, lo: lo[edge]!, hi: max, island: -1 }
    }
    for (let island = 0; island < islands; island++) {
      const bits = this.neededBy(island)
      for (let side = 0; bits >> side > 0; side++) {
        if (((bits >> side) & 1) === 0) continue
        const edge = around[4 * island + side]!
        yield { edge, lo: lo[edge]! + 1, hi: hi[edge]!, island }
      }
    }
  }

  /** The islands in the group of an island. */
  groupOf(island: number): number[] {
    const members: number[] = []
    for (let other = 0; other < this.know.board.islands; other++)
      if (this.root[other] === this.root[island]) members.push(other)
    return members
  }

  /** Joins islands along bridges. Returns an island of a closed group that leaves others out, or −1. */
  read(): number {
    const { board, lo } = this.know
    const { root, size, lack } = this
    for (let island = 0; island < board.islands; island++) {
      root[island] = island
      size[island] = 1
      lack[island] = board.clue[island]!
    }
    for (let edge = 0; edge < board.edges; edge++) {
      if (lo[edge] === 0) continue
      const one = this.find(board.a[edge]!)
      const other = this.find(board.b[edge]!)
      lack[one]! -= lo[edge]!
      lack[other]! -= lo[edge]!
      if (one === other) continue
      root[other] = one
      size[one]! += size[other]!
      lack[one]! += lack[other]!
    }
    let shut = -1
    for (let island = 0; island < board.islands; island++) {
      const group = this.find(island)
      root[island] = group
      if (group === island && lack[island] === 0 && size[island]! < board.islands && shut < 0) shut = island
    }
    return shut
  }

  private find(island: number): number {
    const { root } = this
    let at = island
    while (root[at] !== at) {
      root[at] = root[root[at]!]!
      at = root[at]!
    }
    return at
  }

  /** The maximum number of bridges on an edge that does not close a group too early. */
  private maxOf(edge: number): number {
    const { board, lo, hi } = this.know
    const min = lo[edge]!
    if (hi[edge] === min) return min
    const one = this.root[board.a[edge]!]!
    const other = this.root[board.b[edge]!]!
    const lack = one === other ? this.lack[one]! : this.lack[one]! + this.lack[other]!
    const size = one === other ? this.size[one]! : this.size[one]! + this.size[other]!
    const closes = min + lack / 2
    return size < board.islands && lack % 2 === 0 && closes > min && closes <= hi[edge]! ? closes - 1 : hi[edge]!
  }

  /** The sides on which an island must take more so that its group stays open, as bits. */
  private neededBy(island: number): number {
    const { board, lo, hi } = this.know
    const { around } = board
    let wanted = board.clue[island]!
    let room = 0
    for (let turn = 4 * island; turn < 4 * island + 4; turn++) {
      const edge = around[turn]!
      if (edge < 0) continue
      wanted -= lo[edge]!
      room += hi[edge]! - lo[edge]!
    }
    if (wanted <= 0 || room <= wanted) return 0
    let sides = 0
    for (let side = 0; side < 4; side++) {
      const spared = around[4 * island + side]!
      // without this side, all others must be filled
      if (
        spared >= 0 &&
        hi[spared]! > lo[spared]! &&
        room - hi[spared]! + lo[spared]! === wanted &&
        this.shuts(island, side)
      )
        sides |= 1 << side
    }
    return sides
  }

  /** Whether filling all sides of an island except one closes its group. */
  private shuts(island: number, spared: number): boolean {
    const { board, lo, hi } = this.know
    const { root } = this
    const home = root[island]!
    let lack = this.lack[home]!
    let size = this.size[home]!
    let first = -1
    let second = -1
    for (let turn = 0; turn < 4; turn++) {
      const edge = board.around[4 * island + turn]!
      if (turn === spared || edge < 0 || lo[edge] === hi[edge]) continue
      lack -= 2 * (hi[edge]! - lo[edge]!)
      const group = root[board.a[edge]! + board.b[edge]! - island]!
      if (group === home || group === first || group === second) continue
      second = first
      first = group
      lack += this.lack[group]!
      size += this.size[group]!
    }
    return lack === 0 && size < board.islands
  }

  /** Applies every "only way". Returns false if the islands can no longer be connected. */
  onlyWays(): boolean {
    const ways = this.ways()
    if (!ways) {
      this.know.failure = { end: 'apart', islands: [] }
      return false
    }
    const seenAt = this.know.mark
    for (const edge of ways) if (!this.know.narrow(edge, 1, 2, causes.way, edge, seenAt)) return false
    return true
  }

  /** Edges without a bridge yet that alone keep the islands connected; null if the islands are disconnected already. */
  ways(): number[] | null {
    const { board, lo, hi } = this.know
    const { order, low, parent, side } = this
    const { around, a, b } = board
    const found: number[] = []
    order.fill(0, 0, board.islands)
    side.fill(0, 0, board.islands)
    let count = 1
    let at = 0
    order[0] = 1
    low[0] = 1
    parent[0] = -1
    for (;;) {
      const turn = side[at]!
      if (turn < 4) {
        side[at] = turn + 1
        const edge = around[4 * at + turn]!
        if (edge < 0 || hi[edge] === 0 || edge === parent[at]) continue
        const next = a[edge]! + b[edge]! - at
        if (order[next] === 0) {
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
      if (low[at] === order[at] && lo[edge] === 0) found.push(edge)
      at = up
    }
    return count === board.islands ? found : null
  }
}
