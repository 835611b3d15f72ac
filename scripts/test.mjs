/**
 * `npm test`: sets up, then runs every check and every test, and ends with the line "N passed, N failed". A check
 * counts as one test. `npm test -- WORD…` runs only the test files whose path contains one of the words.
 *
 * Every test runs once, without retries. Before the last line come the cost of the run, file by file, and the tests
 * that did not run; a file over the limit of cost fails the run.
 */
import { ensure } from './apt.mjs'
import { browsers, declined, problemWith } from './browser.mjs'
import { checks, runChecks } from './checks.mjs'
import { printCosts } from './dear.mjs'
import { secondNode } from './node24.mjs'
import { poppler } from './poppler.mjs'
import { postgres } from './postgres.mjs'
import { closing, runTests } from './runner.mjs'
import { setUp, staleBuilds } from './setup.mjs'

const since = (start) => `${((performance.now() - start) / 1_000).toFixed(0)} s`

const problem = problemWith(process.env.KUMIKI_BROWSERS)
if (problem !== null) {
  console.error(problem)
  process.exit(2)
}
const begun = performance.now()
setUp()
const missing = ensure([...browsers(), poppler, await postgres(), secondNode])
const setUpTook = since(begun)
const ready = performance.now()

const words = process.argv.slice(2)
const checked = words.length === 0 ? await runChecks(checks) : { passed: 0, failed: 0 }
const { files, passed, failed, skipped } = runTests(words)
const all = { passed: checked.passed + passed, failed: checked.failed + failed + printCosts(files), skipped }

const withoutBrowsers = declined(process.env.KUMIKI_BROWSERS)
if (withoutBrowsers !== '') console.log(withoutBrowsers)
for (const line of missing) console.log(line)
for (const place of staleBuilds())
  console.log(`The sources changed during the run: what was tested of ${place} is older than they are. Run it again.`)
console.log(`Set-up took ${setUpTook}; checks and tests ${since(ready)}.`)
console.log(closing(all))
process.exit(all.failed > 0 ? 1 : 0)
