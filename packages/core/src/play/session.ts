/**
 * A game in progress, without a screen: where the hand is, what was written, noted and undone. Every front end has the
 * same one, and none of it knows a kind.
 *
 * Answer and notes are values: a stroke makes new ones, and undo goes back to the old. What changes nothing is no
 * stroke.
 */
import { readingOf } from '../base/ruby.ts'
import { type Cell, holdsCell, nameOfCells, type Point, sameCell, type Target } from '../base/target.ts'
import type { Bilingual } from '../base/text.ts'
import type { Board, Line, Seen, Touch } from '../kind/board.ts'
import type { Face } from '../kind/face.ts'
import type { Painter } from '../kind/painter.ts'
import type { PuzzleTypes } from '../kind/types.ts'
import { describe } from './describe.ts'
import { type Judgement, judge } from './judge.ts'
import { entriesOf, entryAfter, isAcross, otherEnds } from './moving.ts'
import { afterWriting, type Notes, toggled, withoutNotesAt } from './notes.ts'
import { distance, dragEnd, dragStart, targetAt } from './pointing.ts'

/** What is on the board: all that has to be kept to go on later. */
export interface Position<K extends PuzzleTypes> {
  readonly answer: K['answer']
  readonly notes: Notes
}

/** What people differ in. */
export interface Preferences {
  /** Typing goes on to the next empty cell of the entry. */
  readonly skipsFilled: boolean
  /** Writing a symbol takes it off the notes of its houses. */
  readonly strikesNotes: boolean
}

export const usualPreferences: Preferences = { skipsFilled: false, strikesNotes: true }

export class Session<K extends PuzzleTypes> {
  readonly face: Face<K>
  readonly puzzle: K['puzzle']
  readonly key: K['answer'] | null
  readonly board: Board
  /** null: the board is not painted. */
  readonly painter: Painter | null
  preferences = usualPreferences
  now: Position<K>
  at: Cell
  /** The entry that is typed along: across or down is a matter of the hand, not of the board. */
  line: Line | null = null
  /** The first end of an edge or a run. */
  held: Cell | null = null
  /** Touches are noted instead of written. */
  pencil = false
  /** What is to be announced. */
  announcement: Bilingual = { en: '', ja: '' }
  readonly #past: Position<K>[] = []
  readonly #future: Position<K>[] = []
  /** The entries through each cell, by its name: asked for at every step of the hand. */
  readonly #entries = new Map<string, Line[]>()
  readonly #fixed: ReadonlySet<string>

  constructor(face: Face<K>, puzzle: K['puzzle'], key: K['answer'] | null, start: Position<K> | null = null) {
    this.face = face
    this.puzzle = puzzle
    this.key = key
    this.board = face.board(puzzle)
    this.painter = face.painter?.(this) ?? null
    this.now = start ?? { answer: face.blank(puzzle), notes: [] }
    this.#fixed = new Set(this.board.fixed.map((cell) => nameOfCells([cell])))
    for (const line of entriesOf(this.board))
      for (const cell of line.cells) this.#entries.set(nameOfCells([cell]), [...this.#entriesAt(cell), line])
    const free = this.board.cells.find((cell) => !this.isFixed(cell))
    this.at = free ?? this.board.cells[0] ?? [0, 0]
    this.go(this.at)
  }

