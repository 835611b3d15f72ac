/**
 * The workspace of an open project: what is known of it, what is being made, and its undo history. Pages show it and
 * call it; it knows no page. Everything that takes time happens in workers. After `leave` it changes nothing.
 */
import type { Edit, Place } from '@kumiki/core/contract'
import { type Cell, nameOfCells, type Problem, type Result } from '@kumiki/core/player'
import type { Swap } from '@kumiki/core/verbs/swaps'
import type { Store } from '../../store/store.ts'
import { offering } from '../model/boards.ts'
import { History } from '../model/history.ts'
import { keptOf, lineOf, newId, type Project, type Published, type Row, type Spec, specOf } from '../model/project.ts'
import { reusing } from '../model/rows.ts'
import type { Judged, Made, Order, Pasted, PlacedWord, PuzzleView } from '../workers/core/protocol.ts'
import type { CoreWorker } from '../workers/core/worker.ts'
import { type Checker, checker } from './checking.ts'
import { isYoung, nameOfPlaced, type Ring } from './fresh.ts'
import { keptText } from './keeping.ts'
import { Known, unlessLost } from './known.ts'
import { type Making, type Run, Search } from './search.ts'

/** Options of `make`. */
interface MakeOptions {
  /** Another board for the same order. */
  readonly again?: boolean
  readonly kind?: string
  /** The selected kind stays selected, whichever kind is made. */
  readonly stays?: boolean
  /** The change that caused it, if any: both are undone together. */
  readonly about?: string | null
}

/** How many different boards are made at once, to choose from. */
const boardsAtOnce = 3

/** The pause in typing after which text is saved and processed. */
const restMs = 150

export class Workspace {
  readonly #store: Store<Project>
  readonly #quickCore: CoreWorker
  readonly #history: History<Project>
  readonly #known: Known
  readonly #checker: Checker
  readonly #search: Search
  /** The order of each puzzle, by its line. */
  readonly #orders = new Map<string, string>()
  /** The search record of each puzzle, by its line. */
  readonly #runs = new Map<string, Run>()
  /** The boards for the last order of each kind, by kind, the best first. */
  readonly #offers = new Map<string, readonly Made[]>()
  #stillBest: string | null = null
  readonly #listeners = new Set<() => void>()
  readonly #unlisten: () => void
  /** Rows whose clues changed during a search. */
  readonly #lateClues = new Set<number>()
  #isLeft = false
  #isChecking = false
  /** Why the last search or edit failed. */
  problem: Problem | null = null
  /** The result of parsing the list last. */
  read: Result<Pasted> | null = null
  /** Whether the last change came from another tab. */
  isOther = false
  /** Typed text that was not parsed yet; null if there is none. */
  #unread: string | null = null
  #reading: Promise<void> = Promise.resolve()
  #resting: ReturnType<typeof setTimeout> | undefined

  constructor(
    project: Project,
    store: Store<Project>,
    quickCore: CoreWorker,
    maker?: CoreWorker,
    checking: Checker = checker,
  ) {
    this.#history = new History(project)
    this.#store = store
    this.#quickCore = quickCore
    this.#checker = checking
    this.#known = new Known(quickCore, () => this.#notify())
    this.#search = new Search(() => this.#notify(), maker)
    const unlisten = store.listen(() => this.#notify())
    const unfollow = store.follow(project.id, (other) => this.#take(other))
    this.#unlisten = () => {
      unlisten()
      unfollow()
    }
    this.#follow()
    void this.#keepNew()
  }
  /** A project that is already on disk is not written again until it changes. */
  async #keepNew(): Promise<void> {
    const first = this.project
    const found = await this.#store.find(first.id)
    if (!found && !this.#isLeft && this.project === first) this.#store.keep(first)
  }

  get project(): Project {
    return this.#history.now
  }
  get canUndo(): boolean {
    return this.#history.canUndo
  }
  get canRedo(): boolean {
    return this.#history.canRedo
  }
  get making(): Making | null {
    return this.#search.making
  }
  /** The search record of the selected kind's puzzle; null if it was made before the page was loaded. */
  get run(): Run | null {
    return this.#runs.get(lineOf(this.project) ?? '') ?? null
  }
  /** The rings of words that have just come onto the board and are still there. */
  get rings(): readonly Ring[] {
    const now = performance.now()
    const here = this.making ? null : new Set(this.view?.places.map(nameOfPlaced))
    return this.#search.rings.filter((ring) => isYoung(ring, now) && (here?.has(nameOfPlaced(ring)) ?? true))
  }
  get judged(): Judged | null {
    return this.#known.judged
  }
  /** The view of the selected kind's puzzle; null if there is none, or it is not loaded yet. */
  get view(): PuzzleView | null {
    return this.#known.view(lineOf(this.project))
  }
  /** The view of any kind's puzzle. */
  viewOfKind(kind: string): PuzzleView | null {
    return this.#known.view(this.project.made[kind])
  }
  /** Why there is no board: the problem of the last search, or of the stored puzzle. */
  get trouble(): Problem | null {
    return this.problem ?? this.#known.fault(lineOf(this.project))
  }
  /** Whether the order has changed since the puzzle was made. */
  get isStale(): boolean {
    const line = lineOf(this.project)
    const order = line === null ? undefined : this.#orders.get(line)
    return order !== undefined && order !== this.#order(this.project.kind)
  }
  #order(kind: string): string {
    const { rows, specs, picture, lang } = this.project
    const words = rows.map(({ word, reading }) => [word, reading])
    return JSON.stringify([words, specs[kind] ?? {}, picture, lang])
  }

