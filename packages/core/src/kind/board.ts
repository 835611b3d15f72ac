/**
 * What can be touched and read on a board: everything that a player needs to know of a kind to play it. It follows from
 * the puzzle alone and is plain JSON.
 *
 * A place is named by its centre. The centre of a cell or a dot has whole coordinates; a place between them, such as a
 * clue among four dots, has halves: [0.5, 1.5].
 */
import type { Cell, Target } from '../base/target.ts'
import type { Bilingual } from '../base/text.ts'
import type { BoardScript } from '../words/script.ts'

export interface Board {
  readonly width: number
  readonly height: number
  readonly input: Input
  /** In the puzzle's own order; dots where edges are drawn. Black cells, water and holes are not listed. */
  readonly cells: readonly Cell[]
  /**
   * Places between the cells that faults, hints and explanations may point at: clues among dots. `see` describes what
   * is printed there; nothing can be entered.
   */
  readonly clues: readonly Cell[]
  /** The cells with printed symbols: read out and skipped while typing, never changed. */
  readonly fixed: readonly Cell[]
  readonly lines: readonly Line[]
  /** null: nothing is typed on this board. */
  readonly keys: Keys | null
}

/**
 * How symbols, marks and lines are entered:
 * - write: symbols into cells
 * - mark: a tap goes through the symbols of a cell, then the note that none belongs there, then nothing
 * - edge: two neighbouring dots; a tap goes through a line, the note that there is none, and nothing
 * - join: a cell and the next one in its row or column
 * - run: two cells in one of eight directions
 */
export type Input = 'write' | 'mark' | 'edge' | 'join' | 'run'

export interface Line {
  /**
   * entry: typed along, one at a time · house: no symbol twice · group: belongs together · same: one symbol, written in
   * all its cells at once
   */
  readonly role: 'entry' | 'house' | 'group' | 'same'
  /** "7 across", "row 3", "block with sum 10" */
  readonly name: Bilingual
  /** '' where there is none; may contain furigana. */
  readonly clue: string
  readonly cells: readonly Cell[]
}

export interface Keys {
  /** The script in which symbols are shown. In answers kana are always hiragana. */
  readonly script: BoardScript
  /** All symbols that can stand in a cell, in the order of the keys. */
  readonly symbols: readonly string[]
  /** The symbols as the keys show them, in the same order. */
  readonly caps: readonly string[]
}

/**
 * A symbol or a pencil note at a target. One cell: `symbol` goes there, '' clears. Two: they are joined or marked, one
 * step further with each touch until nothing stands there again; `symbol` is ''. As a note, '' means that nothing
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
  /** The symbol as the board shows it: ガ for が. */
  readonly shown: string
  /**
   * The symbol for screen readers: "blank", "given 5", "island 4, 1 bridge, 3 to go", for a dot "line up, line right".
   * The core adds the position.
   */
  readonly label: Bilingual
}
