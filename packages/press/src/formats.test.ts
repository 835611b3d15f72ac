import type { KumikiFile } from '@kumiki/core/file/file'
import { face } from '@kumiki/core/kinds/_blank/face'
import type { Blank } from '@kumiki/core/kinds/_blank/model'
import { expect, test } from 'vitest'
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

const written = (path: string, answer?: boolean, from: KumikiFile<Blank> = file): string => {
  const result = writeFormat(path, from, face, { answer })
  return result.ok ? result.value : result.error.code
}

test('every format can be read or written, and no two share an extension', () => {
  expect(formats.length).toBeGreaterThan(0)
  for (const format of formats) expect(format.read ?? format.write).not.toBeNull()
  const extensions = formats.flatMap((format) => format.extensions)
  expect(new Set(extensions).size).toBe(extensions.length)
  for (const extension of extensions) expect(extension).toMatch(/^\.[a-z0-9.]+$/)
})

test('a drawing shows the answer only when it is asked to', () => {
  for (const path of ['a.svg', 'A.TXT']) {
    expect(written(path)).toMatch(/[>│ ]11[<│ ]/)
    expect(written(path)).not.toMatch(/[>│ ]12[<│ ]/)
    expect(written(path, false)).toBe(written(path))
    expect(written(path, true)).toMatch(/[>│ ]12[<│ ]/)
  }
})

test('a drawing shows a title of the user’s, and not the mere name of the kind', () => {
  expect(written('a.svg', false, { ...file, title: '日曜<1>' })).toMatch(/<text[^>]*>日曜&lt;1&gt;<\/text>/)
  for (const title of Object.values(face.title))
    expect(written('a.svg', false, { ...file, title })).not.toContain(`>${title}</text>`)
})

test('a kumiki file keeps its answer unless it is for players', () => {
  expect(written('a.kumiki.json')).toContain('12')
  expect(written('a.json', false)).not.toMatch(/12|secret/)
})

test('an answer that is not there is refused in words', () => {
  for (const path of ['a.svg', 'a.txt', 'a.json']) expect(written(path, true, open)).toBe('no-answer')
})

test('an unknown ending and a format of one direction are refused in words', async () => {
  expect(written('board.exe')).toBe('unknown-format')
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
