import { describe, expect, it } from 'vitest'
import type { Result } from '../base/result.ts'
import { parse } from '../base/schema.ts'
import type { Craft } from '../kind/craft.ts'
import type { KumikiFile } from '../kind/file.ts'
import type { PuzzleTypes } from '../kind/types.ts'
import { kinds } from '../kinds/kinds.ts'
import { isLike, likenessOf } from './alike.ts'
import { make } from './make.ts'
import { takeVariants, variantsHere, variantsOf, wordsOn } from './variants.ts'

const never = { aborted: false, addEventListener: () => {} }
const animals = ['ねこ', 'いぬ', 'きつね', 'うさぎ', 'しか', 'かもしか', 'いのしし', 'らっこ']

/** So many boards of the words of a puzzle, as far as there are. */
async function boardsOf<K extends PuzzleTypes>(file: KumikiFile<K>, craft: Craft<K>, count: number) {
  const variants = variantsOf(file, craft)
  if (!variants.ok) throw new Error(variants.error.text.en)
  const boards: KumikiFile<K>[] = []
  for await (const one of variantsHere(variants.value, craft, count, never)) boards.push(one)
  return boards
}

type Use<R> = <K extends PuzzleTypes>(craft: Craft<K>, file: KumikiFile<K>) => Promise<R>

/** A finished puzzle of a kind with its craft. */
async function withPuzzle<R>(kind: string, spec: object, use: Use<R>): Promise<R> {
  const someKind = kinds[kind]
  if (!someKind) throw new Error(kind)
  return someKind(async (own) => {
    const craft = await own.craft()
    const read = parse(craft.spec, spec)
    if (!read.ok) throw new Error(read.error.text.en)
    const effort = Math.min(craft.effort, 10_000)
    const file = await make(craft, { spec: read.value, seed: 'class', effort, lang: 'ja', title: 'T' })
    if (!file.ok) throw new Error(file.error.text.en)
    return use(craft, file.value)
  })
}

describe.each([
  ['wordsearch', { words: animals }],
  ['crossword', { words: animals }],
  ['crossword', { words: animals, size: 8 }],
  ['skeleton', { words: animals, size: 6 }],
  ['codeword', { words: animals }],
])('the boards of a class set of a %s', (kind, spec) => {
  it('begin with the puzzle, have its words and no others, are as good, and differ', async () => {
    await withPuzzle(kind, spec, async (craft, file) => {
      const words = wordsOn(file, craft.face)
      expect(words.length).toBeGreaterThan(2)
      const boards = await boardsOf(file, craft, 3)
      expect(boards[0]).toBe(file)
      const model = likenessOf(file, craft.face)
      for (const one of boards) {
        expect(wordsOn(one, craft.face)).toEqual(words)
        expect(isLike(likenessOf(one, craft.face), model)).toBe(true)
      }
      expect(new Set(boards.map(({ puzzle }) => JSON.stringify(puzzle))).size).toBe(boards.length)
    })
  })
})

it('words that hardly cross give a whole class boards in no more pieces than the first, one fixed word or none', async () => {
  const flowers = ['さくら', 'たんぽぽ', 'ひまわり', 'あさがお', 'すみれ', 'きく', 'ゆり', 'うめ']
  for (const keep of [undefined, ['1 1 across ひまわり']])
    await withPuzzle('crossword', { words: flowers, ...(keep && { keep }) }, async (craft, file) => {
      const { pieces } = likenessOf(file, craft.face)
      expect(pieces).toBeGreaterThan(1)
      const boards = await boardsOf(file, craft, 12)
      expect(boards).toHaveLength(12)
      expect(new Set(boards.map((one) => likenessOf(one, craft.face).pieces))).toEqual(new Set([pieces]))
    })
})

