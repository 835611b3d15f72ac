/** The threads of one run. */
import { good, type Result } from '@kumiki/core/base'
import type { KumikiFile, PuzzleTypes } from '@kumiki/core/contract'
import type { Progress } from '@kumiki/core/verbs/make'
import type { PackedJob } from '@kumiki/core/verbs/packedjob'
import { Piscina } from 'piscina'
import { type Reply, signal, type ThreadData } from './thread.ts'

export interface Pool<K extends PuzzleTypes> {
  /** The job with another seed. */
  make(seed: string): Promise<Result<KumikiFile<K>>>
  /** Asks every thread to finish with the best it has. False: there is none yet, so there is nothing to wait for. */
  stop(): boolean
  /** Ends the threads at once, whatever they do. */
  end(): Promise<void>
}

/**
 * Node 20 ends the whole process where a thread is ended while `require` loads its modules: threads load them by
 * `import` alone.
 */
const byImport = '--no-experimental-require-module'
const threadFlags = process.allowedNodeEnvironmentFlags.has(byImport) ? [byImport] : []

/** K is the kind of the job. `hear` is told how good the best of each search is, whenever there is a better one. */
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
    // as many all the time: a thread that is ended whenever it waits costs more than it makes
    minThreads: threads,
    maxThreads: threads,
  })
  if (onProgress) piscina.on('message', onProgress)
  let ending = false
  // a thread that is ended may still have said something: then there is nobody left to tell
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

/** Our own worker wrote it from a finished file. */
function read<K extends PuzzleTypes>(reply: Reply): Result<KumikiFile<K>> {
  if (!reply.ok) return reply
  const file: KumikiFile<K> = JSON.parse(reply.value)
  return good(file)
}
