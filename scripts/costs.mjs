/**
 * `npm run costs`: what a fresh server on this machine spends on a request, a play and a puzzle of a batch: processor
 * time of server and database, and space in the database. Prints the figures for one and for a million. Linux only,
 * because it reads processor times from /proc.
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root, setUp } from './setup.mjs'

const times = Number(process.argv[2] ?? 1_000)
const puzzles = 100
if (process.platform !== 'linux') {
  console.error('npm run costs reads processor times from /proc, which only Linux has.')
  process.exit(2)
}
setUp()

/** The server's own database driver. */
const pg = createRequire(join(root, 'packages/server/package.json'))('pg')
const bin = join(root, 'packages/cli/bin/kumiki.js')
const folder = mkdtempSync(join(tmpdir(), 'kumiki-costs-'))
const server = spawn(
  process.execPath,
  [bin, 'serve', '--port', '0', '--data', folder, '--jobs', '1', '--pace', '10000', '--print-database'],
  { stdio: ['ignore', 'pipe', 'ignore'] },
)
const ended = new Promise((done) => server.once('close', done))
let [address, database] = ['', null]

/** The addresses of the server and of its database, from its first lines; '' if it exits before. */
async function firstLines() {
  let output = ''
  for await (const part of server.stdout) {
    output += part
    if (output.split('\n').length > 2) break
  }
  return output.split('\n')
}

const ask = async (method, path, body) => {
  const response = await fetch(new URL(path, address), { method, body })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
  return text
}

/** Processor time of server and database in milliseconds, including their processes that have ended. */
function processorMs() {
  const all = readdirSync('/proc').flatMap((pid) => (/^\d+$/.test(pid) ? (statOf(pid) ?? []) : []))
  const family = new Set([server.pid])
  for (let size = 0; size < family.size; ) {
    size = family.size
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid)
  }
  return all.reduce((sum, { pid, ticks }) => sum + (family.has(pid) ? ticks * 10 : 0), 0)
}
function statOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    const ticks = fields.slice(11, 15).reduce((sum, one) => sum + Number(one), 0)
    return { pid: Number(pid), parent: Number(fields[1]), ticks }
  } catch {
    return null
  }
}
const bytesOf = async (...tables) => {
  const sizes = tables.map((table) => `pg_total_relation_size('${table}')`).join(' + ')
  const { rows } = await database.query(`select (${sizes})::int8 as bytes`)
  return Number(rows[0].bytes)
}

/** Measures the cost of one of `count` repetitions, after a warm-up. */
async function measure(name, count, tables, work) {
  await work(Math.ceil(count / 10))
  const [ms, bytes] = [processorMs(), await bytesOf(...tables)]
  await work(count)
  const [spent, kept] = [(processorMs() - ms) / count, ((await bytesOf(...tables)) - bytes) / count]
  const million = `a million: ${(spent / 3.6).toFixed(1)} hours of processor time, ${(kept / 1_000).toFixed(2)} GB`
  console.log(`${name}: ${spent.toFixed(2)} ms, ${Math.round(kept)} bytes; ${million}`)
}
const often = (one) => async (count) => {
  for (let n = 0; n < count; n++) await one()
}

async function measureAll() {
  const line = String(
    spawnSync(process.execPath, [bin, 'make', 'sudoku', '--size', '9', '--json', '--seed', 'costs']).stdout,
  )
  const { id } = JSON.parse(await ask('POST', '/api/puzzles', line))
  const answer = JSON.stringify({ answer: JSON.parse(line).answer })
  const hints = { 'last-cell': 1, 'last-place-box': 2 }
  const play = { consent: true, puzzle: id, kind: 'sudoku', level: 2, activeMs: 1, checks: 1, hints, finished: true }
  let batch = 0
  async function make(count) {
    const plan = { seed: `costs ${batch++}`, items: [{ kind: 'sudoku', spec: { size: 9 }, count }] }
    const made = JSON.parse(await ask('POST', '/api/batches', JSON.stringify(plan)))
    while (JSON.parse(await ask('GET', `/api/batches/${made.id}`)).state === 'running') await pause(500)
  }

  console.log(`Load ${loadavg()[0].toFixed(1)}.`)
  await measure(
    'A puzzle is fetched',
    times,
    ['kumiki.puzzle'],
    often(() => ask('GET', `/api/puzzles/${id}`)),
  )
  await measure(
    'An answer is judged',
    times,
    ['kumiki.puzzle'],
    often(() => ask('POST', `/api/puzzles/${id}/judge`, answer)),
  )
  await measure(
    'A play is kept',
    times,
    ['kumiki.play'],
    often(() => ask('POST', '/api/plays', JSON.stringify(play))),
  )
  await measure('A Sudoku 9×9 is made by a batch', puzzles, ['kumiki.making', 'kumiki.batch', 'kumiki.item'], make)
}

try {
  const [own, url] = await firstLines()
  if (url) {
    address = own
    database = new pg.Client(url)
    await database.connect()
    await measureAll()
  } else {
    console.error('The server did not start; `kumiki serve` says why.')
    process.exitCode = 1
  }
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  await database?.end()
  server.kill('SIGTERM')
  await ended
  rmSync(folder, { recursive: true, force: true })
}
