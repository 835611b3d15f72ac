import { expect, it } from 'vitest'
import { craft } from '../contract/fixtures/blank/craft.ts'
import { make } from './make.ts'
import { summaryOf } from './summary.ts'

const made = await make(craft, { spec: { size: 4 }, seed: 'sum', effort: 10, lang: 'en', title: null })
if (!made.ok) throw new Error(made.error.text.en)
const file = made.value

it('a summary gives the level, the claims proved, and the seed', () => {
  expect(summaryOf(file, craft.face)).toEqual({
    level: 1,
    proved: [
      { en: 'solvable', ja: '解あり' },
      { en: 'one solution', ja: '解がひとつ' },
      { en: 'no guessing', ja: '推測なしで解ける' },
    ],
    worth: null,
    foundSize: null,
    seed: 'sum',
  })
  const { recipe: _, report, ...open } = file
  expect(
    summaryOf({ ...open, report: { ...report, claims: { unique: false, other: true } } }, craft.face),
  ).toMatchObject({
    proved: [],
    seed: null,
  })
})

it('a summary gives the size where none was asked for', () => {
  const recipe = { spec: {}, seed: 's', effort: 1, version: '0' }
  expect(summaryOf({ ...file, recipe }, craft.face).foundSize).toEqual({ width: 4, height: 1 })
})

it('a summary gives the result of a board of words', () => {
  const report = { score: { white: 3, black: 1 }, bound: 3 }
  expect(summaryOf({ ...file, report }, craft.face).worth?.en).toBe('white cells 3 (proved best)')
})
