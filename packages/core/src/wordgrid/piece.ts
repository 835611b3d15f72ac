/**
 * A piece: connected words on an unbounded board, and the ways to join two pieces.
 *
 * Two pieces are joined at a letter that is not yet crossed in either, so that two words cross there. One piece is
 * moved as a whole, and turned if necessary. They fit if wherever both have a cell two words cross with equal letters,
 * and no cell of one is next to a cell that only the other has.
 */
import { limits } from '../base/limits.ts'
import type { Size } from '../spec/size.ts'
import { tailsOf } from './outline.ts'
import type { Outline } from './shape.ts'

/** Cells from one row to the next: two pieces side by side are never that wide. */
const pitch = 1024

export interface Hung {
  readonly word: string
  readonly row: number
  readonly col: number
  readonly isDown: boolean
}

/** How a second piece is joined to a first: first turned, then moved. */
export interface Join {
  readonly turned: boolean
  readonly rows: number
  readonly cols: number
  readonly crossings: number
  /** The rectangle around both. */
  readonly width: number
  readonly height: number
}

const across = 1
const down = 2
const both = across | down

interface Cell {
  readonly letter: string
  readonly ways: number
}

export class Piece {
  readonly words: readonly Hung[]
  readonly #cells = new Map<number, Cell>()
  /** By letter, the cells that may still be crossed. */
  readonly #free = new Map<string, number[]>()
  readonly #height: number
  readonly #width: number
  #turned: Piece | null = null
  #outline: Outline | null = null

  /** The words may be anywhere: the piece is moved to the first row and column. */
  constructor(hung: readonly Hung[]) {
    const top = Math.min(...hung.map(({ row }) => row))
    const left = Math.min(...hung.map(({ col }) => col))
    this.words = hung.map((one) => ({ ...one, row: one.row - top, col: one.col - left }))
    for (const { word, row, col, isDown } of this.words)
      for (const [at, letter] of Array.from(word).entries()) {
        const cell = isDown ? (row + at) * pitch + col : row * pitch + col + at
        const ways = (this.#cells.get(cell)?.ways ?? 0) | (isDown ? down : across)
        this.#cells.set(cell, { letter, ways })
      }
    for (const [cell, { letter, ways }] of this.#cells) {
      if (ways === both) continue
      const cells = this.#free.get(letter)
      if (cells) cells.push(cell)
      else this.#free.set(letter, [cell])
    }
    this.#height = 1 + Math.max(...this.words.map(({ word, row, isDown }) => (isDown ? row + word.length - 1 : row)))
    this.#width = 1 + Math.max(...this.words.map(({ word, col, isDown }) => (isDown ? col : col + word.length - 1)))
  }

  /** The piece with rows and columns swapped. */
  get turned(): Piece {
    this.#turned ??= new Piece(
      this.words.map(({ word, row, col, isDown }) => ({ word, row: col, col: row, isDown: !isDown })),
    )
    return this.#turned
  }

  /** All ways to join another piece to this one. */
  joins(other: Piece): Join[] {
    return [...this.#joins(other, false), ...this.#joins(other.turned, true)]
  }

  joined(other: Piece, { turned, rows, cols }: Join): Piece {
    const moved = (turned ? other.turned : other).words.map((hung) => ({
      ...hung,
      row: hung.row + rows,
      col: hung.col + cols,
    }))
    return new Piece([...this.words, ...moved])
  }

  *#joins(other: Piece, turned: boolean): Generator<Join> {
    const seen = new Set<number>()
    for (const [letter, theirs] of other.#free)
      for (const own of this.#free.get(letter) ?? [])
        for (const cell of theirs) {
          const by = own - cell
          if (seen.has(by) || (this.#cells.get(own)!.ways | other.#cells.get(cell)!.ways) !== both) continue
          seen.add(by)
          const crossings = this.#crossings(other, by)
          if (crossings === 0) continue
          const rows = Math.round(by / pitch)
          const cols = by - rows * pitch
          const { width, height } = this.#sizeWith(other, rows, cols)
          if (Math.max(width, height) <= limits.gridSide) yield { turned, rows, cols, crossings, width, height }
        }
  }

  /** How many letters both share when the other is moved by an offset; 0: they do not fit. */
  #crossings(other: Piece, by: number): number {
    let crossings = 0
    for (const [from, { letter, ways }] of other.#cells) {
      const cell = from + by
      const own = this.#cells.get(cell)
      if (own) {
        if (own.letter !== letter || (own.ways ^ ways) !== both) return 0
        crossings++
        continue
      }
      for (const step of [1, -1, pitch, -pitch])
        if (this.#cells.has(cell + step) && !other.#cells.has(from + step)) return 0
    }
    return crossings
  }

  #sizeWith(other: Piece, rows: number, cols: number): Size {
    return {
      height: Math.max(this.#height, other.#height + rows) - Math.min(0, rows),
      width: Math.max(this.#width, other.#width + cols) - Math.min(0, cols),
    }
  }

  /** What its shape is judged by. */
  get outline(): Outline {
    this.#outline ??= this.#outlined()
    return this.#outline
  }

  #outlined(): Outline {
    const [width, height] = [this.#width, this.#height]
    const rows = new Uint8Array(height)
    const columns = new Uint8Array(width)
    let crossings = 0
    for (const [cell, { ways }] of this.#cells) {
      rows[Math.floor(cell / pitch)]!++
      columns[cell % pitch]!++
      if (ways === both) crossings++
    }
    const tails = tailsOf(rows, 0, height - 1, width) + tailsOf(columns, 0, width - 1, height)
    return { width, height, crossings, hanging: this.words.filter((hung) => this.#isHanging(hung)).length, tails }
  }

  #isHanging({ word, row, col, isDown }: Hung): boolean {
    let met = 0
    for (let at = 0; at < word.length && met < 2; at++)
      if (this.#cells.get(isDown ? (row + at) * pitch + col : row * pitch + col + at)?.ways === both) met++
    return met < 2
  }

  rows(): string[] {
    return Array.from({ length: this.#height }, (_, row) =>
      Array.from({ length: this.#width }, (_, col) => this.#cells.get(row * pitch + col)?.letter ?? '#').join(''),
    )
  }
}
