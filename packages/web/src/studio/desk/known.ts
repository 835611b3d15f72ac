/**
 * What quick questions to the core worker have found out about a project: the views of its puzzles, and the verdicts on
 * its rows.
 */
import type { Bilingual, Problem } from '@kumiki/core/player'
import type { Reading } from '@kumiki/data'
import { Unanswered } from '../../work/calls.ts'
import { newId, type Project, type Row } from '../model/project.ts'
import { spliceOf } from '../model/rows.ts'
import type { Judged, JudgedRow, Judging, PuzzleView, Verdict } from '../workers/core/protocol.ts'
import type { CoreWorker } from '../workers/core/worker.ts'
import { readingsWorker } from '../workers/readings/worker.ts'

/** Likely readings of words with kanji, in their order; null: there is no dictionary. */
export type Guess = (writings: readonly string[]) => Promise<readonly Reading[] | null>

const guessByWorker: Guess = (writings) => unlessLost(readingsWorker.ask('readings', { writings }))

export class Known {
  readonly #quickCore: CoreWorker
  readonly #notify: () => void
  readonly #guess: Guess
  /** By writing; null: it is being looked up. */
  readonly #guesses = new Map<string, Reading | null>()
  readonly #views = new Map<string, PuzzleView>()
  readonly #faults = new Map<string, Problem>()
  readonly #requested = new Set<string>()
  judged: Judged | null = null
  /** Resolves when the rows that came last have been judged. */
  whenJudged: Promise<void> = Promise.resolve()
  /** Resolves when the readings of the rows that were judged last are there. */
  #reading: Promise<void> = Promise.resolve()
  /** The rows that are being judged, or were last. */
  #rows: readonly Row[] | null = null
  /** The name of the list in the worker, the rows that the worker has, and the number of requests since. */
  readonly #list = newId()
  #sent: readonly Row[] = []
  #turn = 0
  #judging: (Judging & { readonly rows: readonly Row[] }) | null = null
  readonly #verdicts = new WeakMap<Row, Verdict>()
  readonly #judgedRows = new WeakMap<Row, JudgedRow>()

  constructor(quickCore: CoreWorker, notify: () => void, guess: Guess = guessByWorker) {
    this.#quickCore = quickCore
    this.#notify = notify
    this.#guess = guess
  }

  view(line: string | null | undefined): PuzzleView | null {
    return line == null ? null : (this.#views.get(line) ?? null)
  }
  /** Why a puzzle cannot be shown. */
  fault(line: string | null): Problem | null {
    return line === null ? null : (this.#faults.get(line) ?? null)
  }
  learn(line: string, view: PuzzleView): void {
    this.#views.set(line, view)
  }

  /** Requests what is not known yet. */
  follow({ made, rows, strange }: Project): void {
    for (const [kind, line] of Object.entries(made)) if (!strange.includes(kind)) void this.#loadView(line)
    if (rows !== this.#rows) this.whenJudged = this.#judge(rows)
  }
  async #loadView(line: string): Promise<void> {
    if (this.#views.has(line) || this.#requested.has(line)) return
    this.#requested.add(line)
    const view = await unlessLost(this.#quickCore.ask('look', { line }))
    // if the worker was lost, the next change requests it again
    if (!view) this.#requested.delete(line)
    else if (view.ok) this.#views.set(line, view.value)
    else this.#faults.set(line, view.error)
    this.#notify()
  }
  async #judge(rows: readonly Row[]): Promise<void> {
    this.#rows = rows
    let judging = await this.#ask(rows)
    // a replaced worker has lost its list
    if (judging === 'forgotten' && this.#rows === rows) judging = await this.#ask(rows)
    if (this.#rows !== rows) {
      this.#say()
      return
    }
    // if the worker was lost, the next change requests it again
    if (judging === null || judging === 'forgotten') this.#rows = null
    else this.#judging = { ...judging, rows }
    this.#say()
    if (this.#rows) this.#reading = this.#read(rows)
  }
  /** Sends the changes since the last request. null: the worker is lost. */
  async #ask(rows: readonly Row[]): Promise<Judging | 'forgotten' | null> {
    const splice = spliceOf(this.#sent, rows)
    const turn = this.#turn++
    this.#sent = rows
    const judging = await unlessLost(this.#quickCore.ask('judge', { list: this.#list, turn, splice }))
    if (judging !== null && judging !== 'forgotten') {
      for (const [at, row] of splice.rows.entries()) this.#verdicts.set(row, judging.verdicts[at] ?? unjudged)
      return judging
    }
    this.#turn = 0
    this.#sent = []
    return judging
  }
  /**
   * Readings that our own words do not give come from the readings worker, whose dictionary may take a while to load.
   */
  async #read(rows: readonly Row[]): Promise<void> {
    const writings = rows.flatMap((row) => (isUnread(this.#verdicts.get(row), row) ? [row.word] : []))
    const unknown = [...new Set(writings)].filter((written) => !this.#guesses.has(written))
    if (unknown.length === 0) return
    for (const written of unknown) this.#guesses.set(written, null)
    this.#say()
    const read = await this.#guess(unknown)
    for (const [at, written] of unknown.entries()) {
      const reading = read?.[at]
      if (reading) this.#guesses.set(written, reading)
      else this.#guesses.delete(written)
    }
    this.#say()
  }
  /** Waits until all rows are judged and every reading is there, or cannot be had, however long that takes. */
  async readingsDone(): Promise<void> {
    let judged: Promise<void> | null = null
    // rows that come meanwhile are judged and read as well
    while (judged !== this.whenJudged) {
      judged = this.whenJudged
      await judged
      await this.#reading
    }
  }
  /** What was said of a row last. */
  judgedOf(row: Row): JudgedRow | undefined {
    return this.#judgedRows.get(row)
  }
  /** Updates `judged` for the rows that were judged last. */
  #say(): void {
    if (this.#judging) {
      const { rows, repeats, forecasts } = this.#judging
      const notes = new Map(repeats)
      this.judged = { forecasts, rows: rows.map((row, at) => this.#judgedRow(row, notes.get(at) ?? null)) }
    }
    this.#notify()
  }
  /** Returns the previous object if nothing has changed. */
  #judgedRow(row: Row, note: Bilingual | null): JudgedRow {
    const verdict = this.#verdicts.get(row) ?? unjudged
    const read = isUnread(verdict, row) ? this.#guesses.get(row.word) : undefined
    const better = read && read.reading !== '' ? { suggested: read.reading, isGuess: read.isGuessed } : {}
    const judged = { ...verdict, ...better, note, isAwaited: read === null }
    const known = this.#judgedRows.get(row)
    if (known && JSON.stringify(known) === JSON.stringify(judged)) return known
    this.#judgedRows.set(row, judged)
    return judged
  }
}

const unjudged: Verdict = { word: null, problem: null, suggested: '', isGuess: false }

/** Whether it has kanji without a reading, and what is suggested is none of our words. */
const isUnread = (verdict: Verdict | undefined, row: Row): boolean =>
  verdict !== undefined &&
  verdict.problem !== null &&
  (verdict.suggested === '' || verdict.isGuess) &&
  row.reading === '' &&
  /\p{Script=Han}/u.test(row.word)

/** null if the worker died twice. */
export async function unlessLost<T>(wanted: Promise<T>): Promise<T | null> {
  try {
    return await wanted
  } catch (error) {
    if (error instanceof Unanswered) return null
    throw error
  }
}
