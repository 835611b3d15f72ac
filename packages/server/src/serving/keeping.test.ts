/** What may be kept: nothing that no route asks for, not too much from one address, in a day, or in all. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Quota } from '../http/quota.ts'
import { newServer, operatorToken, sudoku, type TestServer } from './place.contract.ts'
import { startServer } from './server.ts'
import { sweep } from './sweep.ts'

let server: TestServer
// biome-ignore lint/suspicious/noExplicitAny: tests put into it whatever a stranger could
let file: any
beforeAll(async () => {
  server = await newServer(0, 1_000)
  file = JSON.parse(await sudoku())
})
afterAll(() => server?.leave())

const long = 'x'.repeat(200_000)

describe('a name that no kumiki file has is refused', () => {
  const forms: readonly (readonly [where: string, put: (file: object) => object])[] = [
    ['extra', (whole) => ({ ...whole, extra: long })],
    ['credits.extra', (whole) => ({ ...whole, credits: { extra: long } })],
    ['recipe.extra', (whole) => ({ ...whole, recipe: { ...file.recipe, extra: long } })],
    ['extra', (whole) => ({ ...whole, recipe: { ...file.recipe, spec: { ...file.recipe.spec, extra: long } } })],
    ['report.extra', (whole) => ({ ...whole, report: { ...file.report, extra: long } })],
    [
      'report.grade.extra',
      (whole) => ({ ...whole, report: { ...file.report, grade: { ...file.report.grade, extra: long } } }),
    ],
  ]
  it.each(forms)('%s', async (where, put) => {
    for (const body of [put(file), { file: put(file) }]) {
      const { status, json } = await server.ask('POST', '/api/puzzles', body)
      expect([status, json.problem.text.en]).toEqual([422, expect.stringContaining(`"${where}"`)])
      expect(json.problem.text.ja).toMatch(/。$/)
    }
  })

  it('and nothing of it is kept where the server rewrites the file: in the puzzle, the answer, the steps', async () => {
    const step = { ...file.report.grade.steps?.[0], extra: long }
    const stuffed = {
      ...file,
      puzzle: { ...file.puzzle, extra: long },
      answer: { ...file.answer, extra: long },
      report: {
        ...file.report,
        grade: { ...file.report.grade, steps: [step, ...(file.report.grade.steps ?? []).slice(1)] },
      },
    }
    const { id } = (await server.ask('POST', '/api/puzzles', stuffed)).json
    const { rows } = await server.place.database.pool.query(
      'select length(file) + length(open_file) as kept from kumiki.puzzle where id = $1',
      [id],
    )
    expect(rows[0].kept).toBeLessThan(20_000)
  })
})

/** Another server on the same database that keeps little. */
async function strict(quota: { addressBytes: number; dayBytes: number; roomBytes: number }) {
  const { database } = server.place
  const usual = { host: '127.0.0.1', port: 0, slots: 0, base: null, operatorToken, isBehindProxy: true, pace: 1 }
  const started = await startServer({ ...usual, database, quota, steady: () => 0, log: () => {} })
  if (!started.ok) throw new Error(started.error.text.en)
  const publish = async (from: string, body: object = file) => {
    const headers = { 'x-forwarded-for': from }
    const options = { method: 'POST', headers, body: JSON.stringify(body) }
    const response = await fetch(new URL('/api/puzzles', started.value.address), options)
    const json = await response.json()
    return { code: json.problem?.code ?? response.status, retry: response.headers.get('retry-after'), json }
  }
  return { publish, stop: started.value.stop }
}

const plenty = 1_000_000_000_000

it('an address may keep so much in a day, and what was refused does not count', async () => {
  const { publish, stop } = await strict({ addressBytes: 20_000, dayBytes: plenty, roomBytes: plenty })
  for (let n = 0; n < 20; n++) expect((await publish('203.0.113.1', { ...file, extra: 1 })).code).toBe('unknown-name')
  const codes: unknown[] = []
  while (codes.at(-1) !== 'too-much' && codes.length < 50) codes.push((await publish('203.0.113.1')).code)
  expect(codes.length).toBeGreaterThan(2)
  expect(codes.slice(0, -1)).toEqual(Array(codes.length - 1).fill(201))
  const { json, retry } = await publish('203.0.113.1')
  expect(json.problem.text.en).toMatch(/^At most .* a day can be kept from one address/)
  expect(Number(retry)).toBeGreaterThan(0)
  expect((await publish('203.0.113.2')).code).toBe(201)
  await stop()
})

it('all addresses together may keep so much in a day, and the database so much in all', async () => {
  const day = await strict({ addressBytes: plenty, dayBytes: 20_000, roomBytes: plenty })
  const codes: unknown[] = []
  for (let n = 0; codes.at(-1) !== 'too-much-today' && n < 50; n++)
    codes.push((await day.publish(`203.0.113.${n}`)).code)
  expect(codes.at(-1)).toBe('too-much-today')
  await day.stop()
  const full = await strict({ addressBytes: plenty, dayBytes: plenty, roomBytes: 10_000 })
  const { code, json } = await full.publish('203.0.113.1')
  expect(code).toBe('no-room')
  expect(json.problem.text.ja).toMatch(/^パズルを保存する場所がいっぱい/)
  await full.stop()
})

it('what was used comes back evenly over a day', async () => {
  const quota = new Quota({ addressBytes: 24_000, dayBytes: plenty, roomBytes: plenty }, async () => 0)
  const hour = 3_600_000
  for (let n = 0; n < 12; n++) expect(await quota.take('a', 1_000, 0)).toBe(null)
  expect((await quota.take('a', 1_000, 0))?.waitSeconds).toBe(7_200)
  expect(await quota.take('a', 1_000, 2 * hour - 1)).not.toBe(null)
  expect(await quota.take('a', 1_000, 2 * hour)).toBe(null)
  expect(await quota.take('a', 1_000, 2 * hour)).not.toBe(null)
  quota.giveBack('a', 1_000, 2 * hour)
  expect(await quota.take('a', 1_000, 2 * hour)).toBe(null)
})

it('a puzzle that nobody opened is deleted after 90 days; one that was opened, or is a contest, or of a day, stays', async () => {
  const publish = async (terms: object = {}) => (await server.ask('POST', '/api/puzzles', { file, terms })).json.id
  const [unopened, fresh, opened, contest, daily] = [
    await publish(),
    await publish(),
    await publish(),
    await publish({ contest: true }),
    await publish(),
  ]
  await server.ask('GET', `/api/puzzles/${opened}`)
  await server.ask('PUT', '/api/today/2020-01-01', { puzzle: daily }, operatorToken)
  const { db } = server.place.database
  await sql`update kumiki.puzzle set created = now() - interval '89 days' where id = ${fresh}`.execute(db)
  await sql`update kumiki.puzzle set created = now() - interval '91 days' where id <> ${fresh}`.execute(db)
  await sweep(db)
  const status = async (id: string) => (await server.ask('GET', `/api/puzzles/${id}/about`)).status
  expect(await Promise.all([unopened, fresh, opened, contest, daily].map(status))).toEqual([404, 200, 200, 200, 200])
})

it('a puzzle that an older release published counts as opened', async () => {
  const { db } = server.place.database
  await sql`insert into kumiki.puzzle (id, file, open_file, kind, title, lang, terms, edit_hash, created)
    values ('older', '{}', '{}', 'sudoku', '', 'en', '{}', '', now() - interval '900 days')`.execute(db)
  await sweep(db)
  expect((await server.ask('GET', '/api/puzzles/older')).status).toBe(200)
})
