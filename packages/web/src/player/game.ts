/**
 * One puzzle being played on a page: the core's session and what a page adds to it: the time, what was checked, the hint that is open,
 * and keeping all of it on this device. Every change is told to whoever listens, once.
 */
import {
  type Aside,
  type Cell,
  type Face,
  type Judgement,
  Keyboard,
  type KumikiFile,
  nameOfCells,
  notesSchema,
  type Position,
  type Press,
  parse,
  type Seen,
  Session,
  type Shapes,
} from '@kumiki/core/player'
import type { Hint } from '@kumiki/core/verbs/hint'
import type { Games, Saved } from '../store/games.ts'
import { type Help, OutOfReach } from '../work/help.ts'
import { Clock } from './clock.ts'
import { type Habits, keyHabits } from './habits.ts'

/** wrong: what a check found; it goes with the next stroke there · nothing: so far nothing wrong, so many cells to go */
export type Checked =
  | { readonly found: 'wrong'; readonly cells: readonly Cell[] }
  | { readonly found: 'nothing'; readonly open: number }
  | { readonly found: 'unknown' }

export interface OpenHint {
  readonly hint: Hint<unknown>
  /** Which rung is shown, and how far it was opened. */
  readonly shown: number
  readonly opened: number
}

export interface Surroundings {
  readonly id: string
  readonly line: string
  readonly games: Games
  readonly help: () => Help
}

export class Game<K extends Shapes> {
  readonly file: KumikiFile<K>
  readonly face: Face<K>
  readonly session: Session<K>
  readonly clock: Clock
  readonly #keyboard: Keyboard<K>
  readonly #around: Surroundings
  readonly #listeners = new Set<() => void>()
  /** Counts changes, so that a page knows when to draw. */
  version = 0
  hints: number
  slips: number
  isPaused = false
  isFinished = false
  checked: Checked | null = null
  openHint: OpenHint | null = null
  isAsking = false
  /** Cells that a hint wrote. */
  readonly givenAway = new Set<string>()
  #closedHint: OpenHint | null = null
  /** Cells that a check has called wrong, with what stood there: each mistake counts once. */
  readonly #counted = new Set<string>()
  #kept: Position<K>
  #judged: { readonly answer: K['answer']; readonly judgement: Judgement } | null = null
  #listed: { readonly answer: K['answer']; readonly asides: readonly Aside[] } | null = null

  constructor(file: KumikiFile<K>, face: Face<K>, saved: Saved | null, around: Surroundings) {
    this.file = file
    this.face = face
    this.#around = around
    this.session = new Session(face, file.puzzle, file.answer ?? null, saved && positionOf(face, saved))
    this.#keyboard = new Keyboard(this.session)
    this.clock = new Clock(saved?.seconds ?? 0)
    this.hints = saved?.hints ?? 0
    this.slips = saved?.slips ?? 0
    this.#kept = this.session.now
    this.isFinished = isEnd(this.judgement)
  }

