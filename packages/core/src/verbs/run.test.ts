import { describe, expect, it } from 'vitest'
import { bad, good, problem, type Result } from '../base/result.ts'
import { craft as blank } from '../contract/fixtures/blank/craft.ts'
import type { Blank } from '../contract/fixtures/blank/puzzle/model.ts'
import type { Craft, Made } from '../kind/craft.ts'
import type { KumikiFile, SomeFile } from '../kind/file.ts'
import type { Job } from '../kind/job.ts'
import { kindModule } from '../kind/module.ts'
import type { PuzzleTypes } from '../kind/types.ts'
import type { Control } from './make.ts'
import { prepare, run } from './run.ts'

/** Yields nothing for a while, then ever longer rows, without end. */
const endless = (silent: number): Craft<Blank> => ({
  ...blank,
  effort: 60,
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

const tableOf = (craft: Craft<Blank>) => ({
  _blank: kindModule({
    face: async () => craft,
    craft: async () => ({ craft }),
    recount: async () => craft,
  }),
})

/** A clock that advances by a millisecond each time it is read, and a user who stops after a number of checks. */
function watchOf(stopAfter = Number.POSITIVE_INFINITY): Control & { readonly seen: number } {
  let time = 0
  let looks = 0
  let seen = 0
  return {
    now: () => time++,
    stopped: () => ++looks > stopAfter,
    progress: () => {
      seen++
    },
    get seen() {
      return seen
    },
  }
}

const job: Job = {
  kind: '_blank',
  spec: { size: 5 },
  seed: 's',
  effort: null,
  timeMs: null,
  lang: 'en',
  title: null,
}
const plain = (made: Result<SomeFile>): KumikiFile<PuzzleTypes> => {
  if (!made.ok) throw new Error(made.error.text.en)
  return made.value((file) => file)
}
const scoreOf = (made: Result<SomeFile>) => plain(made).report?.score

describe('a job', () => {
  it('that is stopped by the clock gives a file that its recorded effort makes again', async () => {
    const table = tableOf(endless(3))
    const stopped = plain(await run({ ...job, timeMs: 20 }, watchOf(), table))
    const effort = stopped.recipe?.effort ?? 0
    expect(effort).toBeLessThan(30)
    expect(plain(await run({ ...job, effort }, watchOf(), table))).toEqual(stopped)
  })

  it('that is stopped finishes the best so far, as reported before', async () => {
    const control = watchOf(10)
    expect(scoreOf(await run(job, control, tableOf(endless(3))))).toEqual({ cells: 11 })
    expect(control.seen).toBe(8)
  })

  it('that is stopped before there is any ends at once', async () => {
    expect(await run(job, watchOf(10), tableOf(endless(50)))).toMatchObject({ error: { code: 'nothing-yet' } })
  })

  it('continues to its first puzzle when the time is up before, but not for ever', async () => {
    const timed = { ...job, timeMs: 20 }
    expect(scoreOf(await run(timed, watchOf(), tableOf(endless(25))))).toEqual({ cells: 26 })
    const never = await run(timed, watchOf(), tableOf(endless(1_000_000)))
    expect(never).toMatchObject({ error: { code: 'nothing-yet' } })
  })

  it('ends with its effort, or the kind’s own, or its time alone', async () => {
    const table = tableOf(endless(3))
    expect(scoreOf(await run(job, watchOf(), table))).toEqual({ cells: 60 })
    expect(scoreOf(await run({ ...job, effort: 30 }, watchOf(), table))).toEqual({ cells: 30 })
    expect(scoreOf(await run({ ...job, effort: 30, timeMs: 999 }, watchOf(), table))).toEqual({ cells: 30 })
    expect(scoreOf(await run({ ...job, timeMs: 80 }, watchOf(), table))).toEqual({ cells: 80 })
  })

  it('survives being written down', async () => {
    const copy: Job = JSON.parse(JSON.stringify(job))
    expect(plain(await run(copy, watchOf(), tableOf(blank)))).toEqual(plain(await run(job, watchOf(), tableOf(blank))))
  })

  it('is refused where there is no such kind, or where its kind refuses its spec', async () => {
    const codes = async (wanted: Job) => (await run(wanted, watchOf(), tableOf(blank))).ok
    expect(await run({ ...job, kind: 'toString' }, watchOf(), tableOf(blank))).toMatchObject({
      error: { code: 'unknown-kind' },
    })
    expect(await run({ ...job, spec: { size: 'x' } }, watchOf(), tableOf(blank))).toMatchObject({
      error: { code: 'bad-value' },
    })
    expect(await codes({ ...job, spec: {} })).toBe(true)
  })

  it.each(Object.keys(job))(
    'without %s is refused in a sentence that names it, and nothing is thrown',
    async (name) => {
      const { [name]: _, ...rest }: Record<string, unknown> = { ...job }
      // as a program without types would send it
      const untyped: Job = JSON.parse(JSON.stringify(rest))
      expect(await run(untyped, watchOf(), tableOf(blank))).toMatchObject({
        error: {
          code: 'bad-value',
          path: [name],
          text: { en: `"${name}" is missing.`, ja: `「${name}」がありません。` },
        },
      })
    },
  )

  it.each([
    ['seed', 7],
    ['effort', 'all'],
    ['timeMs', '5'],
    ['lang', 'fr'],
    ['spec', null],
  ])('with %s %j is refused', async (name, value) => {
    const untyped: Job = JSON.parse(JSON.stringify({ ...job, [name]: value }))
    expect(await run(untyped, watchOf(), tableOf(blank))).toMatchObject({ error: { code: 'bad-value', path: [name] } })
  })

  it('is read once for many seeds, each of which gives the same result as alone', async () => {
    let read = 0
    const craft: Craft<Blank> = { ...blank }
    const table = {
      _blank: kindModule({
        face: async () => craft,
        craft: async () => {
          read++
          return { craft }
        },
        recount: async () => craft,
      }),
    }
    const prepared = await prepare(job, table)
    if (!prepared.ok) throw new Error(prepared.error.text.en)
    const many = [await prepared.value('a', watchOf()), await prepared.value('b', watchOf())].map(plain)
    expect(read).toBe(1)
    expect(many).toEqual([
      plain(await run({ ...job, seed: 'a' }, watchOf(), table)),
      plain(await run({ ...job, seed: 'b' }, watchOf(), table)),
    ])
    expect(many[0]).not.toEqual(many[1])
  })
})
