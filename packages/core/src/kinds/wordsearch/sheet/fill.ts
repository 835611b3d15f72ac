/**
 * Fills the cells that belong to no word. Letters are drawn cell by cell from the words' own letters, among those that
 * complete no forbidden run: no second reading of a listed word, no blocked word, in any direction. So nothing has to
 * be discarded afterwards. If no letter fits a cell, its surroundings are emptied, a limited number of times.
 */
import type { Rng } from '../../../base/rng.ts'
import type { Board } from '../pack/board.ts'
import { falseStartLength, misleading } from '../solve/hardness.ts'

export class Filler {
  private readonly board: Board
  private readonly patterns: readonly Uint16Array[]
  /** For each letter, the patterns that contain it and where: pattern * 64 + offset. */
  private readonly uses: readonly number[][]
  readonly codes: Uint16Array

  constructor(board: Board, codes: Uint16Array, patterns: readonly Uint16Array[], letterCount: number) {
    this.board = board
    this.codes = codes
    this.patterns = patterns
    const uses: number[][] = Array.from({ length: letterCount + 1 }, () => [])
    for (const [p, pattern] of patterns.entries())
      for (const [offset, letter] of pattern.entries()) uses[letter]?.push(p * 64 + offset)
    this.uses = uses
  }

  /** Whether a letter in this cell would complete a pattern, given the letters already there. */
  completes(cell: number, letter: number): boolean {
    const { count, room, step } = this.board
    for (const use of this.uses[letter] ?? []) {
      const pattern = this.patterns[use >> 6]!
      const offset = use & 63
      for (let d = 0; d < 8; d++) {
        if (room[d * count + cell]! < pattern.length - offset) continue
        if (room[((d + 4) & 7) * count + cell]! <= offset) continue
        const stride = step[d]!
        let at = cell - offset * stride
        let i = 0
        for (; i < pattern.length; i++, at += stride) if (i !== offset && this.codes[at] !== pattern[i]) break
        if (i === pattern.length) return true
      }
    }
    return false
  }

  /**
   * Fills the cells with letters drawn from `letters`, where repeating a letter makes it more frequent. Returns false
   * on failure.
   */
  fill(cells: readonly number[], letters: readonly number[], rng: Rng): boolean {
    const kinds = [...new Set(letters)]
    const open = rng.shuffle([...cells])
    let repairs = 20 + 2 * cells.length
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      const here = cell
      const liked = rng.pick(letters)
      const letter = this.completes(here, liked)
        ? rng.shuffle([...kinds]).find((other) => !this.completes(here, other))
        : liked
      if (letter !== undefined) {
        this.codes[here] = letter
        continue
      }
      if (repairs-- === 0) return false
      const emptied = cells.filter((other) => this.codes[other] !== 0 && this.near(here, other))
      for (const other of emptied) this.codes[other] = 0
      open.push(...rng.shuffle(emptied), here)
    }
    return true
  }

  /** Adds beginnings of words that look like the word but are not: as many as make each word hard, if there is room. */
  mislead(words: readonly Uint16Array[], dirs: readonly number[], rng: Rng): void {
    for (const word of rng.shuffle(words.filter(({ length }) => falseStartLength(length) > 0)))
      for (let many = misleading(word.length); many > 0; many--) this.startFalsely(word, dirs, rng)
  }

  /** Adds still more beginnings of words, anywhere. */
  crowd(words: readonly Uint16Array[], dirs: readonly number[], rng: Rng): void {
    const { count, cells, room } = this.board
    const long = words.filter(({ length }) => falseStartLength(length) > 0)
    if (long.length === 0) return
    for (let attempt = 0; attempt < cells.length * 4; attempt++) {
      const word = rng.pick(long)
      const min = falseStartLength(word.length)
      const length = min + rng.below(word.length - min)
      const d = rng.pick(dirs)
      const start = cells[rng.below(cells.length)]!
      const fresh = room[d * count + start]! < length ? -1 : this.freshFor(word, length, start, d)
      if (fresh * 2 >= length) this.begin(word, length, start, d)
    }
  }

  /**
   * Adds one false start where it needs fewest new letters, with noise. A few tries, because it may complete a pattern.
   */
  private startFalsely(word: Uint16Array, dirs: readonly number[], rng: Rng): void {
    const { count, cells, room } = this.board
    const length = falseStartLength(word.length)
    for (let attempt = 0; attempt < 8; attempt++) {
      let [cheapest, start, direction] = [Number.POSITIVE_INFINITY, 0, 0]
      for (const d of dirs)
        for (let c = 0; c < cells.length; c++) {
          const fresh = room[d * count + cells[c]!]! < length ? 0 : this.freshFor(word, length, cells[c]!, d)
          if (fresh <= 0) continue
          const price = fresh + 2 * rng.float()
          if (price < cheapest) [cheapest, start, direction] = [price, cells[c]!, d]
        }
      if (cheapest === Number.POSITIVE_INFINITY || this.begin(word, length, start, direction)) return
    }
  }

  /** How many cells the beginning of a word would have to fill; −1 if other letters are in the way. */
  private freshFor(word: Uint16Array, length: number, start: number, d: number): number {
    let fresh = 0
    for (let i = 0, cell = start; i < length; i++, cell += this.board.step[d]!)
      if (this.codes[cell] === 0) fresh++
      else if (this.codes[cell] !== word[i]) return -1
    return fresh
  }

  /** Writes the beginning of a word, unless that would complete a pattern. */
  private begin(word: Uint16Array, length: number, start: number, d: number): boolean {
    const put: number[] = []
    for (let i = 0, cell = start; i < length; i++, cell += this.board.step[d]!) {
      if (this.codes[cell] !== 0) continue
      if (this.completes(cell, word[i]!)) {
        for (const filled of put) this.codes[filled] = 0
        return false
      }
      this.codes[cell] = word[i]!
      put.push(cell)
    }
    return true
  }

  private near(a: number, b: number): boolean {
    const { width } = this.board
    return Math.abs(Math.floor(a / width) - Math.floor(b / width)) <= 2 && Math.abs((a % width) - (b % width)) <= 2
  }
}
