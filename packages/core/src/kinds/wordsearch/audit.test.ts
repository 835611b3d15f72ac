import { expect, it } from 'vitest'
import { Budget } from '../../base/budget.ts'
import { limits } from '../../base/limits.ts'
import { Rng } from '../../base/rng.ts'
import { formatFile, forPlayers } from '../../file/file.ts'
import type { KumikiFile } from '../../kind/file.ts'
import { make } from '../../verbs/make.ts'
import { verifyFile } from '../../verbs/verify.ts'
import { craft } from './craft.ts'
import { cellsOf, type Wordsearch } from './puzzle/model.ts'
import { spec } from './spec/spec.ts'

type File = KumikiFile<Wordsearch>
const words = 'hammer saw plane chisel square gauge'.split(' ')

async function made(options: object): Promise<File> {
  const file = await make(craft, {
    spec: spec.parse({ words, ...options }),
    seed: 'a',
    effort: 30_000,
    lang: 'en',
    title: null,
  })
  if (!file.ok) throw new Error(file.error.text.en)
  return file.value
}
const codes = async (file: File): Promise<string[]> => {
  const { problems, notes } = await verifyFile(formatFile(file))
  return [...problems, ...notes].map(({ code }) => code)
}

it('the message of a word search is what its leftover letters spell', async () => {
  const file = await made({ message: 'well done' })
  expect(await codes(file)).toEqual([])
  expect(await codes(forPlayers(file))).toEqual([])
  const { messageWords: _, ...puzzle } = file.puzzle
  const lied = { ...file, puzzle: { ...puzzle, messageLength: 5 } }
  expect(await codes(lied)).toContain('message-length')
  expect(await codes(forPlayers(lied))).toEqual(['message-length'])
  for (const message of ['well gone', '']) {
    const recipe = { ...file.recipe!, spec: { ...file.recipe!.spec, message } }
    expect(await codes({ ...file, recipe })).toEqual(['answer-other-message'])
  }
  const { messageLength: __, ...plain } = puzzle
  expect(await codes({ ...file, puzzle: plain })).toEqual(['answer-other-message'])
})

it('a blocked word in a sheet is reported, even one that was written in later', async () => {
  const file = await made({ size: 8, block: 'zq' })
  expect(await codes(file)).toEqual([])
  const { rows } = file.puzzle
  const used = new Set((file.answer?.places ?? []).flatMap((place) => cellsOf(place).map(String)))
  const isFree = (row: number, col: number): boolean => !used.has(String([row, col]))
  const row = rows.findIndex((_, r) => Array.from('1234567').some((_, col) => isFree(r, col) && isFree(r, col + 1)))
  const col = Array.from('1234567').findIndex((_, c) => isFree(row, c) && isFree(row, c + 1))
  const spelt = (text: string): File => ({
    ...file,
    puzzle: {
      ...file.puzzle,
      rows: rows.map((line, r) => (r === row ? line.slice(0, col) + text + line.slice(col + 2) : line)),
    },
  })
  expect(await codes(spelt('ZQ'))).toEqual(['answer-blocked'])
  expect(await codes(spelt('QZ'))).toEqual(['answer-blocked'])
  expect(await codes(spelt('XX'))).toEqual([])
})

it('a bound that is reached reads like the density, any other is never rounded below itself', async () => {
  const messageOf = async (options: object): Promise<string> => {
    const { notes } = await verifyFile(formatFile(await made({ mode: 'dense', ...options })))
    return notes.map(({ text }) => text.en).join()
  }
  // two letters in nine cells
  expect(await messageOf({ words: ['ab'], size: 3 })).toContain('0.22 is the maximum')
  const several = 'an ant tan net ten nest sent tea eat seat east a s at ate'.split(' ')
  const open = await made({ mode: 'dense', words: several, size: '4x3' })
  const bound = open.report?.bound ?? 0
  expect(bound).toBeGreaterThan(Number(open.report?.score?.density))
  expect(await messageOf({ words: several, size: '4x3' })).toContain(
    `${Math.ceil(bound * 100 - 1e-6) / 100} is the maximum`,
  )
})

it('the figures of a word search are counted again', async () => {
  const kinds = [
    { options: {}, notes: [], names: ['words', 'letters', 'density', 'fill'] },
    { options: { message: 'hi' }, notes: [], names: ['words', 'letters', 'density', 'fill'] },
    {
      options: { mode: 'dense', size: 7 },
      notes: ['bound-unproved'],
      names: ['words', 'letters', 'density', 'gap'],
    },
  ]
  for (const { options, notes, names } of kinds) {
    const file = await made(options)
    expect(await codes(file)).toEqual(notes)
    expect(Object.keys(file.report?.score ?? {})).toEqual(names)
    for (const name of names) {
      const score = { ...file.report?.score, [name]: Number(file.report?.score?.[name]) + 1 }
      expect([name, await codes({ ...file, report: { ...file.report, score } })]).toEqual([
        name,
        ['score-differs', ...notes],
      ])
    }
    const bounded = { ...file, report: { ...file.report, bound: 0.01 } }
    expect(await codes(bounded)).toContain('bound-below')
  }
})

it('the list of a word search shows its words, or clues that its recipe has for them', async () => {
  const plain = await made({ words: ['Café', 'saw', 'plane', { word: 'sapporo', shown: '札幌' }] })
  const clued = await made({ words: [...words, { word: 'file', clue: 'it smooths' }], clues: true })
  for (const file of [plain, clued]) {
    expect(await codes(file)).toEqual([])
    const labels = (file.puzzle.labels ?? file.puzzle.words).with(1, 'banana')
    expect(await codes({ ...file, puzzle: { ...file.puzzle, labels } })).toContain('answer-other-label')
  }
})

it('a list of the largest allowed size is counted again within the limit', async () => {
  const rng = new Rng('rows')
  const side = limits.gridSide
  const rows = Array.from({ length: side }, () =>
    Array.from({ length: side }, () => String.fromCharCode(65 + rng.below(26))).join(''),
  )
  const all = rows.flatMap((row) => Array.from({ length: side - 6 }, (_, at) => row.slice(at, at + 7)))
  const puzzle = { width: side, height: side, rows, words: [...new Set(all)].slice(0, limits.words) }
  expect(puzzle.words).toHaveLength(limits.words)
  expect(await craft.recount(puzzle, 2, new Budget(limits.recountSteps))).toMatchObject({ status: 'unique' })
})
