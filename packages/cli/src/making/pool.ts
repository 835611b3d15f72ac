/** The threads of one run. */
import { good, type Result } from '@kumiki/core/base'
import type { KumikiFile, PuzzleTypes } from '@kumiki/core/contract'
import type { Progress } from '@kumiki/core/verbs/make'
import type { PackedJob } from '@kumiki/core/verbs/packedjob'
import { Piscina } from 'piscina'
import { type Reply, signal, type ThreadData } from './thread.ts'

export interface Pool<K extends PuzzleTypes> {
  /** Runs the job with another seed. */
  make(seed: string): Promise<Result<KumikiFile<K>>>
  /**
   * Asks every thread to finish with its best so far. Returns false if there is none yet, so that waiting is useless.
   */
  stop(): boolean
  /** Ends the threads at once. */
  end(): Promise<void>
}

/** Node 20 crashes if a thread is ended while `require` loads its modules, so threads load them by `import` only. */
const byImport = '--no-experimental-require-module'
const threadFlags = process.allowedNodeEnvironmentFlags.has(byImport) ? [byImport] : []

/**
 * K is the kind of the job. `onProgress` gets the score of each search's best so far, whenever there is a better one.
 */
export function openPool<K extends PuzzleTypes>(
  packed: PackedJob,
  threads: number,
  onProgress: ((progress: Progress) => void) | null,
): Pool<K> {
  const signals = new Int32Array(new SharedArrayBuffer(8))
  const data: ThreadData = { packed, sendsProgress: onProgress !== null, signals }
  const piscina = new Piscina<string, Reply>({
    filename: new URL('./worker.js', import.meta.url).href,
    workerData: data,
    execArgv: [...process.execArgv, ...threadFlags],
    // a constant number, because ending idle threads and starting new ones costs more than it saves
    minThreads: threads,
    maxThreads: threads,
  })
  if (onProgress) piscina.on('message', onProgress)
  let ending = false
  // a thread may fail while it is ended, which no longer matters
  piscina.on('error', (error) => {
    if (!ending) throw error
  })
  return {
    make: async (seed) => read(await piscina.run(seed)),
    stop: () => {
      Atomics.store(signals, signal.stop, 1)
      return Atomics.load(signals, signal.found) === 1
    },
    end: () => {
      ending = true
      return piscina.destroy()
    },
  }
}

/** Trusts the reply, because our own worker wrote it from a finished file. */
function read<K extends PuzzleTypes>(reply: Reply): Result<KumikiFile<K>> {
  if (!reply.ok) return reply
  const file: KumikiFile<K> = JSON.parse(reply.value)
  return good(file)
}
