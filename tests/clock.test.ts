/**
 * The rule against clocks in tests: each offence is caught, and harmless code passes. `npm run check` applies it to all
 * tests.
 */
import { describe, expect, it } from 'vitest'
import { allowedPlaces, complaints, knowsClock, testFiles } from '../scripts/clock.mjs'

const whats = (code: string): string[] => knowsClock('x.test.ts', code).map(({ what }) => what)

describe('the rule against clocks in tests', () => {
  it.each([
    ['setTimeout', 'await new Promise((done) => setTimeout(done, 20))'],
    ['setTimeout', 'setTimeout(done, waitMs)'],
    ['setTimeout', 'globalThis.setTimeout(() => done(), 1e3)'],
    ['setTimeout', "import { setTimeout } from 'node:timers/promises'\nawait setTimeout(20)"],
    ['setTimeout', "import { setTimeout as pause } from 'timers/promises'\nawait pause(lookMs)"],
    ['setTimeout', "import * as timers from 'node:timers/promises'\nawait timers.setTimeout(20)"],
    ['setInterval', 'setInterval(look, 50)'],
    ['sleep', 'await sleep(50)'],
    ['sleep', 'await driver.sleep(50)'],
    ['waitForTimeout', 'await page.waitForTimeout(300)'],
    ['Date.now', 'const end = Date.now() + 1'],
    ['Date.now', 'start({ now: Date.now })'],
    ['new Date', 'const day = new Date().toISOString()'],
    ['new Date', 'const day = new Date'],
    ['new Date', 'const day = Date()'],
    ['performance.now', 'const begun = performance.now()'],
    ['performance.now', 'const begun = window.performance.now()'],
    ['process.hrtime', 'const begun = process.hrtime.bigint()'],
    ['Math.random', 'const at = Math.random() * 3'],
  ])('catches %s: %s', (what, code) => {
    expect(whats(code)).toEqual([what])
  })

  it.each([
    'await new Promise((turn) => setTimeout(turn))',
    "import { setTimeout as turn } from 'node:timers/promises'\nawait turn()",
    'const day = new Date(2026, 0, 31)',
    "const at = Date.parse('2026-01-31')",
    "await expect.poll(look, { timeout: 60_000 }).toBe('done')",
    "query('select pg_sleep(60)') // Date.now() and setTimeout(done, 20) in words",
    'page.setDefaultTimeout(90_000)',
  ])('passes %s', (code) => {
    expect(whats(code)).toEqual([])
  })

  it('names file, line and what to do, and keeps to the list', () => {
    const files = [
      ['a.test.ts', '\nDate.now()\nsetTimeout(done, 1)'],
      ['b.test.ts', 'Date.now()'],
    ] as const
    const why = 'a reason'
    expect(complaints(files, { 'a.test.ts': { what: ['Date.now', 'setTimeout'], why } })).toEqual([
      'b.test.ts:1 knows the clock: Date.now. Wait for a state, inject the time, or count work.',
    ])
    const tooMuch = {
      'a.test.ts': { what: ['Date.now', 'setTimeout', 'sleep'], why },
      'b.test.ts': { what: ['Date.now'], why },
    }
    expect(complaints(files, tooMuch)).toEqual([
      'tests/clock.json allows sleep in a.test.ts, where it is not used. Take the entry out.',
    ])
  })

  it('covers every test, and each exception has a reason', () => {
    const files = testFiles()
    expect(files.length).toBeGreaterThan(200)
    for (const part of ['tests/clock.test.ts', 'tests/web/browser.ts', 'packages/core/src/base/json.test.ts'])
      expect(files).toContain(part)
    expect(files.some((path) => path.endsWith('.contract.ts'))).toBe(true)
    const reasons = Object.values<{ why: string }>(allowedPlaces())
    for (const { why } of reasons) expect(why.length).toBeGreaterThan(10)
  })
})
