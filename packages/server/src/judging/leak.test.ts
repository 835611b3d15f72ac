/**
 * A contest's player receives no part of the answer: these tests search every response for it, in every encoding that
 * we could think of.
 */
import { createHash } from 'node:crypto'
import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { routes } from '../routes/table.ts'
import { crossword, made, newServer, type TestServer } from '../serving/place.contract.ts'

let server: TestServer
beforeAll(async () => {
  server = await newServer()
})
afterAll(() => server?.leave())

/** A text in the encodings in which it could leak. */
function writings(text: string): string[] {
  const turned = [...text].reverse().join('')
  const plain = [text, text.toLowerCase(), turned, [...text].join(','), [...text].join('","'), [...text].join(' ')]
  const bytes = [text, text.toLowerCase(), turned].flatMap((some) => [Buffer.from(some), Buffer.from(some, 'utf16le')])
  const packed = [...bytes, gzipSync(text), deflateSync(text), deflateRawSync(text)]
  // base64 of a text inside a longer one, without the ends that depend on its neighbours
  const inside = [0, 1, 2].map((shift) =>
    Buffer.from(' '.repeat(shift) + text)
      .toString('base64')
      .slice(shift === 0 ? 0 : 4, -4),
  )
  const encoded = packed.flatMap((some) => [some.toString('base64'), some.toString('base64url'), some.toString('hex')])
  const codes = [...text].map((sign) => sign.charCodeAt(0))
  const escaped = [
    encodeURIComponent(text),
    codes.map((code) => `\\u${code.toString(16).padStart(4, '0')}`).join(''),
    codes.map((code) => `&#${code};`).join(''),
    codes.map((code) => `&#x${code.toString(16)};`).join(''),
    codes.join(','),
    text.replace(/[a-z]/gi, (sign) => String.fromCharCode(sign.charCodeAt(0) + (sign.toLowerCase() < 'n' ? 13 : -13))),
    createHash('sha256').update(text).digest('hex'),
    createHash('sha256').update(text).digest('base64'),
  ]
  return [...plain, ...inside, ...encoded, ...escaped].filter((one) => one.length >= 4)
}

/** Rows and columns, or whatever else an answer consists of, as texts that do not occur in the puzzle itself. */
function partsOf({
  answer,
}: {
  readonly answer: { readonly rows: readonly (string | readonly number[])[] }
}): string[] {
  const rows = answer.rows.map((row) => (typeof row === 'string' ? row : row.join('')))
  const columns = Array.from({ length: rows[0]?.length ?? 0 }, (_, x) => rows.map((row) => row[x]).join(''))
  const runs = [...rows, ...columns].flatMap((run) => run.split('#')).filter((word) => word.length >= 4)
  return [...runs, JSON.stringify(answer), JSON.stringify(answer.rows), rows.join('')]
}

const japanese = () =>
  made(
    'crossword',
    {
      size: 5,
      words: ['さくらもち', 'くじらぐも', 'もみじがり', 'りんごあめ', 'みかんせい', 'めじろ', 'くり', 'さめ'].map(
        (word, n) => ({ word, clue: `かぎ ${n}` }),
      ),
    },
    'すべてがわかる種',
    100_000,
  )

it.each([
  ['an English crossword', () => crossword('a seed that tells everything')],
  ['a Japanese crossword', japanese],
  ['a Sudoku', () => made('sudoku', { size: 9 }, 'a seed that tells everything')],
])('no response to a visitor of a contest holds a part of the answer, the seed or the keyword: %s', async (_, make) => {
  const file = JSON.parse(await make())
  const keyword = 'zebrafish'
  const terms = { contest: true, keyword, questions: ['Your name'] }
  const { id } = (await server.ask('POST', '/api/puzzles', { file, terms })).json
  const secrets = [...partsOf(file), file.recipe.seed, keyword]
  expect(secrets.length).toBeGreaterThan(5)

  const responses: string[] = []
  for (const { method, path } of routes) {
    const where = path.replace(':id', id).replace(':day', '2020-01-01')
    const blank = file.answer.rows.map((row: string | number[]) =>
      typeof row === 'string' ? row.replace(/[^#]/g, 'Q') : row.map(() => 1),
    )
    const bodies = method === 'GET' || method === 'DELETE' ? [undefined] : [{}, { answer: { rows: blank } }]
    for (const body of bodies) {
      const { text, headers } = await server.ask(method, where, body)
      responses.push(text + JSON.stringify([...headers]))
    }
  }
  expect(responses.length).toBeGreaterThan(routes.length)
  const all = responses.join('\n')
  for (const secret of secrets) for (const writing of writings(secret)) expect(all).not.toContain(writing)
  // the search does find it where it is
  const whole = JSON.stringify(file)
  expect(secrets.filter((secret) => whole.includes(secret)).length).toBeGreaterThan(1)
})
