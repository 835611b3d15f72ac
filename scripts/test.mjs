/**
 * `npm test`: sets up, then runs every check and every test, and ends with the line "N passed, N failed".
 * A check counts as one test. `npm test -- WORD…` runs only the test files whose path holds one of the words.
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

const report = join(root, '.cache/vitest.json')
mkdirSync(join(root, '.cache'), { recursive: true })
rmSync(report, { force: true })
const tests = tool(
  'vitest/vitest.mjs',
  ['run', ...only, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  shown,
)
try {
  const result = JSON.parse(readFileSync(report, 'utf8'))
  passed += result.numPassedTests
  failed += result.numFailedTests
  skipped += result.numPendingTests + result.numTodoTests
  if (result.numTotalTests === 0) failed++
  if (tests.status !== 0 && result.numFailedTests === 0) failed++
} catch (error) {
  console.log(`The tests gave no report: ${error.message}`)
  failed++
}

if (skipped > 0) console.log(`${skipped} skipped`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
