/** Threads, and what is asked of them. */
import type { Result } from '@kumiki/core/base'
import type { Job } from '@kumiki/core/contract'
import { Piscina } from 'piscina'
import type { BookOptions } from './book.ts'
import { FairQueue } from './fairqueue.ts'
import type { Made, Task, Verified } from './thread.ts'
import { usualTimeouts } from './timeouts.ts'

/** A thread runs what was built, also where we run from source. */
const script = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/threads/thread.js' : './thread.js',
  import.meta.url,
)

const maxMegabytes = 1_024

/**
 * Node 20 ends the whole process where a thread is ended while `require` loads its modules: threads load them by
 * `import` alone.
 */
const byImport = '--no-experimental-require-module'
const threadFlags = process.allowedNodeEnvironmentFlags.has(byImport) ? [byImport] : []

export class Pool {
  readonly #piscina: Piscina<Task, unknown>
  readonly #queue: FairQueue

  constructor(threads: number, turnMs = usualTimeouts.turnMs) {
    this.#queue = new FairQueue(threads, turnMs)
    this.#piscina = new Piscina<Task, unknown>({
      filename: script.href,
      // what our own process was told about modules (tests read sources) is no business of theirs
      execArgv: threadFlags,
      minThreads: Math.min(1, threads),
      maxThreads: threads,
      idleTimeout: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
    })
    // a thread that fails has failed whoever asked it, and that has been said there
    this.#piscina.on('error', () => {})
  }

  /**
   * Whatever is asked rejects where it takes longer than `timeMs` of a thread, which is ended then, and where no thread
   * is free in time.
   */
  verify(text: string, who: string, timeMs: number): Promise<Result<Verified>> {
    return this.#inTurn(who, { do: 'verify', text }, timeMs)
  }

  /** The picture beside a link, as PNG. */
  draw(openFile: string, who: string, timeMs: number): Promise<Result<Uint8Array>> {
    return this.#inTurn(who, { do: 'draw', openFile }, timeMs)
  }

  /** Whether a job can be read by its kind. */
  prepare(job: Job, who: string, timeMs: number): Promise<Result<null>> {
    return this.#inTurn(who, { do: 'prepare', job }, timeMs)
  }

  /** A book as a PDF. */
  bind(lines: readonly string[], book: BookOptions, who: string, timeMs: number): Promise<Result<Uint8Array>> {
    return this.#inTurn(who, { do: 'bind', lines, book }, timeMs)
  }

  /** For a crew, which asks for no more than there are threads. */
  make(name: string, job: Job, seed: string, timeMs: number): Promise<Result<Made>> {
    return this.#ask({ do: 'make', name, job, seed }, timeMs)
  }

  #inTurn<T>(who: string, task: Task, timeMs: number): Promise<Result<T>> {
    return this.#queue.take(who, () => this.#ask(task, timeMs))
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
