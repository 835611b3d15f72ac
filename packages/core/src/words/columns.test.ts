import { describe, expect, it } from 'vitest'
import { isReadingOf } from './columns.ts'
import { readWords } from './read.ts'

/** Word in the cells, as it is written, clue, tags. */
const read = (text: string) =>
  readWords(text).entries.map(({ word, shown, clue, tags }) => [word, shown, clue, tags.join()])
const codes = (text: string) => readWords(text).notes.map(({ code }) => code)

describe('columns of a list', () => {
  it.each([
    '言葉\tよみ\tカギ\n海\tうみ\t青い\nねこ\t\tにゃあ',
    '単語,読み,ヒント\n海,うみ,青い\nねこ,ねこ,にゃあ',
    'word\treading\tclue\r\n海\tうみ\t青い\r\nねこ\t\tにゃあ\r\n',
    '"漢字","ふりがな","意味"\n"海","うみ","青い"\n"ねこ","","にゃあ"',
    'よみ,言葉,カギ\nうみ,海,青い\nねこ,,にゃあ',
  ])('follow their heading: %j', (text) => {
    expect(read(text)).toEqual([
      ['うみ', '{海|うみ}', '青い', ''],
      ['ねこ', 'ねこ', 'にゃあ', ''],
    ])
    expect(codes(text)).toEqual(['heading'])
  })

  it('may name a score behind readings and clues', () => {
    const { entries } = readWords('言葉,よみ,カギ,点数\n海,うみ,青い,40\n山,やま,,5')
    expect(entries.map(({ word, clue, tags, score }) => [word, clue, tags, score])).toEqual([
      ['うみ', '青い', [], 40],
      ['やま', '', [], 5],
    ])
  })

  it('are guessed to hold readings where most words in kanji are followed by one and by a clue, and the guess is noted', () => {
    for (const tab of ['\t', ',', ';']) {
      const text = [
        ['海', 'うみ', '青い', '自然'],
        ['食べ物', 'たべもの', ''],
        ['ねこ', 'ねこ', 'にゃあ'],
        ['りす', '', '木の実'],
      ]
      const lines = text.map((cells) => cells.join(tab)).join('\n')
      expect(read(lines)).toEqual([
        ['うみ', '{海|うみ}', '青い', '自然'],
        ['たべもの', '{食べ物|たべもの}', '', ''],
        ['ねこ', 'ねこ', 'にゃあ', ''],
        ['りす', 'りす', '木の実', ''],
      ])
      expect(readWords(lines).notes.map(({ text: { ja } }) => ja)).toEqual([
        '2列目は読みとして読みました:「海」の読みは「うみ」。1行目に「言葉,よみ,カギ」のように書けば、列の意味を決められます。',
      ])
    }
  })

  it('are not guessed from two columns, nor where few of the words could be read that way', () => {
    expect(read('東京\tとうきょう\n犬\tペット')).toEqual([])
    expect(read('犬\tペット\t動物\n海\t青いもの\t自然\n山\t高いもの\t自然')).toEqual([])
    expect(read('さつぽろ\t札幌市\t北海道')).toEqual([['さつぽろ', 'さつぽろ', '札幌市', '北海道']])
  })

  it('of a refused line are kept whole, with the number of entries before it', () => {
    const long = '首都。'.repeat(300)
    const { refused } = readWords(`ねこ\n東京\t${long}\nいぬ\n言葉;うみべ;7\n京都,"古い\n海\tうみ`)
    expect(refused.map(({ line, after, parts: { word, clue, score } }) => [line, after, word, clue, score])).toEqual([
      [2, 1, '東京', long, null],
      [4, 2, '言葉', 'うみべ', 7],
      [5, 2, '京都', '"古い', null],
      [6, 2, '海', 'うみ', null],
    ])
  })
})

describe('a reading', () => {
  it.each([
    ['海', 'うみ'],
    ['承る', 'うけたまわる'],
    ['消しゴム', 'けしごむ'],
    ['関ヶ原', 'セキガハラ'],
    ['大人', 'おとな'],
  ])('of %s may be %s', (written, reading) => expect(isReadingOf(written, reading)).toBe(true))

  it.each([
    ['犬', 'わんわんとほえるどうぶつ'],
    ['食べ物', 'おいしい'],
    ['海', '青い'],
    ['うみ', 'うみ'],
    ['海', 'umi'],
    ['海', ''],
  ])('of %s is not %j', (written, reading) => expect(isReadingOf(written, reading)).toBe(false))
})
