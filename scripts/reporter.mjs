/** What a run of vitest gave, for `npm test`: every file with its tests and what was said of each, and the errors that belong to none. */
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'

export default class Reporter {
  onTestRunEnd(modules, errors) {
    const files = modules.map((file) => ({
      path: relative(process.cwd(), file.moduleId),
      failed: file.state() === 'failed',
      /** Of the file itself and of hooks. */
      messages: [file, ...file.children.allSuites()].flatMap((part) => part.errors().map(told)),
      tests: [...file.children.allTests()].map((test) => {
        const { state, errors: faults } = test.result()
        return { name: test.fullName, state, messages: (faults ?? []).map(told) }
      }),
    }))
    writeFileSync(process.env.KUMIKI_REPORT, JSON.stringify({ files, stray: errors.length }))
  }
}

const told = ({ message, cause }) => [message, cause?.message].filter(Boolean).join('\n')
