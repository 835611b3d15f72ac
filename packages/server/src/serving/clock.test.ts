/**
 * The clock jumps: set by NTP, by hand, or after the machine slept. Opening and closing follow the clock, and nothing
 * is lost.
 */
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { newServer, noon, sudoku, type TestServer } from './place.contract.ts'
import { sweep } from './sweep.ts'

const [hour, day] = [3_600_000, 86_400_000]

let jump = 0
let server: TestServer
let file: object
beforeAll(async () => {
  server = await newServer(0, 0.3, { now: () => noon + jump })
  file = JSON.parse(await sudoku())
})
afterEach(() => {
  jump = 0
  vi.useRealTimers()
})
afterAll(() => server?.leave())

const at = (ms: number): string => new Date(noon + ms).toISOString()

it.each([
  ['forward by a year', 366 * day],
  ['back by a year', -366 * day],
])('lets nobody ask more often, and locks nobody out: %s', async (_how, ms) => {
  const { id } = (await server.ask('POST', '/api/puzzles', { file, terms: { contest: true } })).json
  const enter = async () => (await server.ask('POST', `/api/puzzles/${id}/entries`, {})).status
  const untilHeldBack = async () => {
    let count = 0
    while (count < 200 && (await enter()) === 202) count++
    return count
  }
  expect(await untilHeldBack()).toBeGreaterThanOrEqual(36)
  // every settable clock of the process
  vi.useFakeTimers({ toFake: ['Date'], now: noon + ms })
  expect(await untilHeldBack()).toBeLessThan(18)
  const { status, headers } = await server.ask('POST', `/api/puzzles/${id}/entries`, {})
  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(2)
  await expect.poll(enter).toBe(202)
})

it('closes contests by its time, and opens them again when it is set right; entries stay', async () => {
  const terms = { contest: true, questions: ['Name'], closes: at(hour) }
  const { id, edit } = (await server.ask('POST', '/api/puzzles', { file, terms, expires: at(2 * day) })).json
  const token = String(edit).split('#')[1]
  const enter = async (name: string) =>
    (await server.ask('POST', `/api/puzzles/${id}/entries`, { replies: [name] })).status
  expect(await enter('first')).toBe(202)
  jump = day
  expect(await enter('in the jump')).toBe(409)
  jump = 366 * day
  expect((await server.ask('GET', `/api/puzzles/${id}`)).status).toBe(404)
  expect(await enter('far away')).toBe(404)
  jump = -day
  expect(await enter('second')).toBe(202)
  jump = 0
  expect(await enter('third')).toBe(202)
  const table = (await server.ask('GET', `/api/puzzles/${id}/results.csv`, undefined, token)).text
  const rows = table.trimEnd().split('\r\n').slice(1)
  expect(rows.map((row) => row.split('"').at(-2))).toEqual(['first', 'second', 'third'])
  // by the clock that decides the closing time, not by the database's
  const times = rows.map((row) => Date.parse(row.split('"')[1] ?? ''))
  expect(times.map((time) => Math.round((noon - time) / day))).toEqual([0, 1, 0])
})

it('invalidates no link and no token: none of them expires', async () => {
  const { id, edit } = (await server.ask('POST', '/api/puzzles', file)).json
  const token = String(edit).split('#')[1]
  for (const ms of [100 * 366 * day, -50 * 366 * day]) {
    jump = ms
    expect((await server.ask('GET', `/api/puzzles/${id}/file`, undefined, token)).status).toBe(200)
  }
})

it('keeps no play longer because it ran ahead for a while', async () => {
  const play = { consent: true, kind: 'sudoku', activeMs: 1, finished: true }
  const [ahead, now, old] = await Promise.all(
    Array.from({ length: 3 }, async () => (await server.ask('POST', '/api/plays', play)).json),
  )
  const { db } = server.place.database
  await sql`update kumiki.play set day = current_date + 30000 where id = ${ahead.id}`.execute(db)
  await sql`update kumiki.play set day = current_date - 401 where id = ${old.id}`.execute(db)
  await sweep(db)
  const get = async ({ id, token }: { readonly id: string; readonly token: string }) =>
    (await server.ask('GET', `/api/plays/${id}`, undefined, token)).json.day
  expect(await get(ahead)).toBe(await get(now))
  expect((await server.ask('GET', `/api/plays/${old.id}`, undefined, old.token)).status).toBe(403)
})

it('hides what has expired at once, and deletes it a day later', async () => {
  const [day1, day2] = await Promise.all(
    Array.from(
      { length: 2 },
      async () => (await server.ask('POST', '/api/puzzles', { file, expires: at(hour) })).json.id,
    ),
  )
  const { db } = server.place.database
  await sql`update kumiki.puzzle set expires = now() - interval '23 hours' where id = ${day1}`.execute(db)
  await sql`update kumiki.puzzle set expires = now() - interval '25 hours' where id = ${day2}`.execute(db)
  for (const id of [day1, day2]) expect((await server.ask('GET', `/api/puzzles/${id}`)).status).toBe(404)
  await sweep(db)
  const { rows } = await sql<{ id: string }>`select id from kumiki.puzzle where id in (${day1}, ${day2})`.execute(db)
  expect(rows).toEqual([{ id: day1 }])
})
