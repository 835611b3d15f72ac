/**
 * What a kind of puzzle is: two halves, and nothing optional in either.
 *
 * The Face is front of house: schemas, rules, moves, drawing. A player's browser loads it and nothing else, so it
 * knows no answer and no solver. The Craft is back of house: make, solve, recount, grade. Every verb of the workshop
 * is written once, against these two.
 */

import type { Problem, Result } from '../base/result.ts'
import type { Schema } from '../base/schema.ts'
import type { Bilingual } from '../base/text.ts'
import type { Cell, Look, Picture } from '../drawing/picture.ts'
import type { Budget } from '../engine/budget.ts'
import type { Rng } from '../engine/rng.ts'

/** The types that belong together in one kind. `why` is what a solving step rests on; plain JSON, as all of them. */
export interface Shapes {
  readonly spec: object
  readonly puzzle: object
  readonly answer: object
  readonly move: object
  readonly why: object
}

export interface Face<K extends Shapes> {
  readonly id: string
  readonly title: Bilingual
  /** How to solve it, for someone who has never seen one. */
  readonly rules: Bilingual
  /** Schemas refuse what is not well-formed in itself; an answer's order is made canonical, so equal answers are equal JSON. */
  readonly puzzle: Schema<K['puzzle']>
  readonly answer: Schema<K['answer']>
  readonly move: Schema<K['move']>
  readonly gesture: 'cell-text' | 'cell-digit' | 'edge-cycle' | 'cell-run'
  /** Whether the rules alone decide if an answer is right, or only the maker's answer does. */
  readonly judge: 'by-rules' | 'by-key'
  /** Every code that `check` can give, with the sentence shown to the player. */
  readonly faults: Readonly<Record<string, Bilingual>>
  blank(puzzle: K['puzzle']): K['answer']
  /** The answer after one move; refuses a move that the board does not have. */
  play(puzzle: K['puzzle'], answer: K['answer'], move: K['move']): Result<K['answer']>
  /** Moves that lead from the blank to an answer. */
  route(puzzle: K['puzzle'], answer: K['answer']): readonly K['move'][]
  check(puzzle: K['puzzle'], answer: K['answer']): Verdict
  draw(puzzle: K['puzzle'], answer: K['answer'], look: Look): Picture
  /** What stands beside the board: clues, words to find, and what the answer so far adds to them. Empty where the board says all. */
  aside(puzzle: K['puzzle'], answer: K['answer']): readonly Aside[]
}

/** A list under a heading. */
export interface Aside {
  readonly heading: Bilingual
  readonly items: readonly string[]
  /** The items are read along the lines, as words of a sentence are; those of a list stand in columns and are read downwards. */
  readonly isSentence?: boolean | undefined
}

/** open: nothing wrong so far, not finished. */
export type Verdict =
  | { readonly status: 'complete' }
  | { readonly status: 'open' }
  | { readonly status: 'broken'; readonly faults: readonly [Fault, ...Fault[]] }

export interface Fault {
  readonly code: string
  readonly cells: readonly Cell[]
}

/**
 * What a finished file promises, and who establishes it:
 * solvable — the answer meets every rule (`check`) · unique — no other answer does (`solve` and `recount`) ·
 * no-guess — the steps of the grade lead to it, each following from those before, and none supposes anything.
 */
export type Claim = 'solvable' | 'unique' | 'no-guess'

export interface Craft<K extends Shapes> {
  readonly face: Face<K>
  /** Options with their defaults. Flags, forms and docs are made from its JSON Schema. */
  readonly spec: Schema<K['spec']>
  readonly presets: readonly Preset<K>[]
  /** Without these no puzzle of this kind leaves the workshop. */
  readonly claims: readonly Claim[]
  /** The effort that `make` gets when the caller names none. */
  readonly effort: number
  /** Every technique that a grade may name, easiest first. */
  readonly techniques: readonly TechniqueInfo[]
  /** What a level is, in a kind where it is not that of the hardest technique needed. */
  readonly levelRule?: Bilingual
  /**
   * Yields whenever there is news, each time with the best so far. When the budget runs out it returns the best so far. So a run
   * that is stopped at a yield can be remade: with that yield's effort as the limit, `make` returns the same puzzle.
   */
  make(spec: K['spec'], rng: Rng, budget: Budget): Generator<Made<K> | null, Result<Made<K>>>
  /** Kinds that look for the best board say here which of two scores for the same order is better: the higher merit. */
  merit?(score: Score): number
  /** Where puzzles may be the same though they are not equal, such as a board and its mirror image: what all of those share. */
  likeness?(puzzle: K['puzzle'], answer: K['answer']): string
  solve(puzzle: K['puzzle'], limit: number, budget: Budget): Solved<K>
  /** The same question answered by a solver that shares only the model with `solve`. */
  recount: Recount<K>
  /** The steps a person would take, and how hard that makes the puzzle. */
  grade(puzzle: K['puzzle'], budget: Budget): Grade<K>
  explain(puzzle: K['puzzle'], step: Step<K>): Explanation
}

