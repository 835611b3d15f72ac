/**
 * What painted boards need beside the session. On them a tap goes through the values of a cell or an edge, and a drag
 * gives all places under it the same value. The painter belongs to the faces of such kinds, so that the pages of other
 * kinds do not load it.
 */
import type { Cell, Point, Target } from '../base/target.ts'
import type { Bilingual } from '../base/text.ts'
import type { Board, Seen, Touch } from './board.ts'

export interface Painter {
  /** The cell, the dot or the edge under a point; null: none. */
  targetAt(point: Point): Target | null
  /** The places under a trail, each once, in its order; for a tap on a dot that dot alone. */
  placesUnder(trail: readonly Point[]): Target[]
  /**
   * Steps the first place on: through its values, the note that none belongs there, and nothing; with `isNote` the note
   * and nothing. The other places get the same. One stroke; false: nothing changed.
   */
  paint(targets: readonly Target[], isNote?: boolean): boolean
  /** A touch of a finger or a mouse, with the whole trail. */
  stroke(trail: readonly Point[], isNote?: boolean): void
  /** Handles a key on a board of cells; false: the key has no meaning here. */
  press(key: string): boolean
  /** The description of a cell, a dot, a clue, or of an edge as it leads away from its first end. */
  describe(at: Target): Bilingual
}

/** The part of a session that a painter uses. */
export interface Painted<Answer> {
  readonly board: Board
  readonly now: { readonly answer: Answer; readonly notes: readonly Touch[] }
  readonly pencil: boolean
  readonly at: Cell
  held: Cell | null
  announcement: Bilingual
  isFixed(cell: Cell): boolean
  see(at: Target, answer?: Answer): Seen
  spell(text: string): readonly string[]
  /** The answer after a touch; the same object where nothing changes. */
  touched(answer: Answer, touch: Touch): Answer
  /** Makes one stroke; false: nothing changed. */
  commit(next: { readonly answer: Answer; readonly notes: readonly Touch[] }): boolean
  go(cell: Cell): void
  end(cell: Cell): boolean
  clear(): boolean
}
