/**
 * Runs jobs in a thread, so that the main thread stays free for signals and progress. The data common to all puzzles of
 * a run arrives once, when the thread starts, and is parsed once. A task is a seed; its result is the text of a file.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { good } from '@kumiki/core/base'
import { formatLine } from '@kumiki/core/file'
import type { Control, Progress } from '@kumiki/core/verbs/make'
import { unpack } from '@kumiki/core/verbs/packedjob'
import { prepare } from '@kumiki/core/verbs/run'
import { type Reply, signal, type ThreadData } from './thread.ts'

const { packed, sendsProgress, signals }: ThreadData = workerData
const preparing = prepare(unpack(packed))

const control: Control = {
  now: () => performance.now(),
  stopped: () => Atomics.load(signals, signal.stop) === 1,
  progress: ({ score, bound }) => {
    Atomics.store(signals, signal.found, 1)
    if (sendsProgress) parentPort?.postMessage({ score, bound } satisfies Progress)
  },
}

export default async function makeOne(seed: string): Promise<Reply> {
  const prepared = await preparing
  if (!prepared.ok) return prepared
  const file = await prepared.value(seed, control)
  return file.ok ? good(file.value(formatLine)) : file
}
