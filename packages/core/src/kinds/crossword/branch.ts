/**
 * Proves that no board is better than the best known one, or finds a better one: branch and bound, row by row.
 *
 * A row is placed group by group: black, a lone letter, a word. Each column keeps its finished part, its current run
 * and the words that can still become that run. The bound is the Lagrangian of `bound.ts` at its last prices,
 * restricted to what is fixed: the rows placed, the best of the rows to come and, for each column, its best
 * continuation. It changes with every group, so most rows are cut off after a few cells. The lines' tables are built
 * once; a node costs well under a microsecond per word. A square board and its mirror image are worth the same, so only
 * boards whose first column does not come after the first row in letter order are placed.
 */
import type { WordIndex } from '../../wordgrid/wordindex.ts'
import { both, onlyAcross, onlyDown, type Pricing } from './bound.ts'

/** What a line may have at each place, at fixed prices. */
interface Line {
  /** Value of word w from place i, minus its price: `i * words + w`; −∞ where it does not fit. */
  readonly words: Float64Array
  /** Value of a lone letter: `i * letters + letter`. */
  readonly lone: Float64Array
  readonly black: Float64Array
  /** The best value of places i … end if place i − 1 is black, and if a run has just ended before i. */
  readonly afterBlack: Float64Array
  readonly afterRun: Float64Array
}

const never = Number.NEGATIVE_INFINITY

export class Branch {
  /** Number of partial boards tried. */
  nodes = 0
  /** The best value known to be reached by a board. */
  reached: number
  /** The rows of a better board, if one was found. */
  found: readonly string[] | null = null

  private readonly wordIndex: WordIndex
  private readonly width: number
  private readonly height: number
  private readonly pricing: Pricing
  private readonly gain: number
  private readonly accept: (rows: readonly string[]) => number
  private readonly rows: Line[]
  private readonly columns: Line[]
  /** The best value of the rows from r on. */
  private readonly rowsBelow: Float64Array
  private readonly charge: number
  private readonly cells: Uint16Array
  private readonly lonely: Uint8Array
  private readonly used: Uint8Array
  /**
   * For each column: the value of what is finished, where its run started (−1: none), the value of its best
   * continuation.
   */
  private readonly done: Float64Array
  private readonly runStart: Int32Array
  private readonly wayOn: Float64Array
  private pause = 1

  /**
   * `accept`: the value of a full board, −∞ if it is not allowed. `gain`: the minimum difference between two values.
   */
  constructor(
    wordIndex: WordIndex,
    width: number,
    height: number,
    pricing: Pricing,
    reached: number,
    gain: number,
    accept: (rows: readonly string[]) => number,
  ) {
    this.wordIndex = wordIndex
    this.width = width
    this.height = height
    this.pricing = pricing
    this.reached = reached
    this.gain = gain
    this.accept = accept
    this.rows = Array.from({ length: height }, (_, r) => this.lineOf(r * width, 1, width, 1, onlyAcross, onlyDown))
    this.columns = Array.from({ length: width }, (_, c) => this.lineOf(c, width, height, -1, onlyDown, onlyAcross))
    this.rowsBelow = new Float64Array(height + 1)
    for (let r = height - 1; r >= 0; r--) this.rowsBelow[r] = this.rowsBelow[r + 1]! + startOf(this.rows[r]!)
    this.charge = pricing.wordPrices.reduce((sum, price, word) => sum + price * wordIndex.caps[word]!, 0)
    this.cells = new Uint16Array(width * height)
    this.lonely = new Uint8Array(width * height)
    this.used = new Uint8Array(wordIndex.words.length)
    this.done = new Float64Array(width)
    this.runStart = new Int32Array(width).fill(-1)
    this.wayOn = Float64Array.from(this.columns, startOf)
  }

  /** Runs the whole search; pauses every `pause` nodes. */
  *run(pause: number): Generator<void, void> {
    this.pause = pause
    yield* this.nextRow(0, this.charge + sum(this.wayOn) + this.rowsBelow[0]!)
  }

  private *nextRow(row: number, bound: number): Generator<void, void> {
    if (row === this.height) this.leaf()
    else yield* this.layRow(row, 0, 0, bound - startOf(this.rows[row]!))
  }

