import { describe, expect, it } from 'vitest'
import { limits } from '../base/limits.ts'
import { face } from '../contract/fixtures/blank/puzzle/face.ts'
import { someFace } from '../kind/face.ts'
import { formatFile, openFile, parseFile } from './file.ts'

const faces = { _blank: async () => someFace(face) }
const file = { kumiki: 1, kind: '_blank', title: 'T', lang: 'en', puzzle: { cells: [1, 0] } }
const problemOf = async (value: unknown): Promise<[string, string] | null> => {
  const read = await parseFile(typeof value === 'string' ? value : JSON.stringify(value), faces)
  return read.ok ? null : [read.error.code, read.error.text.en]
}

describe('a file that is not right', () => {
  it.each([
    ['', 'not-json'],
    ['{"kumiki": 1,', 'not-json'],
    ['[]', 'not-kumiki'],
    ['null', 'not-kumiki'],
    ['{}', 'not-kumiki'],
    [{ ...file, kumiki: 2 }, 'wrong-version'],
    [{ ...file, kind: 'nothing' }, 'unknown-kind'],
    [{ ...file, kind: 'toString' }, 'unknown-kind'],
    [{ ...file, lang: 'fr' }, 'bad-value'],
    [{ ...file, title: 'x'.repeat(limits.textLength + 1) }, 'bad-value'],
    [{ ...file, puzzle: { cells: [3, 0] } }, 'bad-value'],
    [{ ...file, puzzle: undefined }, 'bad-value'],
    [{ ...file, answer: { cells: 'x' } }, 'bad-value'],
    [`${'['.repeat(100_000)}`, 'too-deep'],
    [`${'['.repeat(1_000)}${']'.repeat(1_000)}`, 'too-deep'],
    [`"${'x'.repeat(limits.fileBytes)}"`, 'too-large'],
  ])('is refused with its code: %.40j', async (value, code) => {
    const found = await problemOf(value)
    expect(found?.[0]).toBe(code)
    expect(found?.[1]).toMatch(/^[A-Z"].{10,200}\.$/)
  })

  it('names where it is wrong: the line of broken JSON, the path of a bad value', async () => {
    expect((await problemOf('{\n "kumiki": 1,\n x'))?.[1]).toMatch(/line 3/)
    expect((await problemOf({ ...file, puzzle: { cells: [1, -2] } }))?.[1]).toBe(
      '"puzzle.cells.1": it must be at least 0.',
    )
  })
})

describe('a file that is right', () => {
  it('keeps names that a later version added, and drops unknown names inside a puzzle', async () => {
    const text = JSON.stringify({
      ...file,
      later: [1],
      puzzle: { cells: [1, 0], solution: [1, 2] },
      report: { stars: 3 },
    })
    const read = await parseFile(text, faces)
    expect(read.ok && read.value((known) => JSON.parse(formatFile(known)))).toEqual({
      ...file,
      later: [1],
      report: { stars: 3 },
    })
  })

  it('may start with a byte order mark', async () => {
    expect((await openFile(`\ufeff${JSON.stringify(file)}`)).ok).toBe(true)
  })
})
