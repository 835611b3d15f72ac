import { describe, expect, it } from 'vitest'
import { langOf } from './script.ts'

const of = (...words: string[]) => langOf(words.map((word) => ({ word, reading: '', clue: 'a clue 手がかり' })))

describe('the language of a list', () => {
  it('is Japanese if any word has kana or kanji, whatever its clues', () => {
    expect([of('ねこ'), of('ネコ'), of('ﾈｺ'), of('薔薇'), of('cat', 'いぬ')]).toEqual(['ja', 'ja', 'ja', 'ja', 'ja'])
  })

  it('is English if it has only other letters', () => {
    expect([of('cat', 'dog'), of('été')]).toEqual(['en', 'en'])
  })

  it('is unknown without letters', () => {
    expect([of(), of(''), of('123', '45')]).toEqual([null, null, null])
  })
})
