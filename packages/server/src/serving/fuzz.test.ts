/**
 * Requests made from the description of the API, whole and damaged, to the complete HTTP layer: no fault of the server,
 * and no reply outside the schema that the description gives for it. KUMIKI_HTTP_FUZZ sets how many (1000000 for the
 * long run), KUMIKI_SEED which ones.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod'
import { Rng } from '../../../core/src/base/rng.ts'
import { askRaw, newServer, operatorToken, sudoku, type TestServer } from './place.contract.ts'

const count = Number(process.env.KUMIKI_HTTP_FUZZ ?? 5_000)
const seed = process.env.KUMIKI_SEED ?? 'fuzz'
const lanes = 32

// biome-ignore lint/suspicious/noExplicitAny: a JSON schema, as the server gives it
type Schema = any

let server: TestServer
let line: string
let known: { readonly id: string; readonly token: string }
beforeAll(async () => {
  line = await sudoku()
  server = await newServer(0, 1_000_000)
  const { id, edit } = (await server.ask('POST', '/api/puzzles', { file: JSON.parse(line), terms: { contest: true } }))
    .json
  known = { id, token: String(edit).split('#')[1] ?? '' }
})
afterAll(() => server?.leave())

const texts = [
  '',
  'x',
  '漢字',
  '\u0000',
  '\ud800',
  '\u202e',
  '2027-01-31',
  '2027-01-31T18:00:00Z',
  '__proto__',
  '%',
  "';--",
  'a'.repeat(600),
]
const numbers = [0, 1, -1, 0.5, 1e308, 2 ** 60, 40, 1_000_001]

/** A value that the schema allows, or nearly. */
function madeFrom(rng: Rng, schema: Schema, depth = 0): unknown {
  if (rng.below(25) === 0 || depth > 6) return rng.pick([null, {}, [], '', 7, true, 'x'])
  const options = schema.anyOf ?? schema.oneOf
  if (options) return madeFrom(rng, rng.pick(options), depth + 1)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return rng.pick(schema.enum)
  const type = Array.isArray(schema.type) ? rng.pick(schema.type) : schema.type
  if (type === 'object') {
    const names = Object.keys(schema.properties ?? {}).filter((name) =>
      schema.required?.includes(name) ? rng.below(20) > 0 : rng.below(2) === 0,
    )
    const fields = names.map((name) => [name, madeFrom(rng, schema.properties[name], depth + 1)])
    return Object.fromEntries(rng.below(20) === 0 ? [...fields, [rng.pick(texts), 1]] : fields)
  }
  if (type === 'array') return Array.from({ length: rng.below(4) }, () => madeFrom(rng, schema.items ?? {}, depth + 1))
  if (type === 'string') return rng.pick([...texts, known.id, known.token])
  if (type === 'number' || type === 'integer') return rng.pick(numbers)
  if (type === 'boolean') return rng.below(2) === 0
  return rng.pick([JSON.parse(line).answer, 'x', null, [[]], { rows: [[1]] }])
}

function damaged(rng: Rng, text: string): string {
  if (rng.below(4) > 0) return text
  const at = rng.below(text.length + 1)
  return (
    text.slice(0, at) + rng.pick(['"', '{', ']', '\u0000', '1e999', ',', '\\', '漢']) + text.slice(at + rng.below(3))
  )
}

it(`${count} requests made from the description get replies within it`, { timeout: 120_000 + count * 20 }, async () => {
  const { json: description } = await server.ask('GET', '/api/openapi.json')
  const problem = z.fromJSONSchema(description.components.schemas.Problem)
  const operations = Object.entries<Schema>(description.paths).flatMap(([path, methods]) =>
    Object.entries<Schema>(methods).map(([method, operation]) => {
      const [status = ''] = Object.keys(operation.responses)
      const [[type = '', content] = []] = Object.entries<Schema>(operation.responses[status].content)
      return {
        method,
        path,
        operation,
        status: Number(status),
        type,
        reply: content?.schema ? z.fromJSONSchema(content.schema) : null,
      }
    }),
  )
  const statuses = new Map<number, number>()
  const one = async (n: number): Promise<void> => {
    const rng = new Rng(`${seed}/${n}`)
    const { method, path, operation, status, type, reply } = rng.pick(operations)
    const where = path.replace(/\{\w+\}/g, () =>
      rng.below(4) > 0
        ? known.id
        : encodeURIComponent(rng.pick(texts.slice(0, -1).filter((text) => text !== '\ud800' && text !== ''))),
    )
    const query = operation.parameters
      .filter((parameter: Schema) => parameter.in === 'query' && rng.below(3) > 0)
      .map(
        (parameter: Schema) =>
          `${parameter.name}=${rng.pick(['x', '2020-01-01', '%00', `${server.base}/p/${known.id}`])}`,
      )
    const schema = operation.requestBody?.content['application/json'].schema
    const body = schema
      ? damaged(rng, path === '/api/puzzles' && rng.below(4) === 0 ? line : JSON.stringify(madeFrom(rng, schema)))
      : undefined
    // what would delete or replace the puzzle that all are about is asked without its key
    const mayChange = method === 'delete' || method === 'patch' || path.endsWith('/takedown')
    const token = rng.pick(mayChange ? ['', 'x'] : ['', 'x', known.token, operatorToken])
    const address = query.length > 0 ? `${where}?${query.join('&')}` : where
    const answered = await askRaw(server.base, method.toUpperCase(), address, token, body, true)
    statuses.set(answered.status, (statuses.get(answered.status) ?? 0) + 1)
    const about = [seed, n, method, path, answered.status, answered.text.slice(0, 300)]
    if (answered.status >= 500) expect(about).toEqual('no such answer')
    if (answered.status < 400) {
      if (answered.status !== status || !answered.type.startsWith(type)) expect(about).toEqual([status, type])
      if (reply && !reply.safeParse(JSON.parse(answered.text)).success) expect(about).toEqual('within the schema')
    } else if (!problem.safeParse(JSON.parse(answered.text)).success) expect(about).toEqual('a problem')
  }
  let next = 0
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (next < count) {
        const n = next++
        await one(n)
        if (n % 10_000 === 9_999)
          server.log.splice(0, server.log.length, ...server.log.filter((entry) => 'fault' in entry))
      }
    }),
  )
  console.log(`Statuses: ${[...statuses].map(([status, times]) => `${status} × ${times}`).join(', ')}`)
  expect(statuses.size).toBeGreaterThan(4)
  expect(server.log.filter((entry) => 'fault' in entry)).toEqual([])
})
