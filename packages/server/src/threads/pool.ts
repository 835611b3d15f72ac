/** A pool of worker threads, and the tasks that it accepts. */
import type { Result } from '@kumiki/core/base'
import type { Job } from '@kumiki/core/contract'
import { Piscina } from 'piscina'
import type { BookOptions } from './book.ts'
import { FairQueue } from './fairqueue.ts'
import type { Verified } from './publishable.ts'
import type { Made, Task } from './thread.ts'
import { usualTimeouts } from './timeouts.ts'

/** Threads run the build, even if we run from source. */
const script = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/threads/thread.js' : './thread.js',
  import.meta.url,
)

const maxMegabytes = 1_024

/**
 * Node 20 ends the whole process if a thread is ended while `require` loads its modules, so threads load them by
 * `import` only.
 */
const byImport = '--no-experimental-require-module'
const threadFlags = process.allowedNodeEnvironmentFlags.has(byImport) ? [byImport] : []

/** Most tasks take less: they pass by those that do not. */
const briefMs = 2_000

/**
 * Tries a task for a short time first. What takes longer begins again as long work, which never has all threads; so
 * slow tasks from many addresses do not keep the others waiting.
 */
export async function inSlices<T>(
  queue: FairQueue,
  who: string,
  timeMs: number,
  run: (sliceMs: number) => Promise<T>,
): Promise<T> {
  try {
    return await queue.take(who, () => run(Math.min(briefMs, timeMs)))
  } catch (error) {
    if (timeMs <= briefMs || !isLate(error)) throw error
    return queue.takeLong(who, () => run(timeMs))
  }
}

/** Whether a task was ended because its time was over. */
export const isLate = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'

export class Pool {
  readonly #piscina: Piscina<Task, unknown>
  readonly #queue: FairQueue

  constructor(threads: number, turnMs = usualTimeouts.turnMs) {
    this.#queue = new FairQueue(threads, turnMs)
    this.#piscina = new Piscina<Task, unknown>({
      filename: script.href,
      // threads must not inherit our process's flags for modules (tests load TypeScript sources)
      execArgv: threadFlags,
      minThreads: Math.min(1, threads),
      maxThreads: threads,
      idleTimeout: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
    })
    // a task's failure has already rejected its promise
    this.#piscina.on('error', () => {})
  }

  /**
   * This and all other tasks reject if they take longer than `timeMs` in a thread, which is then ended, or if no thread
   * is free in time.
   */
  verify(text: string, who: string, timeMs: number): Promise<Result<Verified>> {
    return this.#inTurn(who, { do: 'verify', text }, timeMs)
  }

  /** The link preview as PNG. */
  draw(openFile: string, who: string, timeMs: number): Promise<Result<Uint8Array>> {
    return this.#inTurn(who, { do: 'draw', openFile }, timeMs)
  }

  /** Whether the kind can read the job. */
  prepare(job: Job, who: string, timeMs: number): Promise<Result<null>> {
    return this.#inTurn(who, { do: 'prepare', job }, timeMs)
  }

  /** A book as a PDF. */
  bind(lines: readonly string[], book: BookOptions, who: string, timeMs: number): Promise<Result<Uint8Array>> {
    return this.#queue.takeLong(who, () => this.#ask({ do: 'bind', lines, book }, timeMs))
  }

  /** For batch workers, which run no more tasks than there are threads, so it skips the fair queue. */
  make(name: string, job: Job, seed: string, timeMs: number): Promise<Result<Made>> {
    return this.#ask({ do: 'make', name, job, seed }, timeMs)
  }

  #inTurn<T>(who: string, task: Task, timeMs: number): Promise<Result<T>> {
    return inSlices(this.#queue, who, timeMs, (sliceMs) => this.#ask(task, sliceMs))
  }

  /** A task's result type is fixed by its `do`. */
  async #ask<T>(task: Task, timeMs: number): Promise<Result<T>> {
    const late = AbortSignal.timeout(timeMs)
    const reply: Result<T> = (await this.#piscina.run(task, { signal: late })) as Result<T>
    return reply
  }

  end(): Promise<void> {
    return this.#piscina.destroy()
  }
}
