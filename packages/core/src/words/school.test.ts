import { expect, it } from 'vitest'
import { kanjiIn, taughtCounts, yearOf } from './school.ts'

it('each school year teaches as many kanji as the table says, and no kanji is taught twice', () => {
  expect(taughtCounts).toEqual([80, 160, 200, 202, 193, 191])
  expect(['一', '羽', '悪', '愛', '圧', '胃', '鷹'].map(yearOf)).toEqual([1, 2, 3, 4, 5, 6, 7])
  // kanji that came or moved with the table of 2020
  expect([...'岡潟岐熊香佐崎滋鹿縄井沖栃奈梨阪阜'].map(yearOf)).toEqual(Array(17).fill(4))
  expect([...'賀群徳富城茨媛埼'].map(yearOf)).toEqual(Array(8).fill(4))
  expect([...'囲紀喜救型航告殺士史象賞貯停堂得毒費粉脈歴'].map(yearOf)).toEqual(Array(21).fill(5))
  expect([...'胃腸恩券承舌銭退敵俵預'].map(yearOf)).toEqual(Array(11).fill(6))
})

it('the kanji of a text are found between its kana', () => {
  expect(kanjiIn('人々が森へ行く')).toEqual(['人', '森', '行'])
})
