import { describe, expect, it } from 'vitest'
import type { Cell } from '../../base/target.ts'
import { toolsFor } from '../../contract/editing.contract.ts'
import { craft } from './craft.ts'
import { editing } from './editing.ts'
import { black } from './puzzle/model.ts'

const { made, edited, refusal, places, wordAt } = toolsFor(craft, editing)
const animals =
  'うし しか かば しまうま うま さい いるか いか かに にわとり りす とら らくだ さる ぞう かめ かも'.split(' ')
const file = await made({ words: animals, size: 6, twice: false })
const all = await made({ words: animals })
const standing = (one: typeof file): string[] => places(one).map((place) => wordAt(one, place))

describe('a codeword', () => {
  it('keeps words where they are, with black cells that stay or are free', async () => {
    const kept = places(file).filter((_, index) => index % 3 === 0)
    for (const free of ['stay', 'free'] as const) {
      const next = await edited(file, { edit: 'anew', black: free }, kept)
      for (const place of kept) expect(wordAt(next, place)).toBe(wordAt(file, place))
    }
  })

  it('of all words keeps the relative positions of some of them, and still has all of them', async () => {
    const kept = places(all).slice(0, 2)
    const next = await edited(all, { edit: 'anew', black: 'free' }, kept)
    expect(standing(next).toSorted()).toEqual(animals.toSorted())
    const ends = kept.map((place) => places(next).find((other) => wordAt(next, other) === wordAt(all, place))!)
    const shift = (index: number, axis: 0 | 1): number => ends[index]![0]![axis] - kept[index]![0]![axis]
    expect([shift(0, 0), shift(0, 1)]).toEqual([shift(1, 0), shift(1, 1)])
  })

  it('takes another word of the list at a place, and has no word twice', async () => {
    const swaps = places(file).flatMap((place) =>
      editing
        .candidates(file, place)
        .slice(0, 1)
        .flatMap(({ word }) => {
          const edit = { edit: 'swap', place, word } as const
          return editing.order(file, edit, [], 's').ok ? [edit] : []
        }),
    )
    expect(swaps.length).toBeGreaterThan(0)
    for (const edit of swaps.slice(0, 3)) {
      const next = await edited(file, edit)
      expect(standing(next)).toContain(edit.word)
      expect(new Set(standing(next)).size).toBe(standing(next).length)
    }
  })

  it('can have a cell turned where words of the list still fill it', async () => {
    const isBlack = (one: typeof file, [row, col]: Cell): boolean => one.answer?.rows[row]?.charAt(col) === black
    const cells = file.puzzle.codes.flatMap((row, r) => row.map((_, c): Cell => [r, c]))
    const turned = cells.filter((cell) => editing.order(file, { edit: 'block', cell }, [], 's').ok)
    expect(turned.length).toBeGreaterThan(0)
    for (const cell of turned.slice(0, 3)) {
      const next = await edited(file, { edit: 'block', cell })
      expect(isBlack(next, cell)).toBe(!isBlack(file, cell))
    }
  })

  it('keeps words that would be left out for a letter that occurs once', async () => {
    const paired = await made({ words: [...animals, 'へび'], size: 6, twice: true })
    expect(standing(paired)).not.toContain('へび')
    const kept = await made({ words: [...animals, 'へび'], size: 6, twice: true, keep: ['1 1 across へび'] })
    expect(standing(kept)).toContain('へび')
  })

  it('refuses edits that it does not have', async () => {
    expect(refusal(file, { edit: 'keyword', word: 'いか' })).toBe('not-editable')
    expect(refusal(file, { edit: 'clue', place: places(file)[0]!, clue: 'x' })).toBe('not-editable')
    expect(editing.edits(file)).toEqual(['anew', 'block', 'swap'])
    await expect(made({ words: animals, pattern: '....\n.##.\n....', keep: ['1 1 across しまうま'] })).rejects.toThrow(
      'a pattern has the letters that stay in itself',
    )
  })
})