  /** `rest`: the bound without this row; `value`: the value of the row before `col`, after a black cell or the rim. */
  private *layRow(row: number, col: number, value: number, rest: number): Generator<void, void> {
    const { width, wordIndex, pricing } = this
    const line = this.rows[row]!
    if (col >= width) {
      yield* this.nextRow(row + 1, rest + value)
      return
    }
    if (++this.nodes % this.pause === 0) yield
    const needed = this.reached + this.gain - 1e-6
    const pair = col === 0 ? 0 : pricing.pairCost
    const dark = value + line.black[col]! - pair
    if (dark + line.afterBlack[col + 1]! + rest >= needed)
      yield* this.groupOf(row, col, 1, 0, dark, line.afterBlack[col + 1]!, rest, needed, col + 1, -1)
    const { firstOf, lengths, longest } = wordIndex
    for (let letter = 1; letter < wordIndex.letters.length; letter++) {
      const here = value + line.lone[col * wordIndex.letters.length + letter]!
      if (here + line.afterRun[col + 1]! + rest < needed) continue
      yield* this.groupOf(row, col, 1, letter, here, line.afterRun[col + 1]!, rest, needed, col + 1, -2)
    }
    const last = firstOf[Math.min(width - col, longest) + 1]!
    for (let word = 0; word < last; word++) {
      const here = value + line.words[col * wordIndex.words.length + word]!
      const end = col + lengths[word]!
      if (here + line.afterRun[end]! + rest < needed || this.used[word]! >= wordIndex.caps[word]!) continue
      this.used[word]!++
      yield* this.groupOf(row, col, lengths[word]!, 0, here, line.afterRun[end]!, rest, needed, end, word)
      this.used[word]!--
    }
  }

  /** Places black (−1), a lone letter (−2) or a word, with the black cell behind it, and goes on. */
  private *groupOf(
    row: number,
    col: number,
    size: number,
    letter: number,
    value: number,
    tail: number,
    rest: number,
    needed: number,
    end: number,
    kind: number,
  ): Generator<void, void> {
    const { width, wordIndex } = this
    const first = kind === -1 ? 0 : kind === -2 ? letter : wordIndex.spelling[kind * wordIndex.longest]!
    if (col === 0 && !this.inOrder(row, first)) return
    let bound = rest + value + tail
    const closes = kind !== -1 && end < width
    const count = size + (closes ? 1 : 0)
    const undo: number[] = []
    let placed = 0
    for (; placed < count; placed++) {
      const at =
        kind === -1 || placed === size
          ? 0
          : kind === -2
            ? letter
            : wordIndex.spelling[kind * wordIndex.longest + placed]!
      const column = col + placed
      const before = this.wayOn[column]!
      undo.push(this.done[column]!, this.runStart[column]!, before)
      const completed = this.enter(row, column, at, kind === -2 && placed < size)
      undo.push(completed)
      bound += this.wayOn[column]! - before
      if (bound < needed || this.wayOn[column] === never) {
        placed++
        break
      }
    }
    if (bound >= needed && placed === count && bound > never) {
      const black = closes ? this.rows[row]!.black[end]! : 0
      const columnsChange = bound - (rest + value + tail)
      yield* this.layRow(row, closes ? end + 1 : end, value + black, rest + columnsChange)
    }
    for (let k = placed - 1; k >= 0; k--) {
      const column = col + k
      this.done[column] = undo[k * 4]!
      this.runStart[column] = undo[k * 4 + 1]!
      this.wayOn[column] = undo[k * 4 + 2]!
      const word = undo[k * 4 + 3]!
      if (word >= 0) this.used[word]!--
    }
  }

  /** Whether a letter may begin a row: the first column must not come after the first row. */
  private inOrder(row: number, letter: number): boolean {
    const { cells, width, height } = this
    if (width !== height) return true
    for (let k = 1; k < row; k++) if (cells[k * width] !== cells[k]) return true
    return row === 0 || letter <= cells[row]!
  }

  /** Adds a letter (0: black) to a column and returns the word that this completes (−1: none). */
  private enter(row: number, column: number, letter: number, lone: boolean): number {
    const { pricing, width } = this
    const line = this.columns[column]!
    const cell = row * width + column
    const start = this.runStart[column]!
    this.cells[cell] = letter
    this.lonely[cell] = lone ? 1 : 0
    if (letter !== 0) {
      if (start < 0) this.runStart[column] = row
      this.wayOn[column] = this.done[column]! + this.onwards(column, start < 0 ? row : start, row)
      return -1
    }
    let completed = -1
    if (start >= 0) {
      const value = this.closed(column, start, row)
      if (value === never) {
        this.wayOn[column] = never
        return -1
      }
      if (row - start >= 2) {
        completed = this.wordIn(column, start, row - start)
        this.used[completed]!++
      }
      this.done[column] = this.done[column]! + value
      this.runStart[column] = -1
    }
    const pair = row > 0 && this.cells[cell - width] === 0 ? pricing.pairCost : 0
    this.done[column] = this.done[column]! + line.black[row]! - pair
    this.wayOn[column] = this.done[column]! + line.afterBlack[row + 1]!
    return completed
  }

