/**
 * Black cells before words: a connected pattern with so many white cells whose runs are no more of any length than the list
 * has words of it.
 *
 * Method: annealing. A move makes a black cell white and a white one, near by or anywhere, black; what is to become 0 is the number of runs
 * without a word, and of pieces but one. The count of runs is kept up to date with each cell; the pieces are counted
 * only when the runs alone would not refuse the move. Patterns with fewer pairs of neighbouring white
 * cells are preferred, for they leave words to spare. A pattern of 20 × 20 takes about a quarter of a second.
 */
import { between, exp } from '../../engine/exp.ts'
import type { Rng } from '../../engine/rng.ts'

/** Moves of one annealing, for each cell of the board. */
const movesForCell = 600
const jointWeight = 1 / 3
const hot = 0.8
const cold = 0.06

export class Plan {
  readonly width: number
  readonly height: number
  readonly stride: number
  /** 1 on black cells and on the border of one cell around the board. */
  readonly black: Uint8Array
  private readonly rng: Rng
  /** By length: runs of the pattern, and words of the list. */
  private readonly runs: Int32Array
  private readonly words: Int32Array
  private readonly cells: Int32Array
  /** The black cells first. */
  private readonly order: Int32Array
  private readonly place: Int32Array
  private readonly blacks: number
  private readonly queue: Int32Array
  private readonly seen: Int32Array
  private floods = 0
  /** Runs without a word. */
  private excess = 0
  /** Pairs of neighbouring white cells: the fewer, the more words are to spare. */
  private joints = 0
  private pieces = 0
  private readonly all: number
  private moves = 0

  /** `words`: by length, how many the list has; `patience`: how many times as long as usual the annealing takes. */
  constructor(words: ArrayLike<number>, width: number, height: number, white: number, rng: Rng, patience: number) {
    this.width = width
    this.height = height
    this.stride = width + 2
    this.rng = rng
    const size = this.stride * (height + 2)
    this.black = new Uint8Array(size).fill(1)
    const longest = Math.max(width, height)
    this.words = Int32Array.from({ length: longest + 1 }, (_, length) => words[length] ?? 0)
    this.runs = new Int32Array(longest + 1)
    this.cells = Int32Array.from(
      { length: width * height },
      (_, i) => (Math.floor(i / width) + 1) * this.stride + (i % width) + 1,
    )
    this.place = new Int32Array(size).fill(-1)
    this.queue = new Int32Array(size)
    this.seen = new Int32Array(size)
    this.order = rng.shuffle(this.cells.slice())
    this.blacks = width * height - white
    for (const [at, cell] of this.order.entries()) this.place[cell] = at
    for (const cell of this.order.subarray(this.blacks)) this.whiten(cell)
    this.pieces = this.countPieces()
    this.all = patience * movesForCell * this.cells.length
  }

  step(moves: number): void {
    const heat = between(hot, cold, Math.min(1, this.moves / this.all))
    this.moves += moves
    for (let i = 0; i < moves; i++) this.move(heat)
  }

  /** The annealing has come to its end. */
  get over(): boolean {
    return this.moves >= this.all
  }

  get good(): boolean {
    return this.excess === 0 && this.pieces === 1
  }

  private get strain(): number {
    return this.excess + jointWeight * this.joints
  }

  private below(n: number): number {
    return Math.floor(this.rng.float() * n)
  }

  private move(heat: number): void {
    const { order, place, rng, blacks } = this
    if (blacks === 0 || blacks === order.length) return
    const from = order[this.below(blacks)]!
    const to =
      rng.float() < 0.5
        ? from + (this.below(3) - 1) * this.stride + this.below(3) - 1
        : order[blacks + this.below(order.length - blacks)]!
    if (this.black[to] === 1) return
    const before = this.strain + this.pieces
    this.whiten(from)
    this.blacken(to)
    const luck = rng.float()
    if (luck < exp((before - this.strain - 1) / heat)) {
      const pieces = this.countPieces()
      if (luck < exp((before - this.strain - pieces) / heat)) {
        this.pieces = pieces
        const [here, there] = [place[from]!, place[to]!]
        order[here] = to
        order[there] = from
        place[to] = here
        place[from] = there
        return
      }
    }
    this.whiten(to)
    this.blacken(from)
  }

  private whiten(cell: number): void {
    this.black[cell] = 0
    this.join(cell, 1, 1)
    this.join(cell, this.stride, 1)
  }

  private blacken(cell: number): void {
    this.join(cell, 1, -1)
    this.join(cell, this.stride, -1)
    this.black[cell] = 1
  }

  /** The runs beside a white cell become one with it, or again two. */
  private join(cell: number, step: number, sign: 1 | -1): void {
    const { black } = this
    let before = 0
    while (black[cell - (before + 1) * step] === 0) before++
    let after = 0
    while (black[cell + (after + 1) * step] === 0) after++
    this.count(before, -sign)
    this.count(after, -sign)
    this.count(before + 1 + after, sign)
  }

  private count(length: number, more: number): void {
    if (length < 2) return
    const { runs, words } = this
    this.joints += more * (length - 1)
    this.excess -= Math.max(0, runs[length]! - words[length]!)
    runs[length] = runs[length]! + more
    this.excess += Math.max(0, runs[length]! - words[length]!)
  }

  private countPieces(): number {
    const { black, seen, queue, cells, stride } = this
    const mark = ++this.floods
    let pieces = 0
    for (let i = 0; i < cells.length; i++) {
      const start = cells[i]!
      if (black[start] === 1 || seen[start] === mark) continue
      pieces++
      let tail = 0
      queue[tail++] = start
      seen[start] = mark
      for (let head = 0; head < tail; head++) {
        const cell = queue[head]!
        for (let way = 0; way < 4; way++) {
          const next = way === 0 ? cell - 1 : way === 1 ? cell + 1 : way === 2 ? cell - stride : cell + stride
          if (black[next] === 1 || seen[next] === mark) continue
          seen[next] = mark
          queue[tail++] = next
        }
      }
    }
    return pieces
  }
}
