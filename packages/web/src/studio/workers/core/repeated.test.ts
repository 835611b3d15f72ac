import { describe, expect, it } from 'vitest'
import { repeatedNotes } from './repeated.ts'

describe('rows with the same word', () => {
  const row = (word: string, reading: string, clue: string) => ({ word, reading, clue })
  const notes = (...rows: ReturnType<typeof row>[]) => {
    const outcome = repeatedNotes(rows)
    return rows.map((_, at) => outcome.get(at)?.en ?? null)
  }

  it('all note how often the word is used', () => {
    expect(notes(row('cat', '', 'It purrs'), row('dog', '', ''), row('Cat', '', 'It meows'))).toEqual([
      'This word is in 2 rows; it is used once, with one of the clues.',
      null,
      'This word is in 2 rows; it is used once, with one of the clues.',
    ])
    expect(notes(row('ねこ', '', ''), row('ネコ', '', ''))).toEqual([
      'This word is in 2 rows; it is used once.',
      'This word is in 2 rows; it is used once.',
    ])
  })

  it('with different spellings, each with its clue, may all be used', () => {
    const [first, second] = notes(row('士別', 'しべつ', '市'), row('標津', 'しべつ', '町'))
    expect(first).toBe('2 rows are spelt like this; a puzzle with clues may use each of them, any other uses one.')
    expect(second).toBe(first)
  })
})
