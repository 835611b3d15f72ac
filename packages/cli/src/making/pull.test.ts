import { bad, good, problem } from '@kumiki/core/base/result'
import type { Craft, Made } from '@kumiki/core/kind/craft'
import { craft as blank } from '@kumiki/core/kinds/_blank/craft'
import type { Blank } from '@kumiki/core/kinds/_blank/model'
import { make } from '@kumiki/core/verbs/make'
import { describe, expect, it } from 'vitest'
import { pull, type Watch } from './pull.ts'

/** Yields nothing for a while, then a longer and longer row, for ever. */
const endless = (silent: number): Craft<Blank> => ({
  ...blank,
  *make(_spec, _rng, budget) {
    let best: Made<Blank> | null = null
    for (let turn = 1; budget.spend(); turn++) {
      const row = Array.from({ length: turn }, (_, index) => index + 1)
      if (turn > silent)
        best = {
          puzzle: { cells: [0, ...row.slice(1)] },
          answer: { cells: row },
          score: { cells: turn },
          bound: null,
          notes: [],
        }
      yield best
    }
    return best ? good(best) : bad(problem('none', 'None.', 'なし。'))
  },
})

/** A clock that goes on by a millisecond each time it is read, and a user who stops after so many looks. */
function watchOf(timeMs: number | null, stopAfter = Number.POSITIVE_INFINITY): Watch & { readonly seen: number } {
  let time = 0
  let looks = 0
  let seen = 0
  return {
    timeMs,
    now: () => time++,
    stopped: () => ++looks > stopAfter,
    found: () => {
      seen++
    },
    get seen() {
      return seen
    },
  }
}

const order = { spec: { size: 5 }, seed: 's', effort: 60, lang: 'en', title: null } as const

describe('a search', () => {
  it('that is stopped by the clock gives a file that its recorded effort makes again', async () => {
    const stopped = await pull(endless(3), { ...order, effort: 1_000_000 }, watchOf(20))
    if (!stopped.ok) throw new Error(stopped.error.text.en)
    const effort = stopped.value.recipe?.effort ?? 0
    expect(effort).toBeLessThan(30)
    expect(await make(endless(3), { ...order, effort })).toEqual(stopped)
  })

  it('that is interrupted finishes the best so far', async () => {
    const watch = watchOf(null, 10)
    const stopped = await pull(endless(3), order, watch)
    expect(stopped.ok && stopped.value.report?.score).toEqual({ cells: 11 })
    expect(watch.seen).toBe(8)
  })

  it('that is interrupted before there is any ends at once', async () => {
    expect(await pull(endless(50), order, watchOf(null, 10))).toMatchObject({
      ok: false,
      error: { code: 'nothing-yet' },
    })
  })

  it('goes on to its first puzzle when the clock strikes before, but not for ever', async () => {
    const late = await pull(endless(25), order, watchOf(20))
    expect(late.ok && late.value.report?.score).toEqual({ cells: 26 })
    const never = await pull(endless(1_000_000), { ...order, effort: 1_000_000 }, watchOf(20))
    expect(never).toMatchObject({ ok: false, error: { code: 'nothing-yet' } })
  })

  it('that nobody stops ends with its effort', async () => {
    const whole = await pull(endless(3), order, watchOf(null))
    expect(whole.ok && whole.value.report?.score).toEqual({ cells: 60 })
  })
})
