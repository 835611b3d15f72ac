/**
 * The workshop half of a kind: make, solve, recount, grade, explain. It never reaches a player's browser. Every verb of
 * the core is written once, against the craft and the face.
 */

import type { Budget } from '../base/budget.ts'
import type { Problem, Result } from '../base/result.ts'
import type { Rng } from '../base/rng.ts'
import type { Schema } from '../base/schema.ts'
import type { Cell } from '../base/target.ts'
import type { Bilingual } from '../base/text.ts'
import type { Written } from '../spec/parsed.ts'
import type { Entry } from '../words/entry.ts'
import type { Face } from './face.ts'
import type { PuzzleTypes } from './types.ts'

/**
 * What a finished file promises, and how it is established:
 * - solvable: the answer meets every rule (`check`)
 * - unique: no other answer does (`solve` and `recount`)
 * - no-guess: the steps of the grade lead to the answer, each following from those before, and none supposes anything
 */
export type Claim = 'solvable' | 'unique' | 'no-guess'

/** `S`: the kind's options as its schema parses them. */
export interface Craft<K extends PuzzleTypes, S extends object = object> {
  readonly face: Face<K>
  /** The schema of the options, with defaults. Flags, forms and docs are made from its JSON Schema. */
  readonly spec: Schema<S>
  readonly presets: readonly Preset<S>[]
  /**
   * The claims that every puzzle must meet before it leaves the workshop; where only a key decides, see `claimsFor`.
   */
  readonly claims: readonly Claim[]
  /** The names of `solve` and `recount` for people: a proof of one solution names the two solvers that found it. */
  readonly solvers: readonly [first: Bilingual, second: Bilingual]
  /** The effort of `make` when the caller gives none. */
  readonly effort: number
  /** Every technique that a grade may name, easiest first. */
  readonly techniques: readonly TechniqueInfo[]
  make(spec: S, rng: Rng, budget: Budget): Making<K>
  /** Equal for two puzzles that are the same to a player, such as a board and its mirror image. */
  canonicalKey(puzzle: K['puzzle'], answer: K['answer']): string
  solve(puzzle: K['puzzle'], limit: number, budget: Budget): Solved<K>
  /** Solves the puzzle again, with a solver that shares only the model with `solve`. */
  recount: Recount<K>
  /** The steps a person would take, and how hard that makes the puzzle. */
  grade(puzzle: K['puzzle'], budget: Budget): Grade<K>
  explain(puzzle: K['puzzle'], step: Step<K>): Explanation
  /** The next conclusion for a person whose answer so far has no mistakes. null: the techniques find nothing more. */
  next(puzzle: K['puzzle'], answer: K['answer'], budget: Budget): Next<K> | null
  /** What only some kinds have. Read it through `extrasOf`. */
  readonly extras?: Partial<Extras<K, S>>
}

export interface Extras<K extends PuzzleTypes, S extends object = object> {
  /** How a level is decided, in a kind where it is not that of the hardest technique needed. */
  readonly levelRule: Bilingual | null
  /** Higher for the better of two scores for the same job. null: the kind does not look for a best board. */
  readonly merit: ((score: Score) => number) | null
  /** Problems in a list of words, found before anything is made. Every kind that takes words has it. */
  readonly assessWords: ((entries: readonly Entry[]) => readonly Problem[]) | null
  /** Other ways to solve, by name: the methods of the founding texts, kept as baselines. */
  readonly methods: Readonly<Record<string, () => Promise<Craft<K, S>>>>
}

const noExtras = { levelRule: null, merit: null, assessWords: null, methods: {} }

export const extrasOf = <K extends PuzzleTypes, S extends object>({ extras }: Craft<K, S>): Extras<K, S> => ({
  ...noExtras,
  ...extras,
})

export interface Preset<S extends object = object> {
  readonly id: string
  readonly title: Bilingual
  /** The options as a recipe stores them. */
  readonly spec: Partial<Written<S>> & Readonly<Record<string, unknown>>
}

export type Score = Readonly<Record<string, number | string>>

export interface Made<K extends PuzzleTypes> {
  readonly puzzle: K['puzzle']
  readonly answer: K['answer']
  readonly score: Score
  /** The best proved upper bound on the score's value, where the kind has one. */
  readonly bound: number | null
  /** What the user should know: options that were not met, words that were not placed. */
  readonly notes: readonly Problem[]
}

/**
 * A running search. It yields whenever there is progress, each time with the best so far, and returns the best when the
 * budget runs out. A run that was stopped at a yield can therefore be repeated: with that yield's effort as the limit,
 * `make` returns the same puzzle.
 */
export type Making<K extends PuzzleTypes> = Generator<Made<K> | null, Result<Made<K>>>

/**
 * none, unique, several: proved. unknown: the budget ran out, or the limit of 1 was reached, before it could be proved.
 * `answers` holds those found, at most `limit`; it is empty where any letters will do and only a key decides.
 */
export interface Solved<K extends PuzzleTypes> {
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
  /** The technique in a sentence, for a player who has not found the step. */
  readonly idea: Bilingual
}

/**
 * One conclusion: moves that every solution contains, and moves that none contains. So a step can be checked without
 * knowing the technique behind it.
 */
export interface Step<K extends PuzzleTypes> {
  readonly technique: string
  readonly places: readonly K['move'][]
  readonly rulesOut: readonly K['move'][]
  readonly why: K['why']
  /** How many steps of this difficulty were available at this point: the fewer, the harder to find. */
  readonly choices: number
}

/** A chain of steps from a half-solved board, at the end of which something can be placed. */
export interface Next<K extends PuzzleTypes> {
  /** The last one is the step itself, those before are the eliminations that it depends on. */
  readonly steps: readonly [Step<K>, ...Step<K>[]]
  /**
   * The moves that can be entered now. There may be fewer than the step places: "at least one bridge" allows one bridge
   * to be drawn.
   */
  readonly moves: readonly [K['move'], ...K['move'][]]
}

export interface Grade<K extends PuzzleTypes> {
  /**
   * The level of the hardest technique needed, or by the kind's `levelRule`; null when the techniques do not reach the
   * answer.
   */
  readonly level: Level | null
  readonly score: number
  readonly techniques: Readonly<Record<string, number>>
  readonly steps: readonly Step<K>[]
}

/** A step in words: where to look, and the whole reason. The idea is that of its technique. */
export interface Explanation {
  readonly cells: readonly Cell[]
  readonly text: Bilingual
}

export type Recount<K extends PuzzleTypes> = (puzzle: K['puzzle'], limit: number, budget: Budget) => Promise<Solved<K>>

/** A craft with its types hidden: code that uses it must work for every kind. */
export type SomeCraft = <R>(use: <K extends PuzzleTypes>(craft: Craft<K>) => R) => R

export const someCraft =
  <K extends PuzzleTypes>(craft: Craft<K>): SomeCraft =>
  (use) =>
    use(craft)
