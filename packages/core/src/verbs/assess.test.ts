import { describe, expect, it } from 'vitest'
import { limits } from '../base/limits.ts'
import type { Lang } from '../base/text.ts'
import { kinds } from '../kinds/kinds.ts'
import { optionsOf } from '../spec/options.ts'
import { readWords } from '../words/read.ts'
import { assessWords } from './assess.ts'

const resultOf = async (text: string, lang: Lang = 'en') =>
  Object.fromEntries(
    (await assessWords(readWords(text).entries)).map(({ kind, notes }) => [kind, notes.map((note) => note.text[lang])]),
  )
const codes = async (text: string) =>
  Object.fromEntries(
    (await assessWords(readWords(text).entries)).map(({ kind, notes }) => [kind, notes.map(({ code }) => code)]),
  )

const planets = 'sun\tOur star\nSunday\nUranus\nzzz\n'

describe('a list of words', () => {
  it('is assessed by every kind that takes words, and by no other', async () => {
    const taking = await Promise.all(
      Object.entries(kinds).map(([kind, module]) =>
        module(async (own) =>
          optionsOf((await own.craft()).spec).some(({ reads }) => reads === 'words') ? [kind] : [],
        ),
      ),
    )
    const judged = await assessWords(readWords(planets).entries)
    expect(judged.map(({ kind }) => kind)).toEqual(taking.flat())
    for (const { taken, notes } of judged) {
      expect(taken).toBe(true)
      expect(notes.length).toBeGreaterThan(1)
      for (const { text } of notes) expect(text.ja).toMatch(/[ぁ-ん]/)
    }
  })

  it('is assessed for pieces and clues in a crossword', async () => {
    const [en, ja] = [await resultOf(planets), await resultOf(planets, 'ja')]
    expect(en.crossword).toEqual([
      '4 words can be used.',
      'They stand in 2 pieces; no letter in common with the largest: zzz',
      'The longest, "Sunday", needs a line of 6 cells.',
      'Without a clue (3): Sunday, Uranus, zzz',
    ])
    expect(ja.crossword?.[0]).toBe('4語を使えます。')
    expect((await codes('cat\ntea\nx')).crossword).toEqual(['usable', 'one-letter', 'one-piece', 'longest', 'no-clues'])
    expect((await codes('cat\tmeow\ntea\tdrink')).crossword).toContain('clued')
  })

  it('is assessed for lengths in a skeleton', async () => {
    expect((await resultOf(planets)).skeleton?.at(-1)).toBe('There are 2 lengths, most often 3 letters (2 words).')
    expect((await resultOf('cat\ntea', 'ja')).skeleton?.at(-1)).toMatch(/^すべて3文字/)
  })

  it('is assessed for room, and words inside words, in a word search', async () => {
    expect((await resultOf(planets)).wordsearch).toEqual([
      '4 words can be used.',
      'The longest, "Sunday", needs a line of 6 cells.',
      'A sheet of them all is about 6 by 6.',
      'Can be read inside another word: sun (in Sunday)',
      'Without a clue (3): Sunday, Uranus, zzz',
    ])
    expect((await codes('cat\ncat\ntac')).wordsearch).toEqual(['usable', 'longest', 'room', 'no-clues'])
  })

  it('that is too long for a kind is refused by it, with the reason', async () => {
    const letters = Array.from('abcdefghijklm')
    const many = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => `${a}${b}${c}s`)))
    expect(many.length).toBeGreaterThan(limits.words)
    const judged = await assessWords(readWords(many.join('\n')).entries)
    const skeleton = judged.find(({ kind }) => kind === 'skeleton')
    expect(skeleton).toMatchObject({
      taken: false,
      notes: [{ text: { en: expect.stringMatching(/at most 2000 words/) } }],
    })
  })
})
