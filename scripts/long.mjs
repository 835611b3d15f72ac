/**
 * `npm run long`: the tests of the server that take hours at their full size: a batch of 10,000 puzzles while workers, server and
 * database are killed, 200 kills of a server that acknowledges writes, a million forged tokens and a million mutated requests.
 * `npm run long -- NAME…` runs some of them: batch, kills, forgeries. A number behind a name (`forgeries=100000`) is another size.
 */
import { spawnSync } from 'node:child_process'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { root, setUp } from './setup.mjs'

const runs = {
  batch: { file: 'packages/server/src/batches/kills.test.ts', size: 'KUMIKI_KILLS_PUZZLES', usual: 10_000 },
  kills: { file: 'packages/server/src/serving/faults.test.ts', size: 'KUMIKI_SERVER_KILLS', usual: 200 },
  forgeries: { file: 'packages/server/src/serving/forgeries.test.ts', size: 'KUMIKI_FORGERIES', usual: 1_000_000 },
}

const wanted = process.argv.slice(2).map((word) => word.split('='))
const names = wanted.length > 0 ? wanted : Object.keys(runs).map((name) => [name])
const unknown = names.find(([name]) => !Object.hasOwn(runs, name))
if (unknown) {
  console.error(`There is no long run "${unknown[0]}"; there are ${Object.keys(runs).join(', ')}.`)
  process.exit(2)
}

setUp()
let failed = 0
for (const [name, number] of names) {
  const { file, size, usual } = runs[name]
  const amount = String(number ?? usual)
  console.log(`${name}: ${amount}, begun ${new Date().toISOString()}, load ${loadavg()[0].toFixed(1)}`)
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', file, '--maxWorkers=1', '--disable-console-intercept'],
    { cwd: root, stdio: 'inherit', env: { ...process.env, [size]: amount } },
  )
  console.log(
    `${name}: ${status === 0 ? 'held' : 'FAILED'}, ended ${new Date().toISOString()}, load ${loadavg()[0].toFixed(1)}`,
  )
  if (status !== 0) failed++
}
process.exit(failed > 0 ? 1 : 0)
