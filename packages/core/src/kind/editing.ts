/**
 * The edits of a finished word puzzle. Every edit is an order for a new puzzle: a job that is made, proved and graded
 * like any other, and can be remade from its recipe. An impossible edit is refused before anything is made, in a
 * sentence that names the obstacle.
 */
import { bad, problem, type Result } from '../base/result.ts'
import type { Cell } from '../base/target.ts'
import type { KumikiFile } from './file.ts'
import type { Job } from './job.ts'
import type { PuzzleTypes } from './types.ts'

/** The cells of a word, in the order in which it is read. */
export type Place = readonly Cell[]

/**
 * The kinds of edit:
 * - anew: everything but the kept words is made again; black cells stay where they are, or are free
 * - block: a cell turns black or white, with its partner where the board is to be symmetric
 * - swap: another word of the list stands here, and of the other words only those change that must
 * - clue: only the clue changes, '' removes it
 * - keyword: only the marked cells change, '' removes them
 * - symmetry: a board with black cells in the given symmetry, around the kept words
 */
export type Edit =
  | { readonly edit: 'anew'; readonly black: 'stay' | 'free' }
  | { readonly edit: 'block'; readonly cell: Cell }
  | { readonly edit: 'swap'; readonly place: Place; readonly word: string }
  | { readonly edit: 'clue'; readonly place: Place; readonly clue: string }
  | { readonly edit: 'keyword'; readonly word: string }
  | { readonly edit: 'symmetry'; readonly symmetry: 'none' | 'point' | 'line' }

/** A word of the list with the length of a place. */
export interface Candidate {
  readonly word: string
  /** As its writer wrote it; may contain furigana. */
  readonly shown: string
  /** Whether only the words that it crosses need to change. */
  readonly fits: boolean
  /** Whether it already stands elsewhere on the board. */
  readonly isPlaced: boolean
}

/** What a person sees of a board of crossing words. */
export interface Shape {
  /** Parts that do not hang together. */
  readonly pieces: number
  readonly crossings: number
  readonly words: number
}

/** One way to put a word at a place. */
export interface Way {
  readonly job: Job
  /**
   * How many other words change, where the black cells stay as they are, and with them pieces and crossings; null: the
   * board is made anew around the word.
   */
  readonly changed: number | null
}

export interface Editing<K extends PuzzleTypes> {
  /** The edits that this puzzle allows; none where its file lacks the recipe, the answer or the list of words. */
  edits(file: KumikiFile<K>): readonly Edit['edit'][]
  /**
   * Words that could stand here instead. Those that fit come first, ordered by how few crossing words they change, then
   * by whether they already stand elsewhere.
   */
  candidates(file: KumikiFile<K>, place: Place): readonly Candidate[]
  /**
   * For each candidate, in their order, the ways to put it there that are not refused: first what `order` gives, then
   * one that leaves the other words freer.
   */
  ways(file: KumikiFile<K>, place: Place, kept: readonly Place[], seed: string): Iterable<readonly [Candidate, Way[]]>
  /** null: its words do not hang together on a board. */
  shape(answer: K['answer']): Shape | null
  /**
   * What makes the edited puzzle. `kept` are words that stay where they are, whatever else changes; the seed decides
   * where there is a choice.
   */
  order(file: KumikiFile<K>, edit: Edit, kept: readonly Place[], seed: string): Result<Job>
}

/** For a kind whose finished puzzles cannot be edited. */
export const noEditing: Editing<PuzzleTypes> = {
  edits: () => [],
  candidates: () => [],
  ways: () => [],
  shape: () => null,
  order: () => bad(notEditable),
}

const notEditable = problem(
  'not-editable',
  'Puzzles of this kind are not edited: make another one.',
  'この種類のパズルは、あとから直せません。新しく作ってください。',
)
