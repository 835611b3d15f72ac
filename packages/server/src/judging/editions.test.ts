/** What a contest was when an entry was made judges that entry, whatever the organiser changes later. */
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findPuzzle } from '../publishing/store.ts'
import { newServer, noon, sudoku, type TestServer } from '../serving/place.contract.ts'
import { enter } from './entries.ts'

let server: TestServer
let file: { readonly answer: { readonly rows: number[][] } }
let another: typeof file
beforeAll(async () => {
  server = await newServer(0, 100_000, { now: () => noon })
  file = JSON.parse(await sudoku())
  // small boards share their answers, so one with another is looked for
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    another = JSON.parse(await sudoku(seed))
    if (JSON.stringify(another.answer) !== JSON.stringify(file.answer)) break
  }
})
afterAll(() => server?.leave())

async function contest(terms: object = {}) {
  const made = (await server.ask('POST', '/api/puzzles', { file, terms: { contest: true, ...terms } })).json
  const id = String(made.id)
  const token = String(made.edit).split('#')[1] ?? ''
  return {
    id,
    send: (body: object) => server.ask('POST', `/api/puzzles/${id}/entries`, body),
    change: (body: object) => server.ask('PATCH', `/api/puzzles/${id}`, body, token),
    results: async () =>
      (await server.ask('GET', `/api/puzzles/${id}/results.csv`, undefined, token)).text
        .trimEnd()
        .split('\r\n')
        .map((row) => row.slice(1, -1).split('","').slice(1)),
    edition: async () => (await server.ask('GET', `/api/puzzles/${id}/about`)).json.edition,
  }
}

it('a right entry stays right when the puzzle is replaced, which has to be confirmed', async () => {
  const { send, change, results } = await contest()
  await send({ answer: file.answer })
  const asked = await change({ file: another })
  expect([asked.status, asked.json.problem.code]).toEqual([409, 'entries-stay'])
  expect(asked.json.problem.text.en).toMatch(/^The contest has an entry already\. What was sent stays, and is judged/)
  expect(asked.json.problem.text.ja).toMatch(/1件の応募があります。/)
  await send({ answer: file.answer })
  expect((await change({ file: another })).json.problem.text.en).toContain('2 entries')
  expect((await change({ file: another, confirm: true })).status).toBe(200)
  await send({ answer: file.answer })
  await send({ answer: another.answer })
  expect((await results()).map(([status]) => status)).toEqual(['answer', 'complete', 'complete', 'broken', 'complete'])
})

it('replies stay under the questions that were asked, and keywords are judged by the keyword of their time', async () => {
  const { send, change, results } = await contest({ keyword: 'fish', questions: ['Name', 'Age'] })
  await send({ keyword: 'fish', replies: ['Hana', '7'] })
  await change({ terms: { keyword: 'bird', questions: ['Town', 'Name'] }, confirm: true })
  await send({ keyword: 'fish', replies: ['Uji', 'Ken'] })
  await change({ terms: { questions: [] }, confirm: true })
  await send({ keyword: 'bird' })
  await change({ file: another, terms: { keyword: null }, confirm: true })
  await send({ answer: another.answer })
  expect(await results()).toEqual([
    ['answer', 'keyword', 'keyword right', 'Name', 'Age', 'Town'],
    ['none', 'fish', 'yes', 'Hana', '7', ''],
    ['none', 'fish', 'no', 'Ken', '', 'Uji'],
    ['none', 'bird', 'yes', '', '', ''],
    ['complete', '', '', '', '', ''],
  ])
})

it('an older edition keeps its puzzle, even if only its keyword was replaced first', async () => {
  const { send, change, results } = await contest({ keyword: 'fish' })
  await send({ answer: file.answer, keyword: 'fish' })
  await change({ terms: { keyword: 'bird' }, confirm: true })
  expect((await change({ file: another })).status).toBe(200)
  expect((await results())[1]).toEqual(['complete', 'fish', 'yes'])
})

it('nothing is asked where no entry would stay behind, and where nothing changes that is judged', async () => {
  const { send, change, edition } = await contest({ questions: ['Name'] })
  expect((await change({ file: another })).status).toBe(200)
  expect(await edition()).toBe(2)
  await send({ replies: ['Hana'] })
  const closes = new Date(noon + 86_400_000).toISOString()
  expect((await change({ terms: { closes, questions: ['Name'] } })).status).toBe(200)
  expect((await change({ state: 'closed' })).status).toBe(200)
  expect(await edition()).toBe(2)
})

it('an entry to what the contest no longer is gets refused, not put under other questions', async () => {
  const { send, change, edition, results } = await contest({ questions: ['Name'] })
  const before = await edition()
  await change({ terms: { questions: ['Town'] } })
  const late = await send({ replies: ['Hana'], edition: before })
  expect([late.status, late.json.problem.code]).toEqual([409, 'changed'])
  expect((await send({ replies: ['Uji'], edition: before + 1 })).status).toBe(202)
  expect(await results()).toHaveLength(2)
})

it('an entry that began before the close is refused once the close is acknowledged', async () => {
  for (const closing of [{ state: 'closed' }, { terms: { closes: new Date(noon - 1).toISOString() } }]) {
    const { id, change } = await contest()
    const { db } = server.place.database
    const open = await findPuzzle(db, id, noon)
    if (!open.ok) throw new Error('not found')
    await change(closing)
    const entry = { answer: 1, keyword: null, replies: [], pass: '' }
    expect(await enter(db, open.value, entry, noon)).toEqual({ ok: false, error: 'closed' })
    expect((await server.place.database.pool.query('select 1 from kumiki.entry where puzzle = $1', [id])).rows).toEqual(
      [],
    )
  }
})

const rounds = 400
it(`${rounds} rounds of entries that race with a close: none is kept after it`, async () => {
  const { id, send, change } = await contest()
  const count = async () =>
    (await server.place.database.pool.query('select count(*)::int as n from kumiki.entry where puzzle = $1', [id]))
      .rows[0].n
  let late = 0
  for (let round = 0; round < rounds; round++) {
    const entries = [send({ answer: round }), send({ answer: round })]
    for (let turns = 0; turns < round % 4; turns++) await turn()
    await change({ state: 'closed' })
    const atClose = await count()
    const statuses = (await Promise.all(entries)).map(({ status }) => status)
    if ((await count()) > atClose || statuses.some((status) => status !== 202 && status !== 409)) late++
    await change({ state: 'open' })
  }
  expect(late).toBe(0)
})
