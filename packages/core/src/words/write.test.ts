import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withoutReadings } from '../base/ruby.ts'
import { readWords } from './read.ts'
import { writeWords } from './write.ts'

const word = fc.stringMatching(/^[ぁ-んー]{2,8}$/).filter((text) => !/^ー/.test(text))
const writing = fc.stringMatching(/^[山川海犬猫一二三]{1,4}$/)
const clue = fc
  .stringMatching(/^[=+@＝＋－＠'-]{0,2}[山川 、「」a-z,，;；"'=0-9:]{1,30}$/)
  .map((text) => `${text}ある`.trim())

const lists = fc.uniqueArray(
  fc.record({ word, shown: writing, clue, tags: fc.constantFrom([], ['food'], ['food', 'sea']) }),
  { minLength: 2, maxLength: 9, selector: (entry) => entry.word },
)

it.each(['tsv', 'csv'] as const)(
  'writes lists as %s that read back unchanged, with readings, clues and tags',
  (form) => {
    fc.assert(
      fc.property(lists, (entries) => {
        const { entries: read, refused } = readWords(writeWords(entries, ['a remark'], form))
        expect(refused).toEqual([])
        expect(read.map(({ shown, clue, tags }) => [withoutReadings(shown), clue, tags])).toEqual(
          entries.map((entry) => [entry.shown, entry.clue, entry.tags]),
        )
      }),
    )
  },
)

it('marks CSV as UTF-8, separates its columns by commas under a heading, and guards possible formulas', () => {
  expect(
    writeWords(
      [
        { word: 'cat', clue: 'Small, soft and "proud"', tags: ['pet', 'home'] },
        { word: 'dog', clue: '=1+1' },
      ],
      ['a remark'],
      'csv',
    ),
  ).toBe(`\ufeff"word","clue","tags"\r\n"cat","Small, soft and ""proud""","pet,home"\r\n"dog","'=1+1",""\r\n`)
})

it('writes a word as people write it where its cells stay the same, and keeps line breaks out of its columns', () => {
  expect(
    writeWords([
      { word: 'きゃべつ', shown: 'キャベツ', clue: 'a\tb\nc' },
      { word: 'cafe', shown: 'café' },
    ]),
  ).toBe('キャベツ\ta b c\ncafé\n')
})
