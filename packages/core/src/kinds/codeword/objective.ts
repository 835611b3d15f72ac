/**
 * The goal of the search for a codeword's board: long words and many crossings, which a person reasons from, on a small
 * board; letters that occur at least twice, because one that occurs once gives no further information; and for a harder
 * level, no word that its length or its pattern gives away.
 */
import type { Board } from '../../wordgrid/board.ts'
import type { BoardObjective } from '../../wordgrid/search.ts'
import type { WordIndex } from '../../wordgrid/wordindex.ts'
import { patternOf } from './pools.ts'

/** The worth of a crossing relative to a cell, and the cost of each cell in the board's rectangle. */
const crossingWorth = 1.5
export const areaCost = 0.05
/**
 * The share of its worth that a board loses if all its letters occur once. It is a share so that a small board with few
 * such letters is no better than a large one with many; its size makes a word worth more than two letters that only it
 * contains.
 */
const loneShare = 0.5
/**
 * The cost of a word that is the only one of its kind on a board for a harder level: more than a long word is worth;
 * smaller costs make fuller boards.
 */
export const giveawayCosts = [15, 5, 0] as const

export interface Figures {
  readonly white: number
  readonly crossings: number
  /** The number of different letters, and of those that occur once. */
  readonly letters: number
  readonly lone: number
  /** Cells of the board's rectangle. */
  readonly area: number
}

export const worthOf = ({ white, crossings, letters, lone, area }: Figures): number =>
  (white + crossingWorth * crossings) * (1 - (loneShare * lone) / Math.max(1, letters)) - areaCost * area

export class Coded implements BoardObjective {
  readonly connected = true
  private readonly twice: boolean
  private readonly times: Uint16Array
  /** The class of each word, shared by words that it could be confused with; null: not needed. */
  private readonly likeness: Uint16Array | null
  private readonly alike: Uint16Array
  private readonly giveawayCost: number

  /**
   * `twice`: letters that occur once count against a board. `level`: from 2 on, so do words that their length gives
   * away, from 3 on those that their pattern does.
   */
  constructor({ letters, words }: WordIndex, twice: boolean, level: number, giveawayCost: number = giveawayCosts[0]) {
    this.giveawayCost = giveawayCost
    this.times = new Uint16Array(letters.length)
    this.twice = twice
    const names = words.map((word) => (level > 2 ? patternOf(word) : String(word.length)))
    const different = [...new Set(names)]
    this.likeness = level > 1 ? Uint16Array.from(names, (name) => different.indexOf(name)) : null
    this.alike = new Uint16Array(different.length)
  }

  climb(board: Board): number {
    return this.worth(board) - this.giveawayCost * this.giveaways(board)
  }

  /** The number of words on the board that are the only ones of their length or pattern. */
  private giveaways({ used }: Board): number {
    const { likeness, alike } = this
    if (likeness === null) return 0
    alike.fill(0)
    for (let word = 0; word < used.length; word++) alike[likeness[word]!]! += used[word]!
    let alone = 0
    for (const count of alike) if (count === 1) alone++
    return alone
  }

  private worth(board: Board): number {
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
    let [letters, lone] = [0, 0]
    for (let letter = 1; letter < times.length; letter++) {
      if (times[letter]! > 0) letters++
      if (times[letter] === 1 && this.twice) lone++
    }
    return worthOf({
      white,
      crossings,
      letters,
      lone,
      area: Math.max(0, right - left + 1) * Math.max(0, bottom - top + 1),
    })
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
