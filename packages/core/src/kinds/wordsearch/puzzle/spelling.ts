/** How a word search shows its letters and its words to people (words/writing.ts). */
import type { BoardScript } from '../../../words/script.ts'
import { boardScriptOf } from '../../../words/script.ts'
import { isWriting, writingOf } from '../../../words/writing.ts'
import type { Puzzle } from './model.ts'

/** Computed once per puzzle: its list may have thousands of words, and its board as many cells to describe. */
const scripts = new WeakMap<Puzzle, BoardScript>()

/** The script that the puzzle gives, or else that of its list. */
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

/** A label that is a clue is not a spelling of its word; words without labels are spelt as in the cells. */
function writtenAt({ words, labels = words, spellings }: Puzzle, index: number): string | undefined {
  return [labels[index], spellings?.[index]].find((text) => text !== undefined && isWriting(text, words[index] ?? ''))
}
