import { expect, it } from 'vitest'
import { make } from '../../verbs/make.ts'
import { craft } from './craft.ts'
import { spec } from './spec.ts'

const made = async (words: readonly string[], options: object = {}) => {
  const wanted = spec.parse({ words, bank: true, ...options })
  const file = await make(craft, { spec: wanted, seed: 'a', effort: 2_000, lang: 'ja', title: null })
  if (!file.ok) throw new Error(file.error.text.en)
  return file.value
}

it.each([
  [['さくら', 'らっこ'], {}, 'hiragana'],
  [['サクラ', 'らっこ'], {}, 'katakana'],
  [['さくら', 'らっこ'], { kana: 'katakana' }, 'katakana'],
  [['サクラ', 'ラッコ'], { kana: 'hiragana' }, 'hiragana'],
  [['{桜|さくら}', 'ラッコ'], { kana: 'hiragana' }, 'hiragana'],
])(
  'cells show the kana of the list or those asked for, and the bank shows words as written: %j %j',
  async (words, options, script) => {
    const { puzzle, answer } = await made(words, options)
    expect(puzzle.script).toBe(script)
    expect(puzzle.spellings?.toSorted()).toEqual([...words].sort())
    // the letters in the file are the same, whatever is shown
    expect(answer?.rows.join('')).toMatch(/^[#ぁ-ゖー]+$/)
  },
)

it('asking for a kana script without kana words is refused', () => {
  const wanted = spec.safeParse({ words: ['cat', 'tar'], kana: 'hiragana' })
  expect(wanted.error?.issues[0]?.path).toEqual(['kana'])
})
