/** Downloads of a batch: lines, a zip of files, a book. */
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newServer, operatorToken, type TestServer } from '../serving/place.contract.ts'
import { bind, bookSchema } from '../threads/book.ts'
import { readPlan } from './plan.ts'

const plan = {
  seed: 'downloads',
  items: [
    { kind: 'sudoku', spec: { size: 4 }, count: 3, lang: 'ja' },
    { kind: 'blocksum', spec: { size: 4 }, count: 1, lang: 'ja' },
  ],
  book: { title: '四つの問題', editor: '組木', paper: 'b5', date: '2027-01-31' },
}

let server: TestServer
beforeAll(async () => {
  server = await newServer(1)
})
afterAll(() => server?.leave())

const bytesAt = async (path: string): Promise<Uint8Array> =>
  new Uint8Array(await (await fetch(server.base + path)).arrayBuffer())

it('a batch can be downloaded as lines, as files in a zip, and as the book that its plan asks for', async () => {
  const { json } = await server.ask('POST', '/api/batches', plan, operatorToken)
  const address = `/api/batches/${json.id}`
  const state = async (): Promise<string> => (await server.ask('GET', address)).json.state
  const early = await server.ask('GET', `${address}/book.pdf`)
  if (early.status !== 200) expect([early.status, early.json.problem.code]).toEqual([409, 'not-all-made'])
  await expect.poll(state).not.toBe('running')
  expect(await state()).toBe('done')
  const lines = (await server.ask('GET', `${address}/puzzles`)).text.trimEnd().split('\n')
  expect(lines).toHaveLength(4)

  for (const [what, ending] of [
    ['puzzles', 'jsonl'],
    ['files.zip', 'zip'],
    ['book.pdf', 'pdf'],
  ]) {
    const { headers } = await server.ask('GET', `${address}/${what}`)
    expect(headers.get('content-disposition')).toMatch(new RegExp(`^attachment; filename="[\\w.-]+\\.${ending}"$`))
  }

  const files = Object.entries(unzipSync(await bytesAt(`${address}/files.zip`)))
  expect(files.map(([name]) => name)).toEqual(
    ['sudoku', 'sudoku', 'sudoku', 'blocksum'].map((kind, i) => `0000${i + 1}-${kind}.kumiki.json`),
  )
  expect(files.map(([, bytes]) => JSON.stringify(JSON.parse(Buffer.from(bytes).toString())))).toEqual(lines)
  expect(Buffer.from(await bytesAt(`${address}/files.zip`))).toEqual(Buffer.from(await bytesAt(`${address}/files.zip`)))

  const book = Buffer.from(await bytesAt(`${address}/book.pdf`))
  const here = await bind(lines, bookSchema.parse(plan.book))
  expect(here.ok && Buffer.from(here.value).equals(book)).toBe(true)
  expect(book.subarray(0, 5).toString()).toBe('%PDF-')
})

it('a plan is refused if its book would be too thick or empty', async () => {
  expect(readPlan({ ...plan, items: [{ kind: 'sudoku', count: 2_001 }] })).toMatchObject({
    ok: false,
    error: { code: 'book-too-thick' },
  })
  expect(readPlan({ ...plan, book: { paper: 'papyrus' } })).toMatchObject({ ok: false, error: { code: 'bad-value' } })
  expect(await bind([], bookSchema.parse({}))).toMatchObject({ ok: false, error: { code: 'empty-book' } })
})

it('a batch that does not exist has no downloads', async () => {
  for (const what of ['', '/puzzles', '/files.zip', '/book.pdf'])
    expect((await server.ask('GET', `/api/batches/none${what}`)).status).toBe(404)
})
