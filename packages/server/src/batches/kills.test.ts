/**
 * Kills workers, server and database in rotation while a batch is made: one each time a fixed number of further puzzles
 * have been accepted, so that slow machines make progress and fast machines get as many kills. No puzzle may be lost or
 * appear twice, and the bytes must be those of an undisturbed run. KUMIKI_KILLS_PUZZLES sets the number of puzzles
 * (10000 for the long run).
 */
import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask } from '../serving/place.contract.ts'
import { postmaster } from '../store/cluster.ts'
import { firstLines, gone, isGone, kumiki, over } from './place.contract.ts'

const count = Number(process.env.KUMIKI_KILLS_PUZZLES ?? 800)
/** How many accepted puzzles between kills: each target is killed at least three times. */
const puzzlesAKill = Math.min(200, Math.floor(count / 10))
const minutes = Math.max(10, count / 200)

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kumiki-test-'))
})
const children = new Set<ChildProcess>()
afterAll(async () => {
  for (const child of children) child.kill('SIGTERM')
  await Promise.all([...children].map(gone))
  await rm(folder, { recursive: true, force: true })
})

const begin = (...args: readonly string[]): ChildProcess => {
  const child = kumiki(...args)
  children.add(child)
  child.once('close', () => children.delete(child))
  return child
}

const plan = {
  seed: 'kills',
  items: [
    { kind: 'sudoku', spec: { size: 4 }, count: Math.floor(count / 2), lang: 'en' },
    { kind: 'blocksum', spec: { size: 4 }, count: Math.ceil(count / 2), lang: 'en', title: 'Sums {n}' },
  ],
}

interface Server {
  readonly child: ChildProcess
  /** The addresses of the server and its database, once it is ready; null if it was killed first. */
  readonly ready: Promise<{ readonly base: string; readonly url: string } | null>
}

function serve(): Server {
  const child = begin('serve', '--port', '0', '--data', join(folder, 'data'), '--print-database', '--jobs', '0')
  const ready = firstLines(child, 2).then(
    ([address = '', url = '']) => ({ base: address.slice(0, -1), url }),
    () => null,
  )
  return { child, ready }
}

/** How many puzzles have been accepted so far, in whatever order; null while the database is away. */
function counter(url: string): { accepted(): Promise<number | null>; leave(): Promise<void> } {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  pool.on('error', () => {})
  return {
    accepted: async () => {
      const { rows } = await pool
        .query('select count(*)::int as accepted from kumiki.making')
        .catch(() => ({ rows: [{ accepted: null }] }))
      return rows[0].accepted
    },
    leave: () => pool.end(),
  }
}

it(`a batch of ${count} outlives its workers, its server and its database`, { timeout: minutes * 60_000 }, async () => {
  await writeFile(join(folder, 'plan.json'), JSON.stringify(plan))
  const undisturbed = await over(kumiki('batch', join(folder, 'plan.json')))
  expect([undisturbed.code, undisturbed.out.trimEnd().split('\n').length]).toEqual([0, count])

  let server = serve()
  const first = (await server.ready)!
  const worker = (): ChildProcess => begin('worker', '--database', first.url, '--jobs', '1')
  let workers = [worker(), worker(), worker()]
  const { json } = await ask(first.base, 'POST', '/api/batches', plan)

  const killed = { worker: 0, server: 0, database: 0 }
  const queue = [
    async () => {
      const [victim, ...others] = workers
      if (victim?.kill('SIGKILL')) killed.worker++
      workers = [...others, worker()]
    },
    async () => {
      // it may still be starting
      if (server.child.kill('SIGKILL')) killed.server++
      await gone(server.child)
      server = serve()
    },
    async () => {
      const database = await postmaster(join(folder, 'data/postgres'))
      if (database !== null && process.kill(database, 'SIGKILL')) killed.database++
    },
  ]
  const { accepted, leave } = counter(first.url)
  const goOn = async () => {
    const made = await accepted()
    // workers started while the database was away report that and exit: start them again
    if (made !== null) workers = workers.map((one) => (isGone(one) ? worker() : one))
    return made ?? 0
  }
  for (let turn = 0, made = 0; made < count; turn++) {
    const next = Math.min(count, (turn + 1) * puzzlesAKill)
    await expect.poll(goOn, { timeout: minutes * 60_000 }).toBeGreaterThanOrEqual(next)
    made = next
    if (made < count) await queue[turn % queue.length]!()
  }
  await leave()
  console.log(`${count} puzzles, killed: ${JSON.stringify(killed)}`)
  const wanted = Math.floor((count / puzzlesAKill - 1) / queue.length)
  expect(Math.min(...Object.values(killed))).toBeGreaterThanOrEqual(wanted)

  const { base } = (await server.ready)!
  const progress = async () => (await ask(base, 'GET', `/api/batches/${json.id}`)).json
  await expect.poll(progress, { timeout: 120_000, interval: 200 }).toMatchObject({ state: 'done', made: count, count })
  const made = await ask(base, 'GET', `/api/batches/${json.id}/puzzles`)
  // as lines, so that a failure prints a short difference
  const [got, expected] = [made.text.trimEnd().split('\n'), undisturbed.out.trimEnd().split('\n')]
  expect(got.length).toBe(count)
  expect(got.findIndex((line, i) => line !== expected[i])).toBe(-1)
})
