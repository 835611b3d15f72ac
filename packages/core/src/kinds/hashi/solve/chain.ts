/**
 * Explains why a trial fails, as a chain of links that a person can follow.
 *
 * The deduction records what each narrowing follows from. Going backwards from the failure, everything it depends on is
 * kept and the rest dropped, as clause-learning solvers analyse a conflict; what is kept reads forwards as a proof.
 * Dependencies are tracked per bound: a link states "at least" or "at most", and rests on the bounds that were known
 * when it was derived.
 */
import { type Board, edgeBetween } from '../puzzle/board.ts'
import type { Bound, Link, Reason, Why } from '../puzzle/model.ts'
import { countOf, type Deduction, type Narrowing } from './deduce.ts'
import { causes, type Failure } from './groups.ts'

/** How a trial ends, at which islands, and the links that lead there. */
export type Story = Required<Pick<Why, 'islands' | 'links' | 'end'>>

/** `know` must be in the state in which it failed; `mark` is where the trial began. */
export function storyOf(know: Deduction, failure: Failure, mark: number): Story {
  const chain = new Chain(know, mark)
  return { islands: chain.restOn(failure), links: chain.links(), end: failure.end }
}

const bounds: readonly Bound[] = ['least', 'most']

class Chain {
  private readonly know: Deduction
  private readonly board: Board
  private readonly narrowings: readonly Narrowing[]
  private readonly needed: Readonly<Record<Bound, Uint8Array>>

  constructor(know: Deduction, mark: number) {
    this.know = know
    this.board = know.board
    this.narrowings = know.narrowingsSince(mark)
    const { length } = this.narrowings
    this.needed = { least: new Uint8Array(length), most: new Uint8Array(length) }
  }

  /** Marks what the failure rests on; returns the islands that it concerns. */
  restOn({ end, islands }: Failure): readonly number[] {
    const now = this.narrowings.length
    const [island = 0, other = 0] = islands
    switch (end) {
      case 'over':
      case 'short':
        for (const edge of this.edgesOf(island)) this.need(edge, end === 'over' ? 'least' : 'most', now)
        return islands
      case 'crossing': {
        const edge = edgeBetween(this.board, island, other)
        const { crossing, crossingStart, a, b } = this.board
        const crossed = crossing.subarray(crossingStart[edge], crossingStart[edge + 1])
        const across = crossed.find((one) => this.know.lo[one]! > 0)
        if (across === undefined) throw new RangeError('an edge was emptied by no bridge across it')
        this.need(edge, 'least', now)
        this.need(across, 'least', now)
        return [...islands, a[across]!, b[across]!]
      }
      case 'apart':
        return islands.length > 0 ? this.needGroup(islands, now) : this.needGap(0, -1, now)
    }
  }

  /** The needed links, in the order in which they follow. */
  links(): Link[] {
    const { a, b } = this.board
    const links: Link[] = []
    for (let at = this.narrowings.length - 1; at >= 0; at--)
      for (const bound of bounds) {
        const narrowing = this.narrowings[at]!
        const reason = this.needed[bound][at] === 1 ? this.reasonOf(narrowing, bound) : null
        if (!reason) continue
        const { edge, after } = narrowing
        const count = countOf(after[bound === 'least' ? 0 : 1])
        links.push({ from: a[edge]!, to: b[edge]!, bound, count, reason })
      }
    return links.reverse()
  }

  /** Why a bound was narrowed; marks what that rests on. null: it was the supposition. */
  private reasonOf({ edge, cause, about, seenAt }: Narrowing, bound: Bound): Reason | null {
    const { a, b } = this.board
    switch (cause) {
      case causes.outside:
        return null
      case causes.island:
        for (const other of this.edgesOf(about))
          if (other !== edge) this.need(other, bound === 'least' ? 'most' : 'least', seenAt)
        return { by: 'island', island: about }
      case causes.crossed:
        this.need(about, 'least', seenAt)
        return { by: 'crossed', from: a[about]!, to: b[about]! }
      case causes.closing:
        return { by: 'group', islands: this.needGroup([a[edge]!, b[edge]!], seenAt) }
      case causes.needed: {
        const { lo, hi } = this.boundsAt(seenAt)
        const others = this.edgesOf(about).filter((other) => other !== edge)
        for (const other of others) this.need(other, 'most', seenAt)
        const filled = others.filter((other) => lo[other]! < hi[other]!)
        const ends = filled.map((other) => a[other]! + b[other]! - about)
        return { by: 'group', islands: this.needGroup([about, ...ends], seenAt) }
      }
      case causes.way:
        this.needGap(a[edge]!, edge, seenAt)
        return { by: 'way' }
    }
  }

  /** Marks the narrowing that last moved a bound before `before`, unless the bound was known before the trial. */
  private need(edge: number, bound: Bound, before: number): void {
    const side = bound === 'least' ? 0 : 1
    for (let at = before - 1; at >= 0; at--) {
      const narrowing = this.narrowings[at]!
      if (narrowing.edge !== edge || narrowing.before[side] === narrowing.after[side]) continue
      this.needed[bound][at] = 1
      return
    }
  }

  /** Marks the bridges that join a group; returns its islands. */
  private needGroup(islands: readonly number[], at: number): number[] {
    const { lo } = this.boundsAt(at)
    const group = this.reached(islands, (edge) => lo[edge]! > 0)
    for (const island of group) for (const edge of this.edgesOf(island)) if (lo[edge]! > 0) this.need(edge, 'least', at)
    return group
  }

  /**
   * Marks why no bridge, except on the edge `only`, can lead from one part of the board to the other; returns the
   * islands of the smaller part.
   */
  private needGap(start: number, only: number, at: number): number[] {
    const { hi } = this.boundsAt(at)
    const part = this.reached([start], (edge) => hi[edge]! > 0 && edge !== only)
    for (const island of part) for (const edge of this.edgesOf(island)) if (hi[edge] === 0) this.need(edge, 'most', at)
    const rest = Array.from({ length: this.board.islands }, (_, island) => island).filter((one) => !part.includes(one))
    return rest.length < part.length ? rest : part
  }

  /** The islands reachable over edges that satisfy `leads`, in ascending order. */
  private reached(start: readonly number[], leads: (edge: number) => boolean): number[] {
    const { a, b } = this.board
    const found = new Set(start)
    for (const island of found)
      for (const edge of this.edgesOf(island)) if (leads(edge)) found.add(a[edge]! + b[edge]! - island)
    return [...found].sort((one, other) => one - other)
  }

  private boundsAt(moment: number): { readonly lo: Uint8Array; readonly hi: Uint8Array } {
    const [lo, hi] = [this.know.lo.slice(), this.know.hi.slice()]
    for (let at = this.narrowings.length - 1; at >= moment; at--) {
      const { edge, before } = this.narrowings[at]!
      lo[edge] = before[0]
      hi[edge] = before[1]
    }
    return { lo, hi }
  }

  private edgesOf(island: number): number[] {
    return [...this.board.around.subarray(4 * island, 4 * island + 4)].filter((edge) => edge >= 0)
  }
}
