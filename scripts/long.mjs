/**
 * `npm run test:long`: everything that `npm test` tries at a small size, at its full size; it takes a night. The kinds'
 * contract over far more puzzles, the golden bytes on every engine, a million damaged files for every reader, a batch
 * of 10,000 puzzles while workers, server and database are killed, 200 kills of a server that acknowledges writes, 200
 * kills of its database, a million forged tokens and a million mutated requests, and how many changes of the code the
 * tests notice.
 *
 * `npm run test:long -- NAME…` runs some of them; a number after a name (`forgeries=100000`) sets another size. Runs
 * that passed at this commit and size are not repeated, so a stopped run continues; `-- again` starts over. Results
 * with uncommitted changes are never reused. The report is printed at the end and stored in .cache/long.json: what
 * passed, at which commit, from when to when.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { closing } from './runner.mjs'
import { root, setUp } from './setup.mjs'

/** `size`: the environment variable that sets it. */
export const runs = {
  contract: { files: ['packages/core/src/kinds/'], size: 'KUMIKI_LONG', usual: 1 },
  engines: { files: ['tests/golden.test.ts', 'tests/browser.test.ts'], size: 'KUMIKI_LONG', usual: 1 },
  readers: {
    files: ['packages/press/src/formats/fuzz.test.ts', 'packages/press/src/link/fuzz.test.ts'],
    size: 'KUMIKI_FUZZ',
    usual: 1_000_000,
  },
  batch: { files: ['packages/server/src/batches/kills.test.ts'], size: 'KUMIKI_KILLS_PUZZLES', usual: 10_000 },
  kills: { files: ['packages/server/src/serving/faults.test.ts'], size: 'KUMIKI_SERVER_KILLS', usual: 200 },
  outages: {
    files: ['packages/server/src/serving/faults.test.ts'],
    size: 'KUMIKI_DATABASE_KILLS',
    usual: 200,
  },
  forgeries: { files: ['packages/server/src/serving/forgeries.test.ts'], size: 'KUMIKI_FORGERIES', usual: 1_000_000 },
  requests: { files: ['packages/server/src/serving/fuzz.test.ts'], size: 'KUMIKI_HTTP_FUZZ', usual: 1_000_000 },
  mutations: { script: 'scripts/mutate.mjs', size: '', usual: 1 },
}

/**
 * The runs that the words of the command line select; a string: the unknown word.
 * @param {readonly string[]} words
 */
export function asked(words) {
  const pairs = words.filter((word) => word !== 'again').map((word) => word.split('='))
  const unknown = pairs.find(([name, size]) => !Object.hasOwn(runs, name) || !/^[1-9]\d*$/.test(size ?? '1'))
  if (unknown) return unknown.join('=')
  const chosen = pairs.length > 0 ? pairs : Object.keys(runs).map((name) => [name])
  return chosen.map(([name, size]) => ({ name, size: Number(size ?? runs[name].usual) }))
}

/** Whether a run need not be repeated. */
export const hasHeld = (known, { size }, commit) =>
  known?.held === true && known.size === size && known.commit === commit && !commit.endsWith('+')

/** A line of the report. */
export const messageOf = (name, { held, size, commit, began, ended, load }) =>
  `${held ? 'held' : 'FAILED'}: ${name} at size ${size}, commit ${commit}, ${began} to ${ended}, load ${load}`

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const words = process.argv.slice(2)
  const wanted = asked(words)
  if (typeof wanted === 'string') {
    console.error(
      `There is no long run "${wanted}"; there are ${Object.keys(runs).join(', ')}, each with "=" and a size.`,
    )
    process.exit(2)
  }
  setUp()
  const place = join(root, '.cache/long.json')
  const known = read(place)
  const commit = commitHere()
  let skipped = 0
  for (const { name, size } of wanted) {
    if (!words.includes('again') && hasHeld(known[name], { size }, commit)) {
      skipped++
      continue
    }
    const began = now()
    console.log(`${name}: size ${size}, commit ${commit}, begun ${began}`)
    const held = run(runs[name], size)
    known[name] = { held, size, commit, began, ended: now(), load: loadavg()[0].toFixed(1) }
    mkdirSync(join(root, '.cache'), { recursive: true })
    writeFileSync(place, `${JSON.stringify(known, null, 1)}\n`)
  }
  for (const { name } of wanted) console.log(messageOf(name, known[name]))
  const failed = wanted.filter(({ name }) => !known[name].held).length
  if (skipped > 0) console.log(`Held before at this commit and not run again: ${skipped}. "-- again" runs them.`)
  console.log(closing({ passed: wanted.length - failed, failed, skipped: 0 }))
  process.exit(failed > 0 ? 1 : 0)
}

function run({ files, script, size: variable }, size) {
  const program = script
    ? [join(root, script)]
    : [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...files, '--maxWorkers=1', '--disable-console-intercept']
  const env = variable === '' ? process.env : { ...process.env, [variable]: String(size) }
  return spawnSync(process.execPath, program, { cwd: root, stdio: 'inherit', env }).status === 0
}

function read(place) {
  try {
    return JSON.parse(readFileSync(place, 'utf8'))
  } catch {
    return {}
  }
}

/** The commit, with a "+" if there are uncommitted changes. */
function commitHere() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '+')
}

function now() {
  return new Date().toISOString()
}
