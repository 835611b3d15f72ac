import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newServer, sudoku, type TestServer } from '../serving/place.contract.ts'
import { describe as described } from './openapi.ts'
import { routes } from './table.ts'

interface Operation {
  readonly operationId: string
  readonly parameters: readonly { readonly name: string; readonly in: string }[]
  readonly responses: Readonly<Record<string, unknown>>
  readonly security?: readonly object[]
}

const whole: { readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>> } = described(routes)
const operations = Object.entries(whole.paths ?? {}).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)

describe('the API’s description', () => {
  it('names every route of the API once, with its parameters, its successful answer and its refusal', () => {
    const api = routes.filter(({ path }) => path.startsWith('/api/'))
    expect(operations).toHaveLength(api.length)
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(api.length)
    for (const { path, operation } of operations) {
      expect(operation.operationId).toMatch(/^[a-z]+([A-Z][a-z]*)+$/)
      const named = operation.parameters.filter((one) => one.in === 'path').map(({ name }) => `{${name}}`)
      expect([path, path.match(/\{\w+\}/g) ?? []]).toEqual([path, named])
      expect(Object.keys(operation.responses)).toEqual([expect.stringMatching(/^20[0-9]$/), 'default'])
    }
  })

  it('says which routes need a token', () => {
    for (const { path, method, operation } of operations) {
      const route = routes.find((one) => one.method.toLowerCase() === method && spelled(one.path) === path)
      expect([path, operation.security !== undefined]).toEqual([path, route?.key !== 'nothing'])
    }
  })

  it('has no dangling references', () => {
    const text = JSON.stringify(whole)
    const pointed = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to)
    expect(new Set(pointed)).toEqual(new Set(['#/components/schemas/Problem']))
  })
})

const spelled = (path: string): string => path.replace(/:([a-z]+)/g, '{$1}')

describe('answers', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await newServer()
  })
  afterAll(() => server?.leave())

  it('are what the description says', async () => {
    const { id } = (await server.ask('POST', '/api/puzzles', await sudoku())).json
    const collection = (await server.ask('POST', '/api/collections', { title: 'x', puzzles: [id] })).json.id
    const addresses = [
      ['/api/puzzles/:id/about', `/api/puzzles/${id}/about`],
      ['/api/collections/:id', `/api/collections/${collection}`],
      ['/api/oembed', `/api/oembed?url=${encodeURIComponent(`${server.base}/p/${id}`)}`],
    ]
    for (const [path, address = ''] of addresses) {
      const { status, json } = await server.ask('GET', address)
      const route = routes.find((one) => one.method === 'GET' && one.path === path)
      expect([path, status, route?.reply?.safeParse(json).success]).toEqual([path, 200, true])
    }
  })
})
