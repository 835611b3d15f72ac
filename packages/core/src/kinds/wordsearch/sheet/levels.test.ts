import { describe, expect, it } from 'vitest'
import { Budget } from '../../../base/budget.ts'
import { Rng } from '../../../base/rng.ts'
import { parse } from '../../../base/schema.ts'
import type { Grade, Made } from '../../../kind/craft.ts'
import { craft } from '../craft.ts'
import type { Puzzle, Wordsearch } from '../puzzle/model.ts'
import { falseStartLength, misleading, sheetLevel } from '../solve/hardness.ts'

const lists: Readonly<Record<string, string>> = {
  tools: 'hammer saw plane chisel square gauge mallet clamp drill file rasp spanner',
  kitchen: 'kettle spoon plate saucepan ladle whisk oven grater bowl knife tray sieve toaster peeler colander',
  sky: 'cloud thunder rainbow sunset moon comet planet meteor eclipse galaxy',
  花: 'さくら うめ ひまわり チューリップ ばら たんぽぽ あさがお すみれ コスモス ゆり あじさい きく',
  台所: 'なべ フライパン ほうちょう まないた おたま しゃもじ やかん さいばし どんぶり ちゃわん ボウル',
  駅: 'とうきょう うえの しながわ しんじゅく いけぶくろ よこはま おおさか なごや きょうと はかた せんだい さっぽろ ながの かなざわ',
}

interface Sheet extends Made<Wordsearch> {
  readonly grade: Grade<Wordsearch>
}

function sheet(options: object, seed: string): Sheet {
  const spec = parse(craft.spec, options)
  if (!spec.ok) throw new Error(spec.error.text.en)
  const making = craft.make(spec.value, new Rng(seed), new Budget(400_000))
  for (;;) {
    const turn = making.next()
    if (!turn.done) continue
    if (!turn.value.ok) throw new Error(turn.value.error.text.en)
    return { ...turn.value.value, grade: craft.grade(turn.value.value.puzzle, new Budget()) }
  }
}

const levels = [1, 2, 3, 4, 5] as const

describe('thirty sheets, five levels of six lists', () => {
  const sheets = Object.entries(lists).map(([name, words]) => ({
    name,
    series: levels.map((level) => sheet({ words: words.split(' '), level }, name)),
  }))

  it('have the level that was asked for, and no note about another', () => {
    for (const { name, series } of sheets) {
      expect([name, series.map(({ grade }) => grade.level)]).toEqual([name, levels])
      expect(series.flatMap(({ notes }) => notes.map(({ code }) => code))).toEqual([])
    }
  })

  it('score higher from level to level with the same words', () => {
    for (const { name, series } of sheets) {
      const scores = series.map(({ grade }) => grade.score)
      expect([name, scores]).toEqual([name, [...new Set(scores)].sort((a, b) => a - b)])
    }
  })

  it('score so much per word that sheets two levels apart never overlap', () => {
    const perWord = levels.map((_, i) =>
      sheets.map(({ series }) => series[i]!.grade.score / series[i]!.puzzle.words.length),
    )
    for (let i = 0; i + 2 < levels.length; i++)
      expect(Math.max(...perWord[i]!)).toBeLessThan(Math.min(...perWord[i + 2]!))
  })

  it('run in the directions of their level', () => {
    const used = levels.map(
      (_, i) => new Set(sheets.flatMap(({ series }) => series[i]!.answer.places.map(({ dir }) => dir))),
    )
    expect([...used[0]!].toSorted()).toEqual(['E', 'S'])
    expect([...used[1]!].toSorted()).toEqual(['E', 'NE', 'S', 'SE'])
    for (const all of used.slice(2)) expect(all.size).toBe(8)
  })
})

const gradeOf = (words: readonly string[], rows: readonly string[]): Grade<Wordsearch> => {
  const puzzle: Puzzle = { width: rows[0]!.length, height: rows.length, rows, words }
  return craft.grade(puzzle, new Budget())
}

describe('a grade', () => {
  it('counts as false starts the runs that agree in two thirds of the word but are not it', () => {
    const { steps, techniques } = gradeOf(['PLANET'], ['PLANETX', 'PLANXET', 'PLAXNET'])
    expect(steps[0]?.why).toEqual({ falseStarts: 1, shared: 0 })
    expect(techniques).toEqual({ 'false-starts': 1 })
    // read from its other end a palindrome is the same run, no false start
    expect(gradeOf(['LEVEL', 'TAC'], ['LEVELCAT']).steps.map(({ why }) => why.falseStarts)).toEqual([0, 0])
  })

  it('takes more false starts to make a word hard, the shorter they are', () => {
    expect([2, 3, 4, 5, 6, 7, 9].map(falseStartLength)).toEqual([0, 2, 3, 4, 4, 5, 6])
    expect([2, 3, 4, 5, 9].map(misleading)).toEqual([Number.POSITIVE_INFINITY, 4, 2, 1, 1])
  })

  it('is that of the hardest technique that one word in five needs', () => {
    expect(sheetLevel([1, 1, 1, 1, 5])).toBe(5)
    expect(sheetLevel([1, 1, 1, 1, 1, 5])).toBe(1)
    expect(sheetLevel([1, 2, 1, 3, 1, 4, 1, 1, 1, 1])).toBe(3)
    expect(sheetLevel([2])).toBe(2)
  })

  it('comes with a note when the level is out of reach', () => {
    const short = sheet({ words: ['うめ', 'きく', 'ゆり', 'ばら', 'はぎ'], level: 5 }, 'a')
    expect(short.notes.map(({ text }) => text.en)).toEqual([
      'The sheet has level 3, not 5: none of level 5 was found with these words and options.',
    ])
    expect(short.notes[0]?.text.ja).not.toMatch(/[a-z]/i)
    const narrow = sheet({ words: ['hammer', 'chisel'], level: 3, directions: 'straight' }, 'a')
    expect(narrow.notes.map(({ code }) => code)).toEqual(['level-not-reached'])
  })
})

describe('an explanation', () => {
  it('gives the direction of the word, what misleads and what it shares', () => {
    const rows = ['CATTLE', 'XATXXX', 'XXTXXX', 'XXXTXX', 'XXXXXX', 'XXXXXX']
    const puzzle: Puzzle = { width: 6, height: 6, rows, words: ['CATTLE', 'TEA'] }
    const { en, ja } = craft.explain(puzzle, {
      technique: 'backwards',
      places: [{ word: 'CATTLE', row: 4, col: 5, dir: 'NW' }],
      rulesOut: [],
      why: { falseStarts: 1, shared: 2 },
      choices: 1,
    }).text
    expect(en).toBe(
      'CATTLE runs from row 5, column 6 up to the left. 1 other run starts like it. It shares 2 letters with other words.',
    )
    expect(ja).toBe(
      '「CATTLE」は5行6列から左上へ読めます。似た出だしの並びがほかに1か所あります。ほかの単語と2文字を共有しています。',
    )
  })
})
