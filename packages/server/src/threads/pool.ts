/** Threads, and what is asked of them. */
import type { Result } from '@kumiki/core/base/result'
import type { Job } from '@kumiki/core/verbs/job'
import { Piscina } from 'piscina'
import type { BookWish } from '../batches/book.ts'
import type { Made, Task, Verified } from './thread.ts'

/** A thread runs what was built, also where we run from source. */
const script = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/threads/thread.js' : './thread.js',
  import.meta.url,
)

const mostMegabytes = 1_024

export class Pool {
  readonly #piscina: Piscina<Task, unknown>

  constructor(threads: number) {
    this.#piscina = new Piscina<Task, unknown>({
      filename: script.href,
      // what our own process was told about modules (tests read sources) is no business of theirs
      execArgv: [],
      minThreads: Math.min(1, threads),
      maxThreads: threads,
      idleTimeout: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    })
    // a thread that fails has failed whoever asked it, and that has been said there
    this.#piscina.on('error', () => {})
  }

  /** Rejects where it takes longer than that. */
  verify(text: string, timeMs: number): Promise<Result<Verified>> {
    return this.#ask({ do: 'verify', text }, timeMs)
  }

  /** The picture beside a link, as PNG. */
  draw(openFile: string, timeMs: number): Promise<Result<Uint8Array>> {
    return this.#ask({ do: 'draw', openFile }, timeMs)
  }

  /** Whether a job can be read by its kind. */
  prepare(job: Job, timeMs: number): Promise<Result<null>> {
    return this.#ask({ do: 'prepare', job }, timeMs)
  }

  make(name: string, job: Job, seed: string, timeMs: number): Promise<Result<Made>> {
    return this.#ask({ do: 'make', name, job, seed }, timeMs)
  }

  /** A book as a PDF. */
  bind(lines: readonly string[], book: BookWish, timeMs: number): Promise<Result<Uint8Array>> {
    return this.#ask({ do: 'bind', lines, book }, timeMs)
  }

  /** The thread that took the task gives what the task says. */
  async #ask<T>(task: Task, timeMs: number): Promise<Result<T>> {
    const late = AbortSignal.timeout(timeMs)
    const reply: Result<T> = (await this.#piscina.run(task, { signal: late })) as Result<T>
    return reply
  }

  end(): Promise<void> {
    return this.#piscina.destroy()
  }
}
