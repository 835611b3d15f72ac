/**
 * What a person knows while solving: for each edge the least and the most bridges it can carry. It is the state of the
 * technique ladder, and it draws the same conclusions fast, with a trail to take them back, for trials and for a maker
 * that asks "how far do these techniques get?" thousands of times.
 *
 * settle: the sums of islands and crossings (bounds reasoning by a queue of islands). settleGroups: also that no group
 * of islands may close and that everything must stay connected.
 */
import type { Board } from './board.ts'
import { type Failure, Groups, type Knowledge } from './groups.ts'

export class Deduction implements Knowledge {
  readonly board: Board
  readonly lo: Uint8Array
  readonly hi: Uint8Array
  /** Why the last settle failed. */
  failure: Failure | null = null
  readonly groups: Groups
  private trail = new Int32Array(256)
  private trailSize = 0
  private readonly queue: Int32Array
  private readonly queued: Uint8Array
  private queueStart = 0
  private queueSize = 0

  constructor(board: Board) {
    this.board = board
    this.lo = new Uint8Array(board.edges)
    this.hi = new Uint8Array(board.edges).fill(2)
    this.queue = new Int32Array(board.islands)
    this.queued = new Uint8Array(board.islands)
    this.groups = new Groups(this)
  }

  get mark(): number {
    return this.trailSize
  }

  /** How many edges are not settled. */
  get open(): number {
    let open = 0
    for (let edge = 0; edge < this.board.edges; edge++) if (this.lo[edge] !== this.hi[edge]) open++
    return open
  }

  undo(mark: number): void {
    while (this.trailSize > mark) {
      const held = this.trail[--this.trailSize]!
      this.lo[held >> 4] = (held >> 2) & 3
      this.hi[held >> 4] = held & 3
    }
    for (; this.queueSize > 0; this.queueSize--) {
      this.queued[this.queue[this.queueStart]!] = 0
      this.queueStart = this.queueStart + 1 === this.board.islands ? 0 : this.queueStart + 1
    }
    this.failure = null
  }

  /** Narrows an edge and wakes what depends on it. False: nothing is left for it. */
  narrow(edge: number, lo: number, hi: number): boolean {
    const oldLo = this.lo[edge]!
    const oldHi = this.hi[edge]!
    const newLo = Math.max(lo, oldLo)
    const newHi = Math.min(hi, oldHi)
    if (newLo === oldLo && newHi === oldHi) return true
    if (this.trailSize === this.trail.length) {
      const grown = new Int32Array(2 * this.trailSize)
      grown.set(this.trail)
      this.trail = grown
    }
    this.trail[this.trailSize++] = (edge << 4) | (oldLo << 2) | oldHi
    this.lo[edge] = newLo
    this.hi[edge] = newHi
    const { a, b, crossing, crossingStart } = this.board
    if (newLo > newHi) {
      this.failure = { end: 'island', islands: [a[edge]!, b[edge]!] }
      return false
    }
    this.wake(a[edge]!)
    this.wake(b[edge]!)
    if (oldLo === 0 && newLo > 0)
      for (let k = crossingStart[edge]!; k < crossingStart[edge + 1]!; k++)
        if (!this.narrow(crossing[k]!, 0, 0)) return false
    return true
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

  /** A 1 is not joined to a 1, nor a 2 to a 2 by both bridges: that would be a board of its own. */
  settlePairs(): boolean {
    const { a, b, clue, edges, islands } = this.board
    if (islands <= 2) return true
    for (let edge = 0; edge < edges; edge++) {
      const number = clue[a[edge]!]!
      if (number <= 2 && number === clue[b[edge]!] && !this.narrow(edge, 0, number - 1)) return false
    }
    return true
  }

  /** All that sums and crossings imply. False: an island cannot get its number. */
  settle(): boolean {
    const { around, clue, islands } = this.board
    const { lo, hi } = this
    while (this.queueSize > 0) {
      const island = this.queue[this.queueStart]!
      this.queueStart = this.queueStart + 1 === islands ? 0 : this.queueStart + 1
      this.queueSize--
      this.queued[island] = 0
      let least = 0
      let most = 0
      for (let side = 4 * island; side < 4 * island + 4; side++) {
        const edge = around[side]!
        if (edge < 0) continue
        least += lo[edge]!
        most += hi[edge]!
      }
      const number = clue[island]!
      if (least > number || most < number) {
        this.failure = { end: 'island', islands: [island] }
        return false
      }
      if (least === most) continue
      for (let side = 4 * island; side < 4 * island + 4; side++) {
        const edge = around[side]!
        if (edge < 0 || lo[edge] === hi[edge]) continue
        if (!this.narrow(edge, number - most + hi[edge]!, number - least + lo[edge]!)) return false
      }
    }
    return true
  }

  /** The same with the rules about groups, until nothing changes. */
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
