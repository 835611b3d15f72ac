import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  type Answered,
  askRaw,
  crossword,
  newServer,
  noon,
  operatorToken,
  sudoku,
  type TestServer,
} from './place.contract.ts'

let passedMs = 0
let server: TestServer
let line: string
beforeAll(async () => {
  server = await newServer(0, 1, { now: () => noon + passedMs })
  line = await sudoku()
})
afterEach(() => {
  passedMs = 0
})
afterAll(() => server?.leave())

const ask = (method: string, path: string, body?: unknown, token?: string): Promise<Answered> =>
  server.ask(method, path, body, token)

const tokenOf = (edit: string): string => edit.slice(edit.indexOf('#') + 1)

async function publish(body: unknown = line): Promise<{ readonly id: string; readonly token: string }> {
  const { status, json } = await ask('POST', '/api/puzzles', body)
  expect(status).toBe(201)
  return { id: json.id, token: tokenOf(json.edit) }
}

/** The size of a PNG, from its header. */
async function sizeOf(response: Response): Promise<[width: number, height: number]> {
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

const contest = (terms: object = {}, file: string = line) => ({
  file: JSON.parse(file),
  terms: { contest: true, ...terms },
})

describe('publishing', () => {
  it('keeps a valid file, and gives links to play and to edit', async () => {
    const { status, json } = await ask('POST', '/api/puzzles', line)
    expect(status).toBe(201)
    expect(json.play).toBe(`${server.base}/play/?puzzle=${json.id}`)
    expect(tokenOf(json.edit)).toMatch(/^[\w-]{22}$/)
    const file = await ask('GET', `/api/puzzles/${json.id}`)
    expect(file.json).toMatchObject({ kind: 'sudoku', puzzle: JSON.parse(line).puzzle })
    expect(Object.keys(file.json)).not.toEqual(expect.arrayContaining(['answer']))
    expect(file.json.recipe).toBeUndefined()
    expect(file.json.report.grade.steps).toBeUndefined()
  })

  it('refuses a file whose claims do not hold', async () => {
    const forged = JSON.parse(line)
    forged.puzzle.rows = forged.puzzle.rows.map((row: number[]) => row.map(() => 0))
    const { status, json } = await ask('POST', '/api/puzzles', forged)
    expect([status, json.problem.code]).toEqual([422, 'several-solutions'])
    expect(json.problem.text.ja).toMatch(/。$/)
    const none = await server.ask('POST', '/api/puzzles', [])
    expect([none.status, none.json.problem.text.en]).toEqual([400, 'It must be an object.'])
  })

  it.each([
    ['no JSON', '{', 400, 'not-json'],
    ['no puzzle', '{}', 422, 'not-kumiki'],
    ['an unknown kind', '{"kumiki":1,"kind":"x","title":"","lang":"en","puzzle":{}}', 422, 'unknown-kind'],
    ['nothing', '', 400, 'not-json'],
    ['what is nested without end', '['.repeat(100_000), 400, 'too-deep'],
    ['far too much', ' '.repeat(1_500_000), 413, 'too-large'],
  ])('refuses %s in one sentence', async (_what, body, status, code) => {
    const answered = await ask('POST', '/api/puzzles', body)
    expect([answered.status, answered.json.problem.code]).toEqual([status, code])
  })

  it('allows closing, changing and deleting with the edit link only', async () => {
    const { id, token } = await publish()
    const other = await publish()
    for (const wrong of [undefined, 'nonsense', other.token, `${token}x`, token.slice(1)])
      expect((await ask('PATCH', `/api/puzzles/${id}`, { state: 'closed' }, wrong)).status).toBe(403)
    expect((await ask('PATCH', `/api/puzzles/${id}`, { state: 'closed' }, token)).status).toBe(200)
    expect((await ask('GET', `/api/puzzles/${id}/about`)).json.state).toBe('closed')
    expect((await ask('GET', `/api/puzzles/${id}/file`, undefined, token)).json).toEqual(JSON.parse(line))
    // the author's page checks its link this way
    expect(await ask('HEAD', `/api/puzzles/${id}/file`, undefined, token)).toMatchObject({ status: 200, text: '' })
    expect(await ask('HEAD', `/api/puzzles/${id}/file`, undefined, other.token)).toMatchObject({
      status: 403,
      text: '',
    })
    const better = await sudoku('another')
    expect((await ask('PATCH', `/api/puzzles/${id}`, { file: JSON.parse(better) }, token)).status).toBe(200)
    expect((await ask('GET', `/api/puzzles/${id}`)).json.puzzle).toEqual(JSON.parse(better).puzzle)
    expect((await ask('DELETE', `/api/puzzles/${id}`, undefined, token)).status).toBe(200)
    expect((await ask('GET', `/api/puzzles/${id}`)).status).toBe(404)
    expect((await ask('GET', `/api/puzzles/${other.id}`)).status).toBe(200)
  })

  it('changes only the terms that are named', async () => {
    const { id, token } = await publish(contest({ keyword: 'fish', questions: ['Name'] }))
    const closes = new Date(noon + 86_400_000).toISOString()
    expect((await ask('PATCH', `/api/puzzles/${id}`, { terms: { closes } }, token)).status).toBe(200)
    const { terms } = (await ask('GET', `/api/puzzles/${id}/about`)).json
    expect(terms).toEqual({ contest: true, protection: 'none', questions: ['Name'], asksKeyword: true, closes })
    expect((await ask('PATCH', `/api/puzzles/${id}`, { terms: { unknown: 1 } }, token)).status).toBe(400)
    const expires = new Date(noon + 86_400_000).toISOString()
    await ask('PATCH', `/api/puzzles/${id}`, { expires }, token)
    expect((await ask('GET', `/api/puzzles/${id}/about`)).json).toMatchObject({ expires, terms: { closes } })
  })

  it('keeps no token, only its hash', async () => {
    const { id, token } = await publish()
    const { rows } = await server.place.database.pool.query('select * from kumiki.puzzle where id = $1', [id])
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows[0].edit_hash).toHaveLength(32)
  })

  it('shows no puzzle that has expired or was taken down', async () => {
    const soon = new Date(noon + 1_500).toISOString()
    const { id } = await publish({ file: JSON.parse(line), expires: soon })
    expect((await ask('GET', `/api/puzzles/${id}`)).status).toBe(200)
    const taken = await publish()
    const reason = { reason: 'asked for by the owner' }
    expect((await ask('POST', `/api/puzzles/${taken.id}/takedown`, reason)).status).toBe(403)
    expect((await ask('POST', `/api/puzzles/${taken.id}/takedown`, reason, operatorToken)).status).toBe(200)
    for (const path of ['', '/about', '/picture.svg', '/code.svg'])
      expect((await ask('GET', `/api/puzzles/${taken.id}${path}`)).status).toBe(410)
    passedMs = 1_500
    expect((await ask('GET', `/api/puzzles/${id}`)).status).toBe(404)
    const past = { file: JSON.parse(line), expires: '2001-01-01T00:00:00Z' }
    expect((await ask('POST', '/api/puzzles', past)).json.problem.code).toBe('bad-expiry')
  })

  it('serves pages, pictures and oEmbed, the latter for our own puzzles only', async () => {
    const { id } = await publish()
    const page = await ask('GET', `/p/${id}`)
    expect(page.text).toContain(`/play/?puzzle=${id}`)
    expect(page.headers.get('content-security-policy')).not.toMatch(/unsafe|\*/)
    expect((await ask('GET', `/api/puzzles/${id}/picture.svg`)).text).toMatch(/^<svg/)
    expect((await ask('GET', `/api/puzzles/${id}/code.svg`)).text).toMatch(/^<svg/)
    const picture = await fetch(`${server.base}/api/puzzles/${id}/picture.png`)
    expect([picture.headers.get('content-type'), await sizeOf(picture)]).toEqual(['image/png', [1200, 630]])
    expect(page.text).toContain(`og:image" content="${server.base}/api/puzzles/${id}/picture.png"`)
    const embed = await ask('GET', `/api/oembed?url=${encodeURIComponent(`${server.base}/p/${id}`)}`)
    expect(embed.json).toMatchObject({ type: 'rich', version: '1.0' })
    expect(embed.json.html).toMatch(/^<iframe src="http:[^"]+embed=1&amp;puzzle=[^"]+" title="[^"]+"/)
    for (const url of ['http://169.254.169.254/p/x', 'file:///etc/passwd', `https://evil.example/p/${id}`])
      expect((await ask('GET', `/api/oembed?url=${encodeURIComponent(url)}`)).status).toBe(404)
  })

  it('reports what does not exist: to people on a page, to programs as JSON', async () => {
    const page = await ask('GET', '/p/nothing?lang=ja')
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect(page.text).toContain('<h1>ここには何もありません。</h1>')
    expect((await ask('GET', '/api/puzzles/nothing')).json.problem.code).toBe('not-found')
    const unreadable = await ask('GET', '/api/puzzles/%zz')
    expect([unreadable.status, unreadable.json.problem.code]).toEqual([400, 'bad-request'])
    expect(unreadable.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
  })

  it('shows a hostile title as text', async () => {
    const file = { ...JSON.parse(line), title: '<script>alert(1)</script>"\u202e' }
    const { id } = await publish(file)
    const list = { title: file.title, note: file.title, puzzles: [id] }
    const collection = (await ask('POST', '/api/collections', list)).json.id
    const entry = (await publish({ file, terms: { contest: true, keyword: 'x', questions: [file.title] } })).id
    const paths = [`/p/${id}`, `/edit/${id}`, `/api/puzzles/${id}/picture.svg`, `/c/${collection}`, `/enter/${entry}`]
    for (const path of paths) {
      const { text } = await ask('GET', path)
      expect([path, text]).toEqual([path, expect.stringContaining('script&gt;')])
      expect(text).not.toMatch(/<script>alert|\u202e/)
    }
  })

  it('collects puzzles, and has one of the day', async () => {
    const [one, two] = [await publish(), await publish()]
    const list = { title: 'Two of them', lang: 'en', puzzles: [two.id, 'gone', one.id] }
    const created = await ask('POST', '/api/collections', list)
    expect(created.status).toBe(201)
    const ids = (await ask('GET', `/api/collections/${created.json.id}`)).json.puzzles.map((p: { id: string }) => p.id)
    expect(ids).toEqual([two.id, one.id])
    expect((await ask('GET', `/c/${created.json.id}`)).text).toContain(`/p/${one.id}`)
    expect((await ask('PUT', `/api/collections/${created.json.id}`, list, one.token)).status).toBe(403)
    const changed = { ...list, puzzles: [one.id] }
    expect(
      (await ask('PUT', `/api/collections/${created.json.id}`, changed, created.json.token)).json.puzzles,
    ).toHaveLength(1)

    expect((await ask('GET', '/api/today')).status).toBe(404)
    expect((await ask('PUT', '/api/today/2020-01-01', { puzzle: one.id })).status).toBe(403)
    expect((await ask('PUT', '/api/today/2020-01-01', { puzzle: one.id }, operatorToken)).status).toBe(200)
    expect((await ask('PUT', '/api/today/2999-01-01', { puzzle: two.id }, operatorToken)).status).toBe(200)
    expect((await ask('GET', '/api/today?day=2999-01-01')).json.puzzle.id).toBe(one.id)
    expect((await ask('GET', '/today')).text).toContain(one.id)
  })
})

describe('judging', () => {
  it('judges an answer by the rules', async () => {
    const { id } = await publish()
    const { answer, puzzle } = JSON.parse(line)
    const wrong = { rows: answer.rows.map((row: number[]) => [...row].reverse()) }
    const status = async (given: unknown) =>
      (await ask('POST', `/api/puzzles/${id}/judge`, { answer: given })).json.status
    expect(await status(answer)).toBe('complete')
    expect(await status(wrong)).toBe('broken')
    expect(await status({ rows: puzzle.rows })).toBe('open')
    expect((await ask('POST', `/api/puzzles/${id}/judge`, { answer: 7 })).status).toBe(400)
    const unread = await server.ask('POST', `/api/puzzles/${id}/judge`, { answer: 7 })
    expect([unread.status, unread.json.problem.text.en]).toEqual([400, '"answer": it must be an object.'])
  })

  it('stops when the author closes the puzzle, until it is opened again', async () => {
    const { id, token } = await publish()
    const { answer } = JSON.parse(line)
    const status = async () => (await ask('POST', `/api/puzzles/${id}/judge`, { answer })).status
    await ask('PATCH', `/api/puzzles/${id}`, { state: 'closed' }, token)
    expect(await status()).toBe(409)
    expect((await ask('GET', `/p/${id}`)).text).toContain('no longer judged')
    await ask('PATCH', `/api/puzzles/${id}`, { state: 'open' }, token)
    expect(await status()).toBe(200)
  })

  it('stops at the closing time in the terms', async () => {
    const at = (ms: number) => ({ closes: new Date(noon + ms).toISOString() })
    const { answer } = JSON.parse(line)
    const judge = async (terms: object) => {
      const { id } = await publish({ file: JSON.parse(line), terms })
      const { status } = await ask('POST', `/api/puzzles/${id}/judge`, { answer })
      return [status, (await ask('GET', `/api/puzzles/${id}/about`)).json.state]
    }
    expect(await judge(at(-1_000))).toEqual([409, 'closed'])
    expect(await judge(at(86_400_000))).toEqual([200, 'open'])
  })

  it('decides by the key where the rules cannot, and reveals nothing of it', async () => {
    const file = await crossword()
    const { id } = await publish(file)
    const { answer } = JSON.parse(file)
    const judge = (given: unknown) => ask('POST', `/api/puzzles/${id}/judge`, { answer: given })
    expect((await judge(answer)).json).toEqual({ status: 'complete' })
    const other = { rows: answer.rows.map((row: string) => row.replace(/[A-Z]/g, 'Q')) }
    expect((await judge(other)).json).toEqual({ status: 'broken' })
  })

  it('gives right and wrong contest entries the same answer, byte for byte, and judges them for the organiser', async () => {
    const { id, token } = await publish(contest({ keyword: 'たいやき', questions: ['Name', '=HYPERLINK("x")'] }))
    const { answer } = JSON.parse(line)
    const wrong = { rows: answer.rows.map((row: number[]) => [...row].reverse()) }
    const replies = await Promise.all(
      [answer, wrong, 'unreadable', null].map((given) => ask('POST', `/api/puzzles/${id}/entries`, { answer: given })),
    )
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set(['202 {"status":"received"}\n']),
    )
    const sent = { answer, keyword: 'タイヤキ', replies: ['=1+1', ' @SUM(A1)', 'ignored'] }
    expect((await ask('POST', `/api/puzzles/${id}/entries`, sent)).text).toBe('{"status":"received"}\n')
    const table = (await ask('GET', `/api/puzzles/${id}/results.csv`, undefined, token)).text
    const rows = table.trimEnd().split('\r\n')
    expect(rows[0]).toBe(`"received","answer","keyword","keyword right","Name","'=HYPERLINK(""x"")"`)
    expect(rows.slice(1).map((row) => row.split('","')[1])).toEqual(
      expect.arrayContaining(['complete', 'broken', 'unreadable', 'unreadable', 'complete']),
    )
    expect(rows.at(-1)).toMatch(/"complete","タイヤキ","yes","'=1\+1","' @SUM\(A1\)"$/)
  })

  it('joins the board from the player and the keyword from the form in one entry', async () => {
    const { id, token } = await publish(contest({ protection: 'code', keyword: 'fish', questions: ['Name'] }))
    const { passes } = (await ask('POST', `/api/puzzles/${id}/invitations`, { count: 1 }, token)).json
    const [pass] = passes
    const { answer } = JSON.parse(line)
    await ask('POST', `/api/puzzles/${id}/entries`, { answer, pass })
    await ask('POST', `/api/puzzles/${id}/entries`, { keyword: 'Fish', replies: ['Hana'], pass })
    await ask('POST', `/api/puzzles/${id}/entries`, { answer, pass })
    const rows = (await ask('GET', `/api/puzzles/${id}/results.csv`, undefined, token)).text.trimEnd().split('\r\n')
    expect(rows).toHaveLength(2)
    expect(rows[1]).toMatch(/"complete","Fish","yes","Hana"$/)
  })

  it('takes one entry for each code, however it is typed, and the last one counts', async () => {
    const { id, token } = await publish(contest({ protection: 'code', questions: ['Name'] }))
    const { passes } = (await ask('POST', `/api/puzzles/${id}/invitations`, { count: 2 }, token)).json
    const enter = (pass: string, name: string) => ask('POST', `/api/puzzles/${id}/entries`, { pass, replies: [name] })
    expect((await enter('', 'nobody')).json.problem.code).toBe('no-code')
    expect((await enter('AAAAAAAA', 'nobody')).status).toBe(403)
    expect((await enter(passes[0], 'first')).status).toBe(202)
    expect((await enter(` ${passes[0].toLowerCase().replace(/(.{4})/, '$1-')} `, 'second')).status).toBe(202)
    expect((await enter(passes[1], 'other')).status).toBe(202)
    const table = (await ask('GET', `/api/puzzles/${id}/results.csv`, undefined, token)).text
    expect(table).not.toMatch(/first|nobody/)
    expect(table.trimEnd().split('\r\n')).toHaveLength(3)
  })

  it('accepts no entry to a contest after its end', async () => {
    const closes = new Date(noon - 1_000).toISOString()
    const { id } = await publish(contest({ closes }))
    expect((await ask('POST', `/api/puzzles/${id}/entries`, { answer: 1 })).json.problem.code).toBe('closed')
    expect((await ask('GET', `/enter/${id}`)).text).toContain('Entries are closed.')
  })

  it('limits the requests from one address for one puzzle', async () => {
    const [{ id }, other] = [await publish(contest()), await publish(contest())]
    // the allowance refills while a slow machine uses it up
    let [received, last] = [0, 202]
    for (; last === 202 && received < 2_000; received += Number(last === 202))
      last = (await ask('POST', `/api/puzzles/${id}/entries`, {})).status
    expect(last).toBe(429)
    expect(received).toBeGreaterThanOrEqual(120)
    expect((await ask('POST', `/api/puzzles/${other.id}/entries`, {})).status).toBe(202)
  })
})

