import { expect, it } from 'vitest'
import { wordsMeant } from './meant.ts'
import { readWords } from './read.ts'

const { entries } = readWords('{祇園|ぎおん}\nサッカー\nice cream\n嵐山（あらしやま）')

it.each([
  ['祇園', 'ぎおん'],
  ['ぎおん', 'ぎおん'],
  ['ギオン', 'ぎおん'],
  ['{祇園|ぎおん}', 'ぎおん'],
  ['祇園（ぎおん）', 'ぎおん'],
  ['嵐山', 'あらしやま'],
  ['サッカー', 'さつかー'],
  ['Ice Cream', 'ICECREAM'],
])('%s means a word of the list by its writing or its reading', (name, word) => {
  expect(wordsMeant([name], entries)).toEqual([word])
})

it('a name that is not in the list is used as it is, if it has letters for cells', () => {
  expect(wordsMeant(['ねこ', '金閣'], entries)).toEqual(['ねこ', '金閣'])
})
