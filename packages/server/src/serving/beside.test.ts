import { good } from '@kumiki/core/base'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { PromiseCache } from '../puzzles/promisecache.ts'
import { Pool } from '../threads/pool.ts'
import { newServer, serverAt, sudoku, type TestServer } from './place.contract.ts'

let one: TestServer
let other: TestServer
beforeAll(async () => {
  one = await newServer()
  // its database belongs to the first server, which ends it
  other = await serverAt({ ...one.place, leave: async () => {} })
})
afterAll(async () => {
  await other?.leave()
  await one?.leave()
})

it('two servers in one process share no cached results; each works them out once', async () => {
  const { id } = (await one.ask('POST', '/api/puzzles', await sudoku())).json
  const { answer } = JSON.parse(await sudoku())
  const look = vi.spyOn(PromiseCache.prototype, 'get')
  const draw = vi.spyOn(Pool.prototype, 'draw').mockImplementation(async () => good(new Uint8Array([1])))
  /** Counts what a server parses, and draws in its threads, when it shows and judges the puzzle. */
  const use = async (server: TestServer) => {
    const [looked, drawn] = [look.mock.contexts.length, draw.mock.calls.length]
    for (const picture of ['picture.svg', 'picture.png'])
      expect((await server.ask('GET', `/api/puzzles/${id}/${picture}`)).status).toBe(200)
    expect((await server.ask('POST', `/api/puzzles/${id}/judge`, { answer })).json).toEqual({ status: 'complete' })
    return { caches: look.mock.contexts.slice(looked), drawn: draw.mock.calls.length - drawn }
  }
  const [first, second, again] = [await use(one), await use(other), await use(one)]
  expect([first.drawn, second.drawn, again.drawn]).toEqual([1, 1, 0])
  const caches = new Set([...first.caches, ...second.caches])
  expect([first.caches.length, caches.size]).toEqual([3, 6])
  expect(again.caches.every((cache) => first.caches.includes(cache))).toBe(true)
  vi.restoreAllMocks()
})
