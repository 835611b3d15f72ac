/**
 * A puzzle written and read through every pair of formats that can hold it comes back equal, except for what was
 * reported as left out.
 */

import { parse } from '@kumiki/core/base'
import type { Face, KumikiFile, PuzzleTypes, SomeFile } from '@kumiki/core/contract'
import { face, puzzleSchema, scriptOfBoard } from '@kumiki/core/kinds/crossword/puzzle'
import { describe, expect, it } from 'vitest'
import { Rng } from '../../../core/src/base/rng.ts'
import { crosswordFrom } from '../fixtures/crosswords.ts'
import { changed, puzzle, puzzleNames } from '../fixtures/printing.ts'
import { formats, readFormat, suits, writeFormat } from '../formats.ts'
import { ownTitle } from './foreign.ts'
import type { Format } from './format.ts'

const both = formats.filter(({ read, write, extensions }) => read && write && extensions[0] !== '.txt')
const endingOf = ({ extensions: [ending] }: Format): string => ending

interface Passed {
  readonly file: SomeFile
  /** Whether something was reported as left out on the way. */
  readonly lost: boolean
}

/** Writes the file and reads it back; null if the format refuses it as more than it can hold. */
async function through(file: SomeFile, ending: string): Promise<Passed | null> {
  const written = await writeFormat(`a${ending}`, [file], {})
  if (!written.ok) {
    expect(written.error.text.ja).toMatch(/\S/)
    return null
  }
  const { content, notes } = written.value
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const read = await readFormat(`a${ending}`, typeof content === 'string' ? content : '', bytes)
  if (!read.ok) throw new Error(`${ending}: ${read.error.text.en}`)
  return { file: read.value.file, lost: notes.length + read.value.notes.length > 0 }
}

/**
 * Everything that should come back; the mere name of the kind does not count as a title. A crossword without letters
 * may leave its script to be guessed from its clues.
 */
const essence = <K extends PuzzleTypes>(file: KumikiFile<K>, known: Face<K>): unknown => {
  const { kind, credits, puzzle, answer } = file
  const crossword = kind === 'crossword' ? parse(puzzleSchema, puzzle) : null
  const script = crossword?.ok ? { script: scriptOfBoard(crossword.value) } : {}
  return { kind, title: ownTitle(file, known), credits, puzzle: { ...puzzle, ...script }, answer }
}

/** Returns how many pairs lost nothing. */
async function everyPair(file: SomeFile): Promise<number> {
  const fitting = both.filter((format) =>
    suits(
      format,
      file(({ kind }) => kind),
    ),
  )
  let whole = 0
  for (const first of fitting) {
    const one = await through(file, endingOf(first))
    if (!one || one.lost) continue
    for (const second of fitting) {
      const two = await through(one.file, endingOf(second))
      if (!two || two.lost) continue
      expect(two.file(essence), `${endingOf(first)} → ${endingOf(second)}`).toEqual(file(essence))
      whole++
    }
  }
  return whole
}

describe('through every pair of formats', () => {
  it.each(puzzleNames)('%s comes back equal, with its answer and without', async (name) => {
    const file = await puzzle(name)
    expect(await everyPair(file)).toBeGreaterThan(0)
    const bare = changed(file, { answer: undefined, title: file((_, { title }) => title.en) })
    expect(await everyPair(bare)).toBeGreaterThanOrEqual(4)
  })

  const scripts = ['latin', 'katakana', 'hiragana', 'digits'] as const
  it.each(scripts)('40 crosswords of %s letters come back equal', async (script) => {
    const ways = { row: 0, column: 0 }
    for (let index = 0; index < 40; index++) {
      const order = index % 4 === 0 ? 'column' : 'row'
      const option = { script, order, keyword: index % 5 === 0, answer: index % 3 > 0, title: `No. ${index}` } as const
      const file = crosswordFrom(new Rng(`pairs ${script} ${index}`), option)
      ways[order] += await everyPair((use) => use({ ...file, credits: { author: 'A', copyright: '© B' } }, face))
    }
    expect(ways.row).toBeGreaterThan(30 * 4)
    expect(ways.column).toBeGreaterThan(0)
  })

  it('the script of a list and the spellings of a word bank come back through ipuz', async () => {
    for (const name of ['skeleton-ja', 'wordsearch-ja'])
      await (await puzzle(name))(async (file, known) => {
        const outcome = parse(known.puzzle, { ...file.puzzle, script: 'katakana' })
        if (!outcome.ok) throw new Error(outcome.error.text.en)
        const passed = await through((use) => use({ ...file, puzzle: outcome.value }, known), '.ipuz')
        expect(passed?.file((twin): unknown => twin.puzzle)).toEqual(outcome.value)
      })
    const made = crosswordFrom(new Rng('bank'), {
      script: 'katakana',
      order: 'row',
      keyword: false,
      answer: true,
      title: 'T',
    })
    const bank = { ...made.puzzle, words: ['かき', 'さけ'], spellings: ['柿', 'サケ'] }
    const { answer: _, ...open } = made
    const passed = await through((use) => use({ ...open, puzzle: bank }, face), '.ipuz')
    expect(passed?.file((twin): unknown => twin.puzzle)).toEqual(bank)
  })

  it('a puzzle that lost something is no longer reported as whole', async () => {
    const file = crosswordFrom(new Rng('lost'), {
      script: 'latin',
      order: 'row',
      keyword: true,
      answer: true,
      title: 'T',
    })
    for (const [ending, lost] of [
      ['.ipuz', false],
      ['.xwj', false],
      ['.xd', true],
      ['.puz', true],
      ['.jpz', true],
    ] as const)
      expect(await through((use) => use(file, face), ending)).toMatchObject({ lost })
  })
})
