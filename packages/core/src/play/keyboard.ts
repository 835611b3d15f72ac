/**
 * What keys do on a board, for every kind. Characters that are typed go to `Session.type`; all other keys come here.
 *
 * - Entries: arrows turn first, then move; Space turns; Enter and Tab go to the next entry; Home and End to its ends.
 * - Numbers: Enter toggles the pencil, Space clears.
 * - Marks: Enter and Space go through the values of a cell, x notes that none belongs there.
 * - Edges, bridges and runs: Enter holds a cell. Then an arrow joins it with the next island, draws a line to the
 *   next dot and moves there, or leads to the other end of a run. Ctrl with an arrow does so at once. After x an arrow
 *   notes that there is none.
 * - Esc cancels; after it Tab leaves the board.
 */
import type { PuzzleTypes } from '../kind/types.ts'
import { arrowFrom, endFrom, inReadingOrder, straightFrom, type Way } from './moving.ts'
import type { Session } from './session.ts'

export interface Press {
  readonly key: string
  readonly shiftKey?: boolean
  readonly ctrlKey?: boolean
  readonly metaKey?: boolean
}

/** The keys whose meaning a user can choose. */
export interface KeyPreferences {
  readonly space: 'turn' | 'clear'
  readonly enter: 'next' | 'turn'
  readonly arrows: 'turn-first' | 'move'
}

export const usualKeys: KeyPreferences = { space: 'turn', enter: 'next', arrows: 'turn-first' }

const arrows: Readonly<Record<string, Way>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}
const slants: Readonly<Record<string, Way>> = { 7: [-1, -1], 9: [-1, 1], 1: [1, -1], 3: [1, 1] }

export class Keyboard<K extends PuzzleTypes> {
  readonly #session: Session<K>
  preferences = usualKeys
  /** Set by Esc: the next Tab leaves the board. */
  #leaves = false
  /** For bridges and lines: the next arrow notes that there is none. */
  #marksNone = false

  constructor(session: Session<K>) {
    this.#session = session
  }

  /** False: the key is not handled here. */
  press(press: Press): boolean {
    const leaves = this.#leaves
    this.#leaves = press.key === 'Escape'
    if (press.key === 'Tab' && leaves) return false
    if (press.ctrlKey || press.metaKey) return this.#withControl(press)
    const way = arrows[press.key] ?? (this.#session.board.input === 'run' ? slants[press.key] : undefined)
    if (way) return this.#arrow(way)
    if (this.#session.painter?.press(press.key)) return true
    return this.#session.board.input === 'write' ? this.#writing(press) : this.#pointing(press)
  }

  /** Whether this board joins places in a direction. */
  get #joins(): boolean {
    const { input } = this.#session.board
    return input === 'join' || input === 'edge'
  }

  #withControl({ key, shiftKey }: Press): boolean {
    const session = this.#session
    const way = arrows[key]
    if (way && this.#joins) return this.#join(way)
    const letter = key.toLowerCase()
    if (letter === 'z') shiftKey ? session.redo() : session.undo()
    else if (letter === 'y') session.redo()
    else return false
    return true
  }

  #arrow(way: Way): boolean {
    const session = this.#session
    const { input } = session.board
    if (this.#joins && (session.held || this.#marksNone)) return this.#join(way)
    const isTurn = this.preferences.arrows === 'turn-first' && session.line !== null
    if (isTurn && session.turnTo(way[0] === 0)) return true
    const to =
      input === 'run' ? straightFrom(session.board, session.at, way) : arrowFrom(session.board, session.at, way)
    if (to) session.go(to)
    if (this.preferences.arrows === 'move') session.turnTo(way[0] === 0)
    return true
  }

  /**
   * Places the bridge or line in a direction, or notes that there is none. The cursor stays where it is; where a dot is
   * held, the next dot is held instead.
   */
  #join(way: Way): boolean {
    const session = this.#session
    const { at } = session
    const to = endFrom(session.board, at, way)
    const isNone = this.#marksNone
    this.#marksNone = false
    if (!to) return true
    const target = [at, to] as const
    const isChanged = isNone ? session.note({ at: target, symbol: '' }) : session.touch({ at: target, symbol: '' })
    // for bridges, a note is announced with the island
    if (isChanged && (!isNone || session.painter)) session.announcement = session.describeAt(target)
    if (session.painter && session.held && !isNone) {
      session.held = to
      session.go(to)
    }
    return true
  }

  #writing({ key, shiftKey }: Press): boolean {
    const session = this.#session
    const { line } = session
    const isNext = key === 'Tab' || (key === 'Enter' && this.preferences.enter === 'next')
    if (isNext && line) session.goEntry(shiftKey ? -1 : 1)
    else if (key === 'Enter') line ? session.turn() : this.#togglePencil()
    else if (key === ' ') line && this.preferences.space === 'turn' ? session.turn() : session.clear()
    else if (key === 'Delete') session.clear()
    else if (key === 'Backspace') this.#backspace()
    else if (key === 'Home' || key === 'End') {
      const cell = (line?.cells ?? inReadingOrder(session.board)).at(key === 'Home' ? 0 : -1)
      if (cell) session.go(cell)
    } else return false
    return true
  }

  #togglePencil(): void {
    this.#session.pencil = !this.#session.pencil
  }

  /** Clears; where there is nothing to clear, steps back and clears there. */
  #backspace(): void {
    const session = this.#session
    if (session.clear() || !session.line) return
    const { cells } = session.line
    const before = cells[cells.findIndex(([row, col]) => row === session.at[0] && col === session.at[1]) - 1]
    if (!before) return
    session.go(before)
    session.clear()
  }

  #pointing({ key }: Press): boolean {
    const session = this.#session
    const { input } = session.board
    if (key === 'Enter' || key === ' ') {
      if (this.#joins) session.held = session.held ? null : session.at
      else session.end(session.at)
    } else if (key === 'Escape' && (session.held || this.#marksNone)) {
      session.held = null
      this.#marksNone = false
    } else if (this.#joins && key.toLowerCase() === 'x') this.#marksNone = !this.#marksNone
    else if (input === 'join' && /^[1-8]$/.test(key)) this.#goIsland(key)
    else return false
    return true
  }

  /** Goes to the next island with a given number, in reading order. */
  #goIsland(symbol: string): void {
    const session = this.#session
    const order = inReadingOrder(session.board)
    const from = order.findIndex(([row, col]) => row === session.at[0] && col === session.at[1])
    const to = [...order.slice(from + 1), ...order.slice(0, from)].find((cell) => session.symbolAt(cell) === symbol)
    if (to) session.go(to)
  }
}
