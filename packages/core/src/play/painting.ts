/**
 * The painter of all kinds with painted boards. It finds the values of a place by trying: the symbols that a cell
 * accepts, and what an edge becomes with each touch.
 */
import type { Point, Target } from '../base/target.ts'
import type { Bilingual } from '../base/text.ts'
import type { Touch } from '../kind/board.ts'
import type { Painted, Painter } from '../kind/painter.ts'
import { cross, describeEdge, describePlace } from './edges.ts'
import { inReadingOrder } from './moving.ts'
import { notesAt, toggled, withoutNotesAt } from './notes.ts'
import { isDragged, placeAt, placesUnder } from './trail.ts'

/** null: this board is not painted. */
export const painterOf = <A>(game: Painted<A>): Painter | null =>
  game.board.input === 'mark' || game.board.input === 'edge' ? new Painting(game) : null

/** More touches than any edge needs to come back to empty. */
const maxTouches = 9

class Painting<A> implements Painter {
  readonly #game: Painted<A>

  constructor(game: Painted<A>) {
    this.#game = game
  }

  targetAt(point: Point): Target | null {
    return placeAt(this.#game.board, point)
  }

  placesUnder(trail: readonly Point[]): Target[] {
    return placesUnder(this.#game.board, trail)
  }

  describe(at: Target): Bilingual {
    const [cell, other] = at
    if (!other) return describePlace(this.#game, cell)
    return describeEdge([cell, other], this.#isNone(at) ? cross : this.#game.see(at).label)
  }

  paint(targets: readonly Target[], isNote = this.#game.pencil): boolean {
    const game = this.#game
    const size = game.board.input === 'edge' ? 2 : 1
    const places = targets.filter((at) => at.length === size && !game.isFixed(at[0]))
    const [first] = places
    const values = first ? this.#valuesOf(first) : []
    if (!first || values.length === 0) return false
    const isNone = this.#isNone(first)
    if (isNote) return this.#give(places, isNone ? '' : null)
    // null is the note
    const states = ['', ...values, null]
    const now = isNone ? null : game.see(first).symbol
    return this.#give(places, states[(states.indexOf(now) + 1) % states.length] ?? null)
  }

  stroke(trail: readonly Point[], isNote = this.#game.pencil): void {
    const game = this.#game
    const places = this.placesUnder(trail)
    const [first, last] = [places[0], places.at(-1)]
    if (!first || !last) return
    if (first.length === 1 && game.board.input === 'edge') {
      game.end(first[0])
      return
    }
    game.held = null
    const isDrag = isDragged(trail)
    const isChanged = isDrag && last.length === 2 && !isNote ? this.#draw(places, first) : this.paint(places, isNote)
    const [from, to] = last
    // a drag moves the cursor to its end
    game.go(places.length > 1 && to ? to : from)
    if (isChanged) game.announcement = this.describe(last)
  }

  press(key: string): boolean {
    const game = this.#game
    const { at, board } = game
    if (board.input === 'edge') return false
    let isChanged = false
    if (key === 'Enter' || key === ' ') isChanged = this.paint([[at]])
    else if (key === 'Backspace' || key === 'Delete') isChanged = game.clear()
    else if (key === 'Home' || key === 'End') {
      const cell = inReadingOrder(board).at(key === 'Home' ? 0 : -1)
      if (cell) game.go(cell)
    } else if (key.toLowerCase() === 'x' && game.spell(key).length === 0) isChanged = this.paint([[at]], true)
    else return false
    if (isChanged) game.announcement = this.describe([at])
    return true
  }

  #isNone(at: Target, { notes } = this.#game.now): boolean {
    return notesAt(notes, at).some(({ symbol }) => symbol === '')
  }
  /** A drag from dot to dot draws lines, wherever it begins; where all of them are there, it removes them. */
  #draw(places: readonly Target[], first: Target): boolean {
    const [line] = this.#valuesOf(first)
    const isOpen = places.some((at) => this.#game.see(at).symbol === '')
    return line !== undefined && this.#give(places, isOpen ? line : '')
  }
  /** The values of a place, in the order of taps. */
  #valuesOf(at: Target): string[] {
    const game = this.#game
    const { answer } = game.now
    if (at.length === 1) {
      const symbols = game.board.keys?.symbols ?? []
      return symbols.filter((symbol) => game.see(at, game.touched(answer, { at, symbol })).symbol === symbol)
    }
    const values: string[] = []
    let now = this.#turned(answer, at, '')
    for (let touches = 0; touches < maxTouches; touches++) {
      now = game.touched(now, { at, symbol: '' })
      const { symbol } = game.see(at, now)
      if (symbol === '') break
      values.push(symbol)
    }
    return values
  }
  /** Sets a symbol at all of these places; null: the note that none belongs there. */
  #give(places: readonly Target[], symbol: string | null): boolean {
    const game = this.#game
    const { now } = game
    const given = symbol ?? ''
    let { answer } = now
    for (const at of places)
      answer =
        given !== '' && at.length === 1 ? game.touched(answer, { at, symbol: given }) : this.#turned(answer, at, given)
    // an entry replaces the note of its place
    const isOpen = ({ at }: Touch): boolean => game.see(at, answer).symbol === game.see(at).symbol
    let notes = answer === now.answer ? now.notes : now.notes.filter(isOpen)
    for (const at of places) {
      if (symbol !== null) notes = withoutNotesAt(notes, at)
      else if (!this.#isNone(at, { answer, notes }) && game.see(at, answer).symbol === '')
        notes = toggled(notes, { at, symbol: '' })
    }
    return game.commit({ answer, notes })
  }
  /** The answer after as many touches as give an edge this symbol. */
  #turned(answer: A, at: Target, symbol: string): A {
    const game = this.#game
    let now = answer
    for (let touches = 0; touches < maxTouches && game.see(at, now).symbol !== symbol; touches++)
      now = game.touched(now, { at, symbol: '' })
    return now
  }
}