  get judgement(): Judgement {
    return judge(this.face, this.puzzle, this.key, this.now.answer)
  }
  /** What the hand is in: the entry, or every line through the cell. */
  get span(): readonly Cell[] {
    if (this.line) return this.line.cells
    return this.board.lines.filter(({ cells }) => holdsCell(cells, this.at)).flatMap(({ cells }) => cells)
  }
  get canUndo(): boolean {
    return this.#past.length > 0
  }
  get canRedo(): boolean {
    return this.#future.length > 0
  }
  isFixed(cell: Cell): boolean {
    return this.#fixed.has(nameOfCells([cell]))
  }
  see(target: Target, answer: K['answer'] = this.now.answer): Seen {
    return this.face.see(this.puzzle, answer, target)
  }
  symbolAt(cell: Cell): string {
    return this.see([cell]).symbol
  }
  spell(text: string): readonly string[] {
    return this.face.spell(this.puzzle, text)
  }
  describe(cell: Cell): Bilingual {
    if (this.painter) return this.painter.describe([cell])
    const { board, line, now } = this
    return describe(
      board,
      cell,
      this.see([cell]),
      now.notes,
      line && sameCell(cell, this.at) ? line : this.#entriesAt(cell)[0],
    )
  }
  /** What is announced of a place that was just changed. */
  describeAt(target: Target): Bilingual {
    return this.painter?.describe(target) ?? this.see(target).label
  }
  #entriesAt(cell: Cell): readonly Line[] {
    return this.#entries.get(nameOfCells([cell])) ?? []
  }

  /** To a cell; along the entry given, else one in the direction of the hand, else any. */
  go(cell: Cell, along: Line | null = this.line): void {
    const before = this.line
    const entries = this.#entriesAt(cell)
    this.at = cell
    if (along && entries.includes(along)) this.line = along
    else this.line = entries.find((one) => before && isAcross(one) === isAcross(before)) ?? entries[0] ?? null
    if (this.line && this.line !== before) this.announcement = announcementOf(this.line)
  }
  /** From across to down and back, where both go through the cell. */
  turn(): boolean {
    const other = this.#entriesAt(this.at).find((line) => line !== this.line)
    if (other) this.go(this.at, other)
    return other !== undefined
  }
  /** Into the entry across or down through this cell; false: the hand is in it, or there is none. */
  turnTo(across: boolean): boolean {
    const other = this.#entriesAt(this.at).find((line) => isAcross(line) === across)
    if (!other || other === this.line) return false
    this.go(this.at, other)
    return true
  }
  /** To the next or previous entry: its first empty cell. */
  goEntry(step: number): void {
    const to = entryAfter(this.board, this.line, step)
    const cell = to?.cells.find((one) => this.symbolAt(one) === '') ?? to?.cells[0]
    if (to && cell) this.go(cell, to)
  }

  /** Written or, with the pencil, noted. False: nothing changed. */
  touch(...touches: readonly Touch[]): boolean {
    if (this.pencil && this.painter) return this.painter.paint(touches.map(({ at }) => at))
    let { answer, notes } = this.now
    for (const touch of touches) {
      if (this.pencil && (touch.symbol !== '' || touch.at.length === 2)) notes = this.#noted(notes, touch)
      else answer = this.touched(answer, touch)
    }
    return this.commit({ answer, notes: this.#notesAfter(answer, notes) })
  }
  /** Noted, whatever is in the hand. */
  note(touch: Touch): boolean {
    if (this.painter) return this.painter.paint([touch.at], true)
    return this.commit({ ...this.now, notes: this.#noted(this.now.notes, touch) })
  }
  /** Nothing is noted where something stands. */
  #noted(notes: Notes, touch: Touch): Notes {
    const [cell, other] = touch.at
    return other || (!this.isFixed(cell) && this.symbolAt(cell) === '') ? toggled(notes, touch) : notes
  }
  /** An answer after a touch, the same where it changes nothing. */
  touched(answer: K['answer'], touch: Touch): K['answer'] {
    const move = this.face.act(this.puzzle, answer, touch)
    const next = move && this.face.play(this.puzzle, answer, move)
    return next?.ok ? next.value : answer
  }
  /** Moves that come from elsewhere, such as a hint: one stroke. */
  play(...moves: readonly K['move'][]): boolean {
    let { answer } = this.now
    for (const move of moves) {
      const next = this.face.play(this.puzzle, answer, move)
      if (next.ok) answer = next.value
    }
    return this.commit({ answer, notes: this.#notesAfter(answer, this.now.notes) })
  }
  /** The notes that what is written leaves standing. */
  #notesAfter(answer: K['answer'], noted: Notes): Notes {
    if (answer === this.now.answer || noted.length === 0) return noted
    const isOpen = ({ at }: Touch): boolean => this.see(at, answer).symbol === this.see(at).symbol
    let notes: Notes = noted.filter(isOpen)
    if (!this.preferences.strikesNotes) return notes
    for (const cell of this.board.cells) {
      const symbol = this.see([cell], answer).symbol
      if (symbol !== this.see([cell]).symbol) notes = afterWriting(this.board, notes, { at: [cell], symbol })
    }
    return notes
  }
  /** One stroke; false: nothing changed. */
  commit(next: Position<K>): boolean {
    if (next.answer === this.now.answer && next.notes === this.now.notes) return false
    this.#past.push(this.now)
    this.#future.length = 0
    this.now = next
    return true
  }
  undo(): void {
    const old = this.#past.pop()
    if (!old) return
    this.#future.push(this.now)
    this.now = old
  }
  redo(): void {
    const next = this.#future.pop()
    if (!next) return
    this.#past.push(this.now)
    this.now = next
  }
  /** From the start, or from a position kept elsewhere; one undo goes back. */
  restart(position: Position<K> = { answer: this.face.blank(this.puzzle), notes: [] }): void {
    if (JSON.stringify(position) !== JSON.stringify(this.now)) this.commit(position)
  }

  /**
   * Typed, composed or pasted text. Along an entry it spreads over the cells; without one its first symbol counts, and
   * the same again clears.
   */
  type(text: string): boolean {
    const symbols = this.spell(text)
    const { line, at } = this
    const [first] = symbols
    if (first === undefined) return false
    if (!line) {
      const isChanged = this.touch({ at: [at], symbol: !this.pencil && this.symbolAt(at) === first ? '' : first })
      if (isChanged && this.painter) this.announcement = this.describeAt([at])
      return isChanged
    }
    if (this.pencil) return this.touch({ at: [at], symbol: first })
    const path = line.cells.slice(line.cells.findIndex((cell) => sameCell(cell, at)))
    const { touches, end } = this.#spread(path, symbols)
    const isChanged = this.touch(...touches)
    this.go(this.#after(path, end))
    return isChanged
  }
  /** Printed cells are passed over; they take a symbol that is theirs. */
  #spread(path: readonly Cell[], symbols: readonly string[]): { readonly touches: Touch[]; readonly end: number } {
    const touches: Touch[] = []
    let next = 0
    let end = 0
    for (const cell of path) {
      const symbol = symbols[next]
      if (symbol === undefined) break
      end++
      if (!this.isFixed(cell)) touches.push({ at: [cell], symbol })
      else if (symbol !== this.symbolAt(cell)) continue
      next++
    }
    return { touches, end }
  }
  #after(path: readonly Cell[], end: number): Cell {
    const rest = path.slice(end)
    const open = this.preferences.skipsFilled ? rest.find((cell) => this.symbolAt(cell) === '') : rest[0]
    return open ?? path.at(-1) ?? this.at
  }
  /** A word of the list into the entry, if it has its length. */
  fill(text: string): boolean {
    const [first, ...others] = this.line?.cells ?? []
    if (!first || this.spell(text).length !== others.length + 1) return false
    this.go(first)
    return this.type(text)
  }
  /** What is written here; where nothing is, what is noted. */
  clear(cell: Cell = this.at): boolean {
    if (this.symbolAt(cell) === '') return this.commit({ ...this.now, notes: withoutNotesAt(this.now.notes, [cell]) })
    const wasPencil = this.pencil
    this.pencil = false
    const isChanged = this.touch({ at: [cell], symbol: '' })
    this.pencil = wasPencil
    return isChanged
  }

  /**
   * The first end, then the other; the first again gives up, unless it alone is a run; one that does not fit becomes
   * the first.
   */
  end(cell: Cell): boolean {
    const from = this.held
    const target: Target | null = from && (sameCell(from, cell) ? [cell] : [from, cell])
    const isChanged =
      target !== null && (this.painter ? this.painter.paint([target]) : this.touch({ at: target, symbol: '' }))
    if (isChanged) this.announcement = this.describeAt(target)
    this.held = isChanged || (from && sameCell(from, cell)) ? null : cell
    this.go(cell)
    return isChanged
  }
  targetAt(point: Point): Target | null {
    return this.painter ? this.painter.targetAt(point) : targetAt(this.board, point)
  }
  /** A finger or a mouse, from where it came down to where it left; `way`: the points between, and the last. */
  point(down: Point, ...way: readonly Point[]): void {
    if (this.painter) {
      this.painter.stroke([down, ...way])
      return
    }
    const up = way.at(-1) ?? down
    const target = targetAt(this.board, down)
    if (!target) return
    const [cell, other] = target
    const isDrag = distance(down, up) >= dragStart
    if (other) {
      if (this.touch({ at: target, symbol: '' })) this.announcement = this.see(target).label
    } else if (this.board.input === 'write') {
      if (!sameCell(cell, this.at) || !this.turn()) this.go(cell)
    } else if (!isDrag) this.end(cell)
    else {
      this.held = cell
      const to = dragEnd(this.board, cell, up)
      // back to where it began: given up
      if (distance(cell, up) < dragStart || !to) this.held = null
      else this.end(to)
    }
  }
  /** The cells that may be the other end, while one is held. */
  get reach(): readonly Cell[] {
    return this.held ? otherEnds(this.board, this.held) : []
  }
}

const announcementOf = ({ name, clue }: Line): Bilingual =>
  clue === '' ? name : { en: `${name.en}: ${readingOf(clue)}`, ja: `${name.ja}、${readingOf(clue)}` }
