import { describe, expect, it } from 'vitest'
import { Budget } from '../../../base/budget.ts'
import { Rng } from '../../../base/rng.ts'
import { easiest } from '../../../ladder/ladder.ts'
import { craft } from '../craft.ts'
import { spec } from '../make/spec.ts'
import { type Board, boardOf, edgeBetween } from '../puzzle/board.ts'
import type { Link, Puzzle, Why } from '../puzzle/model.ts'
import { storyOf } from './chain.ts'
import { Deduction } from './deduce.ts'
import { explain } from './explain.ts'
import { ladder } from './techniques.ts'

/** Tracks what is known of a board, using nothing but the rules. */
class Reader {
  readonly board: Board
  readonly lo: number[]
  readonly hi: number[]

  constructor(board: Board, lo: readonly number[], hi: readonly number[]) {
    this.board = board
    this.lo = [...lo]
    this.hi = [...hi]
  }

  /** Why a link does not follow from the links read before it; null: it follows. */
  faultOf({ from, to, bound, count, reason }: Link): string | null {
    const { a, b, clue, crossing, crossingStart } = this.board
    const edge = edgeBetween(this.board, from, to)
    if (edge < 0 || from > to) return 'no such edge'
    if (bound === 'least' ? count <= this.lo[edge]! : count >= this.hi[edge]!) return 'says nothing new'
    switch (reason.by) {
      case 'island': {
        if (a[edge] !== reason.island && b[edge] !== reason.island) return 'not at the island'
        const others = this.edgesOf(reason.island).filter((other) => other !== edge)
        const known = others.reduce((sum, other) => sum + (bound === 'least' ? this.hi : this.lo)[other]!, 0)
        const left = clue[reason.island]! - known
        return (bound === 'least' ? count <= left : count >= left) ? null : 'not by the number'
      }
      case 'crossed': {
        const across = edgeBetween(this.board, reason.from, reason.to)
        const crosses = crossing.subarray(crossingStart[edge], crossingStart[edge + 1]).includes(across)
        return crosses && this.lo[across]! > 0 && bound === 'most' && count === 0 ? null : 'nothing runs across'
      }
      case 'group': {
        // the opposite of the link: one bridge more than "at most", or no further bridge, so that the island fills its
        // other sides
        const ways: ReadonlyMap<number, number>[] =
          bound === 'most'
            ? [new Map([[edge, count + 1]])]
            : [from, to].map(
                (island) =>
                  new Map(this.edgesOf(island).flatMap((one) => (one === edge ? [] : [[one, this.hi[one]!]]))),
              )
        if (bound === 'least' && count !== this.lo[edge]! + 1) return 'says too much'
        return ways.some((way) => this.shuts(way, reason.islands)) ? null : 'the group stays open'
      }
      case 'way':
        return bound === 'least' && count === 1 && this.part(from, edge).size < this.board.islands
          ? null
          : 'there is another way'
    }
  }

  take({ from, to, bound, count }: Omit<Link, 'reason'>): void {
    const edge = edgeBetween(this.board, from, to)
    if (bound === 'least') this.lo[edge] = count
    else this.hi[edge] = count
  }

  /** Whether the trial ends in the way it claims. */
  endsAs({ end, islands }: Why): boolean {
    const { clue } = this.board
    const [island = 0, other = 0, third = 0, fourth = 0] = islands
    const sum = (bounds: number[]): number => this.edgesOf(island).reduce((all, edge) => all + bounds[edge]!, 0)
    switch (end) {
      case 'over':
        return sum(this.lo) > clue[island]!
      case 'short':
        return sum(this.hi) < clue[island]!
      case 'crossing': {
        const [one, two] = [edgeBetween(this.board, island, other), edgeBetween(this.board, third, fourth)]
        const { crossing, crossingStart } = this.board
        return (
          crossing.subarray(crossingStart[one], crossingStart[one + 1]).includes(two) &&
          this.lo[one]! > 0 &&
          this.lo[two]! > 0
        )
      }
      default:
        return this.shuts(new Map(), islands) || this.part(0, -1).size < this.board.islands
    }
  }

  /** Whether some islands are full and joined to no others, given the bridges of `outcome`, or else those known. */
  private shuts(outcome: ReadonlyMap<number, number>, islands: readonly number[]): boolean {
    const count = (edge: number): number => outcome.get(edge) ?? this.lo[edge]!
    const full = islands.every(
      (island) => this.edgesOf(island).reduce((sum, edge) => sum + count(edge), 0) === this.board.clue[island],
    )
    const stays = islands.every((island) =>
      this.edgesOf(island).every((edge) => count(edge) === 0 || islands.includes(this.across(edge, island))),
    )
    return full && stays && islands.length < this.board.islands
  }

