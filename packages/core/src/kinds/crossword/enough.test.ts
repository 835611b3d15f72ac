import { expect, it } from 'vitest'
import { make } from '../../verbs/make.ts'
import { craft } from './craft.ts'
import { spec } from './spec.ts'

const words = ['planet', 'comet', 'orbit', 'meteor', 'saturn', 'mars', 'moon', 'star']
const effort = 400_000
const made = async (options: object) => {
  const wanted = spec.parse({ words, size: 14, ...options })
  const file = await make(craft, { spec: wanted, seed: 'a', effort, lang: 'en', title: null })
  if (!file.ok) throw new Error(file.error.text.en)
  return file.value
}

it.each([{}, { objective: 'words' }])('a search ends once nothing can be better: %j', async (options) => {
  const { report, recipe } = await made(options)
  expect(report?.score?.value).toBe(report?.bound)
  expect(recipe?.effort).toBeLessThan(effort / 4)
})

it('it goes on where words have scores, as of equal boards the one with higher scores is better', async () => {
  const scored = words.map((word, score) => ({ word, score }))
  const { recipe } = await made({ words: scored })
  expect(recipe?.effort).toBeGreaterThan(effort / 2)
})
