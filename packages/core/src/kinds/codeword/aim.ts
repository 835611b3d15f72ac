/**
 * What the search for a codeword's board is after: long words and many crossings, which is what a person reasons from, on a small
 * board; and letters that stand at least twice, for of one that stands once nothing else can be learnt.
 */
import type { Board } from '../../engine/wordgrid/board.ts'
import type { Aim } from '../../engine/wordgrid/search.ts'

/** What is a crossing worth beside a cell? And what does a cell of the board's rectangle cost? */
const crossingWorth = 1.5
const areaCost = 0.05
/**
 * What does a letter cost that stands once? Where there are few they can be got rid of, so the first ones cost more than the word that
 * brings them; where a short list has many, no word is worth less than it costs.
 */
const [few, costOfFew, costOfMany] = [3, 5, 1.5]
const loneCost = (lone: number): number => costOfFew * Math.min(lone, few) + costOfMany * Math.max(0, lone - few)

export interface Figures {
  readonly white: number
  readonly crossings: number
  readonly lone: number
  readonly area: number
}

export const worthOf = ({ white, crossings, lone, area }: Figures): number =>
  white + crossingWorth * crossings - loneCost(lone) - areaCost * area

export class Coded implements Aim {
  readonly connected = true
  private readonly twice: boolean
  private readonly times: Uint16Array

  /** `twice`: letters that stand once count against a board. */
  constructor(letters: number, twice: boolean) {
    this.times = new Uint16Array(letters)
    this.twice = twice
  }

  climb(board: Board): number {
    const { cells, width, height, white, crossings } = board
    const { times } = this
    times.fill(0)
    let [top, bottom, left, right] = [height, -1, width, -1]
    for (let row = 0; row < height; row++)
      for (let col = 0; col < width; col++) {
        const letter = cells[board.cellAt(row, col)]!
        if (letter === 0) continue
        times[letter]!++
        if (row < top) top = row
        if (row > bottom) bottom = row
        if (col < left) left = col
        if (col > right) right = col
      }
    let lone = 0
    if (this.twice) for (let letter = 1; letter < times.length; letter++) if (times[letter] === 1) lone++
    return worthOf({ white, crossings, lone, area: Math.max(0, right - left + 1) * Math.max(0, bottom - top + 1) })
  }

  merit(board: Board): number {
    return this.climb(board)
  }

  weigh(): number {
    return 0
  }

  full(): boolean {
    return false
  }
}
