import { describe, expect, it } from 'vitest'
import { readTyped, shownAs } from './typed.ts'

const size = { type: 'string', minimum: -1, name: 'size' } as const
const words = { type: 'list', minimum: null, name: 'must' } as const
const digits = { type: 'string', minimum: null, name: 'digits' } as const

describe('what is typed into the field of an option', () => {
  it('is a size however it is written', () => {
    for (const typed of ['12x8', '12×8', '１２×８', ' 12 X 8 ', '12*8']) expect(readTyped(size, typed)).toBe('12x8')
    expect(readTyped(size, '９')).toBe(9)
    expect(readTyped(size, 'large')).toBe('large')
  })

  it('is a list split at spaces and commas, an unchanged text, or nothing if the field is empty', () => {
    expect(readTyped(words, 'ねこ、いぬ cat,dog')).toEqual(['ねこ', 'いぬ', 'cat', 'dog'])
    const kept = { ...words, name: 'keep' }
    expect(readTyped(kept, '3 1 across TIGER, 1 1 down とら')).toEqual(['3 1 across TIGER', '1 1 down とら'])
    expect(readTyped(digits, '01')).toBe('01')
    expect(readTyped(size, '  ')).toBeUndefined()
  })

  it('is shown in the field as it would be typed', () => {
    expect([shownAs(undefined), shownAs(9), shownAs(['a', 'b']), shownAs(false)]).toEqual(['', '9', 'a, b', 'false'])
  })
})
