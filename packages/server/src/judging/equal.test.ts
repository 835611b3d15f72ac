/**
 * A contest handles right and wrong answers alike; the API handles almost correct tokens and unknown ids alike. They
 * cause the same database statements, the same work and the same answer. These tests count work, because time says
 * nothing on a busy machine.
 */
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { opens } from '../http/token.ts'
import { judgeOf } from '../puzzles/judge.ts'
import { type Answered, newServer, operatorToken, sudoku, type TestServer } from '../serving/place.contract.ts'

vi.mock('../puzzles/judge.ts', async (original) => {
  const real = await original<typeof import('../puzzles/judge.ts')>()
  return { ...real, judgeOf: vi.fn(real.judgeOf) }
})
vi.mock('../http/token.ts', async (original) => {
  const real = await original<typeof import('../http/token.ts')>()
  return { ...real, opens: vi.fn(real.opens) }
})

let server: TestServer
let file: { readonly puzzle: { readonly rows: readonly number[][] }; readonly answer: { readonly rows: number[][] } }
beforeAll(async () => {
  server = await newServer(0, 100)
  file = JSON.parse(await sudoku())
})
afterAll(() => server?.leave())
beforeEach(() => vi.clearAllMocks())

/** The work that a request causes in the server, and the answer without its date. */
async function workOf(ask: () => Promise<Answered>): Promise<object> {
  vi.clearAllMocks()
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const { status, text, headers } = await ask()
  const calls: readonly (readonly unknown[])[] = query.mock.calls
  query.mockRestore()
  const outcome = Object.fromEntries([...headers].filter(([name]) => name !== 'date'))
  const statements = calls.map(([statement]) => (typeof statement === 'string' ? statement : JSON.stringify(statement)))
  // the queue renews its leases by itself, whatever is requested
  const ours = statements.filter((statement) => /"kumiki"(?!\."lease")/.test(statement))
  return {
    status,
    text,
    told: outcome,
    ours,
    judged: vi.mocked(judgeOf).mock.calls.length,
    opened: vi.mocked(opens).mock.calls.length,
  }
}

it('a contest entry costs the same work whether right, wrong or unreadable, and is not judged', async () => {
  const { id } = (await server.ask('POST', '/api/puzzles', { file, terms: { contest: true, keyword: 'fish' } })).json
  const wrong = { rows: file.answer.rows.map((row) => [...row].reverse()) }
  const send = (path: string, body: object) => workOf(() => server.ask('POST', `/api/puzzles/${id}/${path}`, body))
  const right = await send('entries', { answer: file.answer })
  expect(right).toMatchObject({
    text: '{"status":"received"}\n',
    judged: 0,
    ours: [expect.anything(), expect.anything()],
  })
  const refused = await send('judge', { answer: file.answer })
  expect(refused).toMatchObject({ status: 409, judged: 0 })
  for (const answer of [wrong, { rows: file.puzzle.rows }, 'nonsense', 7]) {
    expect(await send('entries', { answer })).toEqual(right)
    expect(await send('judge', { answer })).toEqual(refused)
  }
  const typed = (keyword: string) => workOf(() => server.ask('POST', `/api/puzzles/${id}/entries`, { keyword }))
  expect(await typed('fish')).toEqual(await typed('fash'))
})

it('the counter does see judging: it happens for a puzzle that is not a contest', async () => {
  const { id } = (await server.ask('POST', '/api/puzzles', file)).json
  const { answer } = file
  expect(await workOf(() => server.ask('POST', `/api/puzzles/${id}/judge`, { answer }))).toMatchObject({ judged: 1 })
})

it.each(['link', 'code'])(
  'a second entry by the same %s costs the same work when right follows wrong',
  async (protection) => {
    const terms = { contest: true, protection }
    const { id, edit } = (await server.ask('POST', '/api/puzzles', { file, terms })).json
    const token = String(edit).split('#')[1]
    const { passes } = (await server.ask('POST', `/api/puzzles/${id}/invitations`, { count: 1 }, token)).json
    const pass = String(passes[0]).split('#').at(-1)
    const send = (answer: unknown) => workOf(() => server.ask('POST', `/api/puzzles/${id}/entries`, { answer, pass }))
    const first = await send('nonsense')
    expect(await send(file.answer)).toEqual(first)
    expect(await send('nonsense')).toEqual(first)
  },
)

it('a wrong token costs the same work for things that exist and things that do not', async () => {
  const { id, edit } = (await server.ask('POST', '/api/puzzles', file)).json
  const list = (await server.ask('POST', '/api/collections', { title: 'x', puzzles: [] })).json
  const played = { consent: true, kind: 'sudoku', activeMs: 1, finished: true }
  const play = (await server.ask('POST', '/api/plays', played)).json
  const near = `${String(edit).split('#')[1]?.slice(0, -1)}_`
  for (const [path, there] of [
    ['/api/puzzles/ID/file', id],
    ['/api/plays/ID', play.id],
  ] as const) {
    const ask = (name: string, token: string) =>
      workOf(() => server.ask('GET', path.replace('ID', name), undefined, token))
    const known = await ask(there, near)
    expect(known).toMatchObject({ status: 403, opened: 1, ours: [expect.anything()] })
    for (const token of [near, '', 'x']) {
      expect(await ask('nothing-there', token)).toEqual(known)
      expect(await ask(there, token)).toEqual(known)
    }
  }
  const change = (name: string) => workOf(() => server.ask('PUT', `/api/collections/${name}`, {}, near))
  expect(await change(list.id)).toEqual(await change('nothing-there'))
  const look = (token: string) => workOf(() => server.ask('GET', '/metrics', undefined, token))
  expect(await look(`${operatorToken.slice(0, -1)}x`)).toEqual(await look('x'))
})
