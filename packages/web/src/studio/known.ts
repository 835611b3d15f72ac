/** What quick questions to the workshop have found out of a project: what its puzzles look like, and what is to be said of its rows. */
import type { Problem } from '@kumiki/core/player'
import type { Bench } from './bench/bench.ts'
import type { Judged, Look } from './bench/talk.ts'
import { Unanswered } from './calls.ts'
import type { Project, Row } from './project.ts'

export class Known {
  readonly #clerk: Bench
  readonly #tell: () => void
  readonly #looks = new Map<string, Look>()
  readonly #faults = new Map<string, Problem>()
  readonly #asked = new Set<string>()
  judged: Judged | null = null
  #judging = ''

  constructor(clerk: Bench, tell: () => void) {
    this.#clerk = clerk
    this.#tell = tell
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
    if (judged) this.judged = judged
    else this.#judging = ''
    this.#tell()
  }
}

/** null: the worker died twice. */
export async function unlessLost<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Unanswered) return null
    throw error
  }
}
