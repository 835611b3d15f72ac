/** The summary of a test run: its failures, its costs, and the files over the limit. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { costsOf, maxSeconds, partOf, table, tooDear } from '../scripts/dear.mjs'
import { closing, counted } from '../scripts/runner.mjs'
import { root } from './place.ts'
import { Times } from './times.ts'

const file = (path: string, seconds: number | null, loop: number | null = 0.0185) => ({
  path,
  seconds,
  loop,
  tests: [],
})

describe('the cost of a test file', () => {
  it('is the same on a machine at half the speed', () => {
    const fast = costsOf([file('a', 10, 0.01), file('b', 70, 0.01)])
    expect(costsOf([file('a', 20, 0.02), file('b', 140, 0.02)])).toEqual(fast)
  })

  it('fails over the limit, unless the list has a reason for it', () => {
    const costs = costsOf([file('a', maxSeconds + 1), file('b', maxSeconds - 1), file('c', maxSeconds * 2)])
    expect(tooDear(costs, { c: 'it is long' }).map(({ path }: { path: string }) => path)).toEqual(['a'])
  })

  it.skipIf(process.platform !== 'linux')('contains the time of processes for which nobody waits', async () => {
    const worker = 'for (let n = 0; n < 2e10; n++);'
    const parent = `const { spawn } = require('node:child_process')
      console.log(spawn(process.execPath, ['-e', ${JSON.stringify(worker)}]).pid)
      setInterval(() => {}, 1000)`
    const child = spawn(process.execPath, ['-e', parent], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [printed] = await once(child.stdout, 'data')
    const times = new Times()
    const before = times.look()
    await expect.poll(() => times.look() - before).toBeGreaterThan(1)
    const most = times.look()
    child.kill('SIGKILL')
    await once(child, 'close')
    process.kill(Number(printed), 'SIGKILL')
    expect(times.look()).toBeGreaterThanOrEqual(most)
  })

  it('is printed for the twenty most expensive, and for every package', () => {
    const files = Array.from({ length: 30 }, (_, index) => file(`packages/core/src/${index}.test.ts`, index))
    const lines = table(costsOf([...files, file('tests/web/x.test.ts', 0.5), file('gone', null)])).split('\n')
    expect(lines.slice(1, 21)).toEqual(
      files
        .slice(10)
        .toReversed()
        .map(({ path, seconds }) => `${`${seconds?.toFixed(1)}`.padStart(8)}  ${path}`),
    )
    expect(lines.slice(-3)).toEqual([
      '   435.0  packages/core (30 files)',
      '     0.5  tests/web (1 file)',
      '   435.5  in all',
    ])
    expect(partOf('tests/web/studio/x.test.ts')).toBe('tests/web')
  })

  it('has a list of exceptions that names existing files, each with a reason', () => {
    const listed: Record<string, string> = JSON.parse(readFileSync(join(root, 'tests/dear.json'), 'utf8'))
    for (const [path, reason] of Object.entries(listed)) {
      expect(existsSync(join(root, path)), path).toBe(true)
      expect(reason.length, path).toBeGreaterThan(10)
    }
  })
})

describe('the last line', () => {
  const run = (failed: boolean, ...states: string[]) => ({
    path: 'a',
    failed,
    seconds: 1,
    loop: 1,
    tests: states.map((state) => ({ name: state, state, ms: 1 })),
  })
  it('counts every test once, and failures outside of any', () => {
    const files = [run(true, 'passed', 'failed', 'failed'), run(false, 'passed', 'skipped')]
    expect(closing(counted({ files, stray: 0 }))).toBe('2 passed, 2 failed, 1 skipped')
    expect(closing(counted({ files: [run(true, 'passed')], stray: 1 }))).toBe('1 passed, 2 failed')
  })
  it('fails a run of nothing', () => expect(closing(counted({ files: [], stray: 0 }))).toBe('0 passed, 1 failed'))
})
