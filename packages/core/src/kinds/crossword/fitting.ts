/**
 * Places as many words as fit on a board of a given size: first connected ones, by the search; then words left over
 * stand alone where there is room. Words that must appear outrank others.
 */
import type { Rng } from '../../base/rng.ts'
import type { Size } from '../../spec/size.ts'
import { sideBySide } from '../../wordgrid/beside.ts'
import type { Board } from '../../wordgrid/board.ts'
import type { Placement } from '../../wordgrid/keep.ts'
import { type BoardObjective, Search, tuning } from '../../wordgrid/search.ts'
import { ShapeCost } from '../../wordgrid/shape.ts'
import { buildWordIndex, type WordIndex } from '../../wordgrid/wordindex.ts'
import type { Sifted } from '../../words/usable.ts'

const tuned = { ...tuning, hot: 0.8, cold: 0.3, round: 500, leanLow: -1, leanHigh: 4 }

/** The size is given. */
const anyShape = new ShapeCost('any', true)

class MaxOnBoard implements BoardObjective {
  readonly connected = true
  private readonly must: Uint8Array
  private readonly total: number

  constructor(wordIndex: WordIndex, must: readonly string[]) {
    this.must = Uint8Array.from(wordIndex.words, (word) => Number(must.includes(word)))
    this.total = wordIndex.caps.reduce((sum, cap) => sum + cap, 0)
  }

  private missing({ used }: Board): number {
    let missing = 0
    for (let word = 0; word < used.length; word++) if (used[word] === 0) missing += this.must[word]!
    return missing
  }

  climb(board: Board): number {
    return 3 * board.words + 0.5 * board.crossings - 8 * this.missing(board)
  }

  merit(board: Board): number {
    return board.words + 0.001 * board.crossings - 1000 * this.missing(board)
  }

  weigh(word: number): number {
    return 40 * this.must[word]!
  }

  full(board: Board): boolean {
    return board.words >= this.total
  }
}

export class Fitting {
  private readonly search: Search
  private readonly size: Size

  constructor({ usable }: Sifted, size: Size, must: readonly string[], rng: Rng, kept: readonly Placement[]) {
    const wordIndex = buildWordIndex(usable.map(({ word }) => word))
    this.size = size
    this.search = new Search(wordIndex, size.width, size.height, new MaxOnBoard(wordIndex, must), rng, tuned, kept)
  }

  /** Returns whether it found a better board. */
  step(): boolean {
    return this.search.step()
  }

  rows(): string[] {
    const { board, best } = this.search
    const { words, caps } = board.wordIndex
    const working = board.saved()
    board.restore(best)
    const rows = board.rows()
    const alone = words.filter((_, id) => board.used[id]! < caps[id]!)
    board.restore(working)
    return sideBySide([rows, ...alone.map((word) => [word])], anyShape, this.size)
  }
}
