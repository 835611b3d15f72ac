import { describe, expect, it } from 'vitest'
import { listOf } from './bank.ts'
import { nameOf, toEntry } from './entry.ts'
import { enumerationOf } from './enumeration.ts'
import { normalise } from './normalise.ts'
import { readWords } from './read.ts'
import { boardScriptOf } from './script.ts'
import { asWritten } from './spellings.ts'
import { isWriting, writingOf } from './writing.ts'

const entry = (parts: Parameters<typeof toEntry>[0]) => {
  const made = toEntry(parts)
  return made.ok ? made.value : null
}

describe('a word with its reading', () => {
  it.each([
    [{ word: '{図書室|としょしつ}' }],
    [{ word: '図書室（としょしつ）' }],
    [{ word: 'としょしつ', shown: '図書室' }],
    [{ word: 'としょしつ', shown: '図書室（としょしつ）' }],
    [{ word: 'としょしつ', clue: '図書室（としょしつ）' }],
  ])('goes into the cells by its reading and is shown as it is written: %j', (parts) => {
    const read = entry(parts)
    expect(read).toMatchObject({ word: 'としよしつ', shown: '{図書室|としょしつ}', clue: '' })
    expect(read && nameOf(read)).toBe('図書室（としょしつ）')
    // the form in a recipe is read back unchanged
    expect(read && entry(read)).toEqual(read)
  })

  it('may be one of several in a line, and may have a clue, tags and a score', () => {
    expect(readWords('{図書室|としょしつ}、ねこ、サッカー').entries.map(({ shown }) => shown)).toEqual([
      '{図書室|としょしつ}',
      'ねこ',
      'サッカー',
    ])
    expect(readWords('{猫|ねこ};家で{飼|か}う;40\nいぬ;ほえる;30').entries[0]).toMatchObject({
      word: 'ねこ',
      clue: '家で{飼|か}う',
      score: 40,
    })
  })

  it('may have its writing in a separate column, where the heading names one', () => {
    const { entries } = readWords('読み,漢字,カギ,タグ\nとしょしつ,図書室,本がたくさん,学校\nサッカー,,ボールをける')
    expect(entries.map(({ shown, clue, tags }) => [shown, clue, ...tags])).toEqual([
      ['{図書室|としょしつ}', '本がたくさん', '学校'],
      ['サッカー', 'ボールをける'],
    ])
  })

  it('keeps its small kana on dense boards, and its length is that of the reading', () => {
    const read = entry({ word: '{図書室|としょしつ}' })
    expect(read && asWritten(read)).toBe('としょしつ')
    expect(read && enumerationOf(read)).toBe('5')
  })

  it('is refused with a sentence on furigana where its braces are unbalanced', () => {
    for (const word of ['{図書室|としょしつ', 'とし|ょしつ', '{ねこ}']) {
      const refused = normalise(word)
      expect(refused.ok ? '' : refused.error.text.en).toContain('{漢字|かんじ}')
      expect(refused.ok ? '' : refused.error.text.ja).toContain('{漢字|かんじ}')
    }
  })
})

it.each([
  [['ねこ', 'いぬ'], 'hiragana'],
  [['ネコ', 'ｲﾇ'], 'katakana'],
  [['ねこ', 'サッカー'], 'katakana'],
  [['{図書室|としょしつ}', 'ねこ'], 'hiragana'],
  [['{図書室|トショシツ}', 'ねこ'], 'katakana'],
  [['らーめん', 'デパちか'], 'katakana'],
  [['cat', 'dog'], 'latin'],
  [['12', '345'], 'digits'],
] as const)('cells of %j are shown in %s', (words, script) => {
  const entries = words.flatMap((word) => entry({ word }) ?? [])
  expect(boardScriptOf(entries)).toBe(script)
  const wanted = script === 'latin' || script === 'digits' ? script : 'hiragana'
  expect(boardScriptOf(entries, 'hiragana')).toBe(wanted)
})

it('a listed word is shown as it is written, unless that gives other letters', () => {
  expect(writingOf('さつかー', 'サッカー', 'hiragana')).toBe('サッカー')
  expect(writingOf('さっかー', 'サッカー', 'hiragana')).toBe('サッカー')
  expect(writingOf('さつかー', 'ラグビー', 'katakana')).toBe('サツカー')
  expect(writingOf('さつかー', undefined, 'katakana')).toBe('サツカー')
  expect(isWriting('桜', 'さくら')).toBe(false)
  expect(isWriting('{桜|さくら}', 'さくら')).toBe(true)
})

it('a list in both kana shows each word in its own, whichever the cells use', () => {
  const { entries } = readWords('かさ\nカメラ')
  const shown = (kana?: 'hiragana' | 'katakana') =>
    listOf(['かさ', 'かめら'], entries, { kana }).map((listed) =>
      writingOf(listed.word, listed.shown, boardScriptOf(entries, kana)),
    )
  for (const kana of [undefined, 'hiragana', 'katakana'] as const) expect(shown(kana)).toEqual(['かさ', 'カメラ'])
})
