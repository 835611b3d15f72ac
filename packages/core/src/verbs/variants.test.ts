import { describe, expect, it } from 'vitest'
import type { Result } from '../base/result.ts'
import { parse } from '../base/schema.ts'
import type { Craft } from '../kind/craft.ts'
import type { KumikiFile } from '../kind/file.ts'
import type { PuzzleTypes } from '../kind/types.ts'
import { kinds } from '../kinds/kinds.ts'
import { make } from './make.ts'
import { makeVariants, takeVariants, variantsOf, wordsOn } from './variants.ts'

const never = { aborted: false, addEventListener: () => {} }
const animals = ['ねこ', 'いぬ', 'きつね', 'うさぎ', 'しか', 'かもしか', 'いのしし', 'らっこ']

type Use<R> = <K extends PuzzleTypes>(craft: Craft<K>, file: KumikiFile<K>) => Promise<R>

/** A finished puzzle of a kind with its craft. */
async function withPuzzle<R>(kind: string, spec: object, use: Use<R>): Promise<R> {
  const someKind = kinds[kind]
  if (!someKind) throw new Error(kind)
  return someKind(async (own) => {
    const craft = await own.craft()
    const read = parse(craft.spec, spec)
    if (!read.ok) throw new Error(read.error.text.en)
    const file = await make(craft, { spec: read.value, seed: 'class', effort: craft.effort, lang: 'ja', title: 'T' })
    if (!file.ok) throw new Error(file.error.text.en)
    return use(craft, file.value)
  })
}

describe.each([
  ['wordsearch', { words: animals }],
  ['crossword', { words: animals, size: 7 }],
  ['skeleton', { words: animals, size: 6 }],
])('other boards of a %s', (kind, spec) => {
  it('hold the same words, every one of them, and differ', async () => {
    await withPuzzle(kind, spec, async (craft, file) => {
      const words = wordsOn(file, craft.face)
      expect(words.length).toBeGreaterThan(2)
      const made = await makeVariants(file, craft, 4, never)
      if (!made.ok) throw new Error(made.error.text.en)
      for (const one of made.value) expect(wordsOn(one, craft.face)).toEqual(words)
      expect(new Set(made.value.map(({ puzzle }) => JSON.stringify(puzzle))).size).toBe(made.value.length)
      expect(made.value.length).toBeGreaterThan(0)
    })
  })
})

it('a board whose clue was edited has as many others as before', async () => {
  await withPuzzle('crossword', { words: animals, size: 5 }, async (craft, file) => {
    const asItIs = {
      ...file,
      recipe: file.recipe && { ...file.recipe, spec: { ...file.recipe.spec, pattern: 'ねこ\n##' } },
    }
    const [before, after] = [variantsOf(file, craft), variantsOf(asItIs, craft)]
    if (!before.ok || !after.ok) throw new Error('both have words')
    expect(before.value.jobs.length).toBeGreaterThan(1)
    expect(after.value.jobs).toEqual(before.value.jobs)
    const open = {
      ...asItIs,
      recipe: asItIs.recipe && { ...asItIs.recipe, spec: { ...asItIs.recipe.spec, pattern: '..\n.#' } },
    }
    const shaped = variantsOf(open, craft)
    expect(shaped.ok && shaped.value.jobs).toHaveLength(1)
  })
})

it('a word search has enough for a class, and the same ones each time', async () => {
  await withPuzzle('wordsearch', { words: animals }, async (craft, file) => {
    const [one, again] = [await makeVariants(file, craft, 12, never), await makeVariants(file, craft, 12, never)]
    expect(one.ok && one.value).toHaveLength(12)
    expect(again).toEqual(one)
  })
})

it('a board that lacks a word is refused, and a board that was there before is not given twice', async () => {
  await withPuzzle('wordsearch', { words: animals }, async (craft, file) => {
    const variants = variantsOf(file, craft)
    if (!variants.ok) throw new Error(variants.error.text.en)
    const { same, jobs } = variants.value
    const whole: Result<typeof file> = { ok: true, value: file }
    expect(same(whole)).toBe(whole)
    // nothing found: the lists contain no places
    const blank = { ...file, answer: craft.face.blank(file.puzzle) }
    expect(same({ ok: true, value: blank })).toMatchObject({ error: { code: 'words-missing' } })
    const doubled = takeVariants(variants.value, 5, async function* () {
      yield file
      yield file
      return { made: 2, duplicates: 0, failures: 0, lastFailure: null }
    })
    const taken = []
    for await (const one of doubled) taken.push(one)
    expect(taken).toEqual([file])
    expect(jobs.length).toBeGreaterThan(1)
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
