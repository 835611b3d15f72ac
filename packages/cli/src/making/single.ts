/** Makes one puzzle, the best of parallel searches. After an interrupt, it is finished from the best so far. */
import { spelt } from '@kumiki/core/base'
import type { PuzzleTypes } from '@kumiki/core/contract'
import { bestOf, betterProgress, seedsSideBySide } from '@kumiki/core/verbs/best'
import type { Progress } from '@kumiki/core/verbs/make'
import { worth } from '@kumiki/core/verbs/worth'
import type { ExitCode } from '../arguments/command.ts'
import { duration } from '../report/report.ts'
import { onInterrupt } from './interrupt.ts'
import { deliver, exitCodeFor, flagsOf, type Making } from './making.ts'
import { openPool } from './pool.ts'

export async function makeSingle<K extends PuzzleTypes>(making: Making<K>): Promise<ExitCode> {
  const { craft, job, terminal, outputs } = making
  const { timeMs } = job
  const seeds = seedsSideBySide(craft, job.seed, making.threads)
  let progress: Progress | null = null
  const pool = openPool<K>(making.packed, seeds.length, (next) => {
    progress = betterProgress(craft, progress, next)
  })
  const start = performance.now()
  let interrupted = false
  let leave = (): void => {}
  const left = new Promise<null>((resolve) => {
    leave = () => resolve(null)
  })
  const release = onInterrupt(() => {
    interrupted = true
    if (!pool.stop()) leave()
  })
  terminal.startProgress(() => {
    const elapsed = performance.now() - start
    const of = timeMs === null ? '' : ` / ${duration(timeMs)}`
    const far = progress && worth(progress, job.spec)
    return {
      en: `Searching: ${duration(elapsed)}${of}${far ? ` · ${far.en}` : ''}`,
      ja: `探索中: ${duration(elapsed)}${of}${far ? ` · ${far.ja}` : ''}`,
    }
  })
  try {
    const searches = Promise.all(seeds.map(pool.make))
    const reply = await Promise.race([searches.then((replies) => bestOf(craft, replies)), left])
    terminal.endProgress()
    if (reply === null) {
      await outputs.close(terminal)
      terminal.note(nothingToKeep)
      return 130
    }
    if (!reply.ok) {
      await outputs.close(terminal)
      terminal.note(spelt(reply.error.text, flagsOf(making)))
      return interrupted ? 130 : exitCodeFor(reply.error)
    }
    if (interrupted) terminal.note(bestSoFar)
    const delivered = await deliver(making, reply.value, {
      n: 1,
      stopped: interrupted,
      addNote: (note) => terminal.note(note),
    })
    const closed = await outputs.close(terminal)
    return delivered && closed ? (interrupted ? 130 : 0) : 2
  } finally {
    terminal.endProgress()
    release()
    await pool.end()
  }
}

const nothingToKeep = {
  en: 'Interrupted before there was a puzzle.',
  ja: 'パズルができる前に中断しました。',
}
const bestSoFar = {
  en: 'Interrupted: this is the best so far.',
  ja: '中断しました。ここまでで最も良いパズルです。',
}
