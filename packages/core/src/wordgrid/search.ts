/**
 * Ruin and recreate under annealing: remove a few neighbouring words, place words again until none fits, keep the new
 * board if it is better or, by Metropolis' rule, not much worse.
 *
 * Temperatures oscillate slightly, in equal short rounds that do not depend on the budget, so a run that is cut short
 * is the start of a longer one. The goal is given by a BoardObjective. One step of a 15 × 15 board takes about 25
 * microseconds and allocates nothing.
 */

import { between, exp } from '../base/exp.ts'
import type { Rng } from '../base/rng.ts'
import { Board, type Direction, type Saved } from './board.ts'
import type { Placement } from './keep.ts'
import { KeptWords } from './kept.ts'
import { type BoardObjective, Joining } from './objective.ts'
import { leanOf, Placements, startOf, wordOf } from './placements.ts'
import type { WordIndex } from './wordindex.ts'

export type { BoardObjective }

export interface Tuning {
  readonly hot: number
  readonly cold: number
  /** Steps of a round for each 100 cells. */
  readonly round: number
  /**
   * A placement is rated by its length plus, for each letter it uses, a number that each step draws from this range:
   * below 0 for airy boards, above for dense ones.
   */
  readonly leanLow: number
  readonly leanHigh: number
  readonly noise: number
  /** How many lines are compared before a word is placed. */
  readonly compare: number
  readonly room: number
  /** The largest side of the rectangle that is emptied. */
  readonly window: number
}

/**
 * The effort of one step: 200 up to 4 × 4, 20 on a board of 10 × 10, 3 from about 18 × 18 on. A small board's search
 * converges after fewer steps, each of which is also cheaper, so equal effort means about equal care.
 */
export const stepCost = (width: number, height: number): number =>
  Math.min(200, Math.max(3, Math.round(20_000 / (width * height * Math.sqrt(width * height)))))

/** The effort of one step where a board grows with its list: a step takes longer the more words there are. */
export const stepCostFor = (words: number): number => Math.max(8, Math.round(0.6 * words))

/** Steps after which a maker reports progress: some 20 milliseconds. */
export const stepsPerTurn = (width: number, height: number): number =>
  Math.max(50, Math.floor(100_000 / (width * height)))

export const tuning: Tuning = {
  hot: 0.55,
  cold: 0.35,
  round: 2000,
  leanLow: -1,
  leanHigh: 1.5,
  noise: 6,
  compare: 2,
  room: 48,
  window: 3,
}

export class Search {
  readonly board: Board
  readonly best: Saved
  bestMerit = Number.NEGATIVE_INFINITY
  /** Steps since the start at which the best was found. */
  foundAt = 0
  steps = 0

  private readonly objective: BoardObjective
  private readonly rng: Rng
  private readonly placements: Placements
  private readonly previous: Saved
  private readonly tuning: Tuning
  private value = Number.NEGATIVE_INFINITY
  private readonly roundLength: number
  /** All lines, those that may have a placement first. */
  private readonly order: Int32Array
  private readonly kept: KeptWords | null

  /** `kept`: words that stay on the board throughout. */
  constructor(
    wordIndex: WordIndex,
    width: number,
    height: number,
    objective: BoardObjective,
    rng: Rng,
    tuned: Tuning = tuning,
    kept: readonly Placement[] = [],
  ) {
    this.board = new Board(wordIndex, width, height)
    this.kept = kept.length === 0 ? null : new KeptWords(this.board, kept)
    this.objective = objective.connected && this.board.components() > 1 ? new Joining(objective) : objective
    this.rng = rng
    this.tuning = tuned
    this.placements = new Placements(this.board, rng, tuned.room, !objective.connected, this.kept?.barred)
    this.order = Int32Array.from({ length: this.placements.lines }, (_, line) => line)
    this.previous = this.board.saved()
    this.best = this.board.saved()
    this.roundLength = Math.max(100, Math.round((tuned.round * width * height) / 100))
  }

  /** One ruin-and-recreate step. True when it found a new best board. */
  step(): boolean {
    const { board, placements, objective, tuning, kept } = this
    const progress = (this.steps++ % this.roundLength) / this.roundLength
    const temperature = between(tuning.hot, tuning.cold, progress)

    board.save(this.previous)
    placements.begin()
    this.ruin()
    if (objective.connected) {
      if (kept) kept.clearOthers()
      else board.keepLargest()
    }
    this.recreate()

    const value = objective.climb(board)
    const loss = this.value - value
    const isBroken = kept !== null && !kept.stand()
    if (isBroken || (loss > 0 && this.rng.float() >= exp(-loss / temperature))) {
      board.restore(this.previous)
      placements.undo()
      return false
    }
    this.value = value
    const merit = objective.merit(board)
    if (merit <= this.bestMerit) return false
    this.bestMerit = merit
    this.foundAt = this.steps
    board.save(this.best)
    return true
  }

  /** Continues from a board that was found in another way and is the best so far. */
  adopt(found: Saved, merit: number): void {
    this.board.restore(found)
    this.board.dirty.fill(1)
    this.placements.refresh()
    this.bestMerit = merit
    this.value = this.objective.climb(this.board)
  }

