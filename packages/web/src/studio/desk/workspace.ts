/**
 * The project on the workspace: what is known of it, what is being made, and what can be taken back. Pages show it and
 * call it; it knows no page. Everything that takes time happens in workers. A workspace that was left changes nothing
 * any more.
 */
import type { Edit, Place } from '@kumiki/core/contract'
import { type Cell, nameOfCells, type Problem, type Result } from '@kumiki/core/player'
import type { Swap } from '@kumiki/core/verbs/swaps'
import type { Store } from '../../store/store.ts'
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

/** What is to be made. */
interface MakeOptions {
  /** Another board of the same. */
  readonly again?: boolean
  readonly kind?: string
  /** The kind that is chosen stays so, whatever is made. */
  readonly stays?: boolean
  /** The change that it is made for, if any: both are taken back together. */
  readonly about?: string | null
}

/** How long nobody types before what was typed is kept and looked at. */
const restMs = 150

export class Workspace {
  readonly #store: Store<Project>
  readonly #quickCore: CoreWorker
  readonly #history: History<Project>
  readonly #known: Known
  readonly #checker: Checker
  readonly #search: Search
  /** What was asked for when a puzzle was made, by its line. */
  readonly #orders = new Map<string, string>()
  /** How a puzzle came about, by its line. */
  readonly #runs = new Map<string, Run>()
  readonly #listeners = new Set<() => void>()
  readonly #unlisten: () => void
  /** Rows whose clues were changed while a search was going on. */
  readonly #lateClues = new Set<number>()
  #isLeft = false
  #isChecking = false
  /** Why the last search, or the last edit, came to nothing. */
  problem: Problem | null = null
  /** What the last reading of a list had to say. */
  read: Result<Pasted> | null = null
  /** Whether another tab has changed it last. */
  isOther = false
  /** A text that was typed and not read yet; null: all of it was. */
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
  /** What lies on the disk already is not written again before it changes. */
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
  /** How the puzzle of the chosen kind came about; null: that was before the page was loaded. */
  get run(): Run | null {
    return this.#runs.get(lineOf(this.project) ?? '') ?? null
  }
  /** The words that came onto the board a moment ago and are still there. */
  get rings(): readonly Ring[] {
    const now = performance.now()
    const here = this.making ? null : new Set(this.view?.places.map(nameOfPlaced))
    return this.#search.rings.filter((ring) => isYoung(ring, now) && (here?.has(nameOfPlaced(ring)) ?? true))
  }
  get judged(): Judged | null {
    return this.#known.judged
  }
  /** What is known of the puzzle of the chosen kind; null: there is none, or it is not known yet. */
  get view(): PuzzleView | null {
    return this.#known.view(lineOf(this.project))
  }
  /** Of the puzzle of any kind. */
  viewOfKind(kind: string): PuzzleView | null {
    return this.#known.view(this.project.made[kind])
  }
  /** Why there is no board: what the last search said, or what is wrong with the puzzle that lies there. */
  get trouble(): Problem | null {
    return this.problem ?? this.#known.fault(lineOf(this.project))
  }
  /** Whether something else is asked for than what was made. */
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

  /** `about`: changes about one thing in a row are taken back together, and kept when nobody types any more. */
  change(part: Partial<Project>, about: string | null = null): void {
    if (this.#isLeft) return
    this.#history.change({ ...this.project, ...part, changed: Date.now() }, about)
    if (this.problem === noWords && this.project.rows.length > 0) this.problem = null
    if (about === null) this.#settle()
    else this.#rest()
  }
  /** What was published stays so, whatever is taken back here; null: it is no longer. */
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
  /** What was here is one undo away. */
  #take(other: Project): void {
    // what was typed here since then is newer
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
  /** Whether something was typed a moment ago, and is neither kept nor looked at yet. */
  get isResting(): boolean {
    return this.#resting !== undefined
  }
  /** After a change that others will follow at once: until nobody types, what is on the page is enough. */
  #rest(): void {
    this.#wake()
    this.#resting = setTimeout(() => this.#settle(), restMs)
    this.#notify()
  }
  #wake(): void {
    clearTimeout(this.#resting)
    this.#resting = undefined
  }
  /** After any change: keep it, and find out what is not known yet. */
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

  /** Finds out what is not known yet: of unverified puzzles, whether they are what they say. */
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

  /** A list as text, typed or pasted: read as soon as the hand rests, and what it says goes into the rows. */
  write(text: string): void {
    this.#unread = text
    this.change({ text }, 'text')
  }
  /** What was typed is kept now, and read. */
  flush(): void {
    if (this.#resting !== undefined) this.#settle()
  }
  /** What was typed is in the rows. */
  async settled(): Promise<void> {
    this.flush()
    await this.#reading
  }
  async #read(text: string): Promise<void> {
    const pasted = await unlessLost(this.#quickCore.ask('paste', { content: text }))
    if (this.project.text !== text) return
    this.read = pasted
    if (!pasted?.ok) return this.#notify()
    this.change({ rows: reusing(this.project.rows, pasted.value.rows) }, 'text')
    this.flush()
  }
  /** Rows that were edited one by one; the text follows them. */
  setRows(rows: readonly Row[], about: string | null = null): void {
    this.change({ rows, text: null }, about)
  }
  /** The clue of a row that stands on the board is changed there too, once nothing else is going on. */
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

  /** The title of the project is that of its puzzles. */
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
  /** Words stay where they are, or may move again. */
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

  /** Makes what is asked for, around the kept words; false: something else took its place, or the page was left. */
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
    const made = await this.#run(own, (maker, progress) =>
      maker.call('make', this.#orderFor(own, { ...specs[own], ...(keep.length > 0 ? { keep } : {}) }, seed), progress),
    )
    if (made?.ok) {
      const before = this.project.made[own]
      if (again && before !== undefined && isSamePuzzle(before, made.value.line)) this.problem = sameAgain
      this.#orders.set(made.value.line, order)
      // who has chosen another kind in the meantime stays with it
      const shown = stays || this.project.kind !== chosen ? this.project.kind : own
      this.#put(own, made.value, { kind: shown, seed }, about)
    }
    return made !== null
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
  /**
   * The nearest size with which a board can be made, where none came of the one that is asked for; null: none is known.
   */
  async remedy(): Promise<number | null> {
    const { kind, seed } = this.project
    if (this.problem === null || specOf(this.project).size === undefined) return null
    return (await unlessLost(this.#quickCore.ask('remedy', this.#orderFor(kind, specOf(this.project), seed)))) ?? null
  }
  /** Takes such a size; it and its board are taken back together. */
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
  /** The row that has the clue now; of a word with several clues the others keep theirs. */
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

  /** Keeps the best so far. */
  stop(): void {
    this.#search.stop()
  }
  /** Nobody looks any more. */
  leave(): void {
    this.flush()
    this.#isLeft = true
    this.#unlisten()
    this.#search.cancel()
  }
}

/** Whether two files hold one puzzle, whatever they were made from. */
function isSamePuzzle(one: string, other: string): boolean {
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
