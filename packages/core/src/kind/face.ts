/**
 * The front of house of a kind: schemas, rules, moves, drawing. A player's browser loads it and nothing else, so it knows no
 * answer and no solver.
 */
import type { Result } from '../base/result.ts'
import type { Schema } from '../base/schema.ts'
import type { Cell } from '../base/target.ts'
import type { Bilingual } from '../base/text.ts'
import type { Look, Picture } from '../drawing/picture.ts'
import type { Shapes } from './shapes.ts'

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

/** A kind whose types are its own business: what is done with it must work for every kind. */
export type SomeFace = <R>(use: <K extends Shapes>(face: Face<K>) => R) => R

export const someFace =
  <K extends Shapes>(face: Face<K>): SomeFace =>
  (use) =>
    use(face)

export type LazyFace = () => Promise<SomeFace>

export const lazyFace =
  <K extends Shapes>(load: () => Promise<{ readonly face: Face<K> }>): LazyFace =>
  async () =>
    someFace((await load()).face)
