import { expect, it } from 'vitest'
import { problemSentence } from './spell.ts'

it('a problem with an option names the option by its label in both languages', () => {
  const text = { en: '"size": it must be 2 or more.', ja: '「size」: 2以上にしてください。' }
  expect(problemSentence({ text, path: ['size'] }, 'en')).toBe('“Size”: it must be 2 or more.')
  expect(problemSentence({ text, path: ['size'] }, 'ja')).toBe('「大きさ」: 2以上にしてください。')
  expect(problemSentence({ text, path: ['constructor'] }, 'ja')).toBe(text.ja)
  expect(problemSentence({ text, path: [] }, 'en')).toBe(text.en)
})
