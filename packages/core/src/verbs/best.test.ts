import { describe, expect, it } from 'vitest'
import { bad, good, problem, type Result } from '../base/result.ts'
import { craft as blank } from '../contract/fixtures/blank/craft.ts'
import type { Blank } from '../contract/fixtures/blank/puzzle/model.ts'
import type { Craft } from '../kind/craft.ts'
import type { KumikiFile } from '../kind/file.ts'
import { bestFirst, bestOf, betterProgress, seedsSideBySide } from './best.ts'

const seeking: Craft<Blank> = { ...blank, extras: { merit: ({ cells = 0 }) => Number(cells) } }
const fileOf = (title: string, cells: number, bound: number | null): Result<KumikiFile<Blank>> =>
  good({
    kumiki: 1,
    kind: '_blank',
    title,
    lang: 'en',
    puzzle: { cells: [] },
    report: { score: { cells }, bound },
  })
const failure = (code: string) => bad(problem(code, 'No.', 'いいえ。'))
const titleOf = (reply: Result<KumikiFile<Blank>>) => (reply.ok ? reply.value.title : reply.error.code)

describe('parallel searches', () => {
  it('have seeds of their own, the first one the user’s; a kind without a merit needs only one', () => {
    expect(seedsSideBySide(seeking, 's', 3)).toEqual(['s', 's/2', 's/3'])
    expect(seedsSideBySide({ ...seeking, extras: {} }, 's', 3)).toEqual(['s'])
  })

  it('give the puzzle of the highest merit, then the one with the lowest bound, then the first', () => {
    const best = (...replies: Result<KumikiFile<Blank>>[]) => titleOf(bestOf(seeking, replies))
    expect(best(fileOf('a', 3, 9), fileOf('b', 5, 9), fileOf('c', 4, 4))).toBe('b')
    expect(best(fileOf('a', 5, null), fileOf('b', 5, 9), fileOf('c', 5, 8))).toBe('c')
    expect(best(fileOf('a', 5, 8), fileOf('b', 5, 8))).toBe('a')
    expect(best(failure('no'), fileOf('b', 0, null))).toBe('b')
    expect(best(failure('first'), failure('second'))).toBe('first')
  })

  it('are there to choose from: those that differ, best first, so that another one never comes before a better', () => {
    const file = (title: string, cells: number, answer?: number): KumikiFile<Blank> => {
      const made = fileOf(title, cells, null)
      if (!made.ok) throw new Error(title)
      return answer === undefined ? made.value : { ...made.value, answer: { cells: [answer] } }
    }
    const keyed: Craft<Blank> = { ...seeking, canonicalKey: (_, { cells }) => cells.join('') }
    const titles = (...files: KumikiFile<Blank>[]) => bestFirst(keyed, files).map(({ title }) => title)
    expect(titles(file('a', 3, 1), file('b', 5, 2), file('c', 4, 3))).toEqual(['b', 'c', 'a'])
    expect(titles(file('a', 5, 1), file('b', 5, 1), file('c', 5, 2))).toEqual(['a', 'c'])
    expect(titles(file('a', 1), file('b', 1))).toEqual(['a', 'b'])
  })

  it('report the best score of all and the lowest bound of any', () => {
    const first = { score: { cells: 4 }, bound: 9 }
    expect(betterProgress(seeking, null, first)).toEqual(first)
    expect(betterProgress(seeking, first, { score: { cells: 3 }, bound: 7 })).toEqual({ score: { cells: 4 }, bound: 7 })
    expect(betterProgress(seeking, first, { score: { cells: 6 }, bound: null })).toEqual({
      score: { cells: 6 },
      bound: 9,
    })
    const boundless = { score: { cells: 1 }, bound: null }
    expect(betterProgress(seeking, boundless, boundless).bound).toBe(null)
  })
})
