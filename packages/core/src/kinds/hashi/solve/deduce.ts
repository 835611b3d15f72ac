/**
 * What a person knows while solving: for each edge the minimum and maximum number of bridges. It is the state of the
 * technique ladder. It also draws the same conclusions fast, with a trail to undo them, for trials and for a maker that
 * measures thousands of times how far the techniques get.
 *
 * settle: the sums of islands and crossings (bounds reasoning with a queue of islands). settleGroups: also that no
 * group of islands may close and that everything must stay connected.
 */
import type { Board } from '../puzzle/board.ts'
import type { Move } from '../puzzle/model.ts'
import { type Cause, causes, type Failure, Groups, type Knowledge } from './groups.ts'

/** An edge that was narrowed, and why. */
export interface Narrowing {
  readonly edge: number
  /** The minimum and maximum number of bridges, before and after. */
  readonly before: readonly [lo: number, hi: number]
  readonly after: readonly [lo: number, hi: number]
  readonly cause: Cause
  /** The island or the edge that the cause concerns. */
  readonly about: number
  /** The number of narrowings when this one was derived. */
  readonly seenAt: number
}

export const countOf = (count: number): Move['count'] => (count === 2 ? 2 : count === 1 ? 1 : 0)

const causeOf = Object.values(causes)

/** Numbers per narrowing on the trail: the edge with its bounds before, the cause, `seenAt`. */
const width = 3

export class Deduction implements Knowledge {
  readonly board: Board
  readonly lo: Uint8Array
  readonly hi: Uint8Array
  /** Why the last settle failed. */
  failure: Failure | null = null
  readonly groups: Groups
  private trail = new Int32Array(256 * width)
  private trailSize = 0
  private readonly queue: Int32Array
  private readonly queued: Uint8Array
  private queueStart = 0
  private queueSize = 0

  /** `islands` and `edges`: the maximum numbers, for a board that is rebuilt in place. */
  constructor(board: Board, { islands, edges }: Pick<Board, 'islands' | 'edges'> = board) {
    this.board = board
    this.lo = new Uint8Array(edges)
    this.hi = new Uint8Array(edges).fill(2)
    this.queue = new Int32Array(islands)
    this.queued = new Uint8Array(islands)
    this.groups = new Groups(this, islands)
  }

  /** Discards everything; the board may have changed. */
  begin(): void {
    this.lo.fill(0, 0, this.board.edges)
    this.hi.fill(2, 0, this.board.edges)
    this.queued.fill(0)
    this.queueStart = 0
    this.queueSize = 0
    this.trailSize = 0
    this.failure = null
  }

  get mark(): number {
    return this.trailSize
  }

  /** The number of edges that are not settled. */
  get open(): number {
    let open = 0
    for (let edge = 0; edge < this.board.edges; edge++) if (this.lo[edge] !== this.hi[edge]) open++
    return open
  }

  undo(mark: number): void {
    while (this.trailSize > mark) {
      const held = this.trail[--this.trailSize * width]!
      this.lo[held >> 4] = (held >> 2) & 3
      this.hi[held >> 4] = held & 3
    }
    for (; this.queueSize > 0; this.queueSize--) {
      this.queued[this.queue[this.queueStart]!] = 0
      this.queueStart = this.queueStart + 1 === this.board.islands ? 0 : this.queueStart + 1
    }
    this.failure = null
  }

  /** Narrows an edge and queues what depends on it. Returns false if nothing is left for it. */
  narrow(
    edge: number,
    lo: number,
    hi: number,
    cause: Cause = causes.outside,
    about = edge,
    seenAt = this.trailSize,
  ): boolean {
    const oldLo = this.lo[edge]!
    const oldHi = this.hi[edge]!
    const newLo = Math.max(lo, oldLo)
    const newHi = Math.min(hi, oldHi)
    if (newLo === oldLo && newHi === oldHi) return true
    const at = this.trailSize++ * width
    if (at === this.trail.length) {
      const grown = new Int32Array(2 * at)
      grown.set(this.trail)
      this.trail = grown
    }
    this.trail[at] = (edge << 4) | (oldLo << 2) | oldHi
    this.trail[at + 1] = (about << 3) | cause
    this.trail[at + 2] = seenAt
    this.lo[edge] = newLo
    this.hi[edge] = newHi
    const { a, b, crossing, crossingStart } = this.board
    if (newLo > newHi) {
      this.failure = { end: 'crossing', islands: [a[edge]!, b[edge]!] }
      return false
    }
    this.wake(a[edge]!)
    this.wake(b[edge]!)
    if (oldLo === 0 && newLo > 0)
      for (let k = crossingStart[edge]!; k < crossingStart[edge + 1]!; k++)
        if (!this.narrow(crossing[k]!, 0, 0, causes.crossed, edge)) return false
    return true
  }

