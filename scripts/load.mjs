/**
 * `npm run load`: simulated players, each with a request every five seconds (half fetch a puzzle, half have an answer
 * judged), against a fresh server on this machine. Prints the response times. `npm run load -- PLAYERS SECONDS`
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, setUp } from './setup.mjs'

setUp()

const [players = 2_000, seconds = 30] = process.argv.slice(2).map(Number)
const everyMs = 5_000
const bin = join(root, 'packages/cli/bin/kumiki.js')
const folder = mkdtempSync(join(tmpdir(), 'kumiki-load-'))
const server = spawn(
  process.execPath,
  [bin, 'serve', '--port', '0', '--data', folder, '--jobs', '0', '--pace', '10000'],
  {
    stdio: ['ignore', 'pipe', 'ignore'],
  },
)
const address = await new Promise((errorText) => server.stdout.once('data', (part) => errorText(String(part).trim())))
const agent = new Agent({ keepAlive: true })

const ask = (method, path, body) =>
  new Promise((done, failed) => {
    const wanted = request(new URL(path, address), { method, agent }, (response) => {
      const parts = []
      response.on('data', (part) => parts.push(part))
      response.on('end', () => done({ status: response.statusCode, text: Buffer.concat(parts).toString() }))
    })
    wanted.on('error', failed)
    wanted.end(body)
  })

const made = spawnSync(process.execPath, [bin, 'make', 'sudoku', '--size', '9', '-n', '10', '--json', '--seed', 'load'])
const puzzles = []
for (const line of String(made.stdout).trim().split('\n')) {
  const { text } = await ask('POST', '/api/puzzles', line)
  puzzles.push({ id: JSON.parse(text).id, answer: JSON.stringify({ answer: JSON.parse(line).answer }) })
}

/** The load of the machine, including everything else that runs on it. */
const load = () => loadavg()[0].toFixed(1)
const before = load()
const times = []
/** How often each response other than success occurred. */
const errors = new Map()
async function play(n) {
  await new Promise((turn) => setTimeout(turn, Math.random() * everyMs))
  for (let turn = 0; turn < (seconds * 1_000) / everyMs; turn++) {
    const start = performance.now()
    const { id, answer } = puzzles[n % puzzles.length]
    const wanted = turn % 2 === 0 ? ask('GET', `/api/puzzles/${id}`) : ask('POST', `/api/puzzles/${id}/judge`, answer)
    const { status } = await wanted.catch((error) => ({ status: error.code ?? 'no answer' }))
    const took = performance.now() - start
    if (status === 200) times.push(took)
    else errors.set(status, (errors.get(status) ?? 0) + 1)
    await new Promise((next) => setTimeout(next, Math.max(0, everyMs - took)))
  }
}
await Promise.all(Array.from({ length: players }, (_, n) => play(n)))
times.sort((a, b) => a - b)
const at = (part) => Math.round(times[Math.floor(times.length * part)] ?? 0)
const errorText = [...errors].map(([status, count]) => `${count} × ${status}`).join(', ') || 'no'
console.log(
  `${players} players, ${times.length} answers, ${errorText} errors; median ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms; load ${before} to ${load()}`,
)
server.kill('SIGTERM')
await new Promise((done) => server.once('close', done))
rmSync(folder, { recursive: true, force: true })
process.exit(errors.size > 0 ? 1 : 0)
