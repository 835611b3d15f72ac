import { describe, expect, it } from 'vitest'
import { ClockWatch } from './sweep.ts'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

describe('a settable clock', () => {
  it('is trusted while it keeps pace with the monotonic clock, within seconds', () => {
    const watch = new ClockWatch()
    for (let n = 0; n < 48; n++) {
      expect(watch.look(1e12 + n * hour + (n % 3) * 1_000, n * hour)).toBe(0)
      expect(watch.isTrusted(n * hour)).toBe(true)
    }
  })

  it.each([
    ['forward by a year', 366 * day],
    ['back by a day', -day],
    ['forward by eleven minutes', 11 * minute],
  ])('is not trusted for a day after it jumped %s', (_how, jump) => {
    const watch = new ClockWatch()
    watch.look(1e12, 0)
    expect(watch.look(1e12 + hour + jump, hour)).toBe(jump)
    expect(watch.isTrusted(hour)).toBe(false)
    expect(watch.look(1e12 + 2 * hour + jump, 2 * hour)).toBe(0)
    expect(watch.isTrusted(2 * hour)).toBe(false)
    expect(watch.isTrusted(25 * hour)).toBe(true)
  })
})
