import { expect, it } from 'vitest'
import { chooseLang } from './lang.ts'

it('the requested language comes before the terminal’s', () => {
  expect(chooseLang(['make', '--lang', 'ja'], { LANG: 'en_US.UTF-8' })).toBe('ja')
  expect(chooseLang(['--lang=en', 'make'], { LANG: 'ja_JP.UTF-8' })).toBe('en')
  expect(chooseLang(['--lang', 'ja', '--lang', 'en'], {})).toBe('en')
})

it('the terminal’s language is that of LC_ALL, LC_MESSAGES and LANG, in this order', () => {
  expect(chooseLang([], { LANG: 'ja_JP.UTF-8' })).toBe('ja')
  expect(chooseLang([], { LANG: 'ja' })).toBe('ja')
  expect(chooseLang([], { LANG: 'jam_JM' })).toBe('en')
  expect(chooseLang([], { LC_ALL: 'C', LANG: 'ja_JP.UTF-8' })).toBe('en')
  expect(chooseLang([], { LC_ALL: '', LC_MESSAGES: 'ja_JP', LANG: 'C' })).toBe('ja')
})

it('a language that does not exist, or is requested after --, does not count', () => {
  expect(chooseLang(['--lang', 'fr'], { LANG: 'ja_JP' })).toBe('ja')
  expect(chooseLang(['--', '--lang', 'ja'], { LANG: 'C' })).toBe('en')
})