  /** The islands that can be reached without an edge. */
  private part(start: number, without: number): Set<number> {
    const found = new Set([start])
    for (const island of found)
      for (const edge of this.edgesOf(island))
        if (edge !== without && this.hi[edge]! > 0) found.add(this.across(edge, island))
    return found
  }

  private across(edge: number, island: number): number {
    return this.board.a[edge]! + this.board.b[edge]! - island
  }

  private edgesOf(island: number): number[] {
    return [...this.board.around.subarray(4 * island, 4 * island + 4)].filter((edge) => edge >= 0)
  }
}

function* made(): Generator<Puzzle> {
  for (const [size, level, count] of [
    [8, 4, 12],
    [9, 5, 24],
    [12, 5, 8],
  ] as const)
    for (let seed = 0; seed < count; seed++) {
      const making = craft.make(spec.parse({ size, level }), new Rng(`chain-${seed}`), new Budget(craft.effort))
      let turn = making.next()
      while (!turn.done) turn = making.next()
      if (turn.value.ok) yield turn.value.value.puzzle
    }
}

/** Every failing trial on the way through a board, with what was known before it. */
function* trialsOf(puzzle: Puzzle) {
  const know = new Deduction(boardOf(puzzle))
  for (;;) {
    const next = easiest(ladder.techniques, know, new Budget())
    if (!next) return
    const { board, lo, hi } = know
    for (const finding of next.findings)
      if (finding.why.tried)
        yield { puzzle, board, lo: [...lo], hi: [...hi], technique: next.technique.id, finding, why: finding.why }
    ladder.apply(know, next.finding)
  }
}

/**
 * Two bridges that would cross come up only if both follow at once, which is rare: here from two groups that must not
 * close.
 */
function crossingTrial() {
  const islands = '002 103 203 303 403 213 412 032 233 333 432'
    .split(' ')
    .map((digits): [number, number, number] => [Number(digits[0]), Number(digits[1]), Number(digits[2])])
  const puzzle = { width: 5, height: 4, islands }
  const know = new Deduction(boardOf(puzzle))
  know.wakeAll()
  know.settlePairs()
  know.settleGroups()
  const [lo, hi, board] = [[...know.lo], [...know.hi], know.board]
  const tried = { from: 0, to: 1, count: 2 } as const
  const story = know.suppose(edgeBetween(board, 0, 1), 2, true, (failure, mark) => storyOf(know, failure, mark))
  if (!story) throw new Error('nothing failed')
  const why = { ...story, tried }
  return { puzzle, board, lo, hi, technique: 'deep-trial', finding: { places: [], rulesOut: [tried], why }, why }
}

const trials = [...[...made()].flatMap((puzzle) => [...trialsOf(puzzle)]), crossingTrial()]

describe('a trial that fails', () => {
  it('has links that each follow from those before by their own reason, and ends in the way it claims', () => {
    const reasons: Record<string, number> = {}
    const ends: Record<string, number> = {}
    for (const { lo, hi, board, why } of trials) {
      const { tried, links = [], end = 'none' } = why
      if (!tried) throw new Error('nothing was tried')
      const reader = new Reader(board, lo, hi)
      reader.take({ ...tried, bound: 'least' })
      reader.take({ ...tried, bound: 'most' })
      for (const link of links) {
        expect([JSON.stringify(why), JSON.stringify(link), reader.faultOf(link)]).toEqual([
          JSON.stringify(why),
          JSON.stringify(link),
          null,
        ])
        reader.take(link)
        reasons[link.reason.by] = (reasons[link.reason.by] ?? 0) + 1
      }
      expect([JSON.stringify(why), reader.endsAs(why)]).toEqual([JSON.stringify(why), true])
      ends[end] = (ends[end] ?? 0) + 1
    }
    expect(Object.keys(reasons).sort()).toEqual(['crossed', 'group', 'island', 'way'])
    expect(Object.keys(ends).sort()).toEqual(['apart', 'crossing', 'over', 'short'])
  })

  it('is explained link by link, in both languages', () => {
    for (const { puzzle, technique, finding } of trials) {
      const { en, ja } = explain(puzzle, { ...finding, technique, choices: 1 }).text
      const { links = [] } = finding.why
      const nameOf = (island: number): { en: string; ja: string } => {
        const [col, row, number] = puzzle.islands[island]!
        return { en: `the ${number} at row ${row + 1}, column ${col + 1}`, ja: `${row + 1}行${col + 1}列の${number}` }
      }
      for (const { from, to } of links) {
        expect(en).toContain(`between ${nameOf(from).en} and ${nameOf(to).en}`)
        expect(ja).toContain(`${nameOf(from).ja}と${nameOf(to).ja}の間`)
      }
      expect([en.split(' (').length, ja.split('（').length]).toEqual([links.length + 1, links.length + 1])
    }
  })
})
