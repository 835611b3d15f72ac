/**
 * `node scripts/mutate.mjs [--every=N] [PATH…]`: how many small changes of the code the tests notice
 * (scripts/mutants.mjs makes them), in core/verbs, core/kind and server/judging, or the given paths, with `--every`
 * only each Nth change. `npm run test:long -- mutations` runs all of it.
 *
 * First, every test that may reach a file runs without a change, which gives the mutants that it reaches and its time.
 * Then, for each mutant, the tests that reach it run, the fastest first, until one fails. Results are stored in
 * .cache/mutants.json after each mutant and hold as long as the source and its tests are unchanged, so a stopped run
 * continues. Exits with 1 if fewer than `minShare` of all are noticed. Mutants without any effect stand in
 * tests/mutants.json with a reason.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest } from 'vitest/node'
import { importers, isTest, readProject, related } from './graph.mjs'
import { withMutants } from './mutants.mjs'
import { root } from './setup.mjs'

const minShare = 0.85
/** Tests that take longer do not run for each mutant. */
const longestMs = 20_000
/**
 * A test is near to a file that it imports directly or through a file beside it. The contract runs on the smallest kind
 * only.
 */
const near = 3
const isSmallest = (test) => test === 'packages/core/src/kinds/_blank/contract.test.ts'
const folderOf = (path) => path.slice(0, path.lastIndexOf('/'))
const areas = ['packages/core/src/verbs/', 'packages/core/src/kind/', 'packages/server/src/judging/']

const place = join(root, '.cache/mutants.json')
const order = join(root, '.cache/mutant.json')
const words = process.argv.slice(2)
const every = Number(words.find((word) => word.startsWith('--every='))?.slice(8) ?? 1)
const wanted = words.filter((word) => !word.startsWith('--'))

const project = readProject()
const back = importers(project)
const isSource = (path) => /\.ts$/.test(path) && !/\.(test|contract)\.ts$/.test(path)
const sources = [...project.keys()].filter(
  (path) =>
    isSource(path) &&
    areas.some((area) => path.startsWith(area)) &&
    (wanted.length === 0 || wanted.some((part) => path.includes(part))),
)
const allowed = JSON.parse(readFileSync(join(root, 'tests/mutants.json'), 'utf8'))
const isAllowed = ({ path, from, to }) => (allowed[path] ?? []).some((one) => one.from === from && one.to === to)

const made = new Map()
const all = []
for (const path of sources) {
  const { code, mutants } = withMutants(path, project.get(path), all.length)
  made.set(join(root, path), code)
  for (const one of mutants) if (!isAllowed({ path, ...one })) all.push({ path, ...one })
  // ids continue after those of allowed mutants, so that none is used twice
  while (all.length < (mutants.at(-1)?.id ?? -1) + 1) all.push(null)
}
const mutants = all.filter((one, at) => one !== null && at % every === 0)

/** The results depend on the source and on the tests that may reach it. */
const tests = new Map(sources.map((path) => [path, testsOf(path)]))
const stamps = new Map(
  sources.map((path) => {
    const hash = createHash('sha256')
    for (const one of [path, ...tests.get(path)]) hash.update(project.get(one))
    return [path, hash.digest('hex').slice(0, 16)]
  }),
)
const known = existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : {}
const nameOf = ({ path, line, from, to }) => `${stamps.get(path)} ${path}:${line} ${from} → ${to}`

mkdirSync(join(root, '.cache'), { recursive: true })
process.env.KUMIKI_MUTANTS = order
const vitest = await createVitest(
  'test',
  {
    config: false,
    root,
    watch: false,
    include: ['packages/*/src/**/*.test.ts'],
    globalSetup: ['tests/temporary.ts'],
    setupFiles: ['scripts/mutants-setup.mjs'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: 1,
    bail: 1,
    reporters: [{}],
    silent: true,
  },
  {
    resolve: { conditions: ['source'] },
    ssr: { resolve: { conditions: ['source'] } },
    plugins: [
      {
        name: 'mutants',
        enforce: 'pre',
        transform: (_, id) => {
          const code = made.get(id.split('?')[0])
          return code === undefined ? null : { code, map: null }
        },
      },
    ],
  },
)
const specs = new Map(
  (await vitest.globTestSpecifications()).map((spec) => [spec.moduleId.slice(root.length).replaceAll('\\', '/'), spec]),
)

/** Runs one test file with a mutant on. */
async function run(test, active, max = 0) {
  writeFileSync(order, JSON.stringify({ active, most: max }))
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specs.get(test)])
  const [file] = testModules
  vitest.state.filesMap.clear()
  return {
    isGood: file?.ok() && unhandledErrors.length === 0,
    ms: file?.diagnostic().duration ?? 0,
    ...file?.meta(),
  }
}

function testsOf(path) {
  const own = related([path], project, {}, back).filter(
    ({ path: test, distance }) =>
      isTest(test) &&
      test.split('/')[1] === path.split('/')[1] &&
      (distance === 1 || (distance <= near && folderOf(test) === folderOf(path)) || isSmallest(test)),
  )
  return own.map(({ path: test }) => test)
}

const waiting = mutants.filter((one) => known[nameOf(one)] === undefined)
const usable = []
if (waiting.length > 0) {
  const candidates = [...new Set(waiting.flatMap(({ path }) => tests.get(path)))]
  console.log(
    `${mutants.length} mutants, ${waiting.length} not yet tried; ${candidates.length} test files may reach them`,
  )
  for (const test of candidates) {
    const { isGood, ms, reached, asked: wanted } = await run(test, null)
    if (!isGood) console.log(`${test} fails without a mutant; it is left out`)
    else if (ms <= longestMs) usable.push({ test, ms, reached: new Set(reached), max: wanted * 20 + 100_000 })
  }
  usable.sort((one, other) => one.ms - other.ms)
}
let tried = 0
for (const one of waiting) {
  let killer = null
  for (const { test, reached, max } of usable) {
    if (!reached.has(one.id)) continue
    const { isGood } = await run(test, one.id, max)
    if (!isGood) killer = test
    if (killer) break
  }
  known[nameOf(one)] = killer ?? ''
  writeFileSync(place, `${JSON.stringify(known, null, 1)}\n`)
  if (++tried % 50 === 0) console.log(`${tried} of ${waiting.length} tried`)
}
await vitest.close()

const survivors = mutants.filter((one) => known[nameOf(one)] === '')
for (const { path, line, from, to } of survivors) console.log(`lives: ${path}:${line}  ${from}  →  ${to || 'nothing'}`)
const share = 1 - survivors.length / mutants.length
console.log(
  `${mutants.length - survivors.length} of ${mutants.length} mutants noticed, ${(share * 100).toFixed(1)} %; at least ${minShare * 100} % must be`,
)
process.exit(mutants.length > 0 && share >= minShare ? 0 : 1)
