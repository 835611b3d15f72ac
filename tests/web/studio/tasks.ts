/**
 * How long the page is kept busy at a stretch. What counts is the time that its main thread computes, from a trace of the browser, set
 * against counted work on that thread: a clock on the wall would measure who else uses the machine.
 */
import type { CDPSession, Page } from 'playwright-core'
import { slowness } from '../reference.ts'

/** In milliseconds of a quiet machine: what a person may not feel. */
const longest = 50

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** In microseconds of the thread's own time. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

export interface Watch {
  /** The tasks that were too long since it began, in milliseconds of a quiet machine. */
  end(): Promise<readonly number[]>
}

export async function watchTasks(page: Page): Promise<Watch> {
  const client = await page.context().newCDPSession(page)
  const slowBefore = await slowness(page, client)
  const events: TraceEvent[] = []
  client.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]))
  })
  const traceConfig = { includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline'] }
  await client.send('Tracing.start', { traceConfig, transferMode: 'ReportEvents' })
  return {
    end: async () => {
      await ended(client)
      const slow = Math.max(slowBefore, await slowness(page, client))
      const main = events.find(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      const tasks = events.filter(({ name, pid, tid }) => name === 'RunTask' && pid === main?.pid && tid === main?.tid)
      if (tasks.length === 0) throw new Error('the trace has no tasks of the page')
      return tasks.flatMap(({ tdur = 0 }) => (tdur > 1000 * longest * slow ? [Math.round(tdur / 1000 / slow)] : []))
    },
  }
}

async function ended(client: CDPSession): Promise<void> {
  const done = new Promise<void>((complete) => {
    client.once('Tracing.tracingComplete', () => complete())
  })
  await client.send('Tracing.end')
  await done
}