export type Recount<K extends Shapes> = (puzzle: K['puzzle'], limit: number, budget: Budget) => Promise<Solved<K>>

/** What speaks against a file, and what its reader should know. */
export interface Findings {
  readonly problems: readonly Problem[]
  readonly notes: readonly Problem[]
}

/** A recipe's spec as it stands in a file, unread. */
export type UnreadSpec = Readonly<Record<string, unknown>>

/** What a kind can tell of its files beyond rules and solutions. */
export interface Witness<K extends Shapes> {
  /** How the puzzle is posed: numbers, clues. */
  posed?(puzzle: K['puzzle']): Findings
  /**
   * What the recipe says of the answer, where only a key decides: words that were not in the list, or that belong to another clue.
   * null: the recipe does not tell.
   */
  key?(puzzle: K['puzzle'], answer: K['answer'], spec: UnreadSpec): Findings | null
  /** The figures of the report, counted again; `told` are those of the file and its bound, of which the names of wishes are believed. */
  figures?(puzzle: K['puzzle'], spec: UnreadSpec | null, told: Score, bound: number | null): Figures
}

export interface Figures {
  readonly score: Score
  /** What the bound is a bound on; null: that cannot be counted. */
  readonly reached: number | null
  /** The bound, where it is a matter of counting; null: the maker proves none; undefined: that cannot be told from the file. */
  readonly bound: number | null | undefined
}

export interface Preset<K extends Shapes> {
  readonly id: string
  readonly title: Bilingual
  readonly spec: Partial<K['spec']>
}

export type Score = Readonly<Record<string, number | string>>

export interface Made<K extends Shapes> {
  readonly puzzle: K['puzzle']
  readonly answer: K['answer']
  readonly score: Score
  /** The best proved upper bound on the score's value, where the kind has one. */
  readonly bound: number | null
  /** What the user should know: what was asked for and not reached, words that were not placed. */
  readonly notes: readonly Problem[]
}

/**
 * none, unique, several: proved. unknown: the budget ran out, or the limit of 1 was reached, before it could be proved.
 * `answers` holds what was found, at most `limit`; none where any letters will do and only a key decides.
 */
export interface Solved<K extends Shapes> {
  readonly status: 'none' | 'unique' | 'several' | 'unknown'
  readonly answers: readonly K['answer'][]
  readonly steps: number
}

export type Level = 1 | 2 | 3 | 4 | 5

export interface TechniqueInfo {
  readonly id: string
  readonly level: Level
  readonly score: number
  readonly name: Bilingual
}

/**
 * One conclusion: moves that every solution contains, and moves that none contains. That makes a step checkable
 * without knowing the technique behind it.
 */
export interface Step<K extends Shapes> {
  readonly technique: string
  readonly places: readonly K['move'][]
  readonly rulesOut: readonly K['move'][]
  readonly why: K['why']
  /** How many steps this easy were to be seen at this point: the fewer, the harder to find. */
  readonly choices: number
}

export interface Grade<K extends Shapes> {
  /** That of the hardest technique needed, or by the craft's `levelRule`; null when these techniques do not reach the answer. */
  readonly level: Level | null
  readonly score: number
  readonly techniques: Readonly<Record<string, number>>
  readonly steps: readonly Step<K>[]
}

/** The rungs of a hint: where to look, which idea, the whole step. Placing it is `step.places`. */
export interface Explanation {
  readonly look: readonly Cell[]
  readonly idea: Bilingual
  readonly text: Bilingual
}

/** A kind whose types are its own business: what is done with it must work for every kind. */
export type SomeFace = <R>(use: <K extends Shapes>(face: Face<K>) => R) => R
export type SomeCraft = <R>(use: <K extends Shapes>(craft: Craft<K>) => R) => R
export type SomeCounter = <R>(
  use: <K extends Shapes>(face: Face<K>, recount: Recount<K>, witness: Witness<K> | null) => R,
) => R

export const someFace =
  <K extends Shapes>(face: Face<K>): SomeFace =>
  (use) =>
    use(face)
export const someCraft =
  <K extends Shapes>(craft: Craft<K>): SomeCraft =>
  (use) =>
    use(craft)
export const someCounter =
  <K extends Shapes>(face: Face<K>, recount: Recount<K>, witness: Witness<K> | null = null): SomeCounter =>
  (use) =>
    use(face, recount, witness)
