import { expect, it } from 'vitest'
import { langOf } from './language.ts'

it.each([
  ['ja', 'ja'],
  ['ja-JP,ja;q=0.9,en-US;q=0.8,en;q=0.7', 'ja'],
  ['en-GB,en;q=0.9,ja;q=0.8', 'en'],
  ['fr, ja;q=0.8, en;q=0.5', 'ja'],
  ['en;q=0.3, JA;q=0.4', 'ja'],
  ['ja;q=0, en', 'en'],
  ['jav, *', 'en'],
  ['ja;q=nonsense', 'en'],
  ['', 'en'],
])('who reads %j is answered in %s', (accepted, lang) => {
  expect(langOf(undefined, accepted)).toBe(lang)
})

it('what the address names comes first, if we speak it', () => {
  expect(langOf('ja', 'en')).toBe('ja')
  expect(langOf('fr', 'ja')).toBe('ja')
})
