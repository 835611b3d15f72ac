import { readdirSync, readFileSync } from 'node:fs'
import type { Lang } from '@kumiki/core/base'
import { toEntry } from '@kumiki/core/words'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadAnalyser, loadKnown } from '../node.ts'
import { blanks, clozesOf } from './cloze.ts'
import { englishWords } from './english.ts'
import { japaneseWords } from './japanese.ts'
import { langOf, sentencesOf } from './sentences.ts'
import { wordsInText } from './words.ts'

/** Our own texts, each with the words that a teacher would ask for. They were marked before any ranking was run. */
const folder = new URL('fixtures/', import.meta.url)
const lessons = readdirSync(folder).map((name) => {
  const [text = '', marks = ''] = readFileSync(new URL(name, folder), 'utf8').split('# marked\n')
  const lang: Lang = name.endsWith('.ja.txt') ? 'ja' : 'en'
  return { name, text, lang, marked: new Set(marks.trim().toLowerCase().split(',')) }
})
const analyse = await loadAnalyser()
const known = { ja: await loadKnown('ja'), en: await loadKnown('en') }

it('has five texts in each language', () => {
  for (const lang of ['ja', 'en']) expect(lessons.filter((each) => each.lang === lang)).toHaveLength(5)
})

describe.each(lessons)('$name', ({ text, lang, marked }) => {
  it('has at least 70 % of its first 15 words among those that a teacher marked', () => {
    const sentences = sentencesOf(text, lang)
    const ranked = lang === 'ja' ? japaneseWords(sentences, analyse, known.ja) : englishWords(sentences, known.en)
    const first = ranked.slice(0, 15).map(({ writing }) => writing.toLowerCase())
    expect(first).toHaveLength(15)
    expect(first.filter((word) => marked.has(word)).length / 15).toBeGreaterThanOrEqual(0.7)
    const listed = wordsInText({ text, lang, known: known[lang], analyse, count: 15 })
    expect(listed.filter(({ shown }) => marked.has(shown.toLowerCase())).length / 15).toBeGreaterThanOrEqual(0.7)
  })

  it('has clues that fit, say something, contain no answer, and give no two words away to each other', () => {
    const words = wordsInText({ text, lang, known: known[lang], analyse, count: 30 })
    expect(words.length).toBeGreaterThanOrEqual(13)
    for (const { shown, clue } of words) {
      expect([clue, clue.length <= { ja: 50, en: 110 }[lang], clue.includes(blanks[lang])]).toEqual([clue, true, true])
      expect(clue.toLowerCase().split(/[^a-z]+/)).not.toContain(shown.toLowerCase())
    }
    expect(words.filter(({ shown, clue }) => lang === 'ja' && clue.includes(shown))).toEqual([])
    const holds = (one: number, other: number): boolean => {
      const [a, b] = [words[one]!, words[other]!]
      return (
        a.clue.toLowerCase().includes(b.shown.toLowerCase()) && b.clue.toLowerCase().includes(a.shown.toLowerCase())
      )
    }
    expect(
      words.flatMap((_, one) => words.flatMap((__, other) => (one < other && holds(one, other) ? [one] : []))),
    ).toEqual([])
    expect(new Set(words.map(({ clue }) => clue)).size).toBe(words.length)
  })

  it('gives words that fit into cells, and marks guessed readings', () => {
    for (const { word, shown, clue, isGuessed } of wordsInText({
      text,
      lang,
      known: known[lang],
      analyse,
      count: 30,
    })) {
      expect(toEntry({ word, shown, clue }).ok).toBe(true)
      expect(isGuessed).toBe(/\p{Script=Han}/u.test(shown) && known.ja.get(shown) === undefined)
    }
  })
})

it('takes the clue from another sentence than the one in which a word first occurs, where there is one', () => {
  const text =
    'A moat goes around the castle. The children saw a duck. In summer the moat of the town is dry and full of grass.'
  const moat = wordsInText({ text, lang: 'en', known: known.en, analyse, count: 9 }).find(({ word }) => word === 'moat')
  expect(moat?.clue).toBe('In summer the ___ of the town is dry and full of grass')
})

it('joins lines that break a sentence, and recognises headings and languages', () => {
  const text = '川のはたらき\n\n雨がふると、\n水は川になります。石を運びます。\n'
  expect(sentencesOf(text, 'ja')).toEqual([
    { text: '川のはたらき', isHeading: true },
    { text: '雨がふると、水は川になります。', isHeading: false },
    { text: '石を運びます。', isHeading: false },
  ])
  expect(sentencesOf('A long day\nat sea ended. We slept.', 'en').map((each) => each.text)).toEqual([
    'A long day at sea ended.',
    'We slept.',
  ])
  expect(sentencesOf('植物のはたらき\n植物は日光を受けて、葉で養分を作ります。', 'ja')[0]).toEqual({
    text: '植物のはたらき',
    isHeading: true,
  })
  expect(lessons.filter(({ text: own, lang }) => langOf(own) !== lang)).toEqual([])
})

