/**
 * Whoever guesses codes pays for it, and nobody else: the holders of good codes behind the same address enter as if
 * nobody guessed. Requests are counted and the clock stands still, so no allowance fills up again.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Guesses } from '../http/guesses.ts'
import { newServer, sudoku, type TestServer } from './place.contract.ts'

let server: TestServer
let file: object
const paused: number[] = []
beforeAll(async () => {
  server = await newServer(0, 1, {
    steady: () => 0,
    pause: async (ms) => {
      paused.push(ms)
    },
  })
  file = JSON.parse(await sudoku())
})
afterAll(() => server?.leave())

async function contest(protection: 'code' | 'link', count: number) {
  const terms = { contest: true, protection, keyword: 'fish' }
  const { id, edit } = (await server.ask('POST', '/api/puzzles', { file, terms })).json
  const token = String(edit).split('#')[1]
  const { passes } = (await server.ask('POST', `/api/puzzles/${id}/invitations`, { count }, token)).json
  const enter = async (pass: string) =>
    (await server.ask('POST', `/api/puzzles/${id}/entries`, { keyword: 'fish', pass })).status
  return { enter, passes: passes.map((pass: string) => pass.split('#').at(-1)) }
}

it.each(['code', 'link'] as const)(
  '50 visitors behind one address enter by %s while one behind it guesses at full speed',
  async (protection) => {
    const { enter, passes } = await contest(protection, 50)
    const guessed: number[] = []
    const guess = async (n: number) => guessed.push(await enter(`WRONG${n}`))
    // more wrong ones than an address may send in a minute, before the first visitor comes
    for (let n = 0; n < 140; n += 20) await Promise.all(Array.from({ length: 20 }, (_, i) => guess(n + i)))
    const entered: number[] = []
    for (const [n, pass] of passes.entries()) {
      const guesses = Array.from({ length: 5 }, (_, i) => guess(1_000 + n * 5 + i))
      entered.push(await enter(pass))
      await Promise.all(guesses)
    }
    expect(entered).toEqual(Array(50).fill(202))
    expect(new Set(guessed)).toEqual(new Set([403, 429]))
  },
)

it('the answer to a wrong code is held back, each time longer; to a good one it is not', async () => {
  const { enter, passes } = await contest('code', 2)
  paused.length = 0
  expect(await enter(passes[0])).toBe(202)
  expect(paused).toEqual([])
  for (let n = 0; n < 6; n++) expect(await enter(`WRONG${n}`)).toBe(403)
  expect(paused).toEqual([500, 1_000, 2_000, 4_000, 8_000, 8_000])
  expect(await enter(passes[1])).toBe(202)
  expect(paused).toHaveLength(6)
})

it('one code cannot be used to send without end', async () => {
  const { enter, passes } = await contest('code', 2)
  const statuses: number[] = []
  for (let n = 0; n < 40; n++) statuses.push(await enter(passes[0]))
  expect(statuses.filter((status) => status === 202)).toHaveLength(30)
  expect(statuses.at(-1)).toBe(429)
  expect(await enter(passes[1])).toBe(202)
})

it('wrong codes are forgotten, one every half minute', () => {
  const guesses = new Guesses()
  for (let n = 0; n < 8; n++) guesses.cost('key', 0)
  expect(guesses.cost('other', 0)).toBe(500)
  expect(guesses.cost('key', 30_000)).toBe(8_000)
  expect(guesses.cost('key', 600_000)).toBe(500)
})
