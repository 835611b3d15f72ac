import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { limits } from '../base/limits.ts'
import { parse } from '../base/schema.ts'
import { optionsOf } from '../spec/options.ts'
import { entrySchema, toEntry, wordsOption } from './entry.ts'
import { inHiragana, inKatakana } from './kana.ts'
import { letterOf, normalise } from './normalise.ts'
import { readWords } from './read.ts'
import { asWritten, foldingNote, onceEach } from './spellings.ts'
import { type Placing, unplacedNotes } from './unplaced.ts'
import { sift } from './usable.ts'

const word = (text: string): string | null => {
  const spelling = normalise(text)
  return spelling.ok ? spelling.value.word : null
}
const refusal = (text: string): string | null => {
  const spelling = normalise(text)
  return spelling.ok ? null : spelling.error.code
}

describe('normalise', () => {
  it('spells plain words the same by its short cut as by folding', () => {
    const letters = fc.constantFrom(...'abcXYZぁあゃやっゔゎーんが')
    fc.assert(
      // a full stop at the end is folded away, and keeps the word from the short cut
      fc.property(fc.string({ unit: letters, minLength: 1, maxLength: 12 }), (text) => {
        expect(normalise(text)).toEqual(normalise(`${text}.`))
      }),
    )
  })

  it.each([
    ['キョウゴク', 'きようごく'],
    ['きょうごく', 'きようごく'],
    ['ｷｮｳｺﾞｸ', 'きようごく'],
    ['カ゛ッコウ', 'がつこう'],
    ['か\u3099く', 'がく'],
    ['ニュージーランド', 'にゆーじーらんど'],
    ['ラ―メン', 'らーめん'],
    ['アンティグア・バーブーダ', 'あんていぐあばーぶーだ'],
    ['サン＝テグジュペリ', 'さんてぐじゆぺり'],
    ['ヴァイオリン', 'ゔあいおりん'],
    ['もり の　くまさん', 'もりのくまさん'],
    ['関ヶ原'.replace('関', 'せき').replace('原', 'はら'), 'せきけはら'],
  ])('folds the kana of %s to %s', (text, expected) => expect(word(text)).toBe(expected))

  it.each([
    ['New Zealand', 'NEWZEALAND'],
    ["Côte d'Ivoire", 'COTEDIVOIRE'],
    ['Guinea-Bissau', 'GUINEABISSAU'],
    ['São Tomé', 'SAOTOME'],
    ['Ærø', 'AERO'],
    ['Straße', 'STRASSE'],
    ['Łódź', 'LODZ'],
    ['ＡＢＣ', 'ABC'],
    ['U.S.A.', 'USA'],
    ['０１２-34', '01234'],
  ])('folds %s to %s', (text, expected) => expect(word(text)).toBe(expected))

  it.each([
    ['札幌', 'foreign-character'],
    ['Ελλάδα', 'foreign-character'],
    ['cat🐈', 'foreign-character'],
    ['a#b', 'foreign-character'],
    ['Tシャツ', 'mixed-scripts'],
    ['3D', 'mixed-scripts'],
    [' ・ ', 'empty-word'],
    ['x'.repeat(limits.wordLength + 1), 'word-too-long'],
    ['x'.repeat(limits.textLength + 1), 'word-too-long'],
  ])('refuses %.20s as %s', (text, code) => expect(refusal(text)).toBe(code))

  it('leaves its own results as they are and gives one letter per cell', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), kanaText, latinText), (text) => {
        const once = word(text)
        if (once === null) return
        expect(word(once)).toBe(once)
        expect([...once].every((letter) => letterOf(letter) === letter)).toBe(true)
        expect(once.length).toBeLessThanOrEqual(limits.wordLength)
      }),
      { numRuns: 2_000 },
    )
  })

  it('gives the same word for katakana and hiragana, and shows either', () => {
    fc.assert(
      fc.property(kanaText, (text) => {
        expect(word(inKatakana(text))).toBe(word(inHiragana(text)))
        expect(inHiragana(inKatakana(text))).toBe(inHiragana(text))
      }),
      { numRuns: 1_000 },
    )
  })

  it('takes a typed letter in any writing, and nothing but one letter', () => {
    expect(['ｶﾞ', 'ョ', 'é', '９', 'ー'].map(letterOf)).toEqual(['が', 'よ', 'E', '9', 'ー'])
    expect(['', 'ab', '#', '.', '漢', '\ud83d'].map(letterOf)).toEqual([null, null, null, null, null, null])
  })
})

const kanaText = fc.string({ unit: fc.constantFrom(...'あぃがぱんっゃーアィガパンッャヴヶ・ '), maxLength: 20 })
const latinText = fc.string({ unit: fc.constantFrom(..."aZéßæø -'."), maxLength: 20 })