  /**
   * Also accepts as found the next board that is worse than the best by less than this, a margin that grows with each
   * call.
   */
  settleFor(worse: number): void {
    this.bestMerit -= worse
  }

  /** Must be called when the objective has changed its scale. */
  revalue(): void {
    this.value = this.objective.climb(this.board)
  }

  private below(n: number): number {
    return Math.floor(this.rng.float() * n)
  }

  private ruin(): void {
    const { board, rng } = this
    if (board.white === 0) return
    const kind = rng.float()
    if (kind < 0.03 && this.kept === null) board.shift(this.below(2) as Direction, rng.float() < 0.5 ? 1 : -1)
    let row = 0
    let col = 0
    do {
      row = this.below(board.height)
      col = this.below(board.width)
    } while (board.cells[board.cellAt(row, col)] === 0)
    if (kind < 0.3) this.clearWindow(row, col)
    else this.removeSome(row, col)
  }

  private clearWindow(row: number, col: number): void {
    const { board } = this
    const high = Math.min(board.height, row + 1 + this.below(this.tuning.window))
    const wide = Math.min(board.width, col + 1 + this.below(this.tuning.window))
    for (let r = row; r < high; r++) for (let c = col; c < wide; c++) this.erase(board.cellAt(r, c))
  }

  private removeSome(row: number, col: number): void {
    const { board, rng } = this
    this.removeOne(board.cellAt(row, col))
    while (rng.float() < 0.6) {
      for (let attempt = 0; attempt < 6; attempt++) {
        const r = row - 3 + this.below(7)
        const c = col - 3 + this.below(7)
        if (r < 0 || c < 0 || r >= board.height || c >= board.width || board.cells[board.cellAt(r, c)] === 0) continue
        this.removeOne(board.cellAt(r, c))
        break
      }
    }
  }

  private erase(cell: number): void {
    if (!this.kept?.has(cell)) this.board.erase(cell)
  }

  private removeOne(cell: number): void {
    const { board, kept } = this
    const across = board.runs[0][cell] !== 0 && !kept?.holds(cell, 0)
    const down = board.runs[1][cell] !== 0 && !kept?.holds(cell, 1)
    if (kept && !across && !down) return
    board.remove(cell, across && (!down || this.rng.float() < 0.5) ? 0 : 1)
  }

  /**
   * Places words until none fits. Choosing the best placement of a few random lines that have one is enough: comparing
   * all lines each time gives no better boards, and would list lines that change again before they are used.
   */
  private recreate(): void {
    const { board, placements, rng, tuning, order, objective } = this
    const { used, wordIndex, dirty } = board
    const { caps, lengths } = wordIndex
    if (board.white === 0) this.layFirst()
    const lean = tuning.leanLow + (tuning.leanHigh - tuning.leanLow) * rng.float()
    const noise = tuning.noise * rng.float()
    let open = order.length // the first `open` lines of the order may have a placement
    while (open > 0 && !objective.full(board)) {
      let bestScore = -1000
      let bestLine = 0
      let bestPlacement = 0
      for (let compared = 0; compared < tuning.compare && compared < open; ) {
        const at = compared + this.below(open - compared)
        const line = order[at]!
        placements.refreshLine(line)
        let any = false
        for (let i = placements.count(line) - 1; i >= 0; i--) {
          const placement = placements.at(line, i)
          const word = wordOf(placement)
          if (used[word]! >= caps[word]!) continue
          any = true
          const score = lengths[word]! + lean * leanOf(placement) + noise * rng.float() + objective.weigh(word)
          if (score > bestScore) {
            bestScore = score
            bestLine = line
            bestPlacement = placement
          }
        }
        const to = any ? compared++ : --open
        order[at] = order[to]!
        order[to] = line
      }
      if (bestScore === -1000) continue
      const direction = placements.directionOf(bestLine)
      const start = placements.firstCellOf(bestLine) + startOf(bestPlacement) * board.steps[direction]
      if (!board.place(wordOf(bestPlacement), start, direction)) {
        const at = order.indexOf(bestLine)
        order[at] = order[--open]!
        order[open] = bestLine
      } else
        for (let i = open; i < order.length; i++) {
          const line = order[i]!
          if (dirty[line] === 0) continue
          order[i] = order[open]!
          order[open++] = line
        }
    }
    placements.refresh()
  }

  /** Places a random word that fits at a random place of an empty board. */
  private layFirst(): void {
    const { board } = this
    const { lengths } = board.wordIndex
    for (let attempt = 0; attempt < 200; attempt++) {
      const word = this.below(lengths.length)
      const direction = this.below(2) as Direction
      const wide = direction === 0 ? board.width - lengths[word]! : board.width - 1
      const high = direction === 0 ? board.height - 1 : board.height - lengths[word]!
      if (wide < 0 || high < 0) continue
      if (board.place(word, board.cellAt(this.below(high + 1), this.below(wide + 1)), direction)) return
    }
  }
}
