/**
 * How a listed word is shown to people: as its writer wrote it (ピューマ), where the puzzle says so; else as it stands
 * in the cells (ぴゆーま). A writing that would give other letters in the cells (桜) is no help to find the word, and
 * is not shown as one.
 */
import { normalise } from '../../words/normalise.ts'
import { asListed } from '../../words/script.ts'
import { asWritten } from '../../words/spellings.ts'
import type { Puzzle } from './model.ts'

export function spellingOf({ words, labels, spellings }: Puzzle, word: string): string {
  const index = words.indexOf(word)
  const written = [labels?.[index], spellings?.[index]].find((text) => text !== undefined && isSpelling(text, word))
  return written ?? asListed(labels ?? words)(word)
}

export function isSpelling(text: string, word: string): boolean {
  const spelling = normalise(text)
  // dense boards keep small kana
  return spelling.ok && [spelling.value.word, asWritten({ word: spelling.value.word, shown: text })].includes(word)
}
