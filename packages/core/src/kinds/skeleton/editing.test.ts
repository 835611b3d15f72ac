import { describe, expect, it } from 'vitest'
import { parse } from '../../base/schema.ts'
import type { Cell } from '../../base/target.ts'
import { toolsFor } from '../../contract/editing.contract.ts'
import type { Place } from '../../kind/editing.ts'
import { craft } from './craft.ts'
import { editing } from './editing.ts'
import { spec } from './spec.ts'

const { made, edited, refusal, places, wordAt } = toolsFor(craft, editing)
const animals = 'ねこ いぬ うま うさぎ きつね たぬき ねずみ りす さる くま しか いのしし らくだ ぞう とら かば'.split(
  ' ',
)
const words = animals.map((word) => ({ word, clue: `${word}のカギ` }))
const file = await made({ words, size: 6 })
const all = await made({ words: animals })
const standing = (one: typeof file): string[] => places(one).map((place) => wordAt(one, place))

describe('a skeleton', () => {
  it('keeps words where they are, with black cells that stay or are free', async () => {
    const kept = places(file).filter((_, index) => index % 3 === 0)
    for (const black of ['stay', 'free'] as const) {
      const next = await edited(file, { edit: 'anew', black }, kept)
      for (const place of kept) expect(wordAt(next, place)).toBe(wordAt(file, place))
    }
  })

  it('of all words keeps the relative positions of some of them', async () => {
    const kept = places(all).slice(0, 2)
    const next = await edited(all, { edit: 'anew', black: 'free' }, kept)
    expect(standing(next).toSorted()).toEqual(animals.toSorted())
    const ends = kept.map((place) => places(next).find((other) => wordAt(next, other) === wordAt(all, place))!)
    const shift = (index: number, axis: 0 | 1): number => ends[index]![0]![axis] - kept[index]![0]![axis]
    expect([shift(0, 0), shift(0, 1)]).toEqual([shift(1, 0), shift(1, 1)])
  })

  it('takes another word at a place, with the others placed around it, and has no word twice', async () => {
    for (const place of places(file).slice(0, 4)) {
      const [candidate] = editing.candidates(file, place)
      if (!candidate) continue
      const { word } = candidate
      const [far] = places(file).filter((other) => !crosses(place, other) && wordAt(file, other) !== word)
      const edit = { edit: 'swap', place, word } as const
      const kept = editing.order(file, edit, [far!], 's').ok ? [far!] : []
      const next = await edited(file, edit, kept)
      expect(standing(next)).toEqual(expect.arrayContaining([word, ...kept.map((one) => wordAt(file, one))]))
      expect(new Set(standing(next)).size).toBe(standing(next).length)
      const found = places(next).find((other) => wordAt(next, other) === word)!
      expect(found[0]![0] === found[1]![0]).toBe(place[0]![0] === place[1]![0])
    }
  })

  it('can have a cell turned where words of the list still fill it', async () => {
    const cells = file.puzzle.rows.flatMap((row, r) => Array.from(row, (_, c): Cell => [r, c]))
    const turned = cells.filter((cell) => editing.order(file, { edit: 'block', cell }, [], 's').ok)
    expect(turned.length).toBeGreaterThan(0)
    for (const cell of turned.slice(0, 3)) {
      const next = await edited(file, { edit: 'block', cell })
      const isBlack = (rows: readonly string[]): boolean => rows[cell[0]]!.charAt(cell[1]) === '#'
      expect(isBlack(next.puzzle.rows)).toBe(!isBlack(file.puzzle.rows))
    }
  })

  it('changes the clue beside a word and keeps the board', async () => {
    const clued = await made({ words, size: 6, clues: true })
    const [place] = places(clued)
    const word = wordAt(clued, place!)
    const next = await edited(clued, { edit: 'clue', place: place!, clue: '新しいカギ' })
    expect(next.puzzle).toEqual({
      ...clued.puzzle,
      words: clued.puzzle.words.map((one) => (one.word === word ? { ...one, clue: '新しいカギ' } : one)),
    })
    expect(next.answer).toEqual(clued.answer)
  })

  it('refuses edits that it does not have', async () => {
    expect(refusal(file, { edit: 'keyword', word: 'ねこ' })).toBe('not-editable')
    expect(refusal(file, { edit: 'clue', place: places(file)[0]!, clue: 'x' })).toBe('no-clues')
    expect(editing.edits(await made({ numbers: 10, size: 7 }))).toEqual([])
    expect(editing.edits(file)).toEqual(['anew', 'block', 'swap'])
  })
})

it('a pattern and kept words are refused together with options that exclude them', () => {
  const path = (options: object): unknown => {
    const read = parse(spec, options)
    return read.ok ? 'fine' : read.error.path
  }
  expect(path({ words, pattern: '..\n..' })).toBe('fine')
  expect(path({ numbers: 10, pattern: '..\n..' })).toEqual(['pattern'])
  expect(path({ words, method: 'ils', keep: ['1 1 across ねこ'] })).toEqual(['keep'])
  expect(path({ words, pattern: '..', keep: ['1 1 across ねこ'] })).toEqual(['keep'])
  expect(path({ words, size: 5, keep: ['1 5 across ねこ'] })).toEqual(['keep', 0])
})

const crosses = (a: Place, b: Place): boolean => a.some((cell) => b.some((other) => String(other) === String(cell)))