describe('readWords', () => {
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

  it('lets a stray quote spoil its own line only, whatever follows', () => {
    for (const stray of ['cat,"pet', 'cat\t"pet', '"cat', '"cat,pet'])
      for (const next of ['dog', 'dog,"barks"', '"dog","barks"', 'dog\t"barks"']) {
        const { entries, refused } = readWords(`${stray}\n${next}\n${next}`)
        expect([stray, next, entries.map(({ word }) => word)]).toEqual([stray, next, ['DOG', 'DOG']])
        expect(refused.map(({ line, reason }) => [line, reason.code])).toEqual([[1, 'open-quote']])
      }
  })

  it('does not look for the end of a cell without bound, nor in half a line', () => {
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

  it('says which lines it read as one', () => {
    const { notes } = readWords('a b,"c\nd"\nef,"g\n\n#h"\nij')
    expect(notes.map(({ text }) => text.en)).toEqual([
      'Lines 1 to 2 were read as one, because a quoted text goes on there (and so in 1 more place).',
    ])
  })

  it('says of each line that it cannot use where it is and why', () => {
    const { entries, refused } = readWords('ねこ\n\n犬\n"open,quote\n---\nTシャツ\nうま')
    expect(entries.map(({ word }) => word)).toEqual(['ねこ', 'うま'])
    expect(refused.map(({ line, text, reason }) => [line, text, reason.code])).toEqual([
      [3, '犬', 'foreign-character'],
      [4, '"open,quote', 'open-quote'],
      [5, '---', 'empty-word'],
      [6, 'Tシャツ', 'mixed-scripts'],
    ])
  })

  it('says which column the reading belongs into', () => {
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

  it('reads lines of several words as lists, but not columns, and says which it did', () => {
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

  it('reads a heading, a one-line list and a mixture of scripts, and says so', () => {
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

  it('stops at the limits and says how much is left', () => {
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

describe('spellings', () => {
  const once = (text: string) => onceEach([readWords(text).entries])

  it('of one word count once, and lend each other their clue', () => {
    const { entries, notes } = once('Café\nCAFE\tIt serves coffee\ncafe\nねこ\nネコ\nﾈｺ')
    expect(entries.map(({ shown, clue }) => [shown, clue])).toEqual([
      ['Café', 'It serves coffee'],
      ['ねこ', ''],
    ])
    expect(notes.map(({ text }) => text.en)).toEqual([
      'Counted once, though listed again or in another spelling: CAFE, cafe, ネコ, ﾈｺ.',
    ])
  })

  it('with different clues are two words, and a line written twice is meant twice', () => {
    const { entries, notes } = once('しべつ\t士別市\nシベツ\t標津町\nhorse\nhorse')
    expect(entries).toHaveLength(4)
    expect(notes.map(({ code, text }) => [code, text.ja])).toEqual([
      ['repeated', 'リストに2回以上あるので、その回数まで使えます: horse。'],
    ])
  })

  it('are told apart in time linear in the list, be it one word over and over', () => {
    const same = Array.from({ length: 100_000 }, () => 'cat')
    const clues = Array.from({ length: 100_000 }, (_, i) => `dog,clue ${i}`)
    const list = readWords([...same, ...clues].join('\n')).entries
    expect(onceEach([list, list]).entries).toHaveLength(200_000)
  })

  it('that stand in two lists count as often as in the one that has more', () => {
    const [one, two] = ['cat\ndog\ndog', 'dog\ncat\ncat\nemu'].map((text) => readWords(text).entries)
    const { entries, notes } = onceEach([one!, two!])
    expect(entries.map(({ word }) => word)).toEqual(['CAT', 'DOG', 'DOG', 'CAT', 'EMU'])
    expect(notes.map(({ code }) => code)).toEqual(['respelt', 'repeated'])
  })

  it('that the cells do not keep are told with one example; case, script and width are not worth it', () => {
    const note = (text: string) => foldingNote(readWords(text).entries).map(({ text: { en } }) => en)
    expect(note('dog\nネコ\nｲﾇ\nＡＢ')).toEqual([])
    expect(note('しょうゆ')).toEqual(['"しょうゆ" is written しようゆ in the cells.'])
    // in the kana in which the board is shown beside the list
    expect(note('ヒョウ\nトラ')).toEqual(['"ヒョウ" is written ヒヨウ in the cells.'])
    expect(note('ヒョウ\nとら')).toEqual(['"ヒョウ" is written ヒヨウ in the cells.'])
    expect(note('ひょう\n{虎|とら}')).toEqual(['"ひょう" is written ひよう in the cells.'])
    expect(note('{豹|ひょう}\nとら')).toEqual(['"豹（ひょう）" is written ひよう in the cells.'])
    expect(note('dog\nSão Tomé\nしょうゆ')).toEqual([
      '2 words are spelt differently in the cells, such as "São Tomé" as SAOTOME.',
    ])
  })

  it('keep their small kana where the board does: きょう and きよう are two words there, きょう and キョウ one', () => {
    const list = readWords('きょう\nきよう\nキョウ\nSão Tomé').entries
    const { entries, notes } = onceEach([list], asWritten)
    expect(entries.map(({ shown }) => shown)).toEqual(['きょう', 'きよう', 'São Tomé'])
    expect(notes.map(({ text }) => text.ja)).toEqual([
      '別のリストや別の書き方で重なっているので、1語として数えます: キョウ。',
    ])
    expect(foldingNote(list, asWritten).map(({ text }) => text.en)).toEqual([
      '"São Tomé" is written SAOTOME in the cells.',
    ])
    expect(onceEach([list]).entries.map(({ shown }) => shown)).toEqual(['きょう', 'São Tomé'])
  })
})

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

  it('reads what it once read as the same again, and every other writing of it in full', () => {
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

  it('says of too long a list how many words there are, how many there may be, and what to do', () => {
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

describe('sift', () => {
  it('lists the words that no board of that size can hold, with the reason', () => {
    const { usable, unusable } = sift(readWords('a\nab\nabc\nabcd').entries, 3)
    expect(usable.map(({ word }) => word)).toEqual(['AB', 'ABC'])
    expect(unusable.map(({ entry, reason }) => [entry.word, reason.code])).toEqual([
      ['A', 'one-letter'],
      ['ABCD', 'longer-than-board'],
    ])
  })
})

describe('unplaced words', () => {
  const free: Placing = { connected: true, slots: null }
  const notesOf = (list: string, longest: number, placed: readonly string[], placing = free) =>
    unplacedNotes(sift(readWords(list).entries, longest), placed, placing)

  it('give one note for each reason, in both languages', () => {
    const notes = notesOf('a\nab\nabc\nabcd\nbcde\nzz\nba', 3, ['AB'])
    expect(notes.map(({ code, text }) => [code, text.en])).toEqual([
      ['one-letter', 'Not placed, only one letter (1): a'],
      ['longer-than-board', 'Not placed, longer than any line of the board (2): abcd, bcde'],
      ['no-common-letter', 'Not placed, no letter in common with the words on the board (1): zz'],
      ['no-room', 'Not placed, no place found for them (2): abc, ba'],
    ])
    expect(notes.map(({ fault }) => fault)).toEqual(['input', 'input', 'search', 'search'])
    expect(notes.every(({ text }) => /^入りませんでした（.+・\d+語）: /.test(text.ja))).toBe(true)
  })

  it('share no letter with the board though they do with each other, unless pieces may stand apart', () => {
    const codes = (placing: Placing) => notesOf('ab\nba\nzz\nzx', 3, ['AB', 'BA'], placing).map(({ code }) => code)
    expect(codes(free)).toEqual(['no-common-letter'])
    expect(codes({ ...free, connected: false })).toEqual(['no-room'])
  })

  it('find no slot in a pattern without one of their length', () => {
    const notes = notesOf('ab\nabc\nabcd', 4, ['AB'], { connected: true, slots: new Set([2, 4]) })
    expect(notes.map(({ code, text }) => [code, text.en])).toEqual([
      ['no-slot', 'Not placed, no slot of that length in the pattern (1): abc'],
      ['no-room', 'Not placed, no place found for them (1): abcd'],
    ])
  })

  it('are all named, and briefly the first ten, with the number of the others', () => {
    const words = Array.from({ length: 23 }, (_, i) => `word${'abcdefghijklmnopqrstuvw'[i]}`)
    const [note, ...others] = notesOf(words.join('\n'), 4, [], { ...free, connected: false })
    expect(others).toEqual([])
    expect(note?.text.en.endsWith(`(23): ${words.join(', ')}`)).toBe(true)
    expect(note?.text.ja.endsWith(`・23語）: ${words.join('、')}`)).toBe(true)
    expect(note?.words).toEqual(words.map((word) => word.toUpperCase()))
    expect(note?.brief?.en).toMatch(/^Not placed, .* \(23\): (word[a-i], ){9}wordj and 13 more$/)
    expect(note?.brief?.ja).toMatch(/: (word[a-i]、){9}wordj、ほか13語$/)
    const [few] = notesOf('ab\nba', 1, [])
    expect(few).toMatchObject({ brief: null, words: ['AB', 'BA'], path: ['words'] })
  })
})
