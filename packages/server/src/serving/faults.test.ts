/** Failures cost only time: acknowledged writes stay, and the server recovers when its database comes back. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firstLines, gone, isGone, kumiki } from '../batches/place.contract.ts'
import { postmaster } from '../store/cluster.ts'
import { newPlaceApart } from '../store/place.contract.ts'
import { ask, serverAt, sudoku, type TestServer } from './place.contract.ts'

const kills = Number(process.env.KUMIKI_SERVER_KILLS ?? 5)
const databaseKills = Number(process.env.KUMIKI_DATABASE_KILLS ?? 20)

let line: string
beforeAll(async () => {
  line = await sudoku()
})

it(`${kills} kills of the server lose no write that it acknowledged`, {
  timeout: 60_000 + kills * 20_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kumiki-test-'))
  const serve = async () => {
    const child = kumiki('serve', '--port', '0', '--data', folder, '--jobs', '0', '--pace', '10000')
    const [address = ''] = await firstLines(child, 1)
    return { child, base: address.slice(0, -1) }
  }
  const acknowledged: string[] = []
  let server = await serve()
  for (let n = 0; n < kills; n++) {
    let isOver = false
    const writers = Array.from({ length: 4 }, async () => {
      while (!isOver) {
        const published = await ask(server.base, 'POST', '/api/puzzles', line).catch(() => null)
        if (published?.status === 201) acknowledged.push(published.json.id)
      }
    })
    // each kill comes after a different number of writes
    const enough = acknowledged.length + 4 + ((n * 7) % 13)
    await expect.poll(() => acknowledged.length).toBeGreaterThanOrEqual(enough)
    server.child.kill('SIGKILL')
    isOver = true
    await Promise.all([gone(server.child), ...writers])
    server = await serve()
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(kills * 4)
  // one after another: the server would refuse a thousand at once as busy
  const lost: unknown[] = []
  for (const id of acknowledged) {
    const { status } = await ask(server.base, 'GET', `/api/puzzles/${id}`)
    if (status !== 200) lost.push([id, status])
  }
  expect(lost).toEqual([])
  console.log(`${acknowledged.length} acknowledged writes, ${kills} kills`)
  server.child.kill('SIGTERM')
  await gone(server.child)
  await rm(folder, { recursive: true, force: true })
})

it(`${databaseKills} kills of its database end no server, and lose no write that it acknowledged`, {
  timeout: 60_000 + databaseKills * 20_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kumiki-test-'))
  const child = kumiki('serve', '--port', '0', '--data', folder, '--print-database', '--pace', '10000', '--jobs', '1')
  const [address = '', url = ''] = await firstLines(child, 2)
  const base = address.slice(0, -1)
  const play = { consent: true, kind: 'sudoku', activeMs: 1, finished: true }
  let isOver = false
  const statuses = new Map<number, number>()
  const writers = Array.from({ length: 2 }, async () => {
    while (!isOver && !isGone(child)) {
      const status = await ask(base, 'POST', '/api/plays', play).then((answered) => answered.status)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  })
  const acknowledged = () => statuses.get(201) ?? 0
  for (let n = 0; n < databaseKills; n++) {
    // each kill comes after a different number of writes: some while the server is still putting the database in order
    const enough = acknowledged() + 1 + ((n * 3) % 8)
    // what a killed database leaves behind can still answer, so a new one is waited for too
    const look = async () => {
      const database = acknowledged() >= enough ? await postmaster(join(folder, 'postgres')) : null
      return isGone(child) || (database !== null && process.kill(database, 'SIGKILL'))
    }
    await expect.poll(look, { interval: 5 }).toBe(true)
    expect([n, isGone(child)]).toEqual([n, false])
  }
  isOver = true
  await Promise.all(writers)
  await expect.poll(async () => isGone(child) || (await postmaster(join(folder, 'postgres'))) !== null).toBe(true)
  await expect.poll(async () => isGone(child) || (await ask(base, 'GET', '/readyz')).status === 200).toBe(true)
  expect(isGone(child)).toBe(false)
  expect([...statuses.keys()].filter((status) => status !== 201 && status !== 503)).toEqual([])
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query('select count(*)::int as kept from kumiki.play')
  await client.end()
  // a write can be kept although its answer was lost with the database
  expect(rows[0].kept).toBeGreaterThanOrEqual(acknowledged())
  console.log(`${databaseKills} kills of the database: ${JSON.stringify([...statuses])}`)
  child.kill('SIGTERM')
  await gone(child)
  await rm(folder, { recursive: true, force: true })
})

describe('a server', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await serverAt(await newPlaceApart(), 0, 1_000_000)
  })
  afterAll(() => server?.leave())

  it('reports in one sentence that its database is away, and recovers when it is back', async () => {
    const { id } = (await server.ask('POST', '/api/puzzles', line)).json
    const database = await postmaster(join(server.place.folder, 'data/postgres'))
    if (database === null) throw new Error('no database runs')
    process.kill(database, 'SIGKILL')
    const seen: { readonly status: number; readonly code: string }[] = []
    // a connection that has not noticed the database's end may succeed once more
    const isBack = (): boolean => seen.at(-1)?.status === 200 && seen.some(({ status }) => status !== 200)
    const look = async () => {
      const { status, json } = await server.ask('GET', `/api/puzzles/${id}`)
      seen.push({ status, code: json.problem?.code ?? '' })
      return isBack()
    }
    await expect.poll(look).toBe(true)
    const troubles = seen.filter(({ status }) => status !== 200)
    expect(troubles.length).toBeGreaterThan(0)
    expect(new Set(troubles.map(({ status, code }) => `${status} ${code}`))).toEqual(new Set(['503 database-away']))
  })
})
