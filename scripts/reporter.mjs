/**
 * What a run of vitest gave, as one file for the programs that started it: every test file with its tests, what each
 * took on the wall, and what the file cost (tests/cost.ts says how that is measured); and the number of errors that
 * belong to none.
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
