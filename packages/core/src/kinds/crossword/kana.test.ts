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
  'cells are shown in the kana of the list or as asked, the bank as it was written: %j %j',
  async (words, options, script) => {
    const { puzzle, answer } = await made(words, options)
    expect(puzzle.script).toBe(script)
    expect(puzzle.spellings?.toSorted()).toEqual([...words].sort())
    // the file's letters are the same, whatever is shown
    expect(answer?.rows.join('')).toMatch(/^[#ぁ-ゖー]+$/)
  },
)

it('asking for kana where there are none is refused', () => {
  const wanted = spec.safeParse({ words: ['cat', 'tar'], kana: 'hiragana' })
  expect(wanted.error?.issues[0]?.path).toEqual(['kana'])
})
