import { expect, it } from 'vitest'
import { changed, crosses, cycled, inScript, table } from './kana.ts'

it('marks go on and off again, and only where a kana has them', () => {
  expect(changed('か', 'voiced')).toBe('が')
  expect(changed('が', 'voiced')).toBe('か')
  expect(changed('は', 'halfVoiced')).toBe('ぱ')
  expect(changed('ば', 'halfVoiced')).toBe('ぱ')
  expect(changed('う', 'voiced')).toBe('ゔ')
  expect(changed('な', 'voiced')).toBeNull()
  expect(changed('', 'voiced')).toBeNull()
  expect(changed('つ', 'small')).toBe('っ')
  expect(changed('っ', 'small')).toBe('つ')
  expect(changed('か', 'small')).toBeNull()
})

it('both layouts have the same kana, each once', () => {
  const kana = (columns: readonly (readonly string[])[]): string[] =>
    columns
      .flat()
      .filter((one) => /^[ぁ-ゖー]$/.test(one))
      .sort()
  expect(kana(table)).toEqual(kana(crosses))
  expect(new Set(kana(table)).size).toBe(46)
})

it('one key cycles through all variants of a kana', () => {
  const after = (kana: string): string => changed(kana, cycled(kana) ?? 'voiced') ?? kana
  expect(['は', 'ば', 'ぱ', 'か', 'が', 'つ', 'づ', 'な'].map(after)).toEqual([
    'ば',
    'ぱ',
    'は',
    'が',
    'か',
    'づ',
    'つ',
    'な',
  ])
})

it('keys of a katakana board are all katakana', () => {
  expect(inScript('katakana', 'はー')).toBe('ハー')
  expect(inScript('hiragana', 'は')).toBe('は')
})
