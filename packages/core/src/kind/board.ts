/**
 * What can be touched and heard on a board: all that a player needs to know of a kind to play it. It follows from the
 * puzzle alone and is plain JSON.
 *
 * A place is named by its middle. The middle of a cell or a dot has whole coordinates; what lies between them, such as
 * a clue among four dots, has halves: [0.5, 1.5].
 */
import type { Cell, Target } from '../base/target.ts'
import type { Bilingual } from '../base/text.ts'
import type { BoardScript } from '../words/script.ts'

export interface Board {
  readonly width: number
  readonly height: number
  readonly input: Input
  /** In the puzzle's own order; dots where edges are drawn. What is not here is no place: black cells, water, holes. */
  readonly cells: readonly Cell[]
  /**
   * Places between the cells that faults, hints and explanations may point at: clues among dots. `see` tells what is
   * printed there; nothing is entered.
   */
  readonly clues: readonly Cell[]
  /** Of these, the printed ones: passed over and read, never changed. */
  readonly fixed: readonly Cell[]
  readonly lines: readonly Line[]
  /** null: nothing is typed. */
  readonly keys: Keys | null
}

/**
 * write: symbols into cells · mark: a tap goes through the symbols of a cell, then the note that none belongs there,
 * then nothing · edge: a dot and a dot beside it, through a line, the note that there is none, and nothing · join: a
 * cell and the next one in its row or column · run: two cells in one of eight directions
 */
export type Input = 'write' | 'mark' | 'edge' | 'join' | 'run'

export interface Line {
  /**
   * entry: typed along, one at a time · house: no symbol twice · group: belongs together · same: one symbol, written in
   * all at once
   */
  readonly role: 'entry' | 'house' | 'group' | 'same'
  /** "7 across", "row 3", "block with sum 10" */
  readonly name: Bilingual
  /** '' where it has none; it may have furigana. */
  readonly clue: string
  readonly cells: readonly Cell[]
}

export interface Keys {
  /** What the symbols are shown as: in answers kana are hiragana always. */
  readonly script: BoardScript
  /** All that can stand in a cell, in the order of the keys. */
  readonly symbols: readonly string[]
  /** The same as they are shown, one for one. */
  readonly caps: readonly string[]
}

/**
 * What is entered, and what a pencil notes. One cell: `symbol` goes there, '' clears. Two: they are joined or marked,
 * one step further with each touch until nothing stands there again; `symbol` is ''. As a note '' says that nothing
 * belongs there: no line on this edge, no shade in this cell.
 */
export interface Touch {
  readonly at: Target
  readonly symbol: string
}

/** What is at a target. */
export interface Seen {
  /** One cell: the symbol that stands there, '' when empty. Two: how far they are joined or marked, '' when not. */
  readonly symbol: string
  /** The same as the board shows it: ガ for が. */
  readonly shown: string
  /**
   * The same for the ear: "blank", "given 5", "island 4, 1 bridge, 3 to go", of a dot "line up, line right". Where it
   * is, the core adds.
   */
  readonly label: Bilingual
}
