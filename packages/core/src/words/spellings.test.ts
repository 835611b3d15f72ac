import { describe, expect, it } from 'vitest'
import { readWords } from './read.ts'
import { boardScriptOf, type Kana } from './script.ts'
import { asWritten, foldingNote, onceEach } from './spellings.ts'

describe('spellings', () => {
  const once = (text: string) => onceEach([readWords(text).entries])

  it('of one word count once, and share their clue', () => {
    const { entries, notes } = once('Café\nCAFE\tIt serves coffee\ncafe\nねこ\nネコ\nﾈｺ')
    expect(entries.map(({ shown, clue }) => [shown, clue])).toEqual([
      ['Café', 'It serves coffee'],
      ['ねこ', ''],
    ])
    expect(notes.map(({ text }) => text.en)).toEqual([
      'Counted once, though listed again or in another spelling: CAFE, cafe, ネコ, ﾈｺ.',
    ])
  })

  it('with different clues stay two entries, and so do repeated lines, which the puzzle reports', () => {
    const { entries, notes } = once('しべつ\t士別市\nシベツ\t標津町\nhorse\nhorse')
    expect(entries).toHaveLength(4)
    expect(notes).toEqual([])
  })

  it('are distinguished in time linear in the list, even if one word is repeated over and over', () => {
    const same = Array.from({ length: 100_000 }, () => 'cat')
    const clues = Array.from({ length: 100_000 }, (_, i) => `dog,clue ${i}`)
    const list = readWords([...same, ...clues].join('\n')).entries
    expect(onceEach([list, list]).entries).toHaveLength(200_000)
  })

  it('that stand in two lists count as often as in the list that has more', () => {
    const [one, two] = ['cat\ndog\ndog', 'dog\ncat\ncat\nemu'].map((text) => readWords(text).entries)
    const { entries, notes } = onceEach([one!, two!])
    expect(entries.map(({ word }) => word)).toEqual(['CAT', 'DOG', 'DOG', 'CAT', 'EMU'])
    expect(notes.map(({ code }) => code)).toEqual(['respelt'])
  })

  it('that the cells change are noted with one example, unless only case, script or width changes', () => {
    const note = (text: string, kana?: Kana) => {
      const { entries } = readWords(text)
      return foldingNote(entries, boardScriptOf(entries, kana)).map(({ text: { en } }) => en)
    }
    expect(note('dog\nネコ\nｲﾇ\nＡＢ')).toEqual([])
    expect(note('しょうゆ')).toEqual(['"しょうゆ" is written しようゆ in the cells.'])
    // in the kana in which the board is shown beside the list
    expect(note('ヒョウ\nトラ')).toEqual(['"ヒョウ" is written ヒヨウ in the cells.'])
    expect(note('ヒョウ\nとら')).toEqual(['"ヒョウ" is written ヒヨウ in the cells.'])
    expect(note('ひょう\n{虎|とら}')).toEqual(['"ひょう" is written ひよう in the cells.'])
    expect(note('ヒョウ\nとら', 'hiragana')).toEqual(['"ヒョウ" is written ひよう in the cells.'])
    expect(note('{豹|ひょう}\nとら')).toEqual(['"豹（ひょう）" is written ひよう in the cells.'])
    expect(note('dog\nSão Tomé\nしょうゆ')).toEqual([
      '2 words are spelt differently in the cells, such as "São Tomé" as SAOTOME.',
    ])
  })

  it('keep their small kana where the board does: there きょう and きよう are two words, きょう and キョウ one', () => {
    const list = readWords('きょう\nきよう\nキョウ\nSão Tomé').entries
    const { entries, notes } = onceEach([list], asWritten)
    expect(entries.map(({ shown }) => shown)).toEqual(['きょう', 'きよう', 'São Tomé'])
    expect(notes.map(({ text }) => text.ja)).toEqual([
      '別のリストや別の書き方で重なっているので、1語として数えます: キョウ。',
    ])
    expect(foldingNote(list, 'hiragana', asWritten).map(({ text }) => text.en)).toEqual([
      '"São Tomé" is written SAOTOME in the cells.',
    ])
    expect(onceEach([list]).entries.map(({ shown }) => shown)).toEqual(['きょう', 'São Tomé'])
  })
})
