/**
 * The words of a list in few pieces. The search looks for as many words as possible in one connected piece, on a board
 * with room for all; the words left over make the next piece, until none is left.
 *
 * A letter that makes a crossing is lost for another word, so crossings that connect nothing new count against a piece.
 */
import { limits } from '../base/limits.ts'
import type { Rng } from '../base/rng.ts'
import type { Size } from '../spec/size.ts'
import type { Board } from './board.ts'
import { frameOf, within } from './frame.ts'
import { groupsOf } from './minima.ts'
import { rowsOf } from './saved.ts'
import { type BoardObjective, Search, tuning } from './search.ts'
import { slotsOf, textIn } from './slots.ts'
import { buildWordIndex } from './wordindex.ts'

/** Cells of the board for each letter of the list. */
const roominess = 2.5
/** After this many steps without a further word a piece is finished. */
const patience = 2500

export const airy = { ...tuning, hot: 0.8, cold: 0.3, round: 500, leanLow: -4, leanHigh: 1 }

/** The objective: as many words as possible in one piece, with no more crossings than necessary. */
class LargestPiece implements BoardObjective {
  readonly connected = true
  private readonly total: number

  constructor(total: number) {
    this.total = total
  }

  climb(board: Board): number {
    return 2 * board.words - 0.3 * board.crossings
  }

  merit(board: Board): number {
    return board.words
  }

  weigh(): number {
    return 0
  }

  full(board: Board): boolean {
    return board.words >= this.total
  }
}

export class Pieces {
  private readonly rng: Rng
  private readonly found: string[][] = []
  private readonly frame: Size | null
  private rest: readonly string[]
  private search: Search
  /** The words of the largest group that shares letters: no piece has more. */
  private max = 0

  /** `frame`: the first piece, which is the largest, must fit into it. */
  constructor(words: readonly string[], rng: Rng, frame: Size | null = null) {
    this.frame = frame
    this.rng = rng
    this.rest = words
    this.search = this.begin()
  }

  get done(): boolean {
    return this.rest.length === 0
  }

  step(): void {
    const { search } = this
    if (this.done) return
    search.step()
    if (search.best.words < this.max && search.steps < search.foundAt + patience) return
    const rows = this.current()
    this.found.push(rows)
    this.rest = without(this.rest, rows)
    if (!this.done) this.search = this.begin()
  }

  /** The pieces of all words; words that were not reached yet are pieces by themselves. */
  all(): string[][] {
    if (this.done) return this.found
    const rows = this.search.bestMerit > 0 ? [this.current()] : []
    const alone = without(this.rest, rows[0] ?? [])
    return [...this.found, ...rows, ...alone.map((word) => [word])]
  }

  private begin(): Search {
    const { rest, rng } = this
    const letters = rest.reduce((sum, { length }) => sum + length, 0)
    const longest = Math.max(...rest.map(({ length }) => length))
    const side = Math.min(limits.gridSide, Math.max(longest, Math.ceil(Math.sqrt(roominess * letters))))
    this.max = Math.max(...groupsOf(rest).map(({ length }) => length))
    const { width, height } = (this.found.length === 0 ? this.frame : null) ?? { width: side, height: side }
    return new Search(buildWordIndex(rest), width, height, new LargestPiece(rest.length), rng, airy)
  }

  private current(): string[] {
    const rows = rowsOf(this.search.board, this.search.best)
    const frame = frameOf(rows)
    return frame ? within(frame, rows) : []
  }
}

/** The words that are not on a board. */
function without(words: readonly string[], rows: readonly string[]): string[] {
  const rest = [...words]
  for (const slot of slotsOf(rows).slots) {
    const at = rest.indexOf(textIn(rows, slot))
    if (at >= 0) rest.splice(at, 1)
  }
  return rest
}