it('a board counts as like another that has two rows more and a tenth of its score, and no further', () => {
  const model = { pieces: 1, width: 9, height: 7, level: 3, score: 40 }
  expect(isLike({ ...model, width: 11, height: 5, score: 44 }, model)).toBe(true)
  for (const other of [{ pieces: 2 }, { width: 12 }, { height: 4 }, { level: 4 }, { score: 45 }, { score: 35 }])
    expect(isLike({ ...model, ...other }, model)).toBe(false)
})

it('a board whose clue was changed by hand has as many others as before', async () => {
  await withPuzzle('crossword', { words: animals, size: 5 }, async (craft, file) => {
    const asItIs = {
      ...file,
      recipe: file.recipe && { ...file.recipe, spec: { ...file.recipe.spec, pattern: 'ねこ\n##' } },
    }
    const [before, after] = [variantsOf(file, craft), variantsOf(asItIs, craft)]
    if (!before.ok || !after.ok) throw new Error('both have words')
    expect(after.value.rounds).toEqual(before.value.rounds)
    const open = {
      ...asItIs,
      recipe: asItIs.recipe && { ...asItIs.recipe, spec: { ...asItIs.recipe.spec, pattern: '..\n.#' } },
    }
    const shaped = variantsOf(open, craft)
    expect(shaped.ok && shaped.value.rounds.length).toBeLessThan(before.value.rounds.length)
  })
})

it('a word search has enough for a class, and the same ones each time', async () => {
  await withPuzzle('wordsearch', { words: animals }, async (craft, file) => {
    const boards = await boardsOf(file, craft, 12)
    expect(boards).toHaveLength(12)
    expect(await boardsOf(file, craft, 7)).toEqual(boards.slice(0, 7))
  })
})

it('a board that lacks a word is refused, and a board that was there before is not given twice', async () => {
  await withPuzzle('wordsearch', { words: animals }, async (craft, file) => {
    const variants = variantsOf(file, craft)
    if (!variants.ok) throw new Error(variants.error.text.en)
    const { like } = variants.value
    const whole: Result<typeof file> = { ok: true, value: file }
    expect(like(whole)).toBe(whole)
    // nothing found: the lists know no places
    const blank = { ...file, answer: craft.face.blank(file.puzzle) }
    expect(like({ ok: true, value: blank })).toMatchObject({ error: { code: 'words-missing' } })
    const picky = variantsOf(file, craft, () => false)
    expect(picky.ok && picky.value.like(whole)).toMatchObject({ error: { code: 'unlike' } })
  })
})

it('rounds are tried in order until there are enough', async () => {
  await withPuzzle('wordsearch', { words: animals }, async (craft, file) => {
    const variants = variantsOf(file, craft)
    if (!variants.ok) throw new Error(variants.error.text.en)
    const efforts: (number | null)[] = []
    const taken = takeVariants(variants.value, 3, async function* ({ job }, { seen }) {
      efforts.push(job.effort)
      yield file
      seen.add(String(efforts.length))
      return { made: 1, duplicates: 0, failures: 0, lastFailure: null }
    })
    let boards = 0
    for await (const _ of taken) boards++
    expect([boards, efforts.length]).toEqual([3, 2])
  })
})

it('a puzzle without words, recipe or answer is refused', async () => {
  await withPuzzle('sudoku', { size: 4 }, async (craft, file) => {
    expect(variantsOf(file, craft)).toMatchObject({ error: { code: 'no-words' } })
  })
  await withPuzzle('wordsearch', { words: animals }, async (craft, file) => {
    expect(variantsOf({ ...file, recipe: undefined }, craft)).toMatchObject({ error: { code: 'no-recipe' } })
    expect(variantsOf({ ...file, answer: undefined }, craft)).toMatchObject({ error: { code: 'no-recipe' } })
    const { recipe } = file
    const other = recipe && { ...recipe, spec: { ...recipe.spec, words: ['ぞう'] } }
    expect(variantsOf({ ...file, recipe: other }, craft)).toMatchObject({ error: { code: 'no-list' } })
  })
})
