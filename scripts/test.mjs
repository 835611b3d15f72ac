/**
 * `npm test`: sets up, then runs every check and every test, and ends with the line "N passed, N failed".
 * A check counts as one test. `npm test -- WORD…` runs only the test files whose path holds one of the words.
 *
 * Tests share two cores with the browsers, servers and databases that they start. Where a few of those that wait for such programs did not
 * get them in time, their files run once more, alone; what passes only then is told by name, and counts as passed.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowsers } from './browser.mjs'
import { ensurePoppler } from './poppler.mjs'
import { ensurePostgres } from './postgres.mjs'
import { root, setUp, tool } from './setup.mjs'

setUp()
ensureBrowsers()
ensurePoppler()
await ensurePostgres()

const only = process.argv.slice(2)
const shown = { stdio: 'inherit' }
const checks = [
  ['types', () => tool('typescript/bin/tsc', ['-b'], shown)],
  ['lint and format', () => tool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.'], shown)],
  [
    'import rules',
    () =>
      tool('dependency-cruiser/bin/dependency-cruise.mjs', ['packages', '--config', '.dependency-cruiser.mjs'], shown),
  ],
  ['dead code', () => tool('knip/bin/knip.js', [], shown)],
]

let passed = 0
let failed = 0
let skipped = 0

if (only.length === 0)
  for (const [name, check] of checks) {
    const good = check().status === 0
    console.log(`${good ? 'ok' : 'NOT OK'}: ${name}`)
    if (good) passed++
    else failed++
  }

const report = join(root, '.cache/report.json')
mkdirSync(join(root, '.cache'), { recursive: true })

/** What each test file gave, by its path; none where there is no report. */
function run(words, ...options) {
  rmSync(report, { force: true })
  tool('vitest/vitest.mjs', ['run', ...words, '--reporter=default', '--reporter=scripts/reporter.mjs', ...options], {
    ...shown,
    env: { ...process.env, KUMIKI_REPORT: report },
  })
  try {
    const { files, stray } = JSON.parse(readFileSync(report, 'utf8'))
    failed += stray
    return new Map(files.map((file) => [file.path, file]))
  } catch (error) {
    console.log(`The tests gave no report: ${error.message}`)
    return new Map()
  }
}

/** Whether all that failed in a file waited in vain for a browser, a server or another program, which a busy machine may starve. */
const isStarved = ({ path, messages, tests }) =>
  /^(tests|packages\/(server|cli))\//.test(path) &&
  [...messages, ...tests.flatMap((test) => test.messages)].every((message) => ranOut.test(message))
/** As vitest, its polls and Playwright say it. */
const ranOut = /timed out|timeout \d+ ?ms|in time/i
/** More than these are no accident. */
const mostAgain = 4

const files = run(only)
const broken = [...files.values()].filter((file) => file.failed)
if (broken.length > 0 && broken.length <= mostAgain && broken.every(isStarved))
  for (const [path, file] of run(
    broken.map(({ path }) => path),
    '--maxWorkers=1',
  )) {
    const names = files.get(path).tests.flatMap(({ name, state }) => (state === 'failed' ? [name] : []))
    if (!file.failed) console.log(`Out of time beside others, passed alone: ${path}: ${names.join('; ')}`)
    files.set(path, file)
  }

if (files.size === 0) failed++
for (const file of files.values()) {
  const count = (wanted) => file.tests.filter(({ state }) => state === wanted).length
  passed += count('passed')
  failed += Math.max(count('failed'), file.failed ? 1 : 0)
  skipped += count('skipped') + count('pending')
}

if (skipped > 0) console.log(`${skipped} skipped`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
