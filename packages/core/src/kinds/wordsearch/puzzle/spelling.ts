/** How a word search shows its letters and its words to people (words/writing.ts). */
import type { BoardScript } from '../../../words/script.ts'
import { boardScriptOf } from '../../../words/script.ts'
import { isWriting, writingOf } from '../../../words/writing.ts'
import type { Puzzle } from './model.ts'

/** Worked out once for a puzzle: its list may have thousands of words, and its board as many cells to be described. */
const scripts = new WeakMap<Puzzle, BoardScript>()

/** Where the puzzle does not say it, as its list is written. */
export function scriptOfBoard(puzzle: Puzzle): BoardScript {
  const { script = scripts.get(puzzle), words } = puzzle
  if (script) return script
  const found = boardScriptOf(words.map((word, index) => ({ word, shown: writtenAt(puzzle, index) ?? word })))
  scripts.set(puzzle, found)
  return found
}

export function spellingOf(puzzle: Puzzle, word: string): string {
  const index = puzzle.words.indexOf(word)
  return writingOf(word, writtenAt(puzzle, index), scriptOfBoard(puzzle))
}

/** A label that is a clue is no writing of its word; words without labels are written as they stand in the cells. */
function writtenAt({ words, labels = words, spellings }: Puzzle, index: number): string | undefined {
  return [labels[index], spellings?.[index]].find((text) => text !== undefined && isWriting(text, words[index] ?? ''))
}
