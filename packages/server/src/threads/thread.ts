/**
 * The tasks of a worker thread: everything that may take long, so that requests, lease renewals and signals never wait
 * for it. A job is prepared once for many seeds.
 */

import { fingerprint, good, type Problem, type Result } from '@kumiki/core/base'
import type { Job } from '@kumiki/core/contract'
import { formatLine, openAs } from '@kumiki/core/file'
import { kinds } from '@kumiki/core/kinds'
import { canonicalKeyOf } from '@kumiki/core/verbs/batch'
import { uncontrolled } from '@kumiki/core/verbs/make'
import { type PreparedJob, prepare } from '@kumiki/core/verbs/run'
import type { BookOptions } from './book.ts'
import { publishable, type Verified } from './publishable.ts'

export type Task =
  | { readonly do: 'verify'; readonly text: string }
  | { readonly do: 'draw'; readonly openFile: string }
  | { readonly do: 'prepare'; readonly job: Job }
  | { readonly do: 'bind'; readonly lines: readonly string[]; readonly book: BookOptions }
  /** `name`: jobs with equal names differ only in their seed. */
  | { readonly do: 'make'; readonly name: string; readonly job: Job; readonly seed: string }

/** A made file, and the digest of its canonical key. */
export interface Made {
  readonly line: string
  readonly mark: string
}

const maxPrepared = 16

/** One thread's tasks, and what it keeps between them. */
class Thread {
  /** By the name of the job. */
  readonly #prepared = new Map<string, Promise<Result<PreparedJob>>>()

  async do(task: Task): Promise<Result<Verified | Made | Uint8Array | null>> {
    switch (task.do) {
      case 'verify':
        return publishable(task.text)
      case 'draw':
        return good(await (await import('./preview.ts')).preview(task.openFile))
      case 'prepare': {
        const prepared = await prepare(task.job)
        return prepared.ok ? good(null) : prepared
      }
      case 'bind':
        return (await import('./book.ts')).bind(task.lines, task.book)
      case 'make':
        return this.#make(task.name, task.job, task.seed)
    }
  }

  #preparedFor(name: string, job: Job): Promise<Result<PreparedJob>> {
    const known = this.#prepared.get(name) ?? prepare(job)
    this.#prepared.delete(name)
    this.#prepared.set(name, known)
    for (const oldest of this.#prepared.keys()) if (this.#prepared.size > maxPrepared) this.#prepared.delete(oldest)
    return known
  }

  async #make(name: string, job: Job, seed: string): Promise<Result<Made>> {
    const prepared = await this.#preparedFor(name, job)
    if (!prepared.ok) return prepared
    const made = await prepared.value(seed, uncontrolled)
    if (!made.ok) return made
    const line = made.value(formatLine)
    const opened = await openAs(line, kinds)
    if (!opened.ok) return opened satisfies Result<never, Problem>
    const canonicalKey = await opened.value(async (file, _face, module) => canonicalKeyOf(await module.craft(), file))
    return good({ line, mark: fingerprint([job.kind, canonicalKey]) })
  }
}

/** Each thread loads this module once, so this is the thread's own state. */
const thread = new Thread()

export default (task: Task): ReturnType<Thread['do']> => thread.do(task)
