import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { Budget } from '../../base/budget.ts'
import { Rng } from '../../base/rng.ts'
import type { Made } from '../../kind/craft.ts'
import { make as makeFile } from '../../verbs/make.ts'
import { readWords } from '../../words/read.ts'
import { craft } from './craft.ts'
import { patternOf } from './pools.ts'
import { type Codeword, cellsByNumber } from './puzzle/model.ts'
import { spec } from './spec.ts'

const fruit =
  'apple cherry grape lemon mango melon orange papaya peach pear plum lime coconut apricot tomato potato carrot onion'
const animals = 'うし しか かば しまうま うま さい いるか いか かに にわとり りす とら らくだ さる ぞう'
const alike = 'note tone neat ante teat tent toot noon anon neon onto taco coat cone once cent'

function madeOf(words: string, options: object = {}, seed = 'make', effort = 200_000): Made<Codeword> {
  const wanted = spec.parse({ words: words.split(' '), ...options })
  const making = craft.make(wanted, new Rng(seed), new Budget(effort))
  let turn = making.next()
  while (!turn.done) turn = making.next()
  if (!turn.value.ok) throw new Error(turn.value.error.text.en)
  return turn.value.value
}

const codesOf = ({ notes }: Made<Codeword>): string[] => notes.map(({ code }) => code)

describe('a codeword', () => {
  it('has every letter at least twice where the list allows, and names the words it left out for that', () => {
    const made = madeOf(`${fruit} fig`, { size: 11 })
    expect(
      cellsByNumber(made.puzzle)
        .slice(1)
        .filter(({ length }) => length < 2),
    ).toEqual([])
    expect(made.notes.find(({ code }) => code === 'lone-letter')?.words).toContain('FIG')
    expect(codesOf(made)).not.toContain('stands-once')
  })

  it('of a short list has every word, and only those letters once that the list itself has once', () => {
    const list = `${fruit} fig kiwi`
    const made = madeOf(list)
    expect(made.puzzle.words).toHaveLength(list.split(' ').length)
    expect(made.score).toMatchObject({ objective: 'words', value: made.bound, components: 1 })
    const times = (letter: string) => [...list.toUpperCase()].filter((other) => other === letter).length
    const once = [...new Set(list.toUpperCase())].filter((letter) => /[A-Z]/.test(letter) && times(letter) === 1).sort()
    expect(once).toEqual(['F', 'K', 'W'])
    expect(made.notes.map(({ text }) => text.en)).toEqual(['3 letters of the board stand only once: F, K, W.'])
  })

  it('leaves words out for letters that would occur once, or for a level, only where that is asked for', () => {
    expect(codesOf(madeOf(`${fruit} fig`, { twice: true }))).toContain('lone-letter')
    expect(madeOf(`${fruit} fig`, { level: 1 }).puzzle.words).toHaveLength(19)
    expect(madeOf(`${fruit} fig`, { level: 3 }).puzzle.words?.length).toBeLessThan(19)
  })

  it('of a list whose letters hardly repeat is still a board of many words, and notes that letters occur once', () => {
    const made = madeOf(animals, { size: 8 })
    expect(made.puzzle.words?.length).toBeGreaterThan(5)
    expect(codesOf(made)).toContain('stands-once')
    expect(codesOf(madeOf(animals, { size: 8, twice: false }))).not.toContain('stands-once')
  })

  it('gives no letter that is not needed', () => {
    let given = 0
    for (const seed of ['a', 'b', 'c']) {
      const { puzzle } = madeOf(alike, { size: 6, level: 1 }, seed)
      given += puzzle.givens.length
      for (const spared of puzzle.givens) {
        const fewer = { ...puzzle, givens: puzzle.givens.filter((one) => one !== spared) }
        expect(craft.grade(fewer, new Budget(10_000)).level).not.toBe(1)
      }
    }
    expect(given).toBeGreaterThan(0)
  })

  it('gives as many letters as are asked for, and refuses to give all', () => {
    expect(madeOf(fruit, { size: 9, givens: 5 }).puzzle.givens).toHaveLength(5)
    expect(() => madeOf(fruit, { size: 9, givens: 40 })).toThrow(/nothing would be left to solve/)
  })

  it('has the level that was asked for, or a note that it has another', () => {
    for (const level of [1, 2, 3, 4, 5]) {
      const made = madeOf(alike, { size: 7, level }, 'level')
      const reached = craft.grade(made.puzzle, new Budget(20_000)).level
      expect([level, reached === level]).toEqual([level, !codesOf(made).includes('other-level')])
    }
  })

  it('reaches hard levels from the list of a theme, in both languages, with enough words for a puzzle', async () => {
    for (const [name, levels] of [
      ['animals.en', [4, 5]],
      ['animals.ja', [3, 5]],
    ] as const) {
      const text = await readFile(new URL(`../../../../data/lists/${name}.tsv`, import.meta.url), 'utf8')
      const words = readWords(text).entries.map(({ word }) => word)
      for (const level of levels) {
        const { puzzle } = madeOf(words.join(' '), { level }, 'theme', 100_000)
        expect([name, craft.grade(puzzle, new Budget(20_000)).level]).toEqual([name, level])
        expect(puzzle.words?.length).toBeGreaterThan(4)
      }
    }
  })

  it('notes when words are left out for the level', () => {
    const notes = madeOf(fruit, { level: 4 }, 'left', 30_000).notes.map(({ text }) => text.en)
    expect(notes.join(' ')).toMatch(/Not placed, level 4 takes words that can be taken for each other/)
  })

  it('names no word as left out for the level if words of its letter pattern are on the board: it only had no room', () => {
    let [forLevel, noPlace] = [0, 0]
    for (const level of [2, 4])
      for (const seed of ['a', 'b', 'left']) {
        const { puzzle, notes } = madeOf(fruit, { level }, seed, 30_000)
        const onBoard = new Set(puzzle.words?.map(({ word }) => patternOf(word)))
        for (const { code, text, words = [] } of notes) {
          if (code !== 'no-room') continue
          if (text.en.includes('no place found')) noPlace += words.length
          else {
            forLevel += words.length
            expect(words.filter((word) => onBoard.has(patternOf(word)))).toEqual([])
          }
        }
      }
    expect(Math.min(forLevel, noPlace)).toBeGreaterThan(0)
  })

  it('never has a word twice', () => {
    const { puzzle } = madeOf(`${fruit} ${fruit}`, { size: 9 })
    const words = puzzle.words?.map(({ word }) => word) ?? []
    expect(new Set(words).size).toBe(words.length)
  })

  it('without a list is judged by its key, with a note; with one it is proved to have one solution', async () => {
    for (const bank of [true, false]) {
      const wanted = spec.parse({ words: fruit.split(' '), size: 9, bank })
      const file = await makeFile(craft, { spec: wanted, seed: 'judged', effort: 200_000, lang: 'en', title: null })
      if (!file.ok) throw new Error(file.error.text.en)
      const { puzzle, report } = file.value
      expect(craft.face.decidedBy(puzzle) === 'rules').toBe(bank)
      expect(report?.claims?.unique).toBe(bank)
      expect(report?.notes?.some(({ code }) => code === 'key-decides') ?? false).toBe(!bank)
      expect(puzzle.givens.length).toBeGreaterThanOrEqual(bank ? 0 : 3)
    }
  })
})