it('cuts any sentence to the length of a clue, around the blank', () => {
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[a-e]{1,12}[,;]?$/), { maxLength: 40 }),
      fc.array(fc.stringMatching(/^[a-e]{1,12}[,;]?$/), { maxLength: 40 }),
      (before, behind) => {
        const [clue = null] = clozesOf([...before, 'volcano', ...behind].join(' '), 'volcano', 'volcano', 'en')
        const rest = [...before, ...behind].join(' ')
        if (clue === null) expect(rest.length < 40 || rest.length > 95).toBe(true)
        else expect([clue.length <= 110, clue.includes('___')]).toEqual([true, true])
      },
    ),
  )
  fc.assert(
    fc.property(
      fc.stringMatching(/^[あいう山川、]{0,80}$/),
      fc.stringMatching(/^[あいう山川、]{0,80}$/),
      (before, behind) => {
        const [clue = null] = clozesOf(`${before}火山${behind}。`, '火山', 'かざん', 'ja')
        if (clue !== null) expect([clue.length <= 50, clue.includes('（　　）')]).toEqual([true, true])
      },
    ),
  )
})

it('gives no clue that contains a form of the word, or only the word', () => {
  expect(clozesOf('The volcano is one of many volcanoes.', 'volcano', 'volcano', 'en')).toEqual([])
  expect(clozesOf('かざんとは火山のことです。', '火山', 'かざん', 'ja')).toEqual([])
  expect(clozesOf('火山だ。', '火山', 'かざん', 'ja')).toEqual([])
})

it('finds nothing in input without text', () => {
  for (const text of ['', '\n\n', '12345', '???', 'a'])
    for (const lang of ['ja', 'en'] as const)
      expect(wordsInText({ text, lang, known: known[lang], analyse, count: 9 })).toEqual([])
})

describe('a clue from a text', () => {
  it('is a whole sentence, or the end of one, or a part that can stand alone', () => {
    for (const { text, lang } of lessons) {
      const sentences = sentencesOf(text, lang).map((each) => each.text)
      for (const { shown, clue } of wordsInText({ text, lang, known: known[lang], analyse, count: 30 })) {
        expect(clue).not.toMatch(/…$|[、，,;:]$|（　　）(に|を|で|と|は|が|の|から|になって)?$/)
        const filled = clue.replaceAll(blanks[lang], shown).replace(/^…/, '')
        const isEnd = sentences.some((sentence) => sentence.replace(/[。.]$/, '').endsWith(filled))
        if (lang === 'ja' && !isEnd) expect(clue).toMatch(/(ます|ました|ません|です|でした|ない|る|た|だ)$/)
      }
    }
  })

  it('takes the sentence before along, where it begins with a word that points to it', () => {
    const before = '平地では川は曲がりくねって流れます。'
    expect(clozesOf('これを蛇行といいます。', '蛇行', 'だこう', 'ja', before)).toEqual([
      '平地では川は曲がりくねって流れます。これを（　　）といいます',
    ])
    expect(clozesOf('これを蛇行といいます。', '蛇行', 'だこう', 'ja')).toEqual([])
    expect(clozesOf('This is called magma.', 'magma', 'magma', 'en')).toEqual([])
  })

  it('is not there for a piece that breaks off, nor where the word is part of a longer one', () => {
    expect(clozesOf('二百度のかまどに入れると、店中においがしました。', 'かま', 'かま', 'ja')).toEqual([])
    expect(clozesOf('二百度のかまどに入れると、店中においがしました。', '店', 'みせ', 'ja')).toEqual([])
    const long = `雲の粒が${'とても'.repeat(20)}大きくなって、`
    expect(clozesOf(`雲の中の氷が結晶になって、${long}雪になります。`, '結晶', 'けっしょう', 'ja')).toEqual([])
    const whole = clozesOf(`地面から離れるほど空気は冷たくなるので、${long}雨になります。`, '地面', 'じめん', 'ja')
    expect(whole).toEqual(['（　　）から離れるほど空気は冷たくなる'])
  })

  it('says enough to find the word by, and asks for things, not for crowds of people', () => {
    const text =
      'パンの店で働く人たちの朝は、まだ外が暗い四時に始まります。昔の漁師たちは、雲の形を見て天気を予想しました。'
    const found = wordsInText({ text, lang: 'ja', known: known.ja, analyse, count: 30 })
    const shown = found.map((each) => each.shown)
    expect(shown).toContain('漁師')
    expect(shown.filter((word) => /人たち|漁師たち|あと/.test(word))).toEqual([])
    const thin = 'きのう、店に行きました。これは猫です。'
    expect(wordsInText({ text: thin, lang: 'ja', known: known.ja, analyse, count: 9 })).toEqual([])
  })
})