  /** The narrowings since a mark, in order; their `seenAt` counts from there. */
  narrowingsSince(mark: number): Narrowing[] {
    const [lo, hi] = [this.lo.slice(), this.hi.slice()]
    const found: Narrowing[] = []
    for (let at = this.trailSize - 1; at >= mark; at--) {
      const held = this.trail[at * width]!
      const edge = held >> 4
      const before = [(held >> 2) & 3, held & 3] as const
      const cause = this.trail[at * width + 1]!
      found.push({
        edge,
        before,
        after: [lo[edge]!, hi[edge]!],
        cause: causeOf[cause & 7]!,
        about: cause >> 3,
        seenAt: this.trail[at * width + 2]! - mark,
      })
      lo[edge] = before[0]
      hi[edge] = before[1]
    }
    return found.reverse()
  }

  wakeAll(): void {
    for (let island = 0; island < this.board.islands; island++) this.wake(island)
  }

  private wake(island: number): void {
    if (this.queued[island]) return
    this.queued[island] = 1
    const end = this.queueStart + this.queueSize++
    this.queue[end >= this.board.islands ? end - this.board.islands : end] = island
  }

  /** Two 1s are not joined, nor two 2s by a double bridge: each pair would be cut off from the rest. */
  settlePairs(): boolean {
    const { a, b, clue, edges, islands } = this.board
    if (islands <= 2) return true
    for (let edge = 0; edge < edges; edge++) {
      const number = clue[a[edge]!]!
      if (number <= 2 && number === clue[b[edge]!] && !this.narrow(edge, 0, number - 1)) return false
    }
    return true
  }

  /**
   * Supposes a number of bridges on an edge, follows the consequences and undoes them. Returns the result of `explain`
   * for the failure; null: no contradiction was found.
   */
  suppose<T>(edge: number, count: number, deep: boolean, explain: (failure: Failure, mark: number) => T): T | null {
    const mark = this.mark
    const fine = this.narrow(edge, count, count) && (deep ? this.settleGroups() : this.settle())
    const explained = fine || !this.failure ? null : explain(this.failure, mark)
    this.undo(mark)
    return explained
  }

  /** Applies everything that sums and crossings imply. Returns false if there is a contradiction. */
  settle(): boolean {
    const { around, clue, islands } = this.board
    const { lo, hi } = this
    while (this.queueSize > 0) {
      const island = this.queue[this.queueStart]!
      this.queueStart = this.queueStart + 1 === islands ? 0 : this.queueStart + 1
      this.queueSize--
      this.queued[island] = 0
      const seenAt = this.trailSize
      let min = 0
      let max = 0
      for (let side = 4 * island; side < 4 * island + 4; side++) {
        const edge = around[side]!
        if (edge < 0) continue
        min += lo[edge]!
        max += hi[edge]!
      }
      const number = clue[island]!
      if (min > number || max < number) {
        this.failure = { end: min > number ? 'over' : 'short', islands: [island] }
        return false
      }
      const lacking = number - min
      const spare = max - number
      // an edge carries at most two bridges, so with two lacking and two to spare no bound can move
      if (min === max || (lacking >= 2 && spare >= 2)) continue
      for (let side = 4 * island; side < 4 * island + 4; side++) {
        const edge = around[side]!
        if (edge < 0) continue
        const newLo = hi[edge]! - spare
        const newHi = lo[edge]! + lacking
        if (newLo <= lo[edge]! && newHi >= hi[edge]!) continue
        if (!this.narrow(edge, newLo, newHi, causes.island, island, seenAt)) return false
      }
    }
    return true
  }

  /** Applies sums, crossings and the rules about groups until nothing changes. */
  settleGroups(): boolean {
    for (;;) {
      if (!this.settle()) return false
      const before = this.trailSize
      if (!this.groups.closing() || !this.settle()) return false
      if (this.trailSize > before) continue
      if (!this.groups.onlyWays()) return false
      if (this.trailSize === before) return true
    }
  }
}
