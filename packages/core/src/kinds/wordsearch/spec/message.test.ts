import { expect, it } from 'vitest'
import { broken, readMessage } from './message.ts'

const wordsOf = (text: string): string[] | string => {
  const read = readMessage(text)
  return read.ok ? broken(read.value.letters, read.value.words).split(' ') : read.error.code
}

it.each([
  ['See you soon', ['SEE', 'YOU', 'SOON']],
  ['Well-known: don’t!Go', ['WELLKNOWN', 'DONT', 'GO']],
  ['また　らいねん', ['また', 'らいねん']],
  ['おめでとう！またね。', ['おめでとう', 'またね']],
  ['クリスマス・イブ', ['くりすます', 'いぶ']],
  ['{夏|なつ}休み（なつやすみ）', 'bad-message'],
  ['{夏|なつ}の{海|うみ}', ['なつのうみ']],
  ['ラ−メンだいすき', ['らーめんだいすき']],
  [
    'さんねんにくみのみんなへそつぎようおめでとうございます',
    ['さんねんにくみのみんなへそつぎようおめでとうございます'],
  ],
  ['A.M.', ['AM']],
  ['! ♪', 'bad-message'],
])('a message keeps the word breaks of its writer and gets no others: %s', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})
