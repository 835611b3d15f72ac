/**
 * Writes the results of a vitest run into one file for the program that started it: every test file with its tests, the
 * wall time of each, and the cost of the file (measured by tests/cost.ts); and the number of errors outside of any
 * test.
 */
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'

export default class Reporter {
  onTestRunEnd(modules, errors) {
    const files = modules.map((file) => ({
      path: relative(process.cwd(), file.moduleId).replaceAll('\\', '/'),
      failed: file.state() === 'failed',
      seconds: file.meta().seconds ?? null,
      loop: file.meta().loop ?? null,
      tests: [...file.children.allTests()].map((test) => ({
        name: test.fullName,
        state: test.result().state,
        ms: Math.round(test.diagnostic()?.duration ?? 0),
      })),
    }))
    writeFileSync(process.env.KUMIKI_REPORT, JSON.stringify({ files, stray: errors.length }))
  }
}
