import { expect, it } from 'vitest'
import { namesIn } from './names.ts'

it('splits names at commas, plus signs and spaces between Japanese words, and keeps English names whole', () => {
  expect(namesIn('海、動物')).toEqual(['海', '動物'])
  expect(namesIn('海 動物')).toEqual(['海', '動物'])
  expect(namesIn('海　動物')).toEqual(['海', '動物'])
  expect(namesIn('sea life, birds')).toEqual(['sea life', 'birds'])
  expect(namesIn('sea+animals')).toEqual(['sea', 'animals'])
  expect(namesIn(' 、 ')).toEqual([])
})
