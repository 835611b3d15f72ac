/**
 * What painted boards need beside the session: a tap goes through the values of a cell or an edge, and a drag gives all
 * that it goes over the same. The face of a kind with such boards brings it along; pages of other kinds load none of
 * it.
 */
import type { Cell, Point, Target } from '../base/target.ts'
import type { Bilingual } from '../base/text.ts'
import type { Board, Seen, Touch } from './board.ts'

export interface Painter {
  /** A cell, a dot, or the edge whose gap the point is in; null: none of them. */
  targetAt(point: Point): Target | null
  /** The places under a trail, each once, in its order; a dot alone where only that was tapped. */
  placesUnder(trail: readonly Point[]): Target[]
  /**
   * The next of what may stand at the first place: its values, then the note that none belongs there, then nothing;
   * with `isNote` the note or nothing. The other places get the same. One stroke.
   */
  paint(targets: readonly Target[], isNote?: boolean): boolean
  /** A finger or a mouse: all that it went over. */
  stroke(trail: readonly Point[], isNote?: boolean): void
  /** A key that goes through the values of a cell; false: not for us. */
  press(key: string): boolean
  /** All that is said of a cell, a dot or a clue; of an edge what it is, as it leads away from its first end. */
  describe(at: Target): Bilingual
}

/** A game as its painter sees it. */
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
  /** The answer after a touch, the same where it changes nothing. */
  touched(answer: Answer, touch: Touch): Answer
  /** One stroke; false: nothing changed. */
  commit(next: { readonly answer: Answer; readonly notes: readonly Touch[] }): boolean
  go(cell: Cell): void
  end(cell: Cell): boolean
  clear(): boolean
}
