import type { KumikiFile } from '@kumiki/core/file'
import type { Face, Shapes } from '@kumiki/core/kind'
import { centred } from '@kumiki/core/picture'
import { good } from '@kumiki/core/result'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { formatOf, formats, readFormat, writeFormat } from './formats.ts'

interface Letter extends Shapes {
  readonly spec: object
  readonly puzzle: { readonly hint: string }
  readonly answer: { readonly letter: string }
  readonly move: { readonly letter: string }
  readonly why: object
}

const text = { en: '', ja: '' }
/** The smallest kind there is: one cell, one letter. */
const face: Face<Letter> = {
  id: 'letter',
  title: text,
  rules: text,
  puzzle: z.object({ hint: z.string() }),
  answer: z.object({ letter: z.string() }),
  move: z.object({ letter: z.string() }),
  gesture: 'cell-text',
  judge: 'by-key',
  faults: {},
  blank: () => ({ letter: '' }),
  play: (_puzzle, _answer, move) => good(move),
  route: (_puzzle, answer) => [answer],
  check: () => ({ status: 'open' }),
  draw: (puzzle, answer) => ({
    width: 2,
    height: 1,
    marks: [centred(0.5, 0.5, 0.5, puzzle.hint, 'clue'), centred(1.5, 0.5, 0.5, answer.letter, 'entry')],
    label: text,
  }),
}
const file: KumikiFile<Letter> = {
  kumiki: 1,
  kind: 'letter',
  title: '一文字',
  lang: 'ja',
  puzzle: { hint: 'P' },
  answer: { letter: 'Q' },
  recipe: { spec: {}, seed: 'secret', effort: 1, version: '0.1.0' },
}
const { answer: _, ...open } = file

const written = (path: string, answer?: boolean, from: KumikiFile<Letter> = file): string => {
  const result = writeFormat(path, from, face, { answer, lang: 'en' })
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
    expect(written(path)).toContain('P')
    expect(written(path)).not.toContain('Q')
    expect(written(path, false)).toBe(written(path))
    expect(written(path, true)).toContain('Q')
  }
})

test('a kumiki file keeps its answer unless it is for players', () => {
  expect(written('a.kumiki.json')).toContain('"Q"')
  expect(written('a.json', false)).not.toMatch(/"Q"|secret/)
})

test('an answer that is not there is refused in words', () => {
  for (const path of ['a.svg', 'a.txt', 'a.json']) expect(written(path, true, open)).toBe('no-answer')
})

test('an unknown ending and a format of one direction are refused in words', () => {
  expect(written('board.exe')).toBe('unknown-format')
  expect(formatOf('svg').ok).toBe(false)
  expect(readFormat('a.svg', '<svg/>', new Uint8Array())).toMatchObject({ ok: false, error: { code: 'cannot-read' } })
  expect(readFormat('a.kumiki.json', '{', new Uint8Array())).toMatchObject({ ok: false, error: { code: 'not-json' } })
})
