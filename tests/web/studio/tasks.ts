/**
 * How long the page is blocked at a stretch: the time that its main thread computes, from a trace of the browser,
 * divided by that of counted work on the same thread. Wall time would include other programs on the machine.
 */
import type { CDPSession, Page } from 'playwright-core'
import { slowness } from '../reference.ts'

/** In milliseconds of a quiet machine: the longest block that a user does not notice. */
const longest = 50

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** In microseconds: when it began, how long it took, how long its thread worked in it. */
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: {
    readonly name?: string
    readonly data?: { readonly type?: string; readonly frames?: readonly Frame[] }
  }
}

interface Frame {
  readonly url: string
  readonly processId: number
}

export interface Watch {
  /** The tasks that were too long since the watch began, in milliseconds of a quiet machine. */
  end(): Promise<readonly number[]>
}

export async function watchTasks(page: Page): Promise<Watch> {
  const { end } = await traced(page)
  return {
    end: async () => {
      const { own, slow } = await end()
      const tasks = own.filter(({ name }) => name === 'RunTask')
      return tasks.flatMap(({ tdur = 0 }) => (tdur > 1000 * longest * slow ? [Math.round(tdur / 1000 / slow)] : []))
    },
  }
}

/** The browser's own work in a task, by our script or after it. */
const rendering = ['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit']
const referenceName = 'reference'

export interface ScriptWatch {
  /**
   * The longest stretch of script since the watch began, in milliseconds of a machine on which the reference takes 50.
   */
  end(): Promise<number>
}

/** Script is measured against a loop in the same page, so a slow or busy machine changes nothing. */
export async function watchScript(page: Page): Promise<ScriptWatch> {
  const { end } = await traced(page)
  return {
    end: async () => {
      await page.evaluate((type) => {
        document.addEventListener(
          type,
          () => {
            let bits = 1
            for (let count = 0; count < 35_000_000; count++) {
              bits ^= bits << 13
              bits ^= bits >>> 17
              bits ^= bits << 5
            }
            document.body.dataset.reference = String(bits)
          },
          { once: true },
        )
        document.dispatchEvent(new Event(type))
      }, referenceName)
      const { own: events } = await end()
      const reference = events.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === referenceName)
      if (!reference?.tdur) throw new Error('the trace has no reference')
      const within = (one: TraceEvent, task: TraceEvent): boolean =>
        one.ts >= task.ts && one.ts < task.ts + (task.dur ?? 0)
      const drawings = events.filter(({ name }) => rendering.includes(name))
      const scripts = events
        .filter((task) => task.name === 'RunTask' && !within(reference, task))
        .map((task) => {
          const drawn = drawings.filter((one) => within(one, task))
          return drawn.reduce((left, { tdur = 0 }) => left - tdur, task.tdur ?? 0)
        })
      return (Math.max(...scripts) / reference.tdur) * longest
    },
  }
}

interface Trace {
  readonly own: readonly TraceEvent[]
  /** How many times slower than usual this machine is now. */
  readonly slow: number
}

/** The events of the page's main thread. */
async function traced(page: Page): Promise<{ end(): Promise<Trace> }> {
  const client = await page.context().newCDPSession(page)
  const slowBefore = await slowness(page, client)
  // the browser names a page by its address without what stands behind the #
  const [address = ''] = page.url().split('#')
  const events: TraceEvent[] = []
  client.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]))
  })
  const traceConfig = { includedCategories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'] }
  await client.send('Tracing.start', { traceConfig, transferMode: 'ReportEvents' })
  return {
    end: async () => {
      await ended(client)
      const slow = Math.max(slowBefore, await slowness(page, client))
      // the browser has pages of its own, in other processes
      const frames = events.flatMap(({ name, args }) =>
        name === 'TracingStartedInBrowser' ? (args?.data?.frames ?? []) : [],
      )
      const process = frames.find(({ url }) => url.split('#')[0] === address)?.processId
      const main = events.find(
        ({ name, pid, args }) => name === 'thread_name' && args?.name === 'CrRendererMain' && pid === process,
      )
      const own = events.filter(({ pid, tid }) => pid === main?.pid && tid === main?.tid)
      if (!own.some(({ name }) => name === 'RunTask')) throw new Error('the trace has no tasks of the page')
      return { own, slow }
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
