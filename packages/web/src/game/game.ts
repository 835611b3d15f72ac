/**
 * A puzzle being played on a page: the core's session, plus the time, the result of a check, the open hint, and saving
 * all of it on this device. Every change notifies the listeners once.
 */
import {
  type Cell,
  type Face,
  type Judgement,
  Keyboard,
  type KeyPreferences,
  type KumikiFile,
  nameOfCells,
  nameOfTarget,
  notesSchema,
  notTheKey,
  type Position,
  type Press,
  type PuzzleTypes,
  type Seen,
  Session,
  type SideList,
  type Target,
  valueBy,
} from '@kumiki/core/player'
import type { Hint } from '@kumiki/core/verbs/hint'
import type { Games, Saved } from '../store/games.ts'
import { keyPreferences, type Preferences } from '../store/preferences.ts'
import type { PublishedGame } from '../store/saved.ts'
import { type Help, OutOfReach } from '../work/help.ts'
import type { LookBack } from '../work/workshop.ts'
import { Clock } from './clock.ts'
import type { Play, Referee, Ruling, Silence } from './referee.ts'

/**
 * wrong: a check found mistakes; each is cleared by the next stroke there · nothing: no mistakes so far, and this many
 * cells to go · unknown: it cannot be decided here · not-full: the referee judges only full boards · away, closed: why
 * the referee gives no ruling
 */
export type Checked =
  | { readonly found: 'wrong'; readonly places: readonly Target[] }
  | { readonly found: 'nothing'; readonly open: number }
  | { readonly found: 'unknown' | 'not-full' | Silence }

export interface OpenHint {
  readonly hint: Hint<unknown>
  /** The rung that is shown, and the furthest one that was opened. */
  readonly shown: number
  readonly opened: number
}

interface Figures {
  readonly seconds: number
  readonly hints: number
  readonly slips: number | null
}

export interface Surroundings {
  readonly id: string
  readonly line: string
  readonly games: Games
  readonly help: () => Help
  /** The server that published the puzzle; null if it was not published. */
  readonly referee: Referee | null
}

export class Game<K extends PuzzleTypes> {
  readonly file: KumikiFile<K>
  readonly face: Face<K>
  readonly session: Session<K>
  readonly clock: Clock
  readonly #keyboard: Keyboard<K>
  readonly #around: Surroundings
  readonly #listeners = new Set<() => void>()
  /** Counts changes, so that a page knows when to render. */
  version = 0
  hints: number
  /** The mistakes that checks and hints have found; null: nobody has looked for any. */
  slips: number | null
  isPaused = false
  isFinished = false
  checked: Checked | null = null
  openHint: OpenHint | null = null
  isAsking = false
  /** Cells that a hint filled in. */
  readonly givenAway = new Set<string>()
  #closedHint: OpenHint | null = null
  #lookingBack: Promise<LookBack | null> | null = null
  /** The state before a restart, for an undo. */
  #before: (Figures & { readonly now: Position<K> }) | null = null
  /** Cells that a check has called wrong, with their symbols then: each mistake counts once. */
  readonly #counted = new Set<string>()
  #kept: Position<K>
  #judged: { readonly answer: K['answer']; readonly judgement: Judgement } | null = null
  /** The referee's last ruling, and the answer that it is about. */
  #ruled: { readonly answer: K['answer']; readonly ruling: Ruling } | null = null
  #checks: number
  readonly #techniques: Map<string, number>
  #listed: { readonly answer: K['answer']; readonly sideLists: readonly SideList[] } | null = null

