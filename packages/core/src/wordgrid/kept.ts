/**
 * Words that stay in place while a search places and removes others around them. The cells at both ends of such a word
 * are barred: a letter there would make it another word.
 */

import type { Board, Direction } from './board.ts'
import type { Placement } from './keep.ts'

export class KeptWords {
  /** The cells of kept words. */
  readonly cells: readonly number[]
  /** 1 for a cell that must stay empty. */
  readonly barred: Uint8Array
  private readonly isCell: Uint8Array
  private readonly queue: Int32Array
  private readonly isSeen: Uint8Array
  private readonly words: readonly { readonly word: number; readonly start: number; readonly direction: Direction }[]
  private readonly board: Board

  /** Places them on an empty board. They must be words of its word index that agree with each other and lie inside. */
  constructor(board: Board, kept: readonly Placement[]) {
    this.board = board
    this.words = kept.map(({ row, col, way, word }) => ({
      word: board.wordIndex.words.indexOf(word),
      start: board.cellAt(row, col),
      direction: way === 'across' ? 0 : 1,
    }))
    const size = board.cells.length
    this.isCell = new Uint8Array(size)
    this.barred = new Uint8Array(size)
    this.queue = new Int32Array(size)
    this.isSeen = new Uint8Array(size)
    for (const { word, start, direction } of this.words) {
      const step = board.steps[direction]
      const length = board.wordIndex.lengths[word]!
      for (let i = 0; i < length; i++) this.isCell[start + i * step] = 1
      this.barred[start - step] = 1
      this.barred[start + length * step] = 1
    }
    this.cells = [...this.isCell.keys()].filter((cell) => this.isCell[cell] === 1)
    const { codes } = board.wordIndex
    const letters = new Uint16Array(size)
    for (const { row, col, way, word } of kept)
      for (const [at, letter] of Array.from(word).entries())
        letters[way === 'across' ? board.cellAt(row, col + at) : board.cellAt(row + at, col)] = codes.get(letter) ?? 0
    board.write(letters)
  }

  has(cell: number): boolean {
    return this.isCell[cell] === 1
  }

  /** Whether the run through a cell is a kept word. */
  holds(cell: number, direction: Direction): boolean {
    const { board } = this
    const step = board.steps[direction]
    let start = cell
    while (board.cells[start - step] !== 0) start -= step
    return this.words.some((one) => one.direction === direction && one.start === start)
  }

  /** Whether all of them are in place. */
  stand(): boolean {
    const { runs } = this.board
    return this.words.every(({ word, start, direction }) => runs[direction][start] === word + 1)
  }

  /** Clears every component of the board without a kept word. */
  clearOthers(): void {
    const { board, queue, isSeen } = this
    const { cells, stride } = board
    isSeen.fill(0)
    let tail = 0
    const see = (cell: number): void => {
      if (cells[cell] === 0 || isSeen[cell] === 1) return
      isSeen[cell] = 1
      queue[tail++] = cell
    }
    for (const cell of this.cells) see(cell)
    for (let head = 0; head < tail; head++) {
      const cell = queue[head]!
      see(cell - 1)
      see(cell + 1)
      see(cell - stride)
      see(cell + stride)
    }
    for (let cell = stride; cell < cells.length; cell++) if (cells[cell] !== 0 && isSeen[cell] === 0) board.erase(cell)
  }
}
