/**
 * Checks what a file claims beyond rules and solutions against what can be counted again. `verify` uses it, which knows
 * no maker.
 */
import type { Problem } from '../base/result.ts'
import type { Score } from './craft.ts'
import type { PuzzleTypes } from './types.ts'

/** What is wrong with a file, and what its reader should know. */
export interface Findings {
  readonly problems: readonly Problem[]
  readonly notes: readonly Problem[]
}

/** A recipe's spec as it stands in a file, unread. */
export type UnreadSpec = Readonly<Record<string, unknown>>

/** What a kind can check in its files beyond rules and solutions. */
export interface Audit<K extends PuzzleTypes> {
  /** How the puzzle is set: numbers, clues. */
  posed(puzzle: K['puzzle']): Findings
  /**
   * How the recipe and the answer agree, where only a key decides: words that were not in the list, or that belong to
   * another clue. null: the recipe says nothing about the answer.
   */
  key(puzzle: K['puzzle'], answer: K['answer'], spec: UnreadSpec): Findings | null
  /**
   * The figures of the report, counted again. `reported` and `bound` are those of the file; only the names of options
   * are taken from them without a check. null: nothing is counted.
   */
  figures(puzzle: K['puzzle'], spec: UnreadSpec | null, reported: Score, bound: number | null): Figures | null
}

export interface Figures {
  readonly score: Score
  /** The value that the bound limits; null: it cannot be counted. */
  readonly reached: number | null
  /** The bound, where it can be counted; null: the maker proves none; undefined: the file does not determine it. */
  readonly bound: number | null | undefined
}

/** The audit of a kind whose files claim nothing beyond rules and solutions. */
export const noAudit: Audit<PuzzleTypes> = {
  posed: () => ({ problems: [], notes: [] }),
  key: () => null,
  figures: () => null,
}
