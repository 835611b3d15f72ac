/**
 * `npm test`: sets up, then runs every check and every test, and ends with the line "N passed, N failed". A check counts as one test.
 * `npm test -- WORD…` runs only the test files whose path holds one of the words.
 *
 * Every test runs once. Before the last line stand what the run cost, file by file, and what did not run; a file that costs too much fails.
 */

import { ensureBrowsers } from './browser.mjs'
import { checks, runChecks } from './checks.mjs'
import { tellCosts } from './dear.mjs'
import { ensurePoppler } from './poppler.mjs'
import { ensurePostgres } from './postgres.mjs'
import { closing, runTests } from './runner.mjs'
import { setUp } from './setup.mjs'

setUp()
ensureBrowsers()
ensurePoppler()
await ensurePostgres()

const words = process.argv.slice(2)
const checked = words.length === 0 ? runChecks(checks) : { passed: 0, failed: 0 }
const { files, passed, failed, skipped } = runTests(words)
const all = { passed: checked.passed + passed, failed: checked.failed + failed + tellCosts(files), skipped }

console.log(closing(all))
process.exit(all.failed > 0 ? 1 : 0)