  constructor(file: KumikiFile<K>, face: Face<K>, saved: Saved | null, around: Surroundings) {
    this.file = file
    this.face = face
    this.#around = around
    this.session = new Session(face, file.puzzle, file.answer ?? null, saved && positionOf(face, saved))
    this.#keyboard = new Keyboard(this.session)
    this.clock = new Clock(saved?.seconds ?? 0)
    this.hints = saved?.hints ?? 0
    this.slips = saved?.slips ?? null
    this.#checks = saved?.published?.checks ?? 0
    this.#techniques = new Map(Object.entries(saved?.published?.techniques ?? {}))
    this.#kept = this.session.now
    // a saved full board is judged again; a game that was already solved no longer changes its figures
    this.isFinished = isEnd(this.judgement) && (this.judgement.status === 'complete' || !this.#asksReferee)
    if (isEnd(this.judgement) && !this.isFinished) void this.#beJudged()
  }

  listen(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  use(preferences: Preferences): void {
    this.session.preferences = preferences
    this.#keyboard.preferences = keyPreferences(preferences)
  }

  get keyPreferences(): KeyPreferences {
    return this.#keyboard.preferences
  }
  get id(): string {
    return this.#around.id
  }
  get judgement(): Judgement {
    const { answer } = this.session.now
    if (this.#judged?.answer !== answer) this.#judged = { answer, judgement: this.session.judgement }
    const { judgement } = this.#judged
    // the referee decides what the rules leave open
    return judgement.status === 'filled' && this.#ruled?.answer === answer ? ruledAs(this.#ruled.ruling) : judgement
  }
  get sideLists(): readonly SideList[] {
    const { answer } = this.session.now
    if (this.#listed?.answer !== answer) this.#listed = { answer, sideLists: this.face.lists(this.file.puzzle, answer) }
    return this.#listed.sideLists
  }
  get referee(): Referee | null {
    return this.#around.referee
  }
  get isContest(): boolean {
    return this.referee?.isContest === true
  }
  /** Whether hints are possible: the rules decide, or the key is in the file. A contest has none. */
  get canHint(): boolean {
    return !this.isContest && (this.face.decidedBy(this.file.puzzle) === 'rules' || this.session.key !== null)
  }
  /** Whether mistakes can be found: by the rules, the key in the file, or the referee. */
  get canCheck(): boolean {
    return this.canHint || this.#asksReferee
  }
  /** Whether only the referee can decide that it is solved. */
  get #asksReferee(): boolean {
    return this.referee !== null && !this.isContest && this.session.key === null
  }
  get isBegun(): boolean {
    return this.clock.seconds > 0 || this.session.canUndo
  }
  get play(): Play {
    return {
      kind: this.file.kind,
      level: this.file.report?.grade?.level ?? null,
      activeMs: Math.min(Math.round(this.clock.seconds * 1_000), dayMs),
      checks: this.#checks,
      hints: Object.fromEntries(this.#techniques),
      finished: this.isFinished,
    }
  }
  get published(): PublishedGame | null {
    const { referee } = this
    if (!referee) return null
    const { id, isContest } = referee
    return { id, isContest, checks: this.#checks, techniques: this.play.hints }
  }
  get openCells(): number {
    const { board } = this.session
    return board.input === 'write' ? board.cells.filter((cell) => this.session.symbolAt(cell) === '').length : 0
  }
  see(cell: Cell): Seen {
    return this.session.see([cell])
  }

  /** Changes the session, then notifies the page and saves. */
  do(act: (session: Session<K>) => void): void {
    act(this.session)
    this.#settle()
  }
  /** Returns false if the board does not use the key. */
  press(press: Press): boolean {
    const isOurs = this.#keyboard.press(press)
    if (isOurs) this.#settle()
    return isOurs
  }

  #settle(): void {
    if (this.session.now !== this.#kept) this.#stroke()
    this.#notify()
  }
  #stroke(): void {
    const before = this.#kept.answer
    this.#kept = this.session.now
    if (this.#before?.now === this.session.now) this.#count(this.#before)
    if (this.checked?.found === 'wrong') {
      const symbolIn = (answer: K['answer'], at: Target): string => this.face.see(this.file.puzzle, answer, at).symbol
      const wrong = this.checked.places.filter((at) => symbolIn(before, at) === symbolIn(this.session.now.answer, at))
      this.checked = wrong.length > 0 ? { found: 'wrong', places: wrong } : null
    } else this.checked = null
    this.openHint = null
    this.#closedHint = null
    if (!this.isFinished) this.clock.start()
    if (isEnd(this.judgement) && !this.isFinished) {
      if (this.#asksReferee) void this.#beJudged()
      if (!this.#asksReferee || this.judgement.status === 'complete') this.#finish()
    }
    this.referee?.report(this.play, this.isFinished)
    this.keep()
  }
  #finish(): void {
    this.isFinished = true
    this.clock.stop()
  }
  /** Asks the referee. If it gives no ruling, a full board ends the game, as it does without a referee. */
  async #beJudged(): Promise<Ruling | Silence> {
    const { answer } = this.session.now
    const ruling = (await this.referee?.judge(answer)) ?? 'away'
    if (answer !== this.session.now.answer) return ruling
    if (!isSilence(ruling)) this.#ruled = { answer, ruling }
    if (isEnd(this.judgement) && !this.isFinished) this.#finish()
    this.keep()
    this.#notify()
    return ruling
  }
  #notify(): void {
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
    const { published } = this
    const saved = { id, kind, title, line, answer, notes, hints, slips, seconds, status, changed: Date.now() }
    games.keep(published ? { ...saved, published } : saved)
  }
  /** Takes a newer state from another tab; an undo restores the older one. */
  take(saved: Saved): void {
    const position = positionOf(this.face, saved)
    if (!position) return
    this.session.restart(position)
    this.#kept = this.session.now
    this.hints = Math.max(this.hints, saved.hints)
    if (saved.slips !== null) this.slips = Math.max(this.slips ?? 0, saved.slips)
    this.clock.reach(saved.seconds)
    this.checked = null
    this.openHint = null
    this.isFinished ||= isEnd(this.judgement)
    if (this.isFinished) this.clock.stop()
    this.#notify()
  }

  pause(isPaused: boolean): void {
    this.isPaused = isPaused
    if (isPaused) this.clock.stop()
    else if (!this.isFinished && this.session.canUndo) this.clock.start()
    this.keep()
    this.#notify()
  }
  /** Called when the page is hidden. */
  rest(): void {
    this.clock.stop()
    this.keep()
    if (this.isBegun) this.referee?.report(this.play, true)
  }
  wake(): void {
    if (!this.isPaused && !this.isFinished && this.session.canUndo) this.clock.start()
    this.#notify()
  }
  /** Starts again, with the clock at zero; an undo restores everything. */
  restart(): void {
    const { session, hints, slips } = this
    this.#before = { now: session.now, seconds: this.clock.seconds, hints, slips }
    session.restart()
    this.isFinished = false
    this.givenAway.clear()
    this.#counted.clear()
    this.#count({ seconds: 0, hints: 0, slips: null })
    this.#settle()
    this.clock.stop()
  }
  #count({ seconds, hints, slips }: Figures): void {
    this.clock.set(seconds)
    this.hints = hints
    this.slips = slips
  }

  /** Finds mistakes, in these cells or in all; never says what is right. */
  async check(cells: readonly Cell[] | null = null): Promise<void> {
    this.#checks++
    if (!this.canHint) return this.#checkByReferee()
    const { answer } = this.session.now
    const wrong = await this.#mistakes()
    if (answer !== this.session.now.answer) return
    const wanted = cells && new Set(cells.map((cell) => nameOfCells([cell])))
    const found = wrong?.filter((at) => !wanted || at.some((cell) => wanted.has(nameOfCells([cell]))))
    if (!found) this.checked = { found: 'unknown' }
    else {
      this.checked = found.length > 0 ? { found: 'wrong', places: found } : { found: 'nothing', open: this.openCells }
      this.#slip(found)
      this.keep()
    }
    this.#notify()
  }
  #slip(found: readonly Target[]): void {
    const mistakes = found.map((at) => `${nameOfTarget(at)} ${this.session.see(at).symbol}`)
    this.slips = (this.slips ?? 0) + mistakes.filter((one) => !this.#counted.has(one)).length
    for (const one of mistakes) this.#counted.add(one)
  }
  /** The server has the key; it says whether a full board is right, but never where it is wrong. */
  async #checkByReferee(): Promise<void> {
    const ruling = await this.#beJudged()
    if (this.isFinished || ruling === 'broken') return
    this.checked = { found: isSilence(ruling) ? ruling : 'not-full' }
    this.#notify()
  }
  async #mistakes(): Promise<readonly Target[] | null> {
    const { key, now, puzzle } = this.session
    if (key !== null) return this.face.mistakes(puzzle, now.answer, key)
    // if the help worker cannot be loaded, mistakes cannot be found
    return this.#around
      .help()
      .slips(this.#around.line, now.answer)
      .catch((error: unknown) => (error instanceof OutOfReach ? null : Promise.reject(error)))
  }
  dismissCheck(): void {
    this.checked = null
    this.#notify()
  }

  /** Opens the next rung of the hint; the first one is requested from the help worker. */
  async climb(): Promise<void> {
    if (this.openHint) {
      const { hint, opened } = this.openHint
      const shown = Math.min(opened + 1, hint.rungs.length - 1)
      this.openHint = { hint, shown, opened: shown }
      this.#notify()
      return
    }
    if (this.#closedHint) {
      this.openHint = this.#closedHint
      this.#closedHint = null
      this.#notify()
      return
    }
    this.isAsking = true
    this.#notify()
    const { answer } = this.session.now
    const hint = await this.#around
      .help()
      .hint(this.#around.line, answer, this.session.line?.cells ?? [])
      .catch(outOfReach)
    const found = hint.about === 'mistake' && (await this.#mistakes())
    this.isAsking = false
    if (answer === this.session.now.answer) {
      this.openHint = { hint, shown: 0, opened: 0 }
      if (found) this.#slip(found)
      if (hint.about !== 'nothing' && hint.about !== 'done') {
        this.hints++
        const technique = hint.technique ?? hint.about
        this.#techniques.set(technique, (this.#techniques.get(technique) ?? 0) + 1)
      }
      this.keep()
    }
    this.#notify()
  }
  showRung(shown: number): void {
    if (this.openHint && shown <= this.openHint.opened) this.openHint = { ...this.openHint, shown }
    this.#notify()
  }
  /** `climb` reopens it at the same rung if nothing else has been done meanwhile. */
  closeHint(): void {
    this.#closedHint = this.openHint
    this.openHint = null
    this.#notify()
  }
  /**
   * What the end shows: the hardest idea, the steps, and whether another puzzle can be made; null if the help worker
   * cannot be loaded.
   */
  lookBack(): Promise<LookBack | null> {
    this.#lookingBack ??= this.#around
      .help()
      .lookBack(this.#around.line)
      .catch((error: unknown) => (error instanceof OutOfReach ? null : Promise.reject(error)))
    return this.#lookingBack
  }
  /** The file of another puzzle like this one; null if none was found. */
  another(level: number | null): Promise<string | null> {
    const seed = `${Date.now().toString(36)}${Math.floor(Math.random() * 1e9).toString(36)}`
    return this.#around
      .help()
      .another(this.#around.line, level, seed)
      .catch((error: unknown) => (error instanceof OutOfReach ? null : Promise.reject(error)))
  }
  /** Plays the moves of the shown rung. They come from a worker, so they are validated. */
  placeHint(): void {
    const rung = this.openHint?.hint.rungs[this.openHint.shown]
    if (!rung) return
    const moves = rung.moves.map((move) => valueBy(this.face.move, move)).filter((move) => move !== null)
    for (const cell of rung.goal) this.givenAway.add(nameOfCells([cell]))
    this.session.play(...moves)
    const [goal] = rung.goal
    if (goal) this.session.go(goal)
    this.#settle()
  }
}

const dayMs = 86_400_000

/** The hint shown if the help worker cannot be loaded; any other error is a bug. */
function outOfReach(error: unknown): Hint<unknown> {
  if (!(error instanceof OutOfReach)) throw error
  return { about: 'nothing', rungs: [{ rung: 'note', text: error.text, evidence: [], goal: [], moves: [] }] }
}

/** Whether the board is solved, or full with no key to compare. */
const isEnd = ({ status }: Judgement): boolean => status === 'complete' || status === 'filled'

const isSilence = (word: Ruling | Silence): word is Silence => word === 'away' || word === 'closed'

/** The judgement of a full board by the referee's ruling, which does not say what is wrong. */
function ruledAs(ruling: Ruling): Judgement {
  if (ruling === 'broken') return { status: 'broken', faults: [{ code: notTheKey, cells: [] }] }
  return { status: ruling === 'complete' ? 'complete' : 'filled' }
}

/** Validates a saved position. */
function positionOf<K extends PuzzleTypes>(face: Face<K>, saved: Saved): Position<K> | null {
  const answer = valueBy(face.answer, saved.answer)
  return answer && { answer, notes: valueBy(notesSchema, saved.notes) ?? [] }
}