describe('plays', () => {
  const outcome = { kind: 'sudoku', level: 2, activeMs: 61_000, checks: 1, hints: { 'last-cell': 2 }, finished: true }

  it('are kept only with consent, and shown and deleted only with their own link', async () => {
    expect((await ask('POST', '/api/plays', outcome)).status).toBe(400)
    const { id, token } = (await ask('POST', '/api/plays', { consent: true, ...outcome })).json
    expect((await ask('GET', `/api/plays/${id}`)).status).toBe(403)
    expect((await ask('GET', `/api/plays/${id}`, undefined, token)).json).toMatchObject(outcome)
    const later = { ...outcome, finished: false, checks: 3 }
    expect((await ask('PUT', `/api/plays/${id}`, later, token)).json).toMatchObject(later)
    expect((await ask('DELETE', `/api/plays/${id}`, undefined, token)).status).toBe(200)
    expect((await ask('GET', `/api/plays/${id}`, undefined, token)).status).toBe(403)
  })

  it.each([
    [{ kind: 'My name is Hana' }],
    [{ hints: { 'My name is Hana': 1 } }],
    [{ hints: Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`t${n}`, 1])) }],
    [{ level: 9 }],
    [{ name: 'Hana' }],
  ])('have room for nothing else: %j', async (more) => {
    expect((await ask('POST', '/api/plays', { consent: true, ...outcome, ...more })).status).toBe(400)
  })

  it('store the day on which they were kept, in any time zone of the server', async () => {
    const { id, token } = (await ask('POST', '/api/plays', { consent: true, ...outcome })).json
    const { rows } = await server.place.database.pool.query('select current_date::text as today')
    expect((await ask('GET', `/api/plays/${id}`, undefined, token)).json.day).toBe(rows[0].today)
  })

  it('contain nothing that identifies the player', async () => {
    const { id } = (await ask('POST', '/api/plays', { consent: true, ...outcome })).json
    const { rows } = await server.place.database.pool.query('select * from kumiki.play where id = $1', [id])
    expect(Object.keys(rows[0]).sort()).toEqual(
      ['active_ms', 'checks', 'day', 'finished', 'hash', 'hints', 'id', 'kind', 'level', 'puzzle'].sort(),
    )
    expect((await ask('GET', '/privacy?lang=ja')).text).toContain('400日間')
  })
})

