/**
 * `npm test`: sets up, then runs every check and every test, and ends with the line "N passed, N failed".
 * A check counts as one test. `npm test -- WORD…` runs only the test files whose path holds one of the words.
 *
 * Tests share two cores with the browsers, servers and databases that they start. Where a few of those that wait for such programs did not
 * get them in time, their files run once more, alone; what passes only then is told by name, and counts as passed.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
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

const report = join(root, '.cache/vitest.json')
const stray = join(root, '.cache/stray')
mkdirSync(join(root, '.cache'), { recursive: true })

/** What each test file gave, by its path; none where there is no report. */
function run(words, ...options) {
  for (const file of [report, stray]) rmSync(file, { force: true })
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    '--reporter=scripts/stray.mjs',
  ]
  tool('vitest/vitest.mjs', ['run', ...words, ...reporters, ...options], {
    ...shown,
    env: { ...process.env, KUMIKI_STRAY: stray },
  })
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
    failed += Number(readFileSync(stray, 'utf8'))
    return new Map(testResults.map((file) => [relative(root, file.name), file]))
  } catch (error) {
    console.log(`The tests gave no report: ${error.message}`)
    return new Map()
  }
}

const namesOf = ({ assertionResults }, ...wanted) =>
  assertionResults.filter(({ status }) => wanted.includes(status)).map(({ fullName }) => fullName)

/** Whether all that failed in a file waited in vain for a browser, a server or another program, which a busy machine may starve. */
const isStarved = (path) =>
  /^(tests|packages\/(server|cli))\//.test(path) && messagesOf(files.get(path)).every((message) => ranOut.test(message))
/** Vitest and Playwright say so; of a poll that ended, only its frame tells. */
const ranOut = /\btimed? ?out\b|__VITEST_POLL/i
/** Of a hook none is given. */
const messagesOf = ({ message, assertionResults }) =>
  [message, ...assertionResults.flatMap(({ failureMessages }) => failureMessages)].filter(Boolean)
/** More than these are no accident. */
const mostAgain = 4

const files = run(only)
const broken = [...files].flatMap(([path, file]) => (file.status === 'failed' ? [path] : []))
if (broken.length > 0 && broken.length <= mostAgain && broken.every(isStarved))
  for (const [path, file] of run(broken, '--maxWorkers=1')) {
    if (file.status !== 'failed')
      console.log(`Failed beside others, passed alone: ${path}: ${namesOf(files.get(path), 'failed').join('; ')}`)
    files.set(path, file)
  }

if (files.size === 0) failed++
for (const file of files.values()) {
  const failures = namesOf(file, 'failed').length
  passed += namesOf(file, 'passed').length
  failed += file.status === 'failed' ? Math.max(1, failures) : failures
  skipped += namesOf(file, 'pending', 'skipped', 'todo').length
}

if (skipped > 0) console.log(`${skipped} skipped`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
