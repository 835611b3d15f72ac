/**
 * The front of house of a kind: schemas, rules, the board and what touches do to it, drawing, lists. A player's browser
 * loads it and nothing else of the kind, so it knows no answer and no solver.
 */
import type { Result } from '../base/result.ts'
import type { Schema } from '../base/schema.ts'
import type { Cell, Target } from '../base/target.ts'
import type { Bilingual } from '../base/text.ts'
import type { Picture } from '../drawing/picture.ts'
import type { Board, Seen, Touch } from './board.ts'
import type { Painted, Painter } from './painter.ts'
import type { SideList } from './sidelist.ts'
import type { PuzzleTypes } from './types.ts'

export interface Face<K extends PuzzleTypes> {
  readonly id: string
  readonly title: Bilingual
  /** How to solve it, for someone who has never seen one. */
  readonly rules: Bilingual
  /**
   * Schemas refuse what is not well-formed in itself; an answer's order is made canonical, so equal answers are equal
   * JSON.
   */
  readonly puzzle: Schema<K['puzzle']>
  readonly answer: Schema<K['answer']>
  readonly move: Schema<K['move']>
  /**
   * What decides whether an answer is right. Where that is not the rules, ask `judge`, not `check`, whether a puzzle is
   * solved.
   */
  decidedBy(puzzle: K['puzzle']): 'rules' | Deciding
  /** Every code that `check` can give, with the sentence shown to the player. */
  readonly faults: Readonly<Record<string, Bilingual>>
  /** The techniques that try a move and meet a contradiction: sound, and yet what people call guessing. */
  readonly supposing: readonly string[]
  blank(puzzle: K['puzzle']): K['answer']
  /**
   * The answer after one move, the same object where it changes nothing; refuses a move that the board does not have.
   */
  play(puzzle: K['puzzle'], answer: K['answer'], move: K['move']): Result<K['answer']>
  /** What the rules say: whether something breaks them, and whether nothing is missing. */
  check(puzzle: K['puzzle'], answer: K['answer']): Verdict
  /** What of an answer the key has not: wrong entries, not missing ones. */
  mistakes(puzzle: K['puzzle'], answer: K['answer'], key: K['answer']): readonly Target[]

  board(puzzle: K['puzzle']): Board
  /** Typed, pasted or composed text as symbols of this board: ガク → が く, C → 12. What cannot stand there is left out. */
  spell(puzzle: K['puzzle'], text: string): readonly string[]
  /** The move that a touch means here and now; null: none. */
  act(puzzle: K['puzzle'], answer: K['answer'], touch: Touch): K['move'] | null
  see(puzzle: K['puzzle'], answer: K['answer'], target: Target): Seen

  /**
   * Marks that the answer decides name their target; the others never change while playing. `isShape`: whether a board
   * of words leaves what lies around it open, for boards that are to look alike; left out: as suits this one.
   */
  draw(puzzle: K['puzzle'], answer: K['answer'], isShape?: boolean): Picture
  /** What stands beside the board: clues, words to find, boxes. Empty where the board says all. */
  lists(puzzle: K['puzzle'], answer: K['answer']): readonly SideList[]

  /** Where boards are painted: what the session needs for it; null for a board that is not. */
  painter?(game: Painted<K['answer']>): Painter | null
}

/** What decides for a person, as in "the clues decide", where a program can only compare with the maker's answer. */
export type Deciding = Bilingual

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
export type SomeFace = <R>(use: <K extends PuzzleTypes>(face: Face<K>) => R) => R

export const someFace =
  <K extends PuzzleTypes>(face: Face<K>): SomeFace =>
  (use) =>
    use(face)

export type LazyFace = () => Promise<SomeFace>

export const lazyFace =
  <K extends PuzzleTypes>(load: () => Promise<{ readonly face: Face<K> }>): LazyFace =>
  async () =>
    someFace((await load()).face)