  listen(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  use(habits: Habits): void {
    this.session.habits = habits
    this.#keyboard.habits = keyHabits(habits)
  }

  get id(): string {
    return this.#around.id
  }
  get judgement(): Judgement {
    const { answer } = this.session.now
    if (this.#judged?.answer !== answer) this.#judged = { answer, judgement: this.session.judgement }
    return this.#judged.judgement
  }
  get asides(): readonly Aside[] {
    const { answer } = this.session.now
    if (this.#listed?.answer !== answer) this.#listed = { answer, asides: this.face.aside(this.file.puzzle, answer) }
    return this.#listed.asides
  }
  /** Whether anyone can tell what is wrong: the rules, or the key in the file. */
  get canCheck(): boolean {
    return this.face.judgedBy(this.file.puzzle) === 'rules' || this.session.key !== null
  }
  get openCells(): number {
    const { board } = this.session
    return board.hand === 'write' ? board.cells.filter((cell) => this.session.symbolAt(cell) === '').length : 0
  }
  see(cell: Cell): Seen {
    return this.session.see([cell])
  }

  /** Whatever a hand does: the page draws, the device keeps. */
  do(act: (session: Session<K>) => void): void {
    act(this.session)
    this.#settle()
  }
  /** False: the key is not ours. */
  press(press: Press): boolean {
    const isOurs = this.#keyboard.press(press)
    if (isOurs) this.#settle()
    return isOurs
  }

  #settle(): void {
    if (this.session.now !== this.#kept) this.#stroke()
    this.#tell()
  }
  #stroke(): void {
    const before = this.#kept.answer
    this.#kept = this.session.now
    if (this.checked?.found === 'wrong') {
      const symbolIn = (answer: K['answer'], cell: Cell): string =>
        this.face.see(this.file.puzzle, answer, [cell]).symbol
      const wrong = this.checked.cells.filter(
        (cell) => symbolIn(before, cell) === symbolIn(this.session.now.answer, cell),
      )
      this.checked = wrong.length > 0 ? { found: 'wrong', cells: wrong } : null
    } else this.checked = null
    this.openHint = null
    this.#closedHint = null
    if (!this.isFinished) this.clock.start()
    if (isEnd(this.judgement) && !this.isFinished) {
      this.isFinished = true
      this.clock.stop()
    }
    this.keep()
  }
  #tell(): void {
    this.version++
    for (const listener of this.#listeners) listener()
  }

  keep(): void {
    const { answer, notes } = this.session.now
    const { kind, title } = this.file
    const { id, line, games } = this.#around
    const { hints, slips } = this
    const { seconds } = this.clock
    const { status } = this.judgement
    games.keep({ id, kind, title, line, answer, notes, hints, slips, seconds, status, changed: Date.now() })
  }
  /** A newer state, from another tab: the older is one undo away. */
  take(saved: Saved): void {
    const position = positionOf(this.face, saved)
    if (!position) return
    this.session.restart(position)
    this.#kept = this.session.now
    this.hints = Math.max(this.hints, saved.hints)
    this.slips = Math.max(this.slips, saved.slips)
    this.clock.reach(saved.seconds)
    this.checked = null
    this.openHint = null
    this.isFinished ||= isEnd(this.judgement)
    if (this.isFinished) this.clock.stop()
    this.#tell()
  }

  pause(isPaused: boolean): void {
    this.isPaused = isPaused
    if (isPaused) this.clock.stop()
    else if (!this.isFinished && this.session.canUndo) this.clock.start()
    this.keep()
    this.#tell()
  }
  /** While the page is hidden. */
  rest(): void {
    this.clock.stop()
    this.keep()
  }
  wake(): void {
    if (!this.isPaused && !this.isFinished && this.session.canUndo) this.clock.start()
    this.#tell()
  }
  restart(): void {
    this.session.restart()
    this.isFinished = false
    this.givenAway.clear()
    this.#settle()
  }

  /** What is wrong, of these cells or of all; never what is right. */
  async check(cells: readonly Cell[] | null = null): Promise<void> {
    const { answer } = this.session.now
    const wrong = await this.#slips()
    if (answer !== this.session.now.answer) return
    const asked = cells && new Set(cells.map((cell) => nameOfCells([cell])))
    const found = wrong?.filter((cell) => !asked || asked.has(nameOfCells([cell])))
    if (!found) this.checked = { found: 'unknown' }
    else if (found.length > 0) {
      this.checked = { found: 'wrong', cells: found }
      const mistakes = found.map((cell) => `${nameOfCells([cell])} ${this.session.symbolAt(cell)}`)
      this.slips += mistakes.filter((one) => !this.#counted.has(one)).length
      for (const one of mistakes) this.#counted.add(one)
      this.keep()
    } else this.checked = { found: 'nothing', open: this.openCells }
    this.#tell()
  }
  async #slips(): Promise<readonly Cell[] | null> {
    const { key, now, puzzle } = this.session
    if (key !== null) return this.face.slips(puzzle, now.answer, key).flat()
    // who cannot ask cannot tell either
    return this.#around
      .help()
      .slips(this.#around.line, now.answer)
      .catch((error: unknown) => (error instanceof OutOfReach ? null : Promise.reject(error)))
  }
  dismissCheck(): void {
    this.checked = null
    this.#tell()
  }

  /** The next rung of the ladder; the first one asks the workshop. */
  async climb(): Promise<void> {
    if (this.openHint) {
      const { hint, opened } = this.openHint
      const shown = Math.min(opened + 1, hint.rungs.length - 1)
      this.openHint = { hint, shown, opened: shown }
      this.#tell()
      return
    }
    if (this.#closedHint) {
      this.openHint = this.#closedHint
      this.#closedHint = null
      this.#tell()
      return
    }
    this.isAsking = true
    this.#tell()
    const { answer } = this.session.now
    const hint = await this.#around
      .help()
      .hint(this.#around.line, answer, this.session.line?.cells ?? [])
      .catch(outOfReach)
    this.isAsking = false
    if (answer === this.session.now.answer) {
      this.openHint = { hint, shown: 0, opened: 0 }
      if (hint.about === 'step' || hint.about === 'key') this.hints++
      this.keep()
    }
    this.#tell()
  }
  showRung(shown: number): void {
    if (this.openHint && shown <= this.openHint.opened) this.openHint = { ...this.openHint, shown }
    this.#tell()
  }
  /** Where it was left it is taken up again, as long as nothing else is done. */
  closeHint(): void {
    this.#closedHint = this.openHint
    this.openHint = null
    this.#tell()
  }
  /** Plays what the shown rung says. Moves come from another thread, so they are read as strangers. */
  placeHint(): void {
    const rung = this.openHint?.hint.rungs[this.openHint.shown]
    if (!rung) return
    const moves = rung.moves.map((move) => parse(this.face.move, move)).filter((move) => move.ok)
    for (const cell of rung.goal) this.givenAway.add(nameOfCells([cell]))
    this.session.play(...moves.map(({ value }) => value))
    const [goal] = rung.goal
    if (goal) this.session.go(goal)
    this.#settle()
  }
}

/** Where the workshop cannot be loaded, that is the hint; anything else is a bug. */
function outOfReach(error: unknown): Hint<unknown> {
  if (!(error instanceof OutOfReach)) throw error
  return { about: 'nothing', rungs: [{ rung: 'note', text: error.text, evidence: [], goal: [], moves: [] }] }
}

/** Solved, or all that can be said without a key. */
const isEnd = ({ status }: Judgement): boolean => status === 'complete' || status === 'filled'

/** What was kept is read as if it came from a stranger. */
function positionOf<K extends Shapes>(face: Face<K>, saved: Saved): Position<K> | null {
  const answer = parse(face.answer, saved.answer)
  const notes = parse(notesSchema, saved.notes)
  return answer.ok ? { answer: answer.value, notes: notes.ok ? notes.value : [] } : null
}
