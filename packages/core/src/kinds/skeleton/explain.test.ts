import { expect, it } from 'vitest'
import type { Step } from '../../kind/craft.ts'
import { explain } from './explain.ts'
import type { Breakdown, Puzzle, Skeleton } from './puzzle/model.ts'
import { techniques } from './techniques.ts'

const slot = { row: 1, col: 0, across: true, length: 3 }
const puzzleOf = (...words: string[]): Puzzle => ({
  width: 3,
  height: 3,
  rows: ['...', '...', '...'],
  words: words.map((word) => ({ word })),
})
const messageOf = (technique: string, words: readonly string[]) => {
  const letters = words.map((word) => word.charAt(0))
  const step: Step<Skeleton> = {
    technique,
    places: [{ row: 1, col: 0, letter: letters[0]! }],
    rulesOut: letters.map((letter) => ({ row: 1, col: 2, letter })),
    why: { slot, words, other: { ...slot, row: 2 } },
    choices: 1,
  }
  return explain(puzzleOf(...words), step).text
}

it('speaks of numbers and digits if the list consists of numbers, and of words and letters otherwise', () => {
  let steps = 0
  for (const { id, name, idea } of techniques) {
    steps++
    const numbers = messageOf(id, ['123', '234', '345'])
    expect(`${name.en} ${idea.en} ${numbers.en}`).not.toMatch(/word|letter/)
    expect(`${name.ja} ${idea.ja} ${numbers.ja}`).not.toMatch(/言葉|単語|文字|語/)
    const words = messageOf(id, ['ABC', 'BCD', 'CDE'])
    expect(words.en).not.toMatch(/number|digit/)
    expect(words.ja).not.toMatch(/数|けた/)
  }
  expect(steps).toBe(7)
})

it('names every cell concerned, and separates Japanese lists with 、', () => {
  for (const id of ['pair', 'suppose']) {
    const { en, ja } = messageOf(id, ['ABC', 'BCD'])
    expect(en).toContain('A, B in row 2, column 3')
    expect(ja).toContain(id === 'pair' ? '2行3列の「A、B」は消えます' : '2行3列に「A、B」を入れると')
  }
  const { en, ja } = messageOf('same-letter', ['ABC', 'ABD'])
  expect(en).toContain('A in row 2, column 1')
  expect(ja).toContain('（ABC、ABD）は、どれも2行1列が「A」です。')
  const crossing = messageOf('crossing', ['ABC', 'BCD'])
  expect(crossing.en).toMatch(/^Only ABC, BCD can go .*, which leaves C, D in row 2, column 3\.$/)
  expect(crossing.ja).toContain('2行3列は「C、D」に限られます')
  for (const { id } of techniques) {
    expect(messageOf(id, ['ABC', 'BCD']).ja).not.toContain(',')
    expect(messageOf(id, ['ABC', 'BCD']).en).not.toMatch(/\bthere\b/)
  }
})

const supposed = (breaks: Breakdown) =>
  explain(puzzleOf('ABC', 'BCD'), {
    technique: 'suppose',
    places: [],
    rulesOut: [{ row: 0, col: 0, letter: 'A' }],
    why: { slot, words: ['ABC'], breaks },
    choices: 1,
  }).text

it('names the place, word or cell that a supposition leaves without a candidate, and where it is', () => {
  expect(supposed({ left: 'place', slot })).toEqual({
    en: 'Suppose A in row 1, column 1: then, following the crossings, no word is left that fits across from row 2, column 1.',
    ja: '仮に1行1列に「A」を入れると、交差をたどるうちに2行1列から横の場所に合う言葉がなくなります。',
  })
  expect(supposed({ left: 'word', word: 'BCD' }).en).toMatch(/no place is left for BCD\.$/)
  expect(supposed({ left: 'word', word: 'BCD' }).ja).toMatch(/「BCD」の入る場所がなくなります。$/)
  expect(supposed({ left: 'cell', row: 1, col: 2 }).en).toMatch(/no letter is left for row 2, column 3\.$/)
  expect(supposed({ left: 'cell', row: 1, col: 2 }).ja).toMatch(/2行3列に入る文字がなくなります。$/)
  const twice = supposed({ left: 'excess', word: 'ABC', slot })
  expect(twice.en).toMatch(/ABC would stand across from row 2, column 1, and the list has no ABC left for it\.$/)
  expect(twice.ja).toMatch(/2行1列から横の場所が「ABC」になりますが、リストにその残りはありません。$/)
})
