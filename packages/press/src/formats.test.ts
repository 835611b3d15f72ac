import type { KumikiFile, SomeFile } from '@kumiki/core/contract'
import { kinds } from '@kumiki/core/kinds'
import { expect, test } from 'vitest'
import { face } from '../../core/src/contract/fixtures/blank/puzzle/face.ts'
import type { Blank } from '../../core/src/contract/fixtures/blank/puzzle/model.ts'
import { formatOf, formats, readFormat, writeFormat } from './formats.ts'

const file: KumikiFile<Blank> = {
  kumiki: 1,
  kind: '_blank',
  title: '一列',
  lang: 'ja',
  puzzle: { cells: [11, 0, 13] },
  answer: { cells: [11, 12, 13] },
  recipe: { spec: {}, seed: 'secret', effort: 1, version: '0.1.0' },
}
const { answer: _, ...open } = file

const some =
  (from: KumikiFile<Blank>): SomeFile =>
  (use) =>
    use(from, face)

const written = async (path: string, answer?: boolean, ...from: KumikiFile<Blank>[]): Promise<string> => {
  const [first = file, ...others] = from
  const result = await writeFormat(path, [some(first), ...others.map(some)], { answer })
  return result.ok ? String(result.value.content) : result.error.code
}

test('every format can be read or written, and no two share an extension', () => {
  expect(formats.length).toBeGreaterThan(0)
  for (const format of formats) expect(format.read ?? format.write).not.toBeNull()
  const extensions = formats.flatMap((format) => format.extensions)
  expect(new Set(extensions).size).toBe(extensions.length)
  for (const extension of extensions) expect(extension).toMatch(/^\.[a-z0-9.]+$/)
})

test('a drawing shows the answer only on request', async () => {
  for (const path of ['a.svg', 'A.TXT']) {
    expect(await written(path)).toMatch(/[>│ ]11[<│ ]/)
    expect(await written(path)).not.toMatch(/[>│ ]12[<│ ]/)
    expect(await written(path, false)).toBe(await written(path))
    expect(await written(path, true)).toMatch(/[>│ ]12[<│ ]/)
  }
})

test('a drawing shows a title that the user gave, but not the mere name of the kind', async () => {
  expect(await written('a.svg', false, { ...file, title: '日曜<1>' })).toMatch(/<text[^>]*>日曜&lt;1&gt;<\/text>/)
  for (const title of Object.values(face.title))
    expect(await written('a.svg', false, { ...file, title })).not.toContain(`>${title}</text>`)
})

test('a kumiki file keeps its answer unless it is for players, alone and on a line', async () => {
  for (const path of ['a.kumiki.json', 'a.jsonl']) {
    expect(await written(path)).toContain('12')
    expect(await written(path, false)).not.toMatch(/12|secret/)
  }
})

test('many puzzles become lines that can be written one after another, and each is read back', async () => {
  const other = { ...file, title: '二列' }
  const lines = await written('a.jsonl', undefined, file, other)
  expect(lines).toBe((await written('a.jsonl', undefined, file)) + (await written('a.jsonl', undefined, other)))
  expect(
    lines
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line)),
  ).toEqual([file, other])
})

test('a format for one puzzle refuses several with a sentence, and so does a format for another kind', async () => {
  for (const format of formats.filter(({ holds, write }) => holds === 'one' && write))
    expect(await written(`a${format.extensions[0]}`, undefined, file, file)).toBe('holds-one')
  for (const path of ['a.sgt', 'a.lp']) expect(await written(path)).toBe('other-kind')
})

test('the files that a kind’s own module offers are among the formats', async () => {
  const own = Object.entries(kinds).flatMap(([kind, open]) =>
    open(({ exports }) => exports.map((each) => ({ kind, ...each }))),
  )
  expect(own.length).toBeGreaterThan(0)
  for (const { kind, extension, title } of own)
    expect(formatOf(`a${extension}`)).toMatchObject({ value: { title, kinds: [kind], read: null } })
})

test('asking for an answer that the file does not hold is refused with a sentence', async () => {
  for (const path of ['a.svg', 'a.txt', 'a.json', 'a.jsonl']) expect(await written(path, true, open)).toBe('no-answer')
})

test('an unknown extension, or a format that cannot be read or written, is refused with a sentence', async () => {
  expect(await written('board.exe')).toBe('unknown-format')
  expect(formatOf('svg').ok).toBe(false)
  expect(await readFormat('a.svg', '<svg/>', new Uint8Array())).toMatchObject({
    ok: false,
    error: { code: 'cannot-read' },
  })
  expect(await readFormat('a.kumiki.json', '{', new Uint8Array())).toMatchObject({
    ok: false,
    error: { code: 'not-json' },
  })
})
