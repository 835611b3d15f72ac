/**
 * Plans black cells before words: a connected pattern with a given number of white cells, with no more runs of a length
 * than the list has words of it, which can be filled in many ways and solved in few.
 *
 * For a list of two letters every crossing of two runs halves the ways to put words into them. In bits: the maker has Σ
 * log2 w!/(w − r)! ways less one for each crossing, where r runs of a length have w words to choose from (`freedom`);
 * the solver knows which words are used, and has Σ log2 r! less one for each crossing (`ambiguity`). The pattern should
 * leave some freedom and hardly any ambiguity: it uses the long words and leaves out short ones.
 *
 * Method: annealing. A move makes a black cell white and a white one, near by or anywhere, black. The cost, to become
 * 0, is the runs without a word, the pieces beyond one, the bits that freedom lacks and the bits of ambiguity in
 * excess. The runs are counted with each cell, the pieces only if the rest would not refuse the move. A pattern of 20 ×
 * 20 takes about a quarter of a second.
 */
import { between, exp, log2 } from '../../base/exp.ts'
import type { Rng } from '../../base/rng.ts'

/** Moves of one annealing, for each cell of the board. */
const movesForCell = 600
/** The bits of freedom that are enough. */
const enough = 15
/** Weight of a missing or excess bit, relative to a run without a word. */
const bitWeight = 0.3
/** Bits by which a good pattern may miss its aim. */
const slack = 0.75
const hot = 0.8
const cold = 0.06

/**
 * The maximum number of white cells of a good pattern: ambiguity is lowest with all words except those of lengths that
 * have too many.
 */
export function whitest(words: ArrayLike<number>, maxAmbiguity: number): number {
  let white = maxAmbiguity + slack
  for (let length = 2; length < words.length; length++)
    for (let word = 1; word <= words[length]!; word++) white += Math.max(0, length - log2(word))
  return Math.floor(white)
}

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
  /** All cells, the black ones first. */
  private readonly order: Int32Array
  private readonly place: Int32Array
  private readonly blacks: number
  private readonly maxAmbiguity: number
  private readonly queue: Int32Array
  private readonly seen: Int32Array
  private floods = 0
  /** Number of runs without a word. */
  private excess = 0
  /** Ambiguity in bits, before crossings are subtracted. */
  private orders = 0
  private choices = 0
  private letters = 0
  /** By number: its binary logarithm. */
  private readonly bits: Float64Array
  private pieces = 0
  private readonly all: number
  private moves = 0

  /**
   * `words`: the number of words in the list, by length; `patience`: a factor for the length of the annealing;
   * `maxAmbiguity`: bits that are left to the solver.
   */
  constructor(
    words: ArrayLike<number>,
    width: number,
    height: number,
    white: number,
    rng: Rng,
    patience: number,
    maxAmbiguity: number,
  ) {
    this.width = width
    this.height = height
    this.stride = width + 2
    this.rng = rng
    const size = this.stride * (height + 2)
    this.black = new Uint8Array(size).fill(1)
    const longest = Math.max(width, height)
    this.words = Int32Array.from({ length: longest + 1 }, (_, length) => words[length] ?? 0)
    this.runs = new Int32Array(longest + 1)
    this.maxAmbiguity = maxAmbiguity
    this.bits = Float64Array.from({ length: width * height + Math.max(...this.words) + 2 }, (_, n) =>
      log2(Math.max(1, n)),
    )
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

  /** Whether the annealing has ended. */
  get over(): boolean {
    return this.moves >= this.all
  }

  get good(): boolean {
    return this.excess === 0 && this.pieces === 1 && this.ambiguity <= this.maxAmbiguity + slack
  }

  /** `#` for black, `.` for white. */
  get rows(): string[] {
    const { width, height, stride, black } = this
    return Array.from({ length: height }, (_, row) =>
      Array.from({ length: width }, (_, col) => (black[(row + 1) * stride + col + 1] === 1 ? '#' : '.')).join(''),
    )
  }

  /** Cells in two runs: as there are no single white cells, the letters of all runs minus the white cells. */
  private get crossings(): number {
    return this.letters - (this.cells.length - this.blacks)
  }

  get ambiguity(): number {
    return this.orders - this.crossings
  }

  get freedom(): number {
    return this.choices - this.crossings
  }

  private get strain(): number {
    const lacking = Math.max(0, enough - this.freedom)
    return this.excess + bitWeight * (lacking + Math.max(0, this.ambiguity - this.maxAmbiguity))
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

  /** Joins the runs on both sides of a cell that becomes white, or splits them again. */
  private join(cell: number, step: number, sign: 1 | -1): void {
    const { black } = this
    let before = 0
    while (black[cell - (before + 1) * step] === 0) before++
    let after = 0
    while (black[cell + (after + 1) * step] === 0) after++
    this.count(before, sign === 1 ? -1 : 1)
    this.count(after, sign === 1 ? -1 : 1)
    this.count(before + 1 + after, sign)
  }

  private count(length: number, more: 1 | -1): void {
    if (length < 2) return
    const { runs, words, bits } = this
    // the run that is added or removed is the last of its length
    const last = runs[length]! + (more === 1 ? 1 : 0)
    this.letters += more * length
    this.orders += more * bits[last]!
    this.choices += more * bits[Math.max(1, words[length]! - last + 1)]!
    if (last > words[length]!) this.excess += more
    runs[length]! += more
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
