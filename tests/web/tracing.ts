/**
 * The cost of a key for a page: the work of its main thread from the key to the paint, from the browser's own trace, in
 * milliseconds of a quiet machine.
 */
import type { Page } from 'playwright-core'
import { slowness } from './reference.ts'

interface Event {
  readonly name: string
  readonly ph: 'X'
  readonly pid: number
  readonly tid: number
  /** Microseconds: when it began, how long it took, how long its thread worked in it. */
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args: { readonly data?: { readonly type?: string } }
}

/** For each key, in milliseconds. Time that other programs took from the thread is not included. */
export async function workOfKeys(page: Page, keys: readonly string[]): Promise<number[]> {
  const client = await page.context().browser()?.newBrowserCDPSession()
  if (!client) throw new Error('there is no browser to trace')
  const own = await page.context().newCDPSession(page)
  const slowBefore = await slowness(page, own)
  const events: Event[] = []
  client.on('Tracing.dataCollected', ({ value }: { readonly value: readonly unknown[] }) =>
    events.push(...value.filter(isEvent)),
  )
  const includedCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline']
  await client.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } })
  for (const key of keys) {
    await page.keyboard.press(key)
    // painted two frames later
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  }
  const complete = new Promise((done) => client.once('Tracing.tracingComplete', done))
  await client.send('Tracing.end')
  await complete
  await client.detach()
  const slow = Math.max(slowBefore, await slowness(page, own))
  await own.detach()
  return costs(events).map((ms) => ms / slow)
}

/** An event with a duration. */
const isEvent = (value: unknown): value is Event =>
  typeof value === 'object' && value !== null && 'ph' in value && value.ph === 'X'

function costs(events: readonly Event[]): number[] {
  const sorted = events.toSorted((a, b) => a.ts - b.ts)
  return sorted
    .filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown')
    .flatMap((key) => {
      const onThread = sorted.filter(({ pid, tid }) => pid === key.pid && tid === key.tid)
      const painted = onThread.find(({ name, ts }) => name === 'Commit' && ts > key.ts)
      if (!painted) return []
      const tasks = onThread.filter(
        ({ name, ts, dur = 0 }) => name === 'RunTask' && ts + dur > key.ts && ts <= painted.ts,
      )
      return [tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000]
    })
}
