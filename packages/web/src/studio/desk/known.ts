/** What quick questions to the workshop have found out of a project: what its puzzles look like, and what is to be said of its rows. */
import type { Problem } from '@kumiki/core/player'
import { Unanswered } from '../../work/calls.ts'
import type { Bench } from '../bench/bench.ts'
import type { Judged, JudgedRow, Look } from '../bench/talk.ts'
import type { Project, Row } from '../model/project.ts'
import { reader } from '../reader/reader.ts'

/** Likely readings of words with kanji, in their order; '' where none is known. */
export type Guess = (writings: readonly string[]) => Promise<readonly string[] | null>

const guessByReader: Guess = (writings) => unlessLost(reader.ask('readings', { writings }))

export class Known {
  readonly #clerk: Bench
  readonly #tell: () => void
  readonly #guess: Guess
  /** By writing. */
  readonly #guesses = new Map<string, string>()
  readonly #looks = new Map<string, Look>()
  readonly #faults = new Map<string, Problem>()
  readonly #asked = new Set<string>()
  judged: Judged | null = null
  #judging = ''

  constructor(clerk: Bench, tell: () => void, guess: Guess = guessByReader) {
    this.#clerk = clerk
    this.#tell = tell
    this.#guess = guess
  }

  look(line: string | null | undefined): Look | null {
    return line == null ? null : (this.#looks.get(line) ?? null)
  }
  /** Why a puzzle cannot be looked at. */
  fault(line: string | null): Problem | null {
    return line === null ? null : (this.#faults.get(line) ?? null)
  }
  learn(line: string, look: Look): void {
    this.#looks.set(line, look)
  }

  /** Asks for what is not known yet. */
  follow({ made, rows, strange }: Project): void {
    for (const [kind, line] of Object.entries(made)) if (!strange.includes(kind)) void this.#lookAt(line)
    void this.#judge(rows)
  }
  async #lookAt(line: string): Promise<void> {
    if (this.#looks.has(line) || this.#asked.has(line)) return
    this.#asked.add(line)
    const look = await unlessLost(this.#clerk.ask('look', { line }))
    // who lost the workshop asks again with the next change
    if (!look) this.#asked.delete(line)
    else if (look.ok) this.#looks.set(line, look.value)
    else this.#faults.set(line, look.error)
    this.#tell()
  }
  async #judge(rows: readonly Row[]): Promise<void> {
    const name = JSON.stringify(rows)
    if (name === this.#judging) return
    this.#judging = name
    const judged = await unlessLost(this.#clerk.ask('judge', { rows }))
    if (this.#judging !== name) return
    if (judged) this.judged = this.#guessed(judged, rows)
    else this.#judging = ''
    this.#tell()
    if (judged) await this.#read(name, judged, rows)
  }
  /** What our own words do not tell is asked of the reader: it has a dictionary, which may take a while to come. */
  async #read(name: string, judged: Judged, rows: readonly Row[]): Promise<void> {
    const writings = [...new Set(rows.flatMap(({ word }, at) => (isUnread(judged.rows[at], rows[at]) ? [word] : [])))]
    const unknown = writings.filter((written) => !this.#guesses.has(written))
    if (unknown.length === 0) return
    const read = await this.#guess(unknown)
    for (const [at, written] of unknown.entries()) if (read?.[at]) this.#guesses.set(written, read[at])
    if (this.#judging !== name) return
    this.judged = this.#guessed(judged, rows)
    this.#tell()
  }
  #guessed(judged: Judged, rows: readonly Row[]): Judged {
    return {
      ...judged,
      rows: judged.rows.map((one, at) =>
        isUnread(one, rows[at]) ? { ...one, suggested: this.#guesses.get(rows[at]?.word ?? '') ?? '' } : one,
      ),
    }
  }
}

/** Whether it has kanji without a reading, and none is suggested. */
const isUnread = (judged: JudgedRow | undefined, row: Row | undefined): boolean =>
  judged !== undefined &&
  judged.problem !== null &&
  judged.suggested === '' &&
  row?.reading === '' &&
  /\p{Script=Han}/u.test(row.word)

/** null: the worker died twice. */
export async function unlessLost<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Unanswered) return null
    throw error
  }
}
