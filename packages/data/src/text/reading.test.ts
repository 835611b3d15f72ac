import { expect, it } from 'vitest'
import { readingsOf } from '../lexicon/readings.ts'
import { loadKnown, loadReadings } from '../node.ts'
import { loadDictionary } from './analyser.ts'
import { readAlone } from './reading.ts'

const dictionary = await loadDictionary()
const readings = await loadReadings()
const read = (written: string): string => readAlone(written, dictionary, readings).reading
const isGuess = (written: string): boolean => readAlone(written, dictionary, readings).isGuessed

it('reads words as they are read alone: not as behind another word, nor as endings', () => {
  const alone =
    '時計とけい 部屋へや 細工さいく 人ひと 屋根やね 色いろ 月つき 頭あたま 一人ひとり 二人ふたり 箱はこ 袋ふくろ 靴くつ 箸はし 会社かいしゃ 口くち'
  for (const [, written = '', reading] of alone.matchAll(/(\p{Script=Han}+)([ぁ-ん]+)/gu))
    expect([written, read(written)]).toEqual([written, reading])
})

it('reads words with kanji as a dictionary does, and says nothing of what it cannot read whole', () => {
  expect(['薔薇', '卓球台', '食べ物', '東京タワー', ' 図書館 ', '目覚まし時計'].map(read)).toEqual([
    'ばら',
    'たっきゅうだい',
    'たべもの',
    'とうきょうたわー',
    'としょかん',
    'めざましどけい',
  ])
  expect(['ねこ', 'cat', '', '海-川', 'CD盤?', '龘'].map(read)).toEqual(['', '', '', '', '', ''])
})

it('marks names, words with several readings and what it put together as guesses, and nothing else', () => {
  expect(['中村', '山田太郎', '人気', '卓球台', '給食当番'].filter((word) => !isGuess(word))).toEqual([])
  expect(['時計', '部屋', '図書館', '薔薇', '教室', '二人'].filter(isGuess)).toEqual([])
})

it('reads nine of ten words right that it does not know from us, and marks nearly all of the others', async () => {
  const pairs = Array.from(await loadKnown('ja'), ([writing, reading]) => ({ writing, reading }))
  const held = pairs.filter(({ writing }, at) => at % 10 === 0 && /\p{Script=Han}/u.test(writing))
  const rest = readingsOf(pairs.filter((_, at) => at % 10 !== 0))
  const wrong = held.filter(({ writing, reading }) => readAlone(writing, dictionary, rest).reading !== reading)
  expect(wrong.length).toBeLessThan(held.length / 10)
  const unmarked = wrong.filter(({ writing }) => {
    const { reading, isGuessed } = readAlone(writing, dictionary, rest)
    return reading !== '' && !isGuessed
  })
  expect(unmarked.length).toBeLessThan(held.length / 50)
})