  /** The value of a column's run before `end`; −∞: neither a free word nor a lone letter in a word of a row. */
  private closed(column: number, start: number, end: number): number {
    const { wordIndex, width } = this
    const line = this.columns[column]!
    if (end - start === 1) {
      const cell = start * width + column
      return this.lonely[cell] === 1 ? never : line.lone[start * wordIndex.letters.length + this.cells[cell]!]!
    }
    const word = this.wordIn(column, start, end - start)
    if (word < 0 || this.used[word]! >= wordIndex.caps[word]!) return never
    return line.words[start * wordIndex.words.length + word]!
  }

  private wordIn(column: number, start: number, length: number): number {
    const { firstOf, longest } = this.wordIndex
    if (length > longest) return -1
    for (let word = firstOf[length]!; word < firstOf[length + 1]!; word++)
      if (this.spells(word, column, start, length)) return word
    return -1
  }

  private spells(word: number, column: number, start: number, length: number): boolean {
    const { spelling, longest } = this.wordIndex
    for (let k = 0, cell = start * this.width + column; k < length; k++, cell += this.width)
      if (spelling[word * longest + k] !== this.cells[cell]) return false
    return true
  }

  /** The maximum value that a column can still get from the run that started at `start` and has reached `row`. */
  private onwards(column: number, start: number, row: number): number {
    const { wordIndex, height } = this
    const line = this.columns[column]!
    const length = row - start + 1
    let best = this.closed(column, start, row + 1)
    if (best !== never) best += line.afterRun[row + 1]!
    const { firstOf, longest, lengths, caps } = wordIndex
    if (length >= longest) return best
    const last = firstOf[Math.min(height - start, longest) + 1]!
    for (let word = firstOf[length + 1]!; word < last; word++) {
      const value = line.words[start * wordIndex.words.length + word]! + line.afterRun[start + lengths[word]!]!
      if (value > best && this.used[word]! < caps[word]! && this.spells(word, column, start, length)) best = value
    }
    return best
  }

  private leaf(): void {
    const { width, height, wordIndex } = this
    const closing: number[] = []
    let legal = true
    for (let column = 0; column < width && legal; column++) {
      const start = this.runStart[column]!
      if (start < 0) continue
      legal = this.closed(column, start, height) !== never
      if (!legal || height - start < 2) continue
      const word = this.wordIn(column, start, height - start)
      this.used[word]!++
      closing.push(word)
    }
    for (const word of closing) this.used[word]!--
    if (!legal) return
    const rows = Array.from({ length: height }, (_, r) =>
      Array.from({ length: width }, (_, c) => wordIndex.letters[this.cells[r * width + c]!] || '#').join(''),
    )
    const value = this.accept(rows)
    if (value < this.reached + this.gain - 1e-6) return
    this.reached = value
    this.found = rows
  }

  private lineOf(first: number, step: number, length: number, sign: number, alone: number, other: number): Line {
    const { wordIndex, pricing } = this
    const { prices, worth, labels, wordPrices, pairCost } = pricing
    const { firstOf, lengths, longest, spelling, words } = wordIndex
    const letters = wordIndex.letters.length
    const price = (i: number, label: number): number =>
      worth[label]! / 2 + sign * prices[(first + i * step) * labels + label]!
    const line: Line = {
      words: new Float64Array(length * words.length).fill(never),
      lone: new Float64Array(length * letters).fill(never),
      black: Float64Array.from({ length }, (_, i) => price(i, 0)),
      afterBlack: new Float64Array(length + 1),
      afterRun: new Float64Array(length + 1),
    }
    for (let i = length - 1; i >= 0; i--) {
      line.afterRun[i] = line.black[i]! + line.afterBlack[i + 1]!
      let best = line.afterRun[i]! - pairCost
      for (let letter = 1; letter < letters; letter++) {
        line.lone[i * letters + letter] = price(i, 1 + letter * 3 + other)
        best = Math.max(best, line.lone[i * letters + letter]! + line.afterRun[i + 1]!)
      }
      for (let word = 0; word < firstOf[Math.min(length - i, longest) + 1]!; word++) {
        let value = -wordPrices[word]!
        for (let k = 0; k < lengths[word]!; k++) {
          const label = 1 + spelling[word * longest + k]! * 3
          value += Math.max(price(i + k, label + both), price(i + k, label + alone))
        }
        line.words[i * words.length + word] = value
        best = Math.max(best, value + line.afterRun[i + lengths[word]!]!)
      }
      line.afterBlack[i] = best
    }
    return line
  }
}

/** The best value of a whole line: as after a black cell, except that a black first cell forms no pair. */
const startOf = (line: Line): number => Math.max(line.afterBlack[0]!, line.afterRun[0]!)

const sum = (values: Float64Array): number => values.reduce((total, value) => total + value, 0)
