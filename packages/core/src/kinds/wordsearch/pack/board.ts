/**
 * The geometry that makers and fillers work on: cells numbered row by row, directions 0 … 7 in the order of `dirs`,
 * letters as small numbers (0: none yet). `room` gives the number of cells straight ahead, so one comparison decides
 * whether a run fits.
 */

import type { Size } from '../../../spec/size.ts'
import { type Dir, dirs, outside, stepOf } from '../puzzle/model.ts'

export interface Board extends Size {
  readonly count: number
  /** The cells of the board; fewer than `count` where the board is no rectangle. */
  readonly cells: Int32Array
  readonly isCell: Uint8Array
  /** Offset from one cell to the next in direction d. */
  readonly step: Int32Array
  /** room[d * count + cell]: the number of cells from this one on in direction d, itself included. */
  readonly room: Uint8Array
}

/** `shape` marks which places are cells; null: all. */
export function boardOf({ width, height }: Size, shape: readonly boolean[] | null): Board {
  const count = width * height
  const isCell = Uint8Array.from({ length: count }, (_, cell) => (shape === null || shape[cell] ? 1 : 0))
  const room = new Uint8Array(8 * count)
  for (const [d, dir] of dirs.entries()) {
    const [down, right] = stepOf(dir)
    for (let cell = 0; cell < count; cell++) {
      let [row, col, length] = [Math.floor(cell / width), cell % width, 0]
      while (row >= 0 && row < height && col >= 0 && col < width && isCell[row * width + col] === 1) {
        length++
        row += down
        col += right
      }
      room[d * count + cell] = length
    }
  }
  const step = Int32Array.from(dirs, (dir) => stepOf(dir)[0] * width + stepOf(dir)[1])
  const cells = Int32Array.from({ length: count }, (_, cell) => cell).filter((cell) => isCell[cell] === 1)
  return { width, height, count, cells, isCell, step, room }
}

export const dirNumbers = (chosen: readonly Dir[]): number[] => chosen.map((dir) => dirs.indexOf(dir))

/** The length of the longest word that fits somewhere. */
export function longestRun(board: Board, chosen: readonly number[]): number {
  let longest = 0
  for (const d of chosen)
    for (let cell = 0; cell < board.count; cell++) longest = Math.max(longest, board.room[d * board.count + cell]!)
  return longest
}

/** The length of the longest word that fits a full rectangle. */
export const longestIn = ({ width, height }: Size, chosen: readonly number[]): number =>
  Math.max(
    ...chosen.map((d) => {
      const [down, right] = stepOf(dirs[d]!)
      return down === 0 ? width : right === 0 ? height : Math.min(width, height)
    }),
  )

/** Numbers letters from 1. */
export class Letters {
  readonly list: string[] = ['']
  private readonly numbers = new Map<string, number>()

  /** The number of a letter, newly assigned if the letter is new. */
  add(letter: string): number {
    let number = this.numbers.get(letter)
    if (number === undefined) {
      number = this.list.length
      this.list.push(letter)
      this.numbers.set(letter, number)
    }
    return number
  }

  encode(word: string): Uint16Array {
    return Uint16Array.from(word, (letter) => this.add(letter))
  }

  /** null: the word has an unknown letter. */
  encodeKnown(word: string): Uint16Array | null {
    const codes = Array.from(word, (letter) => this.numbers.get(letter) ?? 0)
    return codes.includes(0) ? null : Uint16Array.from(codes)
  }

  /** The board as rows of text. Cells without a letter are written like places outside the board. */
  rows(board: Board, codes: ArrayLike<number>): string[] {
    return Array.from({ length: board.height }, (_, row) =>
      Array.from({ length: board.width }, (_, col) => this.list[codes[row * board.width + col] ?? 0] || outside).join(
        '',
      ),
    )
  }
}
