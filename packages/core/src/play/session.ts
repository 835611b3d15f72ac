/**
 * A game in progress, without a screen: the cursor, what was written, noted and undone. Every front end uses it, and it
 * works for every kind.
 *
 * Answer and notes are values: a stroke makes new ones, and undo restores the old ones. A change that has no effect is
 * not a stroke.
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

/** The state of the board: everything that must be stored to resume a game. */
export interface Position<K extends PuzzleTypes> {
  readonly answer: K['answer']
  readonly notes: Notes
}

/** What a player can choose. */
export interface Preferences {
  /** After a symbol, the cursor goes on to the next empty cell of the entry. */
  readonly skipsFilled: boolean
  /** Writing a symbol removes it from the notes of its houses. */
  readonly strikesNotes: boolean
}

export const usualPreferences: Preferences = { skipsFilled: false, strikesNotes: true }

export class Session<K extends PuzzleTypes> {
  readonly face: Face<K>
  readonly puzzle: K['puzzle']
  readonly key: K['answer'] | null
  readonly board: Board
  /** null: this board is not painted. */
  readonly painter: Painter | null
  preferences = usualPreferences
  now: Position<K>
  at: Cell
  /** The entry that is typed along: across or down belongs to the cursor, not to the board. */
  line: Line | null = null
  /** The first end of an edge or a run, while the second is chosen. */
  held: Cell | null = null
  /** Touches make notes instead of entries. */
  pencil = false
  /** The message for screen readers. */
  announcement: Bilingual = { en: '', ja: '' }
  readonly #past: Position<K>[] = []
  readonly #future: Position<K>[] = []
  /** The entries through each cell, by its name; cached, because every cursor movement needs them. */
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
  /** The cells around the cursor: the entry, or every line through the cell. */
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
  /** The announcement for a place that was just changed; an edge is described from its first end. */
  describeAt(target: Target): Bilingual {
    return this.painter?.describe(target) ?? this.see(target).label
  }
  #entriesAt(cell: Cell): readonly Line[] {
    return this.#entries.get(nameOfCells([cell])) ?? []
  }

  /** Moves to a cell: along the given entry, else one in the current direction, else any. */
  go(cell: Cell, along: Line | null = this.line): void {
    const before = this.line
    const entries = this.#entriesAt(cell)
    this.at = cell
    if (along && entries.includes(along)) this.line = along
    else this.line = entries.find((one) => before && isAcross(one) === isAcross(before)) ?? entries[0] ?? null
    if (this.line && this.line !== before) this.announcement = announcementOf(this.line)
  }
  /** Switches between across and down, where both go through the cell. */
  turn(): boolean {
    const other = this.#entriesAt(this.at).find((line) => line !== this.line)
    if (other) this.go(this.at, other)
    return other !== undefined
  }
  /** Turns into the entry across or down through this cell; false: the cursor is in it already, or there is none. */
  turnTo(across: boolean): boolean {
    const other = this.#entriesAt(this.at).find((line) => isAcross(line) === across)
    if (!other || other === this.line) return false
    this.go(this.at, other)
    return true
  }
  /** Goes to the first empty cell of the next or previous entry. */
  goEntry(step: number): void {
    const to = entryAfter(this.board, this.line, step)
    const cell = to?.cells.find((one) => this.symbolAt(one) === '') ?? to?.cells[0]
    if (to && cell) this.go(cell, to)
  }

  /** Enters touches or, with the pencil, notes them. False: nothing changed. */
  touch(...touches: readonly Touch[]): boolean {
    if (this.pencil && this.painter) return this.painter.paint(touches.map(({ at }) => at))
    let { answer, notes } = this.now
    for (const touch of touches) {
      if (this.pencil && (touch.symbol !== '' || touch.at.length === 2)) notes = this.#noted(notes, touch)
      else answer = this.touched(answer, touch)
    }
    return this.commit({ answer, notes: this.#notesAfter(answer, notes) })
  }
  /** Notes a touch, with or without the pencil. */
  note(touch: Touch): boolean {
    if (this.painter) return this.painter.paint([touch.at], true)
    return this.commit({ ...this.now, notes: this.#noted(this.now.notes, touch) })
  }
  /** Adds or removes a note; a cell with a symbol takes no note. */
  #noted(notes: Notes, touch: Touch): Notes {
    const [cell, other] = touch.at
    return other || (!this.isFixed(cell) && this.symbolAt(cell) === '') ? toggled(notes, touch) : notes
  }
  /** The answer after a touch; the same object where nothing changes. */
  touched(answer: K['answer'], touch: Touch): K['answer'] {
    const move = this.face.act(this.puzzle, answer, touch)
    const next = move && this.face.play(this.puzzle, answer, move)
    return next?.ok ? next.value : answer
  }
  /** Plays moves from outside, such as those of a hint, as one stroke. */
  play(...moves: readonly K['move'][]): boolean {
    let { answer } = this.now
    for (const move of moves) {
      const next = this.face.play(this.puzzle, answer, move)
      if (next.ok) answer = next.value
    }
    return this.commit({ answer, notes: this.#notesAfter(answer, this.now.notes) })
  }
  /** The notes that remain beside an answer. */
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
  /** Makes one stroke; false: nothing changed. */
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
  /** Starts again from a blank board or a stored position; one undo goes back. */
  restart(position: Position<K> = { answer: this.face.blank(this.puzzle), notes: [] }): void {
    if (JSON.stringify(position) !== JSON.stringify(this.now)) this.commit(position)
  }

  /**
   * Enters typed, composed or pasted text. Along an entry it spreads over the cells; without one its first symbol
   * counts, and the symbol that is there already clears.
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
  /** Printed cells are skipped; they consume a symbol that equals theirs. */
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
  /** Writes a word of the list into the entry, if it has its length. */
  fill(text: string): boolean {
    const [first, ...others] = this.line?.cells ?? []
    if (!first || this.spell(text).length !== others.length + 1) return false
    this.go(first)
    return this.type(text)
  }
  /** Clears the entry of a cell or, where it has none, its notes. */
  clear(cell: Cell = this.at): boolean {
    if (this.symbolAt(cell) === '') return this.commit({ ...this.now, notes: withoutNotesAt(this.now.notes, [cell]) })
    const wasPencil = this.pencil
    this.pencil = false
    const isChanged = this.touch({ at: [cell], symbol: '' })
    this.pencil = wasPencil
    return isChanged
  }

  /**
   * Chooses an end of an edge or a run. The first end again cancels, unless it is a run by itself; an end that does not
   * fit becomes the first.
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
  /** A touch of a finger or a mouse, from its start to its end; `way`: the points between, and the last. */
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
      // back to where it began: cancelled
      if (distance(cell, up) < dragStart || !to) this.held = null
      else this.end(to)
    }
  }
  /** While one end is held, the cells that may be the other. */
  get reach(): readonly Cell[] {
    return this.held ? otherEnds(this.board, this.held) : []
  }
}

const announcementOf = ({ name, clue }: Line): Bilingual =>
  clue === '' ? name : { en: `${name.en}: ${readingOf(clue)}`, ja: `${name.ja}、${readingOf(clue)}` }
