import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { limits } from '../base/limits.ts'
import { parse } from '../base/schema.ts'
import { optionsOf } from '../spec/options.ts'
import { entrySchema, toEntry, wordsOption } from './entry.ts'

describe('entrySchema', () => {
  const spec = z.object({
    words: z.array(entrySchema).max(3).default([]).meta({ description: 'Words', ja: '語', reads: 'words' }),
  })

  it('takes strings and objects', () => {
    expect(parse(spec, { words: ['ねこ', { word: 'Dog', clue: 'It barks' }] })).toEqual({
      ok: true,
      value: {
        words: [
          { word: 'ねこ', shown: 'ねこ', clue: '', tags: [], score: null },
          { word: 'DOG', shown: 'Dog', clue: 'It barks', tags: [], score: null },
        ],
      },
    })
  })

  it('gives a parsed entry back unchanged, and parses any other writing of it in full', () => {
    const texts = fc.oneof(
      fc.constantFrom('DOG', 'dog', 'ねこ', 'きゃく', 'きやく', 'ネコ', '', '犬', 'a b'),
      fc.string(),
    )
    const parts = fc.record({
      word: texts,
      shown: texts,
      clue: fc.constantFrom('', 'It barks'),
      tags: fc.constantFrom([], ['pet']),
      score: fc.constantFrom(null, 50, Number.NaN),
    })
    fc.assert(
      fc.property(parts, (entry) => {
        const once = parse(entrySchema, entry)
        const made = toEntry(entry)
        expect(once.ok).toBe(made.ok && !Number.isNaN(entry.score))
        if (!once.ok || !made.ok) return
        expect(once.value).toEqual(made.value)
        expect(parse(entrySchema, once.value)).toEqual(once)
      }),
      { numRuns: 500 },
    )
    for (const wrong of [{ word: 'DOG', shown: 'dog', clue: '', tags: [], rank: 1 }, { word: 1 }, 5, null])
      expect(parse(entrySchema, wrong).ok).toBe(false)
    const lacking = parse(z.object({ words: z.array(entrySchema) }), { words: [{ shown: 'dog' }] })
    expect(lacking.ok ? '' : lacking.error.text.en).toBe('"words.0.word" is missing.')
  })

  it('reports for too long a list how many words it has, how many are allowed, and what to do', () => {
    const many = Array.from({ length: limits.words + 500 }, () => 'ねこ')
    const result = parse(z.object({ words: wordsOption(1) }), { words: many })
    expect(result.ok ? null : result.error.text).toEqual({
      en: '"words": at most 2000 words can be used, and 2500 were given: leave out 500 of them.',
      ja: '「words」: 単語は2000語までです（2500語あります）。500語減らしてください。',
    })
    expect(parse(z.object({ words: wordsOption(1) }), { words: many.slice(500) }).ok).toBe(true)
  })

  it('refuses with a sentence that names the place and the reason', () => {
    const result = parse(spec, { words: ['ねこ', '犬'] })
    expect(result.ok ? null : result.error.text).toEqual({
      en: '"words.1": "犬" is a kanji; write the word in kana, or give its reading: {漢字|かんじ}.',
      ja: '「words.1」: 「犬」は漢字です。かなで書くか、{漢字|かんじ} のように読みを付けてください。',
    })
  })

  it('makes an option that reads a word list', () => {
    expect(optionsOf(spec)).toMatchObject([
      { name: 'words', type: 'list', reads: 'words', text: { en: 'Words', ja: '語' } },
    ])
  })
})
