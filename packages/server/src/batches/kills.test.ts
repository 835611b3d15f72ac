/**
 * Workers, server and database are killed again and again while a batch is made. Nothing is lost, nothing is there twice, and the bytes are those
 * of an undisturbed run. KUMIKI_KILLS_PUZZLES sets how many puzzles there are (10000 for the long run).
 */
import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask } from '../serving/place.contract.ts'
import { postmaster } from '../store/cluster.ts'
import { firstLines, gone, isGone, kumiki, over } from './place.contract.ts'

const count = Number(process.env.KUMIKI_KILLS_PUZZLES ?? 2_000)
/** Between two kills. */
const [leastMs, mostMs] = [500, 5_000]
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

async function serve(): Promise<{ readonly child: ChildProcess; readonly base: string; readonly url: string }> {
  const child = begin('serve', '--port', '0', '--data', join(folder, 'data'), '--print-database', '--jobs', '0')
  const [address = '', url = ''] = await firstLines(child, 2)
  return { child, base: address.slice(0, -1), url }
}

it(`a batch of ${count} outlives its workers, its server and its database`, { timeout: minutes * 60_000 }, async () => {
  await writeFile(join(folder, 'plan.json'), JSON.stringify(plan))
  const undisturbed = await over(kumiki('batch', join(folder, 'plan.json')))
  expect([undisturbed.code, undisturbed.out.trimEnd().split('\n').length]).toEqual([0, count])

  let server = await serve()
  const worker = (): ChildProcess => begin('worker', '--database', server.url, '--jobs', '1')
  let workers = [worker(), worker(), worker()]
  const { json } = await ask(server.base, 'POST', '/api/batches', plan)
  let kills = 0
  let before = 0
  /** Where the database is away, nobody can say. */
  const progress = async () => (await ask(server.base, 'GET', `/api/batches/${json.id}`).catch(() => null))?.json ?? {}
  for (let since = Date.now(), { state, made } = await progress(); ['running', undefined].includes(state); ) {
    await pause(200)
    ;({ state, made = before } = await progress())
    // on a slow machine whoever was started needs time to do something before the next one dies
    const waitMs = made - before >= count / 40 ? leastMs : made > before ? mostMs : Number.POSITIVE_INFINITY
    if (Date.now() - since < waitMs) continue
    kills++
    // whoever was started while the database was away has said so and ended: somebody starts it again
    workers = workers.map((one) => (isGone(one) ? worker() : one))
    const [victim, ...others] = workers
    if (kills % 3 === 0) {
      const database = await postmaster(join(folder, 'data/postgres'))
      if (database !== null) process.kill(database, 'SIGKILL')
    } else if (kills % 3 === 2) {
      server.child.kill('SIGKILL')
      await gone(server.child)
      server = await serve()
    } else {
      victim?.kill('SIGKILL')
      workers = [...others, worker()]
    }
    before = made
    since = Date.now()
  }
  // each of the three at least once
  expect(kills).toBeGreaterThan(2)
  console.log(`${count} puzzles, ${kills} kills`)
  expect(await progress()).toMatchObject({ state: 'done', made: count, count })
  const made = await ask(server.base, 'GET', `/api/batches/${json.id}/puzzles`)
  // as lines, so that a difference is told briefly
  const [got, wanted] = [made.text.trimEnd().split('\n'), undisturbed.out.trimEnd().split('\n')]
  expect(got.length).toBe(count)
  expect(got.findIndex((line, i) => line !== wanted[i])).toBe(-1)
})
