/**
 * The back of house of a kind: make, solve, recount, grade, explain. It stays in the workshop; every verb of the core
 * is written once, against it and the face.
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
 * What a finished file promises, and who establishes it:
 * solvable — the answer meets every rule (`check`) · unique — no other answer does (`solve` and `recount`) ·
 * no-guess — the steps of the grade lead to it, each following from those before, and none supposes anything.
 */
export type Claim = 'solvable' | 'unique' | 'no-guess'

/** `S`: its options as its schema reads them. */
export interface Craft<K extends PuzzleTypes, S extends object = object> {
  readonly face: Face<K>
  /** Options with their defaults. Flags, forms and docs are made from its JSON Schema. */
  readonly spec: Schema<S>
  readonly presets: readonly Preset<S>[]
  /** Without these no puzzle of this kind leaves the workshop; where only a key decides, see `claimsFor`. */
  readonly claims: readonly Claim[]
  /** What people call `solve` and `recount`: who says "one solution" names the two that found it. */
  readonly solvers: readonly [first: Bilingual, second: Bilingual]
  /** The effort that `make` gets when the caller names none. */
  readonly effort: number
  /** Every technique that a grade may name, easiest first. */
  readonly techniques: readonly TechniqueInfo[]
  make(spec: S, rng: Rng, budget: Budget): Making<K>
  /** What two puzzles share that are the same to a player, such as a board and its mirror image. */
  canonicalKey(puzzle: K['puzzle'], answer: K['answer']): string
  solve(puzzle: K['puzzle'], limit: number, budget: Budget): Solved<K>
  /** The same question answered by a solver that shares only the model with `solve`. */
  recount: Recount<K>
  /** The steps a person would take, and how hard that makes the puzzle. */
  grade(puzzle: K['puzzle'], budget: Budget): Grade<K>
  explain(puzzle: K['puzzle'], step: Step<K>): Explanation
  /**
   * The next thing that a person can place who has written this much and nothing wrong. null: the techniques show
   * nothing more.
   */
  next(puzzle: K['puzzle'], answer: K['answer'], budget: Budget): Next<K> | null
  /** What only some kinds have. Read it by `extrasOf`. */
  readonly extras?: Partial<Extras<K, S>>
}

export interface Extras<K extends PuzzleTypes, S extends object = object> {
  /** What a level is, in a kind where it is not that of the hardest technique needed. */
  readonly levelRule: Bilingual | null
  /**
   * Kinds that look for the best board say here which of two scores for the same order is better: the higher merit.
   * null: any board will do.
   */
  readonly merit: ((score: Score) => number) | null
  /** What it can do with a list of words, before anything is made of it. A kind that takes words has it. */
  readonly assessWords: ((entries: readonly Entry[]) => readonly Problem[]) | null
  /** Other ways to solve, by name: the founding texts' own, kept as baselines. */
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
  /** As it is written in a recipe. */
  readonly spec: Partial<Written<S>> & Readonly<Record<string, unknown>>
}

export type Score = Readonly<Record<string, number | string>>

export interface Made<K extends PuzzleTypes> {
  readonly puzzle: K['puzzle']
  readonly answer: K['answer']
  readonly score: Score
  /** The best proved upper bound on the score's value, where the kind has one. */
  readonly bound: number | null
  /** What the user should know: what was asked for and not reached, words that were not placed. */
  readonly notes: readonly Problem[]
}

/**
 * Yields whenever there is progress, each time with the best so far. When the budget runs out it returns the best so
 * far. So a run that is stopped at a yield can be remade: with that yield's effort as the limit, `make` returns the
 * same puzzle.
 */
export type Making<K extends PuzzleTypes> = Generator<Made<K> | null, Result<Made<K>>>

/**
 * none, unique, several: proved. unknown: the budget ran out, or the limit of 1 was reached, before it could be proved.
 * `answers` holds what was found, at most `limit`; none where any letters will do and only a key decides.
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
  /** The same in a sentence, for someone who looks for the step and has not found it. */
  readonly idea: Bilingual
}

/**
 * One conclusion: moves that every solution contains, and moves that none contains. That makes a step checkable
 * without knowing the technique behind it.
 */
export interface Step<K extends PuzzleTypes> {
  readonly technique: string
  readonly places: readonly K['move'][]
  readonly rulesOut: readonly K['move'][]
  readonly why: K['why']
  /** How many steps this easy were to be seen at this point: the fewer, the harder to find. */
  readonly choices: number
}

/** A chain of steps from a half-solved board, at the end of which something can be placed. */
export interface Next<K extends PuzzleTypes> {
  /** The last one is the step itself, those before are the eliminations that it rests on. */
  readonly steps: readonly [Step<K>, ...Step<K>[]]
  /** What can be written now. It may be less than a step places: "at least one bridge" lets one be laid. */
  readonly moves: readonly [K['move'], ...K['move'][]]
}

export interface Grade<K extends PuzzleTypes> {
  /**
   * That of the hardest technique needed, or by the kind's `levelRule`; null when these techniques do not reach the
   * answer.
   */
  readonly level: Level | null
  readonly score: number
  readonly techniques: Readonly<Record<string, number>>
  readonly steps: readonly Step<K>[]
}

/** A step for people: where to look, and the whole reason. Its idea is the technique's. */
export interface Explanation {
  readonly cells: readonly Cell[]
  readonly text: Bilingual
}

export type Recount<K extends PuzzleTypes> = (puzzle: K['puzzle'], limit: number, budget: Budget) => Promise<Solved<K>>

/** A craft whose types are its own business: what is done with it must work for every kind. */
export type SomeCraft = <R>(use: <K extends PuzzleTypes>(craft: Craft<K>) => R) => R

export const someCraft =
  <K extends PuzzleTypes>(craft: Craft<K>): SomeCraft =>
  (use) =>
    use(craft)
