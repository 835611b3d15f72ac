/**
 * What a hand can reach and an ear can hear of a board: all that a player needs to know of a kind to let it be played.
 * It follows from the puzzle alone and is plain JSON.
 */
import type { Cell, Target } from '../base/target.ts'
import type { Bilingual } from '../base/text.ts'
import type { BoardScript } from '../words/script.ts'

export interface Board {
  readonly width: number
  readonly height: number
  /** write: symbols into cells · join: a cell and the next one in its row or column · run: two cells in one of eight directions */
  readonly hand: 'write' | 'join' | 'run'
  /** In the puzzle's own order. What is not here is no place: black cells, water, holes. */
  readonly cells: readonly Cell[]
  /** Of these, the printed ones: passed over and read, never changed. */
  readonly fixed: readonly Cell[]
  readonly lines: readonly Line[]
  /** null: nothing is typed. */
  readonly keys: Keys | null
}

export interface Line {
  /** entry: typed along, one at a time · house: no symbol twice · group: belongs together · same: one symbol, written in all at once */
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

/** What a hand does, and what a pencil notes. One cell: `symbol` goes there, '' clears. Two: they are joined or marked; `symbol` is ''. */
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
  /** The same for the ear: "blank", "given 5", "island 4, 1 bridge, 3 to go". Where it is, the core adds. */
  readonly said: Bilingual
}
