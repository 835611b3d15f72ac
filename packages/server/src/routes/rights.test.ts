import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Route } from '../http/route.ts'
import { newServer, operatorToken, sudoku, type TestServer } from '../serving/place.contract.ts'
import { holders, type Role, rightsTable, roles } from './rights.ts'
import { routes } from './table.ts'

let server: TestServer
let line: string
beforeAll(async () => {
  server = await newServer(0, 1_000)
  line = await sudoku()
})
afterAll(() => server?.leave())

const tokenOf = (edit: string): string => edit.slice(edit.indexOf('#') + 1)

/** Creates what a route needs, and the token that each role has for it. */
async function fresh({ path, key }: Route): Promise<{ readonly id: string; readonly tokens: Record<Role, string> }> {
  const publish = async (contest: boolean) =>
    (await server.ask('POST', '/api/puzzles', { file: JSON.parse(line), terms: { contest } })).json
  const [plain, contest] = [await publish(false), await publish(true)]
  const list = { title: 'x', puzzles: [] }
  const collection = (await server.ask('POST', '/api/collections', list)).json
  const play = (await server.ask('POST', '/api/plays', { consent: true, kind: 'sudoku', activeMs: 1, finished: true }))
    .json
  const isOfPuzzle = key === 'edit-puzzle'
  const id = path.startsWith('/api/plays') ? play.id : key === 'edit-collection' ? collection.id : plain.id
  return {
    id,
    tokens: {
      visitor: '',
      player: play.token,
      author: isOfPuzzle ? tokenOf(plain.edit) : collection.token,
      organiser: isOfPuzzle ? tokenOf(plain.edit) : tokenOf(contest.edit),
      operator: operatorToken,
    },
  }
}

describe('who may do what', () => {
  it.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', async (_name, route) => {
    for (const role of roles) {
      const { id, tokens } = await fresh(route)
      const path = route.path.replace(':id', id).replace(':day', '2020-01-01')
      const body = route.method === 'GET' || route.method === 'DELETE' ? undefined : {}
      const { status } = await server.ask(route.method, path, body, tokens[role])
      expect([role, status !== 403]).toEqual([role, holders[route.key].includes(role)])
    }
  })

  it('without a key a caller learns nothing about what exists', async () => {
    for (const route of routes.filter(({ key, path }) => key !== 'nothing' && path.includes(':id'))) {
      const { id } = await fresh(route)
      const ask = async (name: string) => {
        const body = route.method === 'GET' || route.method === 'DELETE' ? undefined : {}
        const { status, text } = await server.ask(route.method, route.path.replace(':id', name), body, 'a'.repeat(22))
        return [route.path, status, text]
      }
      expect(await ask(id)).toEqual(await ask('nothing-there'))
    }
  })

  it('every route accepts bodies up to its limit and no larger', async () => {
    for (const { method, path, bounds } of routes.filter((route) => route.body)) {
      const address = path.replace(':id', 'x').replace(':day', '2020-01-01')
      const { status } = await server.ask(method, address, ' '.repeat(bounds.bytes + 1), operatorToken)
      expect([path, status]).toEqual([path, 413])
    }
  })

  it('the table of rights is the one in docs/security.md', () => {
    const page = readFileSync(fileURLToPath(new URL('../../../../docs/security.md', import.meta.url)), 'utf8')
    const [, written] = page.split(/<!-- routes(?: end)? -->/)
    expect(written?.trim()).toBe(rightsTable(routes))
  })

  it('a route that is not in the table is not served', async () => {
    expect((await server.ask('GET', '/api/everything')).status).toBe(404)
    expect((await server.ask('POST', '/api/puzzles/x/everything', {})).status).toBe(404)
  })
})
