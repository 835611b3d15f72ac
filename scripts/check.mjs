/**
 * `npm run check`: types, lint, import rules, dead code, and the tests related to the changes since `main`: the nearest
 * ones that fit into 40 worker-seconds, by their last cost. It lists those it leaves out, which `npm test` runs, and
 * ends with "N passed, N failed". `npm run check -- FILE…` treats these files as changed.
 *
 * Which tests are related: scripts/graph.mjs, and scripts/related.json for tests that no import ties to a file.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checks, runChecks } from './checks.mjs'
import { costsOf, keepDurations, knownDurations } from './dear.mjs'
import { changedFiles, importers, reaches, readProject, related } from './graph.mjs'
import { closing, runTests } from './runner.mjs'
import { buildSite, prepare, rememberBuild, root } from './setup.mjs'

const maxSeconds = 40
/**
 * The assumed cost of a file that has never run here: most files beside the code are cheap, those of the whole product
 * are not.
 */
const guess = (path) => (path.startsWith('tests/') ? 20 : /contract\.test|packages\/lab/.test(path) ? 12 : 2)
const isDocument = (path) => /\.(md|svg|png|txt)$/.test(path)

const given = process.argv.slice(2)
const changed = given.length > 0 ? given : changedFiles()
prepare()
const { chosen, left, needsSite } = choose()
/** The results of the checks, if they ran, and of the tests. */
const results = []
if (changed.some((path) => !isDocument(path))) {
  const keep = rememberBuild()
  const done = await runChecks(checks)
  if (!done.failures.includes('types')) keep()
  results.push(done)
}
if (needsSite) buildSite()
if (chosen.length > 0) {
  const run = runTests(chosen, '--silent=passed-only')
  keepDurations(run.files, costsOf(run.files))
  results.push(run)
}
report()
const sum = (what) => results.reduce((all, one) => all + one[what], 0)
console.log(closing({ passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }))
process.exit(sum('failed') > 0 ? 1 : 0)

/**
 * The nearest tests that fit, and the remaining ones. Tests in engines other than Chromium are always left out, because
 * each takes a minute.
 */
function choose() {
  const files = readProject()
  const back = importers(files)
  const more = JSON.parse(readFileSync(join(root, 'scripts/related.json'), 'utf8'))
  const known = knownDurations()
  const left = []
  const chosen = []
  let seconds = 0
  for (const { path } of related(changed, files, more, back)) {
    const cost = known[path]?.seconds ?? guess(path)
    const isChanged = changed.includes(path)
    const fits = seconds + cost <= maxSeconds && !/(firefox|webkit)\.test\.ts$/.test(path)
    if (isChanged || fits) seconds += cost
    ;(isChanged || fits ? chosen : left).push(path)
  }
  return { chosen, left, needsSite: chosen.some((path) => reaches(path, 'packages/web/dist', files, back)) }
}

function report() {
  const many = (count, what) => `${count} ${what}${count === 1 ? '' : 's'}`
  console.log(
    `${many(changed.length, 'file')} changed; ran ${many(chosen.length, 'test file')}, the nearest by imports.`,
  )
  if (results.length === 0 || !results[0].failures)
    console.log('Not run: types, lint, import rules, dead code: only documents changed.')
  if (left.length > 0) {
    mkdirSync(join(root, '.cache'), { recursive: true })
    writeFileSync(join(root, '.cache/not-run.txt'), `${left.join('\n')}\n`)
    const rest = left.length > 5 ? `, … (all: .cache/not-run.txt)` : ''
    console.log(
      `Not run: ${many(left.length, 'related test file')}, farther away or too dear: ${left.slice(0, 5).join(', ')}${rest}`,
    )
  }
  console.log('Not run: Firefox, WebKit (npm test), the long gates (npm run test:long).')
}