  listen(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }
  #notify(): void {
    for (const listener of this.#listeners) listener()
  }

  /** `about`: consecutive changes with the same name are undone together, and saved after a pause in typing. */
  change(part: Partial<Project>, about: string | null = null): void {
    if (this.#isLeft) return
    this.#history.change({ ...this.project, ...part, changed: Date.now() }, about)
    if (this.problem === noWords && this.project.rows.length > 0) this.problem = null
    if (about === null) this.#settle()
    else this.#rest()
  }
  /**
   * Sets the links of the published puzzle in every state of the history, because undo cannot unpublish; null: it is no
   * longer published.
   */
  setPublished(links: Published | null): void {
    const { kind } = this.project
    this.#history.everywhere((state) => {
      const { [kind]: _old, ...others } = state.published
      return { ...state, published: links ? { ...others, [kind]: links } : others, changed: Date.now() }
    })
    this.#settle()
  }
  undo(): void {
    this.#search.cancel()
    this.problem = null
    this.#history.undo()
    this.#settle()
  }
  redo(): void {
    this.#search.cancel()
    this.problem = null
    this.#history.redo()
    this.#settle()
  }
  /** Takes over a state of another tab; an undo restores the previous one. */
  #take(other: Project): void {
    // typed text that is newer wins
    if (this.#resting !== undefined && this.project.changed > other.changed) {
      this.flush()
      return
    }
    this.#wake()
    this.#history.change({ ...other, rows: reusing(this.project.rows, other.rows) })
    this.#follow()
    this.isOther = true
    this.#notify()
  }
  /** Whether a change is waiting for a pause in typing before it is saved and processed. */
  get isResting(): boolean {
    return this.#resting !== undefined
  }
  /** After a change that more are likely to follow: waits for a pause in typing. */
  #rest(): void {
    this.#wake()
    this.#resting = setTimeout(() => this.#settle(), restMs)
    this.#notify()
  }
  #wake(): void {
    clearTimeout(this.#resting)
    this.#resting = undefined
  }
  /** After any change: saves it, and requests what is not known yet. */
  #settle(): void {
    this.#wake()
    if (this.#isLeft) return
    this.isOther = false
    this.#store.keep(this.project)
    this.#follow()
    this.#notify()
    const text = this.#unread
    if (text === null || text !== this.project.text) return
    this.#unread = null
    this.#reading = this.#read(text)
  }

  /** Requests what is not known yet, and verifies unverified puzzles. */
  #follow(): void {
    this.#known.follow(this.project)
    if (this.project.strange.length > 0 && !this.#isChecking) void this.#check(this.project)
  }
  async #check(before: Project): Promise<void> {
    this.#isChecking = true
    const after = await this.#checker.check(before)
    this.#isChecking = false
    if (this.#isLeft || after === before) return
    this.#history.everywhere((state) => {
      const isAsBefore = (kind: string): boolean => state.made[kind] === before.made[kind]
      const done = before.strange.filter((kind) => !after.strange.includes(kind) && isAsBefore(kind))
      const others = Object.entries(state.made).filter(([kind]) => !done.includes(kind))
      const checked = Object.entries(after.made).filter(([kind]) => done.includes(kind))
      const isUntouched = state.rows === before.rows && state.specs === before.specs
      return {
        ...state,
        ...(isUntouched ? { rows: after.rows, specs: after.specs } : {}),
        made: Object.fromEntries([...others, ...checked]),
        strange: state.strange.filter((kind) => !done.includes(kind)),
      }
    })
    this.#settle()
  }

  /** Sets the list as text, typed or pasted; it is parsed into rows after a pause in typing. */
  write(text: string): void {
    this.#unread = text
    this.change({ text }, 'text')
  }
  /** Saves and parses typed text now. */
  flush(): void {
    if (this.#resting !== undefined) this.#settle()
  }
  /** Waits until typed text has been parsed into rows, and these have been judged. */
  async settled(): Promise<void> {
    this.flush()
    await this.#reading
    await this.#known.whenJudged
  }
  async #read(text: string): Promise<void> {
    const pasted = await unlessLost(this.#quickCore.ask('paste', { content: text }))
    if (this.project.text !== text) return
    this.read = pasted
    if (!pasted?.ok) return this.#notify()
    this.change({ rows: reusing(this.project.rows, pasted.value.rows) }, 'text')
    this.flush()
  }
  /** Sets rows that were edited one by one; the text is then derived from them. */
  setRows(rows: readonly Row[], about: string | null = null): void {
    this.change({ rows, text: null }, about)
  }
  /** Applies the clue of a row to the board, if its word is there, once no search is running. */
  settleClue(at: number): void {
    if (this.making) {
      this.#lateClues.add(at)
      return
    }
    const word = this.judged?.rows[at]?.word
    const clue = this.project.rows[at]?.clue ?? ''
    const placed = this.view?.places.find((one) => one.word === word)
    if (placed && this.view?.edits.includes('clue') && placed.clue !== clue)
      void this.edit({ edit: 'clue', place: placed.cells, clue })
  }

  /** Renames the project and its puzzles. */
  rename(title: string): void {
    this.change({ title, isNamed: title !== '' }, 'title')
  }
  /** Gives every word its likely reading, those too that are still being looked up; what is a guess is marked so. */
  async takeReadings(): Promise<void> {
    await this.#known.readingsDone()
    if (this.#isLeft) return
    this.setRows(
      this.project.rows.map((row) => {
        const { suggested = '', isGuess = false } = this.#known.judgedOf(row) ?? {}
        return suggested === '' ? row : { ...row, reading: suggested, ...(isGuess ? { isGuessed: true } : {}) }
      }),
    )
  }
  setSpec(name: string, value: unknown): void {
    this.change({ specs: this.#specsWith(name, value) }, `spec ${name}`)
  }
  #specsWith(name: string, value: unknown): Readonly<Record<string, Spec>> {
    const { kind, specs } = this.project
    const { [name]: _old, ...rest } = specOf(this.project)
    return { ...specs, [kind]: value === undefined ? rest : { ...rest, [name]: value } }
  }
  /** Keeps words where they are, or releases them. */
  keep(words: readonly string[], stay: boolean): void {
    const { kind, kept } = this.project
    const others = keptOf(this.project).filter((word) => !words.includes(word))
    this.change({ kept: { ...kept, [kind]: stay ? [...others, ...words] : others } })
  }
  #kept(): readonly PlacedWord[] {
    const kept = keptOf(this.project)
    return this.view?.places.filter(({ word }) => kept.includes(word)) ?? []
  }
  /** Where the words stand that stay on the board. */
  keptPlaces(): readonly Place[] {
    return this.#kept().map(({ cells }) => cells)
  }

  /** Makes a puzzle around the kept words. Resolves to false if it was replaced or the page was left. */
  async make({ again = false, kind, stays = false, about = null }: MakeOptions = {}): Promise<boolean> {
    await this.settled()
    if (this.#isLeft) return false
    const { specs, rows, door, kind: chosen } = this.project
    const own = kind ?? chosen
    if (door === 'words' && rows.length === 0) {
      this.problem = noWords
      this.#notify()
      return true
    }
    const listed = new Set(this.judged?.rows.map(({ word }) => word))
    const places = own === chosen ? this.#kept().filter(({ word }) => listed.has(word)) : []
    const keep = places.map(keptText).filter((text) => text !== null)
    const seed = again ? newId().slice(0, 8) : this.project.seed
    const order = this.#order(own)
    const isSameOrder = own === chosen && keep.length === 0 && !this.isStale
    const now = again && isSameOrder ? this.#shown() : null
    const wanted = this.#orderFor(own, { ...specs[own], ...(keep.length > 0 ? { keep } : {}) }, seed)
    const made = await this.#run(own, (maker, progress) =>
      maker.call('make', stays ? wanted : { ...wanted, boards: boardsAtOnce }, progress),
    )
    if (!made?.ok) return made !== null
    const { shown, isSame } = this.#offer(own, made.value, now, order)
    if (isSame || (again && shown !== now && isSamePuzzle(this.project.made[own], shown.line))) this.problem = sameAgain
    // keeps a kind that was selected meanwhile
    const kindShown = stays || this.project.kind !== chosen ? this.project.kind : own
    if (shown === now) this.#notify()
    else this.#put(own, shown, { kind: kindShown, seed }, about)
    return true
  }
  #shown(): Made | null {
    const line = lineOf(this.project)
    return line !== null && this.view ? { line, view: this.view } : null
  }
  /**
   * Offers what was made, with the other boards for the same order. `shown` is the best of them, or `now` if that is
   * better than all new ones; `isSame`: there is no other.
   */
  #offer(
    kind: string,
    made: Made,
    now: Made | null,
    order: string,
  ): { readonly shown: Made; readonly isSame: boolean } {
    const { others } = made
    const { shown, offered } = others ? offering([made, ...others], now) : { shown: made, offered: [] }
    this.#offers.set(kind, offered)
    for (const { line, view } of [made, ...offered]) {
      this.#known.learn(line, view)
      this.#orders.set(line, order)
      if (this.#search.run && line !== now?.line) this.#runs.set(line, this.#search.run)
    }
    const isSame = shown === now && offered.length < 2
    if (now !== null && shown === now && !isSame) this.#stillBest = now.line
    return { shown: shown ?? made, isSame }
  }
  /** The boards for the order of the one that is shown, the best first; none if there is no choice. */
  get boards(): readonly Made[] {
    const line = lineOf(this.project)
    const offered = this.#offers.get(this.project.kind) ?? []
    return offered.length > 1 && offered.some((one) => one.line === line) ? offered : []
  }
  /** Whether the last search found no board as good as the one that is shown. */
  get isStillBest(): boolean {
    return this.#stillBest !== null && this.#stillBest === lineOf(this.project)
  }
  /** Shows another one of the offered boards. */
  choose(line: string): void {
    const { kind, made } = this.project
    if (this.making || !this.boards.some((one) => one.line === line)) return
    this.problem = null
    this.#stillBest = null
    this.change({ made: { ...made, [kind]: line } })
  }
  #orderFor(kind: string, spec: Spec, seed: string): Order {
    const { rows, picture, lang, title } = this.project
    return {
      kind,
      spec,
      rows: rows.length > 0 ? rows : null,
      picture,
      seed,
      effort: null,
      timeMs: null,
      lang,
      title: title === '' ? null : title,
    }
  }
  /** The nearest size with which a board can be made, after the requested one failed; null if none is known. */
  async remedy(): Promise<number | null> {
    const { kind, seed } = this.project
    if (this.problem === null || specOf(this.project).size === undefined) return null
    return (await unlessLost(this.#quickCore.ask('remedy', this.#orderFor(kind, specOf(this.project), seed)))) ?? null
  }
  /** Sets a size and makes the board; both are undone together. */
  trySize(size: number): Promise<boolean> {
    this.change({ specs: this.#specsWith('size', size) }, 'remedy')
    return this.make({ about: 'remedy' })
  }
  /** Changes the finished board; the kept words stay. What the list or the options say of it changes with it. */
  edit(wanted: Edit): Promise<boolean> {
    const line = lineOf(this.project)
    if (line === null) return Promise.resolve(false)
    const seed = newId().slice(0, 8)
    const kept = this.keptPlaces()
    return this.#edited(
      (maker, progress) => maker.call('edit', { line, edit: wanted, kept, seed }, progress),
      () => this.#consequences(wanted),
      wanted.edit === 'clue',
    )
  }
  /** Puts another word on the board, which becomes the one that was told of. */
  swap({ job }: Swap): Promise<boolean> {
    const order = { ...job, spec: { ...job.spec }, rows: null, picture: null }
    return this.#edited(
      (maker, progress) => maker.call('make', order, progress),
      () => ({}),
      false,
    )
  }
  async #edited(
    start: Parameters<Search['start']>[1],
    consequences: () => Partial<Project>,
    isSameBoard: boolean,
  ): Promise<boolean> {
    const { kind } = this.project
    if (this.#isLeft || lineOf(this.project) === null) return false
    this.flush()
    const wasStale = this.isStale
    const { run } = this
    const made = await this.#run(kind, start, this.view?.places ?? null)
    if (made?.ok) {
      this.#put(kind, made.value, consequences(), null)
      if (run && isSameBoard) this.#runs.set(made.value.line, run)
      if (!wasStale) this.#orders.set(made.value.line, this.#order(kind))
      else this.#orders.set(made.value.line, '')
    }
    return made !== null
  }
  async #run(
    kind: string,
    start: Parameters<Search['start']>[1],
    before: readonly PlacedWord[] | null = null,
  ): Promise<Result<Made> | null> {
    this.problem = null
    this.#stillBest = null
    const made = await this.#search.start(kind, start, before)
    if (this.#isLeft || made === null) return null
    if (!made.ok) this.problem = made.error
    this.#notify()
    return made
  }
  #put(kind: string, { line, view }: Made, part: Partial<Project>, about: string | null): void {
    this.#known.learn(line, view)
    if (this.#search.run) this.#runs.set(line, this.#search.run)
    this.change({ ...part, made: { ...this.project.made, [kind]: line } }, about)
    this.flush()
    const late = [...this.#lateClues]
    this.#lateClues.clear()
    for (const at of late) this.settleClue(at)
  }
  #consequences(edit: Edit): Partial<Project> {
    if (edit.edit === 'clue') return { rows: this.#rowsWithClue(edit.place, edit.clue), text: null }
    if (edit.edit === 'keyword') return { specs: this.#specsWith('keyword', edit.word === '' ? undefined : edit.word) }
    if (edit.edit === 'symmetry') return { specs: this.#specsWith('symmetry', edit.symmetry) }
    return {}
  }
  /** Sets a clue in its row; other rows of the same word keep theirs. */
  #rowsWithClue(place: readonly Cell[], clue: string): readonly Row[] {
    const { rows } = this.project
    const name = nameOfCells(place)
    const placed = this.view?.places.find(({ cells }) => nameOfCells(cells) === name)
    const isIts = (at: number): boolean => this.judged?.rows[at]?.word === placed?.word
    const shown = rows.findIndex((row, at) => isIts(at) && row.clue === placed?.clue)
    const at = shown >= 0 ? shown : rows.findIndex((row, index) => isIts(index) && row.clue === clue)
    const target = at >= 0 ? at : rows.findIndex((_, index) => isIts(index))
    return rows.map((row, index) => (index === target ? { ...row, clue } : row))
  }

  /** Ends the search with the best board so far. */
  stop(): void {
    this.#search.stop()
  }
  /** Saves and detaches the workspace when its page is closed. */
  leave(): void {
    this.flush()
    this.#isLeft = true
    this.#unlisten()
    this.#search.cancel()
  }
}

/** Whether two files hold the same puzzle, however they were made. */
function isSamePuzzle(one: string | undefined, other: string): boolean {
  if (one === undefined) return false
  const puzzleOf = (line: string): string | undefined => JSON.stringify(JSON.parse(line).puzzle)
  const puzzle = puzzleOf(one)
  return puzzle !== undefined && puzzle === puzzleOf(other)
}

const sameAgain: Problem = {
  code: 'same-again',
  text: {
    en: 'Another try gave the same puzzle. Change the size, the words, the picture or another option.',
    ja: 'もう一度作っても、同じパズルになりました。大きさ、言葉、絵、ほかの設定のどれかを変えてみてください。',
  },
  brief: null,
  fault: 'search',
  path: [],
  words: [],
}

const noWords: Problem = {
  code: 'no-words',
  text: { en: 'Type or paste some words first.', ja: '先に言葉を入れてください。' },
  brief: null,
  fault: 'input',
  path: [],
  words: [],
}
