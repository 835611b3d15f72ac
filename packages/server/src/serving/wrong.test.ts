/**
 * The way from a file to its results, with the errors possible at each step: the right status, and one sentence in both
 * languages that says what is wrong and quotes nothing from the input.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newServer, sudoku, type TestServer } from './place.contract.ts'

let server: TestServer
const at = { open: '', contest: '', over: '', code: '', token: '' }
let file: object
beforeAll(async () => {
  server = await newServer(0, 100)
  file = JSON.parse(await sudoku())
  const publish = async (body: object) => (await server.ask('POST', '/api/puzzles', body)).json
  const contest = await publish({ file, terms: { contest: true, questions: ['Name'] } })
  at.open = (await publish(file)).id
  at.contest = contest.id
  at.token = String(contest.edit).split('#')[1] ?? ''
  at.over = (await publish({ file, terms: { contest: true, closes: '2020-01-01T00:00:00Z' } })).id
  at.code = (await publish({ file, terms: { contest: true, protection: 'code' } })).id
})
afterAll(() => server?.leave())

type Step = readonly [
  what: string,
  method: string,
  path: string,
  body: unknown,
  status: number,
  code: string,
  says: RegExp,
]

const puzzles = '/api/puzzles'
const steps: readonly Step[] = [
  ['no JSON', 'POST', puzzles, '{bad', 400, 'not-json', /line 1, column 2/],
  ['nothing', 'POST', puzzles, undefined, 400, 'not-json', /not JSON/],
  ['a list', 'POST', puzzles, [], 400, 'bad-value', /object/],
  ['too much', 'POST', puzzles, ' '.repeat(1_500_000), 413, 'too-large', /at most 1010000 bytes/],
  [
    'an unknown kind',
    'POST',
    puzzles,
    { kumiki: 1, kind: 'x', title: '', lang: 'en', puzzle: {} },
    422,
    'unknown-kind',
    /"x"/,
  ],
  [
    'no truth value',
    'POST',
    puzzles,
    () => ({ file, terms: { contest: 'yes' } }),
    400,
    'bad-value',
    /"terms.contest": it must be true or false/,
  ],
  [
    'no moment',
    'POST',
    puzzles,
    () => ({ file, terms: { closes: 'tomorrow' } }),
    400,
    'bad-value',
    /"terms.closes": .*2027-01-31T/,
  ],
  ['no expiry', 'POST', puzzles, () => ({ file, expires: 'never' }), 400, 'bad-value', /"expires": .*2027-01-31T/],
  [
    'an expiry that is past',
    'POST',
    puzzles,
    () => ({ file, expires: '2001-01-01T00:00:00Z' }),
    422,
    'bad-expiry',
    /future/,
  ],
  ['the wrong method', 'PUT', puzzles, {}, 405, 'no-method', /cannot be done/],
  ['a question about methods', 'OPTIONS', puzzles, undefined, 405, 'no-method', /cannot be done/],
  ['an unknown id', 'GET', `${puzzles}/nothing`, undefined, 404, 'not-found', /nothing here/],
  ['an id that is none', 'GET', `${puzzles}/no%20thing`, undefined, 404, 'not-found', /nothing here/],
  ['an address that cannot be read', 'GET', `${puzzles}/%zz`, undefined, 400, 'bad-request', /cannot be read/],
  ['no answer', 'POST', `${puzzles}/OPEN/judge`, {}, 400, 'bad-value', /"answer" is missing/],
  ['an answer of the wrong shape', 'POST', `${puzzles}/OPEN/judge`, { answer: [] }, 400, 'bad-value', /"answer"/],
  [
    'an answer that is too large',
    'POST',
    `${puzzles}/OPEN/judge`,
    ' '.repeat(70_000),
    413,
    'too-large',
    /at most 65536 bytes/,
  ],
  ['an answer to nothing', 'POST', `${puzzles}/nothing/judge`, { answer: {} }, 404, 'not-found', /nothing here/],
  ['a look at what judges', 'GET', `${puzzles}/OPEN/judge`, undefined, 405, 'no-method', /cannot be done/],
  ['an entry where there is no contest', 'POST', `${puzzles}/OPEN/entries`, {}, 409, 'no-contest', /no contest/],
  [
    'an entry of the wrong type',
    'POST',
    `${puzzles}/CONTEST/entries`,
    { keyword: 5 },
    400,
    'bad-value',
    /"keyword": it must be text/,
  ],
  ['an entry with more than was asked', 'POST', `${puzzles}/CONTEST/entries`, { name: 'x' }, 400, 'bad-value', /name/],
  [
    'an entry that cannot be kept',
    'POST',
    `${puzzles}/CONTEST/entries`,
    { keyword: '\u0000' },
    400,
    'unwritable',
    /U\+0000/,
  ],
  ['an entry after the end', 'POST', `${puzzles}/OVER/entries`, {}, 409, 'closed', /closed/],
  [
    'an entry without its code',
    'POST',
    `${puzzles}/CODE/entries`,
    { pass: 'AAAA-AAAA' },
    403,
    'no-code',
    /code is not known/,
  ],
  ['results without the key', 'GET', `${puzzles}/CONTEST/results.csv`, undefined, 403, 'not-allowed', /right link/],
  [
    'a day that is none',
    'GET',
    '/api/today?day=2020',
    undefined,
    400,
    'bad-value',
    /"day": it must be a day such as 2027-01-31/,
  ],
  ['no address', 'GET', '/api/oembed', undefined, 400, 'bad-value', /"url" is missing/],
  ['a play without consent', 'POST', '/api/plays', { kind: 'sudoku' }, 400, 'bad-value', /"consent" is missing/],
]

const fill = (path: string): string =>
  path.replace('OPEN', at.open).replace('CONTEST', at.contest).replace('OVER', at.over).replace('CODE', at.code)

it.each(steps)('%s: %s %s', async (_what, method, path, body, status, code, says) => {
  const { json, ...answered } = await server.ask(method, fill(path), typeof body === 'function' ? body() : body)
  expect([answered.status, json.problem.code]).toEqual([status, code])
  const { en, ja } = json.problem.text
  expect(en).toMatch(says)
  expect(en).toMatch(/^["A-Z].*\.$/)
  expect(ja).toMatch(/^[^\n]*[\u3040-\u30ff][^\n]*。$/)
  expect(ja).not.toMatch(/[a-z]にして/)
  expect(answered.text).not.toMatch(/node_modules|\bat \/|Error\b|\.[jt]s:\d|select |insert /)
  if (status === 405) expect(answered.headers.get('allow')).toMatch(/^[A-Z, ]+$/)
})

it.each(['Basic TOKEN', 'Bearer', 'Bearer TOKEN x', 'bearer', 'TOKEN'])(
  'a key sent as %j opens nothing',
  async (shown) => {
    const headers = { authorization: shown.replace('TOKEN', at.token) }
    const { status } = await fetch(`${server.base}${puzzles}/${at.contest}/results.csv`, { headers })
    expect(status).toBe(403)
  },
)

it('the right key opens it, for a HEAD request too', async () => {
  const { headers } = await server.ask('GET', `${puzzles}/${at.contest}/results.csv`, undefined, at.token)
  expect(headers.get('content-disposition')).toBe('attachment; filename="results.csv"')
  for (const method of ['GET', 'HEAD'])
    expect((await server.ask(method, `${puzzles}/${at.contest}/results.csv`, undefined, at.token)).status).toBe(200)
})

it('a route of a page refuses with a page, in the reader’s language', async () => {
  const page = async (path: string, language: string) => {
    const headers = { accept: 'text/html', 'accept-language': language }
    const response = await fetch(`${server.base}${path}`, { headers })
    return [response.status, /<h1>(.*?)<\/h1>/.exec(await response.text())?.[1]]
  }
  expect(await page('/p/nothing', 'fr, ja;q=0.8, en;q=0.5')).toEqual([404, 'ここには何もありません。'])
  expect(await page('/p/nothing', 'en-GB,en;q=0.9,ja;q=0.8')).toEqual([404, 'There is nothing here.'])
  expect(await page('/p/%zz', 'ja')).toEqual([400, 'リクエストを読み取れません。'])
})

it('refusals by the framework are logged by route as well', () => {
  expect(server.log).toContainEqual({ level: 'info', route: 'POST /api/puzzles', status: 413 })
})
