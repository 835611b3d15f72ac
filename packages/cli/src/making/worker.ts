/**
 * Makes puzzles in a thread of its own, so that the main thread stays free for signals and progress. What every puzzle of
 * a run shares comes once, when the thread starts; a task is a seed; the answer is the text of a file.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { good } from '@kumiki/core/base/result'
import { formatLine } from '@kumiki/core/file/file'
import { doors } from '@kumiki/core/kinds/doors'
import { unwrap } from './parcel.ts'
import { pull } from './pull.ts'
import { type News, type Reply, type Run, signal } from './run.ts'

const run: Run = workerData
// once for all puzzles of the thread; its kind has read it in the main thread
workerData.spec = unwrap(run.parcel)

export default async function makeOne(seed: string): Promise<Reply> {
  const { kind, effort, lang, title, timeMs, signals } = run
  const someDoor = doors[kind]
  if (!someDoor) throw new Error(`There is no kind ${kind}.`)
  return someDoor(async (door) => {
    const craft = await door.craft()
    const { spec } = workerData
    const file = await pull(
      craft,
      { spec, seed, effort, lang, title },
      {
        timeMs,
        now: () => performance.now(),
        stopped: () => Atomics.load(signals, signal.stop) === 1,
        found: ({ score, bound }) => {
          Atomics.store(signals, signal.found, 1)
          if (run.tellsNews) parentPort?.postMessage({ score, bound } satisfies News)
        },
      },
    )
    return file.ok ? good(formatLine(file.value)) : file
  })
}
