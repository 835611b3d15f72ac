import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { optionsOf } from '../spec/options.ts'
import { type Collected, collect, type Manner, mannerOf, type Source } from './collect.ts'
import { isVouched } from './entry.ts'
import { readWords } from './read.ts'
import { asWritten, inCells } from './spellings.ts'

const typed = (...words: string[]): Source => ({ from: 'typed', words })
const file = (text: string, from: 'file' | 'ours' = 'file'): Source => ({
  from,
  text,
  where: { en: 'In the box', ja: '欄の中' },
})
const collected = (sources: readonly Source[], manner?: Manner): Collected => {
  const result = collect(sources, manner)
  if (!result.ok) throw new Error(result.error.text.en)
  return result.value
}
const resultOf = (sources: readonly Source[], manner?: Manner): string[] =>
  collected(sources, manner).notes.map(({ code }) => code)

describe('words from several sources', () => {
  it('become one vouched list, in which a word of two sources counts once', () => {
    const { entries, notes } = collected([typed('cat', 'owl'), file('owl\nfox\n')])
    expect(entries.map(({ shown }) => shown)).toEqual(['cat', 'owl', 'fox'])
    expect(isVouched(entries)).toBe(true)
    expect(notes.map(({ code }) => code)).toEqual(['respelt'])
  })

  it('are accounted for completely: every line is an entry or refused with its line and reason', () => {
    const line = fc.constantFrom(
      'ねこ',
      '猫',
      'Tシャツ',
      'cat',
      '犬',
      '"open',
      'いぬ\t犬',
      'x'.repeat(60),
      'ゐの',
      '鳥',
    )
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 30 }), (lines) => {
        const text = ['ねこ', ...lines].join('\n')
        const { refused } = collected([file(text)])
        const list = readWords(text)
        expect(refused.flatMap((group) => group.lines).toSorted((a, b) => a.line - b.line)).toEqual(list.refused)
        for (const { lines: group, reason } of refused)
          expect(group.every((each) => each.reason.code === reason.code)).toBe(true)
      }),
    )
  })

  it('are refused with the reason of each, and many of one sort with their common reason', () => {
    const few = collected([file('ねこ\n猫\n犬\n猫')])
    expect(few.refused.map(({ lines }) => lines.map(({ line }) => line))).toEqual([[2, 4], [3]])
    expect(few.notes.map(({ text }) => text.en)).toEqual([
      expect.stringMatching(/^Not used: line 2, "猫"; line 4, "猫": "猫" is a kanji/),
      expect.stringMatching(/^Not used: line 3, "犬": "犬" is a kanji/),
    ])
    const many = collected([file(['ねこ', ...'猫犬鳥魚馬牛羊豚虎兎熊鹿'].join('\n'))])
    expect(many.refused).toHaveLength(1)
    expect(many.notes[0]?.words).toHaveLength(12)
    expect(many.notes[0]?.text.ja).toMatch(/「兎」、ほか2語: .*漢字には \{漢字\|かんじ\} のように/)
  })

  it('that were typed have no line numbers', () => {
    expect(collected([typed('ねこ', '猫')]).notes[0]?.text.en).toMatch(/^Not used: "猫": /)
  })

  it('that may have been meant as two are noted where they were typed', () => {
    expect(resultOf([typed('cat,dog', 'owl')])).toEqual(['clue-in-argument'])
    expect(resultOf([file('cat,dog\nowl')])).toEqual([])
    expect(resultOf([typed('cat,a pet', 'owl')])).toEqual([])
  })

  it('are noted once where they come in several scripts', () => {
    expect(resultOf([file('ねこ\ncat\n'), file('いぬ')])).toEqual(['several-scripts'])
  })

  it('are noted where their spelling changes in the cells, except in our own lists', () => {
    expect(resultOf([file('きゃべつ\nれもん')])).toEqual(['folded'])
    expect(resultOf([file('きゃべつ\nれもん', 'ours')])).toEqual([])
    expect(resultOf([file('きゃべつ\nれもん'), file('ちゃ', 'ours')])).toEqual(['folded'])
  })

  it('are not noted where they stand twice: the puzzle reports how it uses them', () => {
    expect(resultOf([file('ねこ\nねこ\nいぬ')])).toEqual([])
  })

  it('are refused with place and reason where none can be used', () => {
    const why = (...sources: Source[]) => {
      const result = collect(sources)
      return result.ok ? null : result.error.text.en
    }
    expect(why(file('猫\n'))).toMatch(/^In the box no word can be used: line 1, "猫": "猫" is a kanji/)
    expect(why(file('猫\n犬\n\ncaf€\n'))).toBe(
      'In the box no word can be used: line 1, "猫": "猫" is a kanji; write the word in kana, or give its reading: {漢字|かんじ}. Line 2, "犬": "犬" is a kanji; write the word in kana, or give its reading: {漢字|かんじ}. Line 4, "caf€": "€" is neither kana nor a Latin letter nor a digit.',
    )
    expect(why(file('猫\n犬\n馬\n鳥\n魚\n亀\n鹿\n'))).toMatch(
      /^In the box no word can be used: line 1, "猫"; line 2, "犬"; .*line 5, "魚" and 2 more: Only kana/,
    )
    expect(why(file('# nothing\n'))).toBe('In the box there is no word.')
    expect(why(typed('a'))).toBe('Among the given words no word has two or more letters.')
    expect(why(typed('a', '猫'))).toMatch(/^Among the given words no word of two or more letters can be used: "猫"/)
    expect(why()).toBe('Among the given words there is no word.')
  })
})

