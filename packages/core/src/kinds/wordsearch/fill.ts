/**
 * The letters of the cells that belong to no word. They are drawn cell by cell from the words' own letters, each time
 * among those that complete no forbidden run: no second reading of a listed word, no blocked word, in any direction. So
 * nothing has to be thrown away afterwards. A cell that no letter fits empties its surroundings, a bounded number of times.
 */
import type { Rng } from '../../engine/rng.ts'
import type { Board } from './board.ts'

export class Filler {
  private readonly board: Board
  private readonly patterns: readonly Uint16Array[]
  /** letter → the patterns with that letter and where in them: pattern * 64 + offset. */
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

  /** Whether a letter in this cell would complete a pattern, given the letters that are there. */
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

  /** Fills the cells with these letters, repeated as often as they are liked. False: it did not work out. */
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

  /** Beginnings of words, as far as they find room: they look like the word and are not. */
  mislead(words: readonly Uint16Array[], dirs: readonly number[], rng: Rng): void {
    const { count, cells, room, step } = this.board
    const long = words.filter((word) => word.length >= 3)
    if (long.length === 0) return
    for (let attempt = 0; attempt < cells.length * 4; attempt++) {
      const word = rng.pick(long)
      const length = word.length - 1 - rng.below(Math.max(1, word.length >> 1))
      const d = rng.pick(dirs)
      const start = cells[rng.below(cells.length)]!
      if (length < 2 || room[d * count + start]! < length) continue
      const run = Array.from({ length }, (_, i) => start + i * step[d]!)
      const fits = run.every((cell, i) => this.codes[cell] === 0 || this.codes[cell] === word[i])
      const fresh = run.filter((cell) => this.codes[cell] === 0)
      if (!fits || fresh.length * 2 < length) continue
      const put: number[] = []
      for (const [i, cell] of run.entries()) {
        if (this.codes[cell] !== 0) continue
        if (this.completes(cell, word[i]!)) break
        this.codes[cell] = word[i]!
        put.push(cell)
      }
      if (put.length < fresh.length) for (const cell of put) this.codes[cell] = 0
    }
  }

  private near(a: number, b: number): boolean {
    const { width } = this.board
    return Math.abs(Math.floor(a / width) - Math.floor(b / width)) <= 2 && Math.abs((a % width) - (b % width)) <= 2
  }
}
