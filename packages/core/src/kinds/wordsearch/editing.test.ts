import { describe, expect, it } from 'vitest'
import { parse } from '../../base/schema.ts'
import { toolsFor } from '../../contract/editing.contract.ts'
import type { Place } from '../../kind/editing.ts'
import { craft } from './craft.ts'
import { editing } from './editing.ts'
import { cellsOf, type Wordsearch } from './puzzle/model.ts'
import { spec } from './spec/spec.ts'

const { made, edited, refusal } = toolsFor(craft, editing)
type File = Awaited<ReturnType<typeof made>>

const animals = 'cat dog horse tiger lion zebra camel otter koala panda rabbit mouse eel cow'.split(' ')
const words = animals.map((word) => ({ word, clue: `Clue of ${word}` }))
const file = await made({ words, clues: true })
const placeOf = ({ answer }: File, word: string): Place =>
  cellsOf(answer!.places.find((place: Wordsearch['answer']['places'][number]) => place.word === word)!)
const listOf = ({ puzzle }: File): string[] => [...puzzle.words].sort()

describe('a sheet', () => {
  it('keeps words where they are while the others are placed anew', async () => {
    for (const many of [1, 4, animals.length]) {
      const kept = animals.slice(0, many).map((word) => placeOf(file, word.toUpperCase()))
      const next = await edited(file, { edit: 'anew', black: 'stay' }, kept, `seed ${many}`)
      for (const word of animals.slice(0, many))
        expect(placeOf(next, word.toUpperCase())).toEqual(placeOf(file, word.toUpperCase()))
      expect(listOf(next)).toEqual(listOf(file))
    }
  })

  it('puts another word at a place and keeps every word of the list', async () => {
    const place = placeOf(file, 'TIGER')
    const candidates = editing.candidates(file, place)
    expect(candidates.map(({ word }) => word)).toContain('PANDA')
    for (const { word } of candidates.slice(0, 3)) {
      const next = await edited(
        file,
        { edit: 'swap', place, word },
        [placeOf(file, 'RABBIT')].filter((kept) => !crosses(kept, place)),
      )
      expect(placeOf(next, word)).toEqual(place)
      expect(listOf(next)).toEqual(listOf(file))
    }
  })

  it('changes a clue and keeps the board', async () => {
    const next = await edited(file, { edit: 'clue', place: placeOf(file, 'COW'), clue: 'It gives milk' })
    expect(next.puzzle.rows).toEqual(file.puzzle.rows)
    expect(next.answer).toEqual(file.answer)
    const labels = file.puzzle.labels!.map((label) => (label === 'Clue of cow' ? 'It gives milk' : label))
    expect(next.puzzle).toEqual({ ...file.puzzle, labels })
  })

  it('keeps the word around a kept word that is read inside it', async () => {
    const inner = await made({ words: ['carpet', 'pet', 'table', 'chair'] })
    const next = await edited(inner, { edit: 'anew', black: 'free' }, [placeOf(inner, 'PET')])
    expect(placeOf(next, 'PET')).toEqual(placeOf(inner, 'PET'))
  })

  it('refuses edits that it does not have', async () => {
    expect(refusal(file, { edit: 'block', cell: [0, 0] })).toBe('not-editable')
    expect(refusal(file, { edit: 'swap', place: placeOf(file, 'CAT'), word: 'TIGER' })).toBe('other-length')
    expect(refusal(file, { edit: 'swap', place: placeOf(file, 'CAT'), word: 'APE' })).toBe('not-listed')
    expect(refusal(file, { edit: 'anew', black: 'free' }, [[[0, 0]]])).toBe('no-place')
    expect(editing.edits(await made({ words: animals, mode: 'dense', size: 4 }, 20_000))).toEqual([])
    expect(editing.edits(await made({ words: animals }))).toEqual(['anew', 'swap'])
  })
})

it('refuses a place that a word of the list cannot take, with a sentence that gives the reason', async () => {
  const reason = (keep: readonly string[], options: object = { size: 8 }): string => {
    const read = parse(spec, { words, ...options, keep })
    if (!read.ok) return read.error.text.en
    return String(read.value.written.keep)
  }
  expect(reason(['1 1 se tiger'])).toBe('1 1 SE TIGER')
  expect(reason(['1 1 across tiger', '2 1 down lion'])).toBe('1 1 E TIGER,2 1 S LION')
  expect(reason(['1 1 E whale'])).toContain('not in the word list')
  expect(reason(['1 5 E tiger'])).toContain('inside the board of 8 by 8')
  expect(reason(['1 5 W tiger'], { size: 8, level: 1 })).toContain('only towards E, S')
  expect(reason(['1 1 E tiger', '1 1 S lion'])).toContain('different letter')
  expect(reason(['1 1 E tiger', '2 1 E tiger'])).toContain('kept twice')
  expect(reason(['1 1 E tiger'], { mode: 'dense' })).toContain('dense')
  await expect(made({ words: ['carpet', 'pet'], keep: ['1 1 E pet'] })).rejects.toThrow('no place of its own')
  await expect(made({ words, mask: '.....\n.....\n#####\n.....\n.....', keep: ['3 1 E cat'] })).rejects.toThrow(
    'does not lie on the board',
  )
  const far = await made({ words, keep: ['1 1 E tiger', '14 3 E otter'] })
  expect(placeOf(far, 'OTTER')[0]).toEqual([13, 2])
  expect(far.puzzle.height).toBeGreaterThan(13)
})

const crosses = (a: Place, b: Place): boolean => a.some((cell) => b.some((other) => String(other) === String(cell)))