it('the spelling of words depends on other options, where the option defines that', () => {
  const text = (description: string) => ({ description, ja: '日本語' })
  const options = optionsOf(
    z.object({
      mode: z.enum(['plain', 'small']).default('plain').meta(text('Mode')),
      words: z.array(z.string()).meta({ ...text('Words'), reads: 'words', asWritten: { mode: 'small' } }),
    }),
  )
  const words = options[1]!
  expect(mannerOf(words, options, {})).toEqual({ spelt: inCells })
  expect(mannerOf(words, options, { mode: 'small' })).toEqual({ spelt: asWritten })
  expect(mannerOf(options[0]!, options, { mode: 'small' })).toEqual({ spelt: inCells })
  expect(mannerOf(words, options, { kana: 'hiragana' })).toEqual({ spelt: inCells, kana: 'hiragana' })
})

it('a file that is not a word list is reported in one sentence, whatever is wrong with its lines', () => {
  const where = { en: 'In "story.txt"', ja: '「story.txt」の中' }
  const resultOf = (text: string) => {
    const collected = collect([{ from: 'file', text, where }])
    return collected.ok ? collected.value.notes.map(({ code, text }) => [code, text.en, text.ja]) : []
  }
  const lines = [
    '“Hello!” she said',
    'It was 1984',
    '—',
    'a;b;c',
    'plain',
    'the clocks were all striking thirteen that cold bright day',
  ]
  const story = Array.from({ length: 40 }, () => lines)
    .flat()
    .join('\n')
  const notes = resultOf(story).filter(([code]) => code === 'no-list' || code === 'not-used' || code === 'no-score')
  expect(notes).toEqual([
    [
      'no-list',
      expect.stringMatching(/^In "story\.txt" 160 of 240 lines cannot be used, such as line 1, .*\. A word list has/),
      expect.stringMatching(/^「story\.txt」の中に使えない行が240行中160行あります（1行目.*1行に1語ずつ書きます。$/),
    ],
  ])
  // a list with a few bad lines is still a list
  const list = [...Array.from({ length: 200 }, (_, n) => 'x'.repeat(2 + (n % 30))), ...lines].join('\n')
  expect(resultOf(list).map(([code]) => code)).toContain('not-used')
})
