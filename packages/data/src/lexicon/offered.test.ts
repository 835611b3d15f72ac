import fc from 'fast-check'
import { expect, it } from 'vitest'
import { loadAnalyser } from '../node.ts'
import { judgeOffered, messageFor, offeredTag, type Request } from './offered.ts'
import { rules } from './rules.ts'
import { allYears } from './years.ts'

const analyse = await loadAnalyser()
const fruit: Request = { lang: 'ja', years: allYears, about: { names: ['くだもの'], count: 9 } }
const sea: Request = { lang: 'en', years: allYears, about: { names: ['sea'], count: 9 } }

it('takes lines that obey the rules, however they are decorated, and tags each of them', () => {
  const ja = judgeOffered(
    '```\n1. 花火\tはなび\t夏の夜空にひらく光\n| りんご | りんご | 白雪姫がかじった赤い実 |\n|---|---|---|\nどうぞ！\n```',
    fruit,
    analyse,
  )
  expect(ja.taken.map(({ word, writing }) => [word, writing])).toEqual([
    ['はなび', '花火'],
    ['りんご', 'りんご'],
  ])
  const en = judgeOffered('- whale\tIt sings and spouts\nHere you are:\nanchor | It holds a ship', sea, analyse)
  expect(en.taken.map(({ word, clue }) => [word, clue])).toEqual([
    ['whale', 'It sings and spouts'],
    ['anchor', 'It holds a ship'],
  ])
  expect([...ja.taken, ...en.taken].filter(({ tags }) => !tags.includes(offeredTag))).toEqual([])
})

it('leaves out what breaks a rule, is a duplicate, has another reading, or was not requested, and gives the reason', () => {
  const { taken, refused } = judgeOffered(
    [
      '花火\tはなみ\t夏の夜空にひらく光',
      '花火\tはなび\t夜空にさく大きな花',
      '林檎\tりんご\tリンゴジュースのもと',
      '梨\tなし\t水気の多い秋の実。',
      '桃\tもも\t川を流れて来た実',
      '桃\tもも\tおしりの形をした実',
      '柿\tかき\t毒で殺された姫の実',
    ].join('\n'),
    fruit,
    analyse,
  )
  expect(taken.map(({ writing }) => writing)).toEqual(['桃'])
  expect(refused.map(({ why }) => why.en)).toEqual([
    'the reading does not spell the writing',
    'the clue gives the word away',
    'the clue gives the word away',
    'the clue ends with a full stop or a space',
    'it is in the list already',
    'it is unpleasant',
  ])
  const wanted: Request = { lang: 'en', years: allYears, about: { words: ['Crab'] } }
  const clues = judgeOffered('crab\tIt walks sideways\nlobster\tIt turns red in the pot', wanted, analyse)
  expect([clues.taken.map(({ word }) => word), clues.refused.map(({ written }) => written)]).toEqual([
    ['crab'],
    ['lobster'],
  ])
})

it('takes nothing that breaks a rule of the lexicon, whatever the answer', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.string(), fc.string()), { maxLength: 9 }), (lines) => {
      const text = lines.map((cells) => cells.join('\t')).join('\n')
      for (const [request, lang] of [
        [fruit, 'ja'],
        [sea, 'en'],
      ] as const)
        for (const entry of judgeOffered(text, request, analyse).taken)
          expect(rules.filter(({ keeps }) => !keeps(entry, { lang, clues: lang }))).toEqual([])
    }),
  )
})

it('sends only what was named: the theme or the words, the number and the school year', () => {
  expect(messageFor(fruit)).toContain('「くだもの」についてのクロスワードの言葉を9語')
  expect(messageFor({ ...fruit, years: { first: 1, last: 4 } })).toContain('小学4年生まで')
  expect(messageFor({ ...sea, about: { words: ['crab', 'eel'] } })).toContain('crab\neel')
  const differing = messageFor({ ...sea, about: { names: ['ships'], count: 12 } })
  expect(differing.replace('12', '9').replace('ships', 'sea')).toBe(messageFor(sea))
})
