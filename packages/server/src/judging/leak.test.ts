/** A contest's player receives nothing of the answer: every response is searched for it, in every writing that we could think of. */
import { deflateRawSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { routes } from '../routes/table.ts'
import { crossword, newServer, type TestServer } from '../serving/place.contract.ts'

let server: TestServer
beforeAll(async () => {
  server = await newServer()
})
afterAll(() => server?.leave())

/** A text in the writings in which it could travel. */
function writings(text: string): string[] {
  const bytes = Buffer.from(text)
  const plain = [text, text.toLowerCase(), [...text].reverse().join(''), [...text].join(','), [...text].join('","')]
  const packed = [bytes, Buffer.from([...text].reverse().join('')), gzipSync(bytes), deflateRawSync(bytes)]
  // base64 of something inside something longer: without its uncertain ends
  const inside = [0, 1, 2].map((shift) =>
    Buffer.from(' '.repeat(shift) + text)
      .toString('base64')
      .slice(shift === 0 ? 0 : 4, -4),
  )
  const encoded = packed.flatMap((some) => [some.toString('base64'), some.toString('base64url'), some.toString('hex')])
  const escaped = [
    encodeURIComponent(text),
    [...text].map((sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
  ]
  return [...plain, ...inside, ...encoded, ...escaped].filter((one) => one.length >= 4)
}

it('no response to a visitor of a contest holds an entry of the answer, the seed or the keyword', async () => {
  const file = JSON.parse(await crossword('a seed that tells everything'))
  const keyword = 'zebrafish'
  const terms = { contest: true, keyword, questions: ['Your name'] }
  const { id } = (await server.ask('POST', '/api/puzzles', { file, terms })).json
  const rows: string[] = file.answer.rows
  const columns = Array.from({ length: rows[0]?.length ?? 0 }, (_, x) => rows.map((row) => row[x]).join(''))
  const entries = [...rows, ...columns].flatMap((run) => run.split('#')).filter((word) => word.length >= 4)
  const secrets = [...entries, JSON.stringify(file.answer), file.recipe.seed, keyword]
  expect(entries.length).toBeGreaterThan(1)

  const responses: string[] = []
  for (const { method, path } of routes) {
    const where = path.replace(':id', id).replace(':day', '2020-01-01')
    const bodies =
      method === 'GET' || method === 'DELETE'
        ? [undefined]
        : [{}, { answer: { rows: rows.map((r) => r.replace(/\w/g, 'Q')) } }]
    for (const body of bodies) {
      const { text, headers } = await server.ask(method, where, body)
      responses.push(text + JSON.stringify([...headers]))
    }
  }
  expect(responses.length).toBeGreaterThan(routes.length)
  const all = responses.join('\n')
  for (const secret of secrets) for (const writing of writings(secret)) expect(all).not.toContain(writing)
  // the search would find it
  const whole = JSON.stringify(file)
  expect(secrets.filter((secret) => whole.includes(secret)).length).toBeGreaterThan(1)
})
