/**
 * One puzzle being played on a page: the core's session and what a page adds to it: the time, what was checked, the
 * hint that is open, and keeping all of it on this device. Every change is told to whoever listens, once.
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
  parse,
  type Seen,
  Session,
  type SideList,
  type Target,
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
 * wrong: what a check found; it goes with the next stroke there · nothing: so far nothing wrong, so many cells to go ·
 * unknown: nobody here can tell · not-full: the referee looks at full boards alone · away, closed: why the referee says
 * nothing
 */
export type Checked =
  | { readonly found: 'wrong'; readonly places: readonly Target[] }
  | { readonly found: 'nothing'; readonly open: number }
  | { readonly found: 'unknown' | 'not-full' | Silence }

export interface OpenHint {
  readonly hint: Hint<unknown>
  /** Which rung is shown, and how far it was opened. */
  readonly shown: number
  readonly opened: number
}

interface Figures {
  readonly seconds: number
  readonly hints: number
  readonly slips: number
}

export interface Surroundings {
  readonly id: string
  readonly line: string
  readonly games: Games
  readonly help: () => Help
  /** The server that published the puzzle; null: nobody did. */
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
  #lookingBack: Promise<LookBack | null> | null = null
  /** What a restart left behind, for who takes it back. */
  #before: (Figures & { readonly now: Position<K> }) | null = null
  /** Cells that a check has called wrong, with what stood there: each mistake counts once. */
  readonly #counted = new Set<string>()
  #kept: Position<K>
  #judged: { readonly answer: K['answer']; readonly judgement: Judgement } | null = null
  /** What the referee said last, and of which answer. */
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
    this.slips = saved?.slips ?? 0
    this.#checks = saved?.published?.checks ?? 0
    this.#techniques = new Map(Object.entries(saved?.published?.techniques ?? {}))
    this.#kept = this.session.now
    // a full board from before is judged again, and the figures of one that was solved are no longer counted
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
    // what the rules leave open, the referee decides
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
  /** Whether help can be had here: the rules decide, or the key is in the file. In a contest there is none. */
  get canHint(): boolean {
    return !this.isContest && (this.face.decidedBy(this.file.puzzle) === 'rules' || this.session.key !== null)
  }
  /** Whether anyone can tell what is wrong: the rules, the key in the file, or the referee. */
  get canCheck(): boolean {
    return this.canHint || this.#asksReferee
  }
  /** Whether only the referee can say that it is solved. */
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
  /** Asks the referee; where that says nothing, a full board is the end, as it is without one. */
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
    this.#notify()
  }

  pause(isPaused: boolean): void {
    this.isPaused = isPaused
    if (isPaused) this.clock.stop()
    else if (!this.isFinished && this.session.canUndo) this.clock.start()
    this.keep()
    this.#notify()
  }
  /** While the page is hidden. */
  rest(): void {
    this.clock.stop()
    this.keep()
    if (this.isBegun) this.referee?.report(this.play, true)
  }
  wake(): void {
    if (!this.isPaused && !this.isFinished && this.session.canUndo) this.clock.start()
    this.#notify()
  }
  /** From the start, also for the clock; an undo brings all of it back. */
  restart(): void {
    const { session, hints, slips } = this
    this.#before = { now: session.now, seconds: this.clock.seconds, hints, slips }
    session.restart()
    this.isFinished = false
    this.givenAway.clear()
    this.#counted.clear()
    this.#count({ seconds: 0, hints: 0, slips: 0 })
    this.#settle()
    this.clock.stop()
  }
  #count({ seconds, hints, slips }: Figures): void {
    this.clock.set(seconds)
    this.hints = hints
    this.slips = slips
  }

  /** What is wrong, of these cells or of all; never what is right. */
  async check(cells: readonly Cell[] | null = null): Promise<void> {
    this.#checks++
    if (!this.canHint) return this.#checkByReferee()
    const { answer } = this.session.now
    const wrong = await this.#mistakes()
    if (answer !== this.session.now.answer) return
    const wanted = cells && new Set(cells.map((cell) => nameOfCells([cell])))
    const found = wrong?.filter((at) => !wanted || at.some((cell) => wanted.has(nameOfCells([cell]))))
    if (!found) this.checked = { found: 'unknown' }
    else if (found.length > 0) {
      this.checked = { found: 'wrong', places: found }
      const mistakes = found.map((at) => `${nameOfTarget(at)} ${this.session.see(at).symbol}`)
      this.slips += mistakes.filter((one) => !this.#counted.has(one)).length
      for (const one of mistakes) this.#counted.add(one)
      this.keep()
    } else this.checked = { found: 'nothing', open: this.openCells }
    this.#notify()
  }
  /** Who has the key says yes or no to a full board, and never where. */
  async #checkByReferee(): Promise<void> {
    const ruling = await this.#beJudged()
    if (this.isFinished || ruling === 'broken') return
    this.checked = { found: isSilence(ruling) ? ruling : 'not-full' }
    this.#notify()
  }
  async #mistakes(): Promise<readonly Target[] | null> {
    const { key, now, puzzle } = this.session
    if (key !== null) return this.face.mistakes(puzzle, now.answer, key)
    // who cannot ask cannot tell either
    return this.#around
      .help()
      .slips(this.#around.line, now.answer)
      .catch((error: unknown) => (error instanceof OutOfReach ? null : Promise.reject(error)))
  }
  dismissCheck(): void {
    this.checked = null
    this.#notify()
  }

  /** The next rung of the ladder; the first one asks the workshop. */
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
    this.isAsking = false
    if (answer === this.session.now.answer) {
      this.openHint = { hint, shown: 0, opened: 0 }
      if (hint.about === 'step' || hint.about === 'key') {
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
  /** Where it was left it is taken up again, as long as nothing else is done. */
  closeHint(): void {
    this.#closedHint = this.openHint
    this.openHint = null
    this.#notify()
  }
  /** What there is to say of the puzzle now; null where the workshop is out of reach. */
  lookBack(): Promise<LookBack | null> {
    this.#lookingBack ??= this.#around
      .help()
      .lookBack(this.#around.line)
      .catch((error: unknown) => (error instanceof OutOfReach ? null : Promise.reject(error)))
    return this.#lookingBack
  }
  /** The file of another puzzle like this one; null where none was found. */
  another(level: number | null): Promise<string | null> {
    const seed = `${Date.now().toString(36)}${Math.floor(Math.random() * 1e9).toString(36)}`
    return this.#around
      .help()
      .another(this.#around.line, level, seed)
      .catch((error: unknown) => (error instanceof OutOfReach ? null : Promise.reject(error)))
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

const dayMs = 86_400_000

/** Where the workshop cannot be loaded, that is the hint; anything else is a bug. */
function outOfReach(error: unknown): Hint<unknown> {
  if (!(error instanceof OutOfReach)) throw error
  return { about: 'nothing', rungs: [{ rung: 'note', text: error.text, evidence: [], goal: [], moves: [] }] }
}

/** Solved, or all that can be said without a key. */
const isEnd = ({ status }: Judgement): boolean => status === 'complete' || status === 'filled'

const isSilence = (word: Ruling | Silence): word is Silence => word === 'away' || word === 'closed'

/** What the referee's word makes of a full board. Where it is wrong, it does not say. */
function ruledAs(ruling: Ruling): Judgement {
  if (ruling === 'broken') return { status: 'broken', faults: [{ code: notTheKey, cells: [] }] }
  return { status: ruling === 'complete' ? 'complete' : 'filled' }
}

/** What was kept is read as if it came from a stranger. */
function positionOf<K extends PuzzleTypes>(face: Face<K>, saved: Saved): Position<K> | null {
  const answer = parse(face.answer, saved.answer)
  const notes = parse(notesSchema, saved.notes)
  return answer.ok ? { answer: answer.value, notes: notes.ok ? notes.value : [] } : null
}
