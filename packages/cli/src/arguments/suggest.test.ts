import { expect, it } from 'vitest'
import { orMeant } from './suggest.ts'

const kinds = ['blocksum', 'crossword', 'hashi', 'skeleton', 'wordsearch']

it('the end of a sentence names likely alternatives, otherwise the given text', () => {
  expect(orMeant('hashy', kinds)).toEqual({ en: '; did you mean hashi?', ja: '。もしかして hashi ですか？' })
  expect(orMeant('sudoku', kinds)).toEqual({ en: '.', ja: '。' })
  expect(orMeant('sudoku', kinds, { otherwise: { en: 'see there', ja: 'あちらへ' } })).toEqual({
    en: '; see there.',
    ja: '。あちらへ。',
  })
})
