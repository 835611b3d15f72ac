import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limits } from '../base/limits.ts'
import { parse } from '../base/schema.ts'
import { entrySchema } from './entry.ts'
import { readWords } from './read.ts'

describe('readWords', () => {
  it('takes the text after a colon as the clue, and notes it; a time or an address is refused', () => {
    const { entries, notes, refused } = readWords(
      'cat: a pet, furry\nねこ：ペット\nhen\tlays: eggs\n12:30\nhttp://x.org\ndog:',
    )
    expect(entries.map(({ word, clue }) => [word, clue])).toEqual([
      ['CAT', 'a pet, furry'],
      ['ねこ', 'ペット'],
      ['HEN', 'lays: eggs'],
    ])
    expect(refused.map(({ text }) => text)).toEqual(['12:30', 'http://x.org', 'dog:'])
    expect(notes.find(({ code }) => code === 'colon')?.text).toEqual({
      en: 'What stands behind a colon was read as a clue: "cat" has the clue "a pet, furry".',
      ja: 'コロンの後はカギとして読みました（「cat」のカギは「a pet, furry」）。',
    })
  })

  it.each(['Re:ゼロ,アニメ', 'Star Wars: Episode IV,film', 'cat:50'])('does not split %s at its colon', (line) => {
    const { entries, refused } = readWords(line)
    expect(entries).toEqual([])
    expect(refused).toHaveLength(1)
  })

  it('reads lines, TSV, CSV, scores, comments, a byte order mark and every line end', () => {
    const { entries, refused, notes } = readWords(
      '\ufeff# colours\r\nred\tThe colour of blood\tcolour,warm\teasy\rblue,"Sky, on a ""good"" day",colour\n\ngreen;50\n "light blue" ; a shade;x\nYELLOW\r\n',
    )
    expect(refused).toEqual([])
    expect(notes).toEqual([])
    expect(entries).toEqual([
      { word: 'RED', shown: 'red', clue: 'The colour of blood', tags: ['colour', 'warm', 'easy'], score: null },
      { word: 'BLUE', shown: 'blue', clue: 'Sky, on a "good" day', tags: ['colour'], score: null },
      { word: 'GREEN', shown: 'green', clue: '', tags: [], score: 50 },
      { word: 'LIGHTBLUE', shown: 'light blue', clue: 'a shade', tags: ['x'], score: null },
      { word: 'YELLOW', shown: 'YELLOW', clue: '', tags: [], score: null },
    ])
  })

  it('takes the second column of a reading list as a note, and a respelling as the shown form', () => {
    const { entries } = readWords('さつぽろ\t札幌市\nきやべつ\tきゃべつ\n')
    expect(entries.map(({ word, shown, clue }) => [word, shown, clue])).toEqual([
      ['さつぽろ', 'さつぽろ', '札幌市'],
      ['きやべつ', 'きゃべつ', ''],
    ])
  })

  it('keeps a word that occurs twice', () => {
    expect(readWords('しべつ\t士別市\nしべつ\t標津町').entries.map(({ clue }) => clue)).toEqual(['士別市', '標津町'])
  })

  it.each([
    ['word;30;It is a clue', ['WORD', 'It is a clue', 30]],
    ['word；３０', ['WORD', '', 30]],
    ['word;a clue;30', ['WORD', 'a clue', 30]],
    ['ねこ，ペット，動物', ['ねこ', 'ペット', null]],
    ['ねこ　家で飼う動物', ['ねこ', '家で飼う動物', null]],
    ['もりの　くまさん', ['もりのくまさん', '', null]],
    ['HAMLET,"To be, or not" he said', ['HAMLET', '"To be, or not" he said', null]],
    ['HAMLET\t"To be" he said', ['HAMLET', '"To be" he said', null]],
    ['cat,"A pet\r\nthat, purrs",x', ['CAT', 'A pet that, purrs', null]],
    ['cat\t"A ""pet""\nthat purrs"', ['CAT', 'A "pet" that purrs', null]],
  ])('reads %j', (line, expected) => {
    const { entries, refused } = readWords(`${line}\nlast\nof\nall`)
    expect(refused).toEqual([])
    expect(entries.map(({ word, clue, score }) => [word, clue, score])).toEqual([
      expected,
      ...['LAST', 'OF', 'ALL'].map((word) => [word, '', null]),
    ])
  })

  it('limits the damage of a stray quote to its own line, whatever follows', () => {
    for (const stray of ['cat,"pet', 'cat\t"pet', '"cat', '"cat,pet'])
      for (const next of ['dog', 'dog,"barks"', '"dog","barks"', 'dog\t"barks"']) {
        const { entries, refused } = readWords(`${stray}\n${next}\n${next}`)
        expect([stray, next, entries.map(({ word }) => word)]).toEqual([stray, next, ['DOG', 'DOG']])
        expect(refused.map(({ line, reason }) => [line, reason.code])).toEqual([[1, 'open-quote']])
      }
  })

  it('limits the search for the end of a quoted cell, and does not search in an incomplete line', () => {
    for (const [length, words] of [
      [1900, ['LAST']],
      [1995, ['LAST']],
      [100_000, ['LAST']],
    ] as const) {
      const { entries, refused } = readWords(`cat,"a\n${'b'.repeat(length)}",tag,more\nlast`)
      expect([length, entries.map(({ word }) => word)]).toEqual([length, words])
      expect(refused[0]?.line).toBe(1)
    }
  })

  it('notes which lines it joined into one', () => {
    const { notes } = readWords('a b,"c\nd"\nef,"g\n\n#h"\nij')
    expect(notes.map(({ text }) => text.en)).toEqual([
      'Lines 1 to 2 were read as one, because a quoted text goes on there (and so in 1 more place).',
    ])
  })

  it('gives place and reason for each line that it cannot use', () => {
    const { entries, refused } = readWords('ねこ\n\n犬\n"open,quote\n---\nTシャツ\nうま')
    expect(entries.map(({ word }) => word)).toEqual(['ねこ', 'うま'])
    expect(refused.map(({ line, text, reason }) => [line, text, reason.code])).toEqual([
      [3, '犬', 'foreign-character'],
      [4, '"open,quote', 'open-quote'],
      [5, '---', 'empty-word'],
      [6, 'Tシャツ', 'mixed-scripts'],
    ])
  })

  it('reports which column a reading belongs in', () => {
    expect(readWords('東京\tとうきょう\n大阪,西の都\n京都').refused.map(({ reason }) => reason.code)).toEqual([
      'reading-second',
      'foreign-character',
      'foreign-character',
    ])
  })

  it('names all scripts of a mixed list, and marks where a long word was cut', () => {
    expect(readWords('ねこ\ncat\n12').notes[0]?.text.en).toBe(
      'The list has words in kana (1), in Latin letters (1) and in digits (1); words of different scripts cannot cross.',
    )
    expect(readWords(`cat\n${'a'.repeat(70)}`).refused[0]?.text).toBe(`${'a'.repeat(60)}…`)
  })

  it('reads lines of several words as lists, but not columns, and notes which it did', () => {
    const read = (text: string) => {
      const { entries, notes } = readWords(text)
      return { words: entries.map(({ word }) => word).join(' '), notes: notes.map(({ code }) => code) }
    }
    const lists = [
      'cat, dog, bird\nhorse, cow, pig',
      'cat; dog; bird;\nhorse; cow; pig',
      '# mine\ncat,dog,bird\nhorse,cow',
    ]
    for (const text of lists) expect(read(text)).toMatchObject({ notes: ['many-in-line'] })
    expect(read(lists[0]!).words).toBe('CAT DOG BIRD HORSE COW PIG')
    expect(read(lists[2]!).words).toBe('CAT DOG BIRD HORSE COW')
    expect(read('apple;banana;cherry')).toEqual({ words: 'APPLE BANANA CHERRY', notes: ['one-line-list'] })
    expect(read('cat,meow,pet\ndog,bark,pet')).toEqual({ words: 'CAT DOG', notes: ['columns'] })
    for (const text of ['cat;50\ndog;40', 'cat,a pet,home\ndog,a friend,house', 'cat,dog\nhorse,cow'])
      expect(read(text).notes).toEqual([])
    expect(read('word,clue,tags\ncat,meow,pet\ndog,bark,tame')).toEqual({ words: 'CAT DOG', notes: ['heading'] })
  })

  it('reads a heading, a one-line list and a mixture of scripts, and notes it', () => {
    const codes = (text: string) => readWords(text).notes.map(({ code }) => code)
    for (const heading of ['word,clue', 'Word;Score;Clue', '読み\t漢字', '単語，意味'])
      expect([heading, codes(`${heading}\ncat,pet\ndog,pet`)]).toEqual([heading, ['heading']])
    expect(codes('cat, dog, mouse')).toEqual(['one-line-list'])
    expect(readWords('cat, dog, mouse').entries.map(({ word }) => word)).toEqual(['CAT', 'DOG', 'MOUSE'])
    expect(readWords('cat dog　mouse').entries.map(({ word }) => word)).toEqual(['CAT', 'DOG', 'MOUSE'])
    expect(codes('ねこ\ncat')).toEqual(['several-scripts'])
    expect(codes('いぬ　ペット\nねこ　家で飼う動物\nくま')).toEqual(['full-width-space'])
    expect(readWords('いぬ　ペット\nくま').notes[0]?.text.ja).toContain('「いぬ　ペット」は1つの単語「イヌペツト」')
    expect(codes('')).toEqual([])
  })

  it('stops at the limits and notes how much is left', () => {
    const { entries, notes } = readWords('a\nb\nc\n#\nd', 2)
    expect(entries).toHaveLength(2)
    expect(notes.map(({ code, text }) => [code, text.en])).toEqual([
      ['too-many-words', 'Only the first 2 words were read; 2 more lines were left.'],
    ])
    expect(readWords(`cat\t${'x'.repeat(limits.textLength + 1)}`).refused[0]?.reason.code).toBe('text-too-long')
    expect(readWords(`cat\tc\t${','.repeat(300_000)}x${'y,'.repeat(300_000)}`).refused[0]?.reason.code).toBe(
      'text-too-long',
    )
    const junk = readWords('漢\n'.repeat(2_500))
    expect([junk.refused.length, junk.notes[0]?.code]).toEqual([1_000, 'more-refusals'])
  })

  it('never throws and accounts for every line, on 20,000 mutated lists', () => {
    const seeds = [
      '\ufeffred\tblood\tcolour\r\nblue,"sky, ""it""",x\r\n',
      'GREEN;50\n#c\n "a b" ;c;d\n',
      'さつぽろ\t札幌市\nきやべつ\tきゃべつ\n犬\n',
      'cat, dog, mouse',
      'word,clue\n1234\n00\n',
    ]
    const nasty = [
      '"',
      '""',
      ',',
      ';',
      '\t',
      '\r',
      '\n',
      '#',
      '\ufeff',
      '\0',
      '\ud800',
      '\u202e',
      '=cmd',
      '゛',
      '\u3099',
      'ー',
      'ß',
      '١',
      '𝒳',
      ' ',
      '-9e9',
      '<b>',
    ]
    const mutation = fc.record({
      at: fc.nat(),
      cut: fc.nat(4),
      insert: fc.oneof(fc.constantFrom(...nasty), fc.string({ unit: 'binary', maxLength: 5 })),
    })
    const mutated = fc.tuple(fc.constantFrom(...seeds), fc.array(mutation, { maxLength: 8 })).map(([seed, mutations]) =>
      mutations.reduce((text, { at, cut, insert }) => {
        const place = at % (text.length + 1)
        return text.slice(0, place) + insert + text.slice(place + cut)
      }, seed),
    )
    let accepted = 0
    let refusals = 0
    fc.assert(
      fc.property(mutated, (text) => {
        const list = readWords(text)
        accepted += list.entries.length
        refusals += list.refused.length
        const meant = text
          .replace(/^\ufeff/, '')
          .split(/\r\n|\r|\n/)
          .filter((line) => line.trim() !== '' && !line.trim().startsWith('#'))
        if (!list.notes.some(({ code }) => ['one-line-list', 'many-in-line', 'heading', 'joined-lines'].includes(code)))
          expect(list.entries.length + list.refused.length).toBe(meant.length)
        for (const entry of list.entries) {
          expect(parse(entrySchema, entry)).toEqual({ ok: true, value: entry })
          expect(/^([ぁ-ゖー]+|[A-Z]+|[0-9]+)$/.test(entry.word)).toBe(true)
        }
      }),
      { numRuns: 20_000 },
    )
    expect(accepted).toBeGreaterThan(10_000)
    expect(refusals).toBeGreaterThan(2_000)
  })
})
