import { normalise } from '@kumiki/core/words'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paste } from '../workers/core/words.ts'
import type { Row } from './project.ts'
import { textOfRows } from './rowtext.ts'

const kana = fc.stringMatching(/^[あ-んア-ン]{3,8}$/)
const kanji = fc.stringMatching(/^[図書室学校山川空海本]{1,4}$/)
const latin = fc.stringMatching(/^[a-z]{2,9}$/)
/** Texts that cannot be written into a list as they are. */
const odd = fc.constantFrom(
  'New York City',
  'a,b',
  '#tag',
  '"open',
  'ねこ　家',
  'cat;50',
  'Tシャツ',
  'x'.repeat(80),
  'あ',
)
const clue = fc.oneof(
  fc
    .string({ maxLength: 30, unit: 'grapheme' })
    .filter((text) => text.trim() === text && !/[\p{C}\u2028\u2029]/u.test(text)),
  fc.constantFrom(
    '',
    '',
    '"quoted", with a comma',
    '"quoted"',
    '"open',
    'うみ',
    '50',
    'うみ,青い',
    'long, '.repeat(200).trim(),
  ),
)
const spelt = (text: string): string | null => {
  const spelling = normalise(text)
  return spelling.ok ? spelling.value.word : null
}
const score = fc.option(fc.integer({ min: -50, max: 100 }), { nil: undefined })

const row: fc.Arbitrary<Row> = fc
  .tuple(
    fc.oneof(
      fc.record({ word: fc.oneof(kana, latin), reading: fc.constant('') }),
      fc.record({ word: fc.oneof(kanji, fc.constant('CD')), reading: fc.oneof(kana, fc.constant('漢')) }),
      fc.record({ word: fc.oneof(kanji, odd), reading: fc.constant('') }),
    ),
    clue,
    score,
  )
  .map(([word, text, points]) => ({ ...word, clue: text, ...(points === undefined ? {} : { score: points }) }))
  // a "clue" that repeats the word's spelling is read as its writing
  .filter(({ word, reading, clue: text }) => {
    const spelling = spelt(text)
    return text !== word && text !== reading && (spelling === null || ![word, reading].map(spelt).includes(spelling))
  })

const rowsOf = async (text: string): Promise<readonly Row[] | null> => {
  const pasted = await paste(text)
  return pasted.ok ? pasted.value.rows : null
}

describe('a list as text', () => {
  it('reads back as the same rows in order, usable or not', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 12 }), async (rows) => {
        expect(await rowsOf(textOfRows(rows))).toEqual(rows)
      }),
      { numRuns: 500 },
    )
  })

  it('has a heading only where a row has a score', () => {
    const cat = { word: 'cat', reading: '', clue: 'It purrs' }
    expect(textOfRows([cat])).toBe('cat\tIt purrs')
    expect(textOfRows([cat, { word: 'dog', reading: '', clue: '', score: 50 }])).toBe(
      'word\tclue\tscore\ncat\tIt purrs\t\ndog\t\t50',
    )
  })
})
