import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Entry, toEntry } from './entry.ts'
import { piecesOf } from './pieces.ts'

const entriesOf = (words: readonly string[]): Entry[] =>
  words.flatMap((word) => {
    const entry = toEntry({ word })
    return entry.ok ? [entry.value] : []
  })

it('pieces share no letter with each other, and no piece splits further', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcdefghij'), minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(fc.array(word, { maxLength: 8 }), (words) => {
      const entries = entriesOf(words)
      const pieces = piecesOf(entries)
      expect(pieces.flat().length).toBe(entries.length)
      const letters = pieces.map((piece) => new Set(piece.flatMap((entry) => [...entry.word])))
      for (const [index, own] of letters.entries())
        for (const other of letters.slice(index + 1)) expect([...own].filter((letter) => other.has(letter))).toEqual([])
      for (const piece of pieces) {
        const reached = new Set(piece[0]?.word)
        for (let grown = 0; grown < piece.length; grown++)
          for (const { word: text } of piece)
            if ([...text].some((letter) => reached.has(letter))) for (const letter of text) reached.add(letter)
        expect(piece.every(({ word: text }) => [...text].every((letter) => reached.has(letter)))).toBe(true)
      }
    }),
  )
})

it('the largest piece comes first', () => {
  expect(piecesOf(entriesOf(['zz', 'cat', 'tea', 'ねこ'])).map((piece) => piece.map(({ shown }) => shown))).toEqual([
    ['cat', 'tea'],
    ['zz'],
    ['ねこ'],
  ])
})