describe('the server', () => {
  it('reports its health, and describes its API', async () => {
    expect((await ask('GET', '/healthz')).json).toEqual({ status: 'ok' })
    expect((await ask('GET', '/readyz')).json).toEqual({ status: 'ready' })
    const { json } = await ask('GET', '/api/openapi.json')
    expect(json.openapi).toBe('3.1.0')
    expect(json.paths['/api/puzzles/{id}/judge'].post.requestBody).toBeDefined()
    expect((await ask('GET', '/metrics')).status).toBe(403)
    expect((await ask('GET', '/metrics', undefined, operatorToken)).text).toContain('kumiki_request_seconds_count')
  })

  it('logs requests by route, without any id, token, answer or address', async () => {
    const { id, token } = await publish()
    await ask('GET', `/api/puzzles/${id}/file`, undefined, token)
    const { answer } = JSON.parse(line)
    await ask('POST', `/api/puzzles/${id}/judge`, { answer })
    const quiz = await publish(contest({ keyword: 'たいやき', questions: ['Name'] }))
    await ask('POST', `/api/puzzles/${quiz.id}/entries`, { answer, keyword: 'タイヤキ', replies: ['Hana'] })
    await ask('POST', `/api/puzzles/${quiz.id}/entries`, { keyword: 7, replies: ['Hana'] })
    const text = JSON.stringify(server.log)
    expect(text).toContain('GET /api/puzzles/:id/file')
    const messages = [JSON.stringify(answer).slice(1, -1), 'タイヤキ', 'Hana']
    for (const secret of [id, token, '127.0.0.1', operatorToken, ...messages]) expect(text).not.toContain(secret)
  })

  it.each(['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/pages/../package.json', '/pages/%2e%2e%2fpackage.json'])(
    'serves no path outside the site: %s',
    async (path) => {
      expect((await askRaw(server.base, 'GET', path)).status).toBe(404)
    },
  )
})
