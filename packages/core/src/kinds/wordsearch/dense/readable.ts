/** All dictionary words that can be read in a board, as a puzzle and its answer. */
import { Budget } from '../../../base/budget.ts'
import { type Answer, canonicalAnswer, dirs, type Puzzle, stepOf } from '../puzzle/model.ts'
import { occurrencesOf } from '../solve/occurrences.ts'
import { letterNumbers } from './alphabet.ts'
import { childOf, isWord, type Trie } from './trie.ts'

export interface Listed {
  readonly puzzle: Puzzle
  readonly answer: Answer
  /** Total letters of the distinct words. */
  readonly letters: number
}

export function listed(trie: Trie, rows: readonly string[]): Listed {
  const words = [...readable(trie, rows)].sort()
  const found = occurrencesOf(words, rows, new Budget()) ?? new Map()
  const times = Object.fromEntries(
    words.flatMap((word) => {
      const count = found.get(word)?.length ?? 0
      return count > 1 ? [[word, count]] : []
    }),
  )
  return {
    puzzle: {
      width: rows[0]?.length ?? 0,
      height: rows.length,
      rows,
      words,
      ...(Object.keys(times).length > 0 ? { times } : {}),
    },
    answer: canonicalAnswer([...found.values()].flat()),
    letters: words.reduce((sum, word) => sum + word.length, 0),
  }
}

function readable(trie: Trie, rows: readonly string[]): Set<string> {
  const numbers = letterNumbers(trie.letters)
  const words = new Set<string>()
  for (const [row, letters] of rows.entries())
    for (let col = 0; col < letters.length; col++)
      for (const dir of dirs) {
        const [down, right] = stepOf(dir)
        let text = ''
        for (let slot = 0, i = 0; ; i++) {
          const letter = rows[row + i * down]?.charAt(col + i * right) ?? ''
          const number = letter === '' ? 0 : numbers[letter.charCodeAt(0)]!
          slot = number === 0 ? 0 : childOf(trie, slot, number)
          if (slot === 0) break
          text += letter
          if (isWord(trie, slot)) words.add(text)
        }
      }
  return words
}
