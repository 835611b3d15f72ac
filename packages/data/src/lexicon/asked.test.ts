import { describe, expect, it } from 'vitest'
import { loadTheme } from '../node.ts'
import { askedFor } from './asked.ts'
import { type Found, find, isFound } from './find.ts'
import { foundNote } from './telling.ts'
import { allYears } from './years.ts'

const look = async (names: readonly string[], count = 60): Promise<Found> => {
  const found = await find({ names, lang: null, years: allYears, count }, loadTheme)
  if (!isFound(found)) throw new Error(`nothing for ${names.join()}`)
  return found
}

describe('names with a school or a year', () => {
  it.each([
    ['小学校の理科', ['理科'], 1, 6],
    ['理科・小学校', ['理科'], 1, 6],
    ['4年生の算数', ['算数'], 4, 4],
    ['小4理科', ['理科'], 4, 4],
    ['小学６年の社会', ['社会'], 6, 6],
    ['中学校の数学', ['数学'], 7, 9],
    ['中1数学', ['数学'], 7, 7],
    ['year 4 science', ['science'], 4, 4],
    ['elementary science', ['science'], 1, 6],
  ])('%s is the subject and the years', (name, names, first, last) => {
    expect(askedFor([name])).toEqual({ names, wanted: { first, last } })
  })

  it('may be several names, or a school alone', () => {
    expect(askedFor(['理科', '4年'])).toEqual({ names: ['理科'], wanted: { first: 4, last: 4 } })
    expect(askedFor(['science', 'year', '4'])).toEqual({ names: ['science'], wanted: { first: 4, last: 4 } })
    expect(askedFor(['小学校'])).toMatchObject({ wanted: { first: 1, last: 6 } })
  })

  it('are left alone where they mean something as they are, or nothing at all', () => {
    for (const name of ['理科（小学校）', '小学生', '海の動物園長', 'zzz'])
      expect(askedFor([name])).toEqual({ names: [name], wanted: null })
    expect(askedFor(['秋の花']).names).toEqual(['秋', '花'])
  })
})

it('has forty words or more of each season, in both languages', async () => {
  for (const name of ['春', '夏', '秋', '冬', 'spring', 'summer', 'autumn', 'fall', 'winter']) {
    const { entries, close } = await look([name])
    expect([name, close >= 40, entries.length >= 40]).toEqual([name, true, true])
  }
})

it('has forty words or more of each subject of the elementary school', async () => {
  const subjects = '国語 算数 理科 社会 生活 英語 音楽 図工 体育 家庭科'.split(' ')
  for (const name of [...subjects, 'science', 'maths', 'history', 'geography', 'english', 'music', 'art'])
    expect([name, (await look([name])).entries.length >= 40]).toEqual([name, true])
})

it('takes the words of the year, and says how many of them are from the years before where there are too few', async () => {
  const found = await look(['理科', '4年'])
  expect(found.entries.every(({ entry }) => entry.year <= 4)).toBe(true)
  const own = found.entries.filter(({ entry }) => entry.year === 4).length
  expect(found.inYears).toEqual({ years: { first: 4, last: 4 }, count: own })
  expect(found.entries.length).toBeGreaterThanOrEqual(40)
  expect(foundNote(found).ja).toContain(`小学4年の言葉は${own}語で`)
  const junior = await look(['中学校の理科'], 40)
  expect(junior.entries.every(({ entry }) => entry.year >= 7)).toBe(true)
  expect(foundNote(junior).ja).not.toContain('前の学年')
})
