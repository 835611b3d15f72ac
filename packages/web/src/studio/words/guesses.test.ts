import { expect, it } from 'vitest'
import { stillGuessed } from './guesses.ts'

it('keeps the mark of a guess while word and reading stay, whatever happens to the clue', () => {
  const before = [
    { word: '両岸', reading: 'りょうきし', clue: 'a', isGuess: true },
    { word: '川', reading: 'かわ', clue: 'b' },
    { word: '上流', reading: 'じょうりゅう', clue: 'c', isGuess: true },
  ]
  const after = [
    { word: '両岸', reading: 'りょうきし', clue: 'another' },
    { word: '川', reading: 'かわ', clue: 'b' },
    { word: '上流', reading: 'うわながれ', clue: 'c' },
  ]
  expect(stillGuessed(after, before).map(({ isGuess }) => isGuess ?? false)).toEqual([true, false, false])
  expect(stillGuessed(after, [])).toBe(after)
})
