import { beforeAll, describe, expect, it } from 'vitest'
import { formatFile } from '../file/file.ts'
import { openAs } from '../file/open.ts'
import { kinds } from '../kinds/kinds.ts'
import { run } from './run.ts'
import { bySwapWorth, type Swap, swaps } from './swaps.ts'

const fruit = 'apple banana cherry grape lemon melon peach plum kiwi lime'.split(' ')
const short = 'CAT ARE TEN CAR AGE TEE APE RED TEA EAR ATE ERA RAN TAR RAT EAT NET ANT TAN NEE DEN END ERE'.split(' ')
const loose = 'apple opal lamp zoo oz pea lap pal ape'.split(' ')

interface Told {
  readonly kind: string
  readonly before: { readonly pieces: number; readonly words: number }
  readonly swaps: readonly (Swap & { readonly place: string })[]
}

const orders = [
  { kind: 'crossword', spec: { words: fruit } },
  { kind: 'skeleton', spec: { words: fruit } },
  { kind: 'codeword', spec: { words: fruit } },
  { kind: 'crossword', spec: { words: loose } },
  { kind: 'crossword', spec: { words: short, pattern: '...\n.#.\n...' } },
  { kind: 'crossword', spec: { words: [...fruit, 'tea', 'ear', 'era'], size: 6 } },
]

const told: Told[] = []
beforeAll(async () => {
  for (const { kind, spec } of orders) told.push(await swapsIn(kind, spec, 1))
}, 60_000)

describe('a swap', () => {
  it('makes the very board that was told of, with the word at its place or at least on it', async () => {
    for (const { kind, swaps: offered } of told)
      for (const { word, job, shape } of offered.filter((_, at) => at % 4 === 0)) {
        const made = await swapsIn(kind, job.spec, 0, job.seed, job.effort)
        expect([word, made.before]).toEqual([word, shape])
        expect(made.words).toContain(word)
      }
  })

  it('is told to break the board where it does, and only there', () => {
    for (const { before, swaps: offered } of told)
      for (const { shape, isWhole } of offered)
        expect(isWhole).toBe(shape !== null && shape.pieces <= before.pieces && shape.words >= before.words)
    expect(told.flatMap(({ swaps: offered }) => offered).some(({ isWhole }) => isWhole)).toBe(true)
  })

  it('leaves most boards of all words whole where other words can move', () => {
    const offered = told.slice(0, 3).flatMap(({ swaps: some }) => some)
    expect(offered.length).toBeGreaterThan(3)
    expect(offered.filter(({ isWhole }) => isWhole).length * 2).toBeGreaterThan(offered.length)
  })

  it('keeps the black cells of a board of a pattern, and so its pieces and crossings', () => {
    const { before, swaps: offered } = told[4]!
    expect(offered.length).toBeGreaterThan(3)
    for (const { changed, shape } of offered) {
      expect(changed).not.toBeNull()
      expect(shape).toEqual(before)
    }
  })
})

it('swaps are sorted: whole before broken, then those that change least', () => {
  for (const { swaps: offered } of told) {
    const sorted = offered.toSorted(bySwapWorth)
    const breaks = sorted.map(({ isWhole }) => Number(!isWhole))
    expect(breaks).toEqual(breaks.toSorted((a, b) => a - b))
    const changes = sorted
      .filter(({ isWhole }) => isWhole)
      .flatMap(({ changed }) => (changed === null ? [] : [changed]))
    expect(changes).toEqual(changes.toSorted((a, b) => a - b))
  }
})

it('a sheet of a word search offers its own words without speaking of pieces', async () => {
  const { swaps: offered } = await swapsIn('wordsearch', { words: fruit }, 3)
  expect(offered.length).toBeGreaterThan(0)
  for (const { shape, isWhole } of offered) expect([shape, isWhole]).toEqual([null, true])
})

/** A made board, what it is like, and the swaps for some of its places. */
async function swapsIn(kind: string, spec: object, placeCount: number, seed = 'edit', effort: number | null = 60_000) {
  const made = await run({ kind, spec: { ...spec }, seed, effort, timeMs: null, lang: 'en', title: null })
  if (!made.ok) throw new Error(made.error.text.en)
  const opened = await openAs(made.value(formatFile), kinds)
  if (!opened.ok) throw new Error(opened.error.text.en)
  return opened.value(async (file, face, module) => {
    const [craft, editing] = await Promise.all([module.craft(), module.editing()])
    const { answer } = file
    if (answer === undefined) throw new Error('no answer')
    const lists = face.lists(file.puzzle, answer).flatMap(({ items }) => items.flatMap(({ places }) => places))
    const entries = face.board(file.puzzle).lines.flatMap(({ role, cells }) => (role === 'entry' ? [cells] : []))
    const places = (entries.length > 0 ? entries : lists).slice(0, placeCount)
    const wordAt = (cells: (typeof places)[number]): string =>
      cells.map((cell) => face.see(file.puzzle, answer, [cell]).symbol).join('')
    return {
      kind,
      before: editing.shape(answer) ?? { pieces: 0, crossings: 0, words: 0 },
      words: entries.map(wordAt),
      swaps: places.flatMap((place) =>
        [...swaps(craft, editing, { file, place, kept: [], seed: 's' })].flatMap((swap) =>
          swap === null ? [] : [{ ...swap, place: wordAt(place) }],
        ),
      ),
    }
  })
}
