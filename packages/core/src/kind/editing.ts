/**
 * What a maker may change on a finished puzzle of words. Every edit is an order for a new one: a job whose puzzle is
 * made, proved and graded as any other, and remade from its recipe. What cannot be done is refused before anything is
 * made, in a sentence that names what stands in the way.
 */
import { bad, problem, type Result } from '../base/result.ts'
import type { Cell } from '../base/target.ts'
import type { KumikiFile } from './file.ts'
import type { Job } from './job.ts'
import type { PuzzleTypes } from './types.ts'

/** The cells of a word, in the order in which it is read. */
export type Place = readonly Cell[]

/**
 * anew: all but the kept words is made again; black cells stay where they are, or are free · block: a cell turns black
 * or white, with its partner where the board is to be symmetric · swap: another word of the list stands here, and of
 * the other words only those change that must · clue: nothing but the clue changes, '' takes it away · keyword: nothing
 * but the marked cells change, '' takes them away · symmetry: a board whose black cells lie that way, around the kept
 * words.
 */
export type Edit =
  | { readonly edit: 'anew'; readonly black: 'stay' | 'free' }
  | { readonly edit: 'block'; readonly cell: Cell }
  | { readonly edit: 'swap'; readonly place: Place; readonly word: string }
  | { readonly edit: 'clue'; readonly place: Place; readonly clue: string }
  | { readonly edit: 'keyword'; readonly word: string }
  | { readonly edit: 'symmetry'; readonly symmetry: 'none' | 'point' | 'line' }

/** A word of the list that is as long as a place. */
export interface Candidate {
  readonly word: string
  /** As its writer wrote it; it may have furigana. */
  readonly shown: string
  /** Whether no other word need change but those that it crosses. */
  readonly fits: boolean
  /** Whether it stands on the board already, somewhere else. */
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
  /** What can be done with this puzzle; none where its file lacks the recipe, the answer or the list of words. */
  edits(file: KumikiFile<K>): readonly Edit['edit'][]
  /**
   * What could stand here instead: words that fit first, the fewer crossing words they change the sooner; then those
   * that stand nowhere yet.
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

/** Of a kind whose puzzles are made as a whole. */
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
