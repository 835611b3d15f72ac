import type { SomeFile } from '@kumiki/core/contract'
import { type OpenedFile, openAs } from '@kumiki/core/file'
import { kinds } from '@kumiki/core/kinds'
import { describe, expect, it } from 'vitest'
import { puzzleOf } from '../../../../../../tests/hands.ts'
import { copiesOf } from './copies.ts'

async function opened(kind: string): Promise<{ readonly line: string; readonly file: OpenedFile }> {
  const { text } = await puzzleOf(kind, 'en')
  const file = await openAs(text, kinds)
  if (!file.ok) throw new Error(file.error.text.en)
  return { line: text, file: file.value }
}

const puzzles = (files: readonly SomeFile[]): string[] =>
  files.map((file) => file(({ puzzle }) => JSON.stringify(puzzle)))

const filesOf = async (found: ReturnType<typeof copiesOf>): Promise<readonly SomeFile[]> => {
  const { ok, ...rest } = await found
  return ok && 'value' in rest ? rest.value.files : []
}

/** Any board will do, and nobody stops the search. */
const any = { fits: () => true, progress: () => {}, enough: () => false }

describe('copies for a class', () => {
  it('are different, shared by simultaneous requests, and reused', async () => {
    const { line, file } = await opened('wordsearch')
    const wanted = [4, 2, 3].map((count) => copiesOf(line, file, { ...any, count }))
    const [four, two, three] = (await Promise.all(wanted)).map((found) => (found.ok ? puzzles(found.value.files) : []))
    expect(new Set(four).size).toBe(4)
    expect(two).toEqual(four?.slice(0, 2))
    expect(three).toEqual(four?.slice(0, 3))
    const again = await copiesOf(line, file, { ...any, count: 4, enough: () => true })
    expect(again.ok && again.value.end).toBeNull()
  })
  it('are those found before a stop', async () => {
    const { line, file } = await opened('skeleton')
    let total = 0
    const found = await copiesOf(line, file, {
      ...any,
      count: 200,
      progress: (boards) => {
        total = boards
      },
      enough: () => total >= 1,
    })
    expect(found.ok && [found.value.files.length, found.value.end]).toEqual([1, 'stopped'])
  })
  it('begin with the puzzle itself, and leave out what does not fit on its sheet', async () => {
    const { line, file } = await opened('wordsearch')
    const [first, , third] = puzzles(await filesOf(copiesOf(line, file, { ...any, count: 3 })))
    expect(first).toBe(JSON.stringify(JSON.parse(line).puzzle))
    let asked = 0
    const fits = (): boolean => ++asked !== 2
    expect(puzzles(await filesOf(copiesOf(line, file, { ...any, fits, count: 2 })))).toEqual([first, third])
  })
  it('are refused for a puzzle without words', async () => {
    const { line, file } = await opened('sudoku')
    const found = await copiesOf(line, file, { ...any, count: 2 })
    expect(!found.ok && found.error.code).toBe('no-words')
  })
})
