/**
 * The present speed of a page. Milliseconds of CPU time mean little while other programs share the processor's caches
 * and frequency; divided by the time of a loop of counted work on the page's own thread, they measure how much the page
 * has done.
 */
import type { CDPSession, Page } from 'playwright-core'

/** The time of the loop on a quiet machine of 2026, as in scripts/dear.mjs. */
const usualMs = 18.5

/** Runs the loop `times` times on the page's own thread, as one task. */
export const work = (page: Page, times: number): Promise<number> =>
  page.evaluate((rounds) => {
    let x = 1
    for (let round = 0; round < rounds; round++) {
      x ^= x << 13
      x ^= x >>> 17
      x ^= x << 5
    }
    return x
  }, times * 1e7)

/** How many times slower than usual the page's thread is: the median of three loops. */
export async function slowness(page: Page, client: CDPSession): Promise<number> {
  await client.send('Performance.enable')
  await work(page, 0.1) // lets the engine compile it first
  const ratios: number[] = []
  for (let round = 0; round < 3; round++) {
    const before = await threadMs(client)
    await work(page, 1)
    ratios.push(((await threadMs(client)) - before) / usualMs)
  }
  return ratios.toSorted((one, other) => one - other)[1] ?? 1
}

/** CPU time of the page's thread. */
async function threadMs(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics')
  const found = metrics.find(({ name }) => name === 'ThreadTime')
  if (!found) throw new Error('the browser does not tell the CPU time of a thread')
  return found.value * 1000
}
