/**
 * The player's half of a kind: schemas, rules, the board and what touches do to it, drawing, lists. A player's browser
 * loads nothing else of the kind, so the face contains no answers and no solver.
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
  /** How to solve it, for a beginner. */
  readonly rules: Bilingual
  /**
   * Schemas refuse a value that is malformed in itself. They put an answer in canonical order, so equal answers are
   * equal JSON.
   */
  readonly puzzle: Schema<K['puzzle']>
  readonly answer: Schema<K['answer']>
  readonly move: Schema<K['move']>
  /**
   * What decides whether an answer is right. Where it is not the rules, call `judge`, not `check`, to learn whether a
   * puzzle is solved.
   */
  decidedBy(puzzle: K['puzzle']): 'rules' | Deciding
  /** Every code that `check` can give, with the sentence shown to the player. */
  readonly faults: Readonly<Record<string, Bilingual>>
  /** The techniques that try a move and meet a contradiction: sound, but what people call guessing. */
  readonly supposing: readonly string[]
  blank(puzzle: K['puzzle']): K['answer']
  /**
   * The answer after one move, the same object where it changes nothing; refuses a move that the board does not have.
   */
  play(puzzle: K['puzzle'], answer: K['answer'], move: K['move']): Result<K['answer']>
  /** The verdict of the rules: whether one is broken, and whether anything is missing. */
  check(puzzle: K['puzzle'], answer: K['answer']): Verdict
  /** Entries that differ from the key; missing entries are not listed. */
  mistakes(puzzle: K['puzzle'], answer: K['answer'], key: K['answer']): readonly Target[]

  board(puzzle: K['puzzle']): Board
  /**
   * Typed, pasted or composed text as symbols of this board: ガク → が く, C → 12. Characters that cannot stand there are
   * dropped.
   */
  spell(puzzle: K['puzzle'], text: string): readonly string[]
  /** The move that a touch means with this answer; null: none. */
  act(puzzle: K['puzzle'], answer: K['answer'], touch: Touch): K['move'] | null
  see(puzzle: K['puzzle'], answer: K['answer'], target: Target): Seen

  /**
   * Marks that depend on the answer name their target; all others never change while playing. `isShape`: whether a
   * board of words leaves the area around it open, so that several boards look alike; without it the face chooses.
   */
  draw(puzzle: K['puzzle'], answer: K['answer'], isShape?: boolean): Picture
  /** The lists beside the board: clues, words to find, boxes. Empty where the board shows everything. */
  lists(puzzle: K['puzzle'], answer: K['answer']): readonly SideList[]

  /** Kinds with painted boards have it; null: this board is not painted. */
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

/** A face with its types hidden: code that uses it must work for every kind. */
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
