import { describe, expect, it } from 'vitest'
import { parse } from '../../base/schema.ts'
import { toolsFor } from '../../contract/editing.contract.ts'
import type { Place } from '../../kind/editing.ts'
import { run } from '../../verbs/run.ts'
import { craft } from './craft.ts'
import { editing } from './editing.ts'
import { spec } from './spec.ts'

const { made, edited, places, wordAt } = toolsFor(craft, editing)
const fruit =
  'apple banana cherry grape lemon melon peach plum kiwi lime mango papaya fig date pear olive quince guava'.split(' ')

const clueFor = (word: string) => ({ word, clue: `Clue of ${word}` })
const words = fruit.map(clueFor)

/** The positions of words relative to each other, wherever the board as a whole has moved. */
const layOf = (file: Awaited<ReturnType<typeof made>>, wanted: readonly string[]): string => {
  const all = places(file).flatMap((place) =>
    wanted.includes(wordAt(file, place)) ? [[wordAt(file, place), place] as const] : [],
  )
  const [top, left] = [0, 1].map((axis) => Math.min(...all.flatMap(([, place]) => place.map((cell) => cell[axis]!))))
  return all
    .map(([word, place]) => `${word} ${place.map(([row, col]) => `${row - top!},${col - left!}`).join(' ')}`)
    .toSorted()
    .join('\n')
}

describe('kept words', () => {
  it('stay where they were when the rest is made anew, on a board of any size and for any number of them', async () => {
    const file = await made({ words, size: 9 })
    const all = places(file)
    for (const many of [1, 2, 5, all.length]) {
      const kept = all.filter((_, index) => index % Math.ceil(all.length / many) === 0)
      const next = await edited(file, { edit: 'anew', black: 'free' }, kept, `seed ${many}`)
      for (const place of kept) expect(wordAt(next, place)).toBe(wordAt(file, place))
      expect([next.puzzle.width, next.puzzle.height]).toEqual([9, 9])
    }
  })

  it('keep their relative positions where the board is as large as all words need', async () => {
    const file = await made({ words })
    for (const many of [1, 3, 6]) {
      const kept = places(file).slice(0, many)
      const names = kept.map((place) => wordAt(file, place))
      const next = await edited(file, { edit: 'anew', black: 'free' }, kept, `seed ${many}`)
      expect(layOf(next, names)).toBe(layOf(file, names))
      expect(
        places(next)
          .map((place) => wordAt(next, place))
          .toSorted(),
      ).toEqual(fruit.map((word) => word.toUpperCase()).toSorted())
    }
  })

  it('stay on a board of a given size for as many words as fit, and where black cells obey rules', async () => {
    for (const options of [
      { objective: 'words', size: 8 },
      { size: 7, rules: ['no-adjacent', 'corners'] },
      { size: 8, symmetry: 'point' },
    ]) {
      const file = await made({ words, ...options })
      const kept: Place[] = [places(file)[1]!, places(file).at(-1)!]
      const next = await edited(file, { edit: 'anew', black: 'free' }, kept)
      for (const place of kept) expect(wordAt(next, place)).toBe(wordAt(file, place))
    }
  })

  it('are joined if they are separate, or a note reports that they are not', async () => {
    const file = await made({ words, size: 10, keep: ['1 1 across apple', '6 1 across mango'] })
    expect(file.answer!.rows[0]).toMatch(/^APPLE(#|$)/)
    expect(file.answer!.rows[5]).toMatch(/^MANGO(#|$)/)
    expect(file.report?.score?.components).toBe(1)
    const far = await made({ words: ['AB', 'CD'], size: 4, keep: ['1 1 across ab', '4 3 across cd'] })
    expect(far.report?.notes?.map(({ code }) => code)).toContain('in-pieces')
  })
})

describe('a place for a word', () => {
  const reason = (...keep: string[]): string => {
    const read = parse(spec, { words, size: 8, keep })
    return read.ok ? String(read.value.written.keep) : read.error.text.en
  }

  it('is read in the notations that people use', () => {
    expect(reason('3 1 across lime')).toBe('3 1 across LIME')
    expect(reason('3行1列 タテ ライム')).toContain('not in the word list')
    expect(spec.parse({ words, size: 8, keep: ['3行1列 タテ lime'] }).keep).toEqual([
      { row: 2, col: 0, way: 'down', word: 'LIME' },
    ])
    expect(reason('3-1 DOWN Lime')).toBe('3 1 down LIME')
  })

  it('is refused with a sentence that gives the reason', () => {
    expect(reason('lime')).toContain('such as "3 1 across TIGER"')
    expect(reason('0 1 across lime')).toContain('such as')
    expect(reason('1 1 across zebra')).toContain('not in the word list')
    expect(reason('1 6 across lime')).toContain('inside the board of 8 by 8')
    expect(reason('1 1 across lime', '1 1 down apple')).toContain('different letter in row 1, column 1')
    expect(reason('1 1 across lime', '3 1 across lime')).toContain('oftener')
    expect(reason('1 1 across lime', '1 5 down apple')).toContain('before or behind')
    expect(reason('1 1 across lime', '2 1 across apple')).toContain('it spells “LA”')
    expect(parse(spec, { words, pattern: '....', keep: ['1 1 across lime'] })).toMatchObject({
      ok: false,
      error: { path: ['keep'] },
    })
  })
})

it('a kept word that the first try cannot join to anything does not leave the words in a row', async () => {
  const words = ['cat', 'dog', 'goat', 'bear', 'hare', 'otter', 'tiger']
  for (const seed of ['a', 'b', 'c']) {
    const job = { kind: 'crossword', spec: { words, keep: ['5 1 across dog'] }, seed, effort: 200_000 }
    const made = await run({ ...job, timeMs: null, lang: 'en', title: null })
    expect(made.ok && made.value(({ report }) => report?.score?.components)).toBe(1)
  }
})
