/**
 * What a file says beyond rules and solutions, held against what can be counted again: for `verify`, which knows no
 * maker.
 */
import type { Problem } from '../base/result.ts'
import type { Score } from './craft.ts'
import type { PuzzleTypes } from './types.ts'

/** What speaks against a file, and what its reader should know. */
export interface Findings {
  readonly problems: readonly Problem[]
  readonly notes: readonly Problem[]
}

/** A recipe's spec as it stands in a file, unread. */
export type UnreadSpec = Readonly<Record<string, unknown>>

/** What a kind can tell of its files beyond rules and solutions. */
export interface Audit<K extends PuzzleTypes> {
  /** How the puzzle is posed: numbers, clues. */
  posed(puzzle: K['puzzle']): Findings
  /**
   * What the recipe says of the answer, where only a key decides: words that were not in the list, or that belong to
   * another clue. null: the recipe does not tell.
   */
  key(puzzle: K['puzzle'], answer: K['answer'], spec: UnreadSpec): Findings | null
  /**
   * The figures of the report, counted again; `reported` are those of the file and its bound, of which the names of
   * options are believed. null: nothing is counted.
   */
  figures(puzzle: K['puzzle'], spec: UnreadSpec | null, reported: Score, bound: number | null): Figures | null
}

export interface Figures {
  readonly score: Score
  /** What the bound is a bound on; null: that cannot be counted. */
  readonly reached: number | null
  /**
   * The bound, where it is a matter of counting; null: the maker proves none; undefined: that cannot be told from the
   * file.
   */
  readonly bound: number | null | undefined
}

/** The audit of a kind whose files say nothing beyond rules and solutions. */
export const noAudit: Audit<PuzzleTypes> = {
  posed: () => ({ problems: [], notes: [] }),
  key: () => null,
  figures: () => null,
}
