/** Runs test files under vitest, once, and counts the results. `npm test` and `npm run check` share it. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, tool } from './setup.mjs'

const report = join(root, '.cache/report.json')

/**
 * `words`: only files whose path holds one of them; none: all. A failure is a failure: nothing runs a second time.
 * @returns {{ files: readonly { path: string, failed: boolean, seconds: number | null, loop: number | null, tests:
 *   readonly { name: string, state: string, ms: number }[] }[], passed: number, failed: number, skipped: number }}
 */
export function runTests(words, ...options) {
  mkdirSync(join(root, '.cache'), { recursive: true })
  rmSync(report, { force: true })
  tool('vitest/vitest.mjs', ['run', ...words, '--reporter=default', '--reporter=scripts/reporter.mjs', ...options], {
    stdio: 'inherit',
    env: { ...process.env, KUMIKI_REPORT: report },
  })
  try {
    return counted(JSON.parse(readFileSync(report, 'utf8')))
  } catch (error) {
    console.log(`The tests gave no report: ${error.message}`)
    return { files: [], passed: 0, failed: 1, skipped: 0 }
  }
}

/** A file that fails without a failed test counts as one failure, and so does a run without any file. */
export function counted({ files, stray }) {
  const count = (tests, ...wanted) => tests.filter(({ state }) => wanted.includes(state)).length
  const all = files.flatMap(({ tests }) => tests)
  const failures = files.map(({ tests, failed }) => Math.max(count(tests, 'failed'), failed ? 1 : 0))
  return {
    files,
    passed: count(all, 'passed'),
    failed: failures.reduce((sum, one) => sum + one, 0) + stray + (files.length === 0 ? 1 : 0),
    skipped: count(all, 'skipped', 'pending'),
  }
}

/** The last line of every run. */
export const closing = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
