/**
 * Runs jobs in a thread of its own, so that the main thread stays free for signals and progress. What every puzzle of a run shares
 * comes once, when the thread starts, and is read once; a task is a seed; the answer is the text of a file.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { good } from '@kumiki/core/base'
import { formatLine } from '@kumiki/core/file'
import type { News, Watch } from '@kumiki/core/verbs/make'
import { unpack } from '@kumiki/core/verbs/parcel'
import { prepare } from '@kumiki/core/verbs/run'
import { type Reply, signal, type ThreadData } from './thread.ts'

const { parcel, sendsProgress, signals }: ThreadData = workerData
const preparing = prepare(unpack(parcel))

const watch: Watch = {
  now: () => performance.now(),
  stopped: () => Atomics.load(signals, signal.stop) === 1,
  news: ({ score, bound }) => {
    Atomics.store(signals, signal.found, 1)
    if (sendsProgress) parentPort?.postMessage({ score, bound } satisfies News)
  },
}

export default async function makeOne(seed: string): Promise<Reply> {
  const prepared = await preparing
  if (!prepared.ok) return prepared
  const file = await prepared.value(seed, watch)
  return file.ok ? good(file.value(formatLine)) : file
}
