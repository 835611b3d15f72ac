/**
 * The word bank of a crossword: its words, shortest first, spelt as in the cells and, where that differs, as people
 * write them.
 */
import type { Entry } from '../../words/entry.ts'
import type { Kana } from '../../words/script.ts'
import type { Puzzle } from './puzzle/model.ts'

export function bankOf(
  placed: readonly string[],
  entries: readonly Entry[],
  kana?: Kana,
): Pick<Puzzle, 'words' | 'spellings'> {
  const words = [...placed].sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
  const waiting = new Map<string, string[]>()
  for (const { word, shown } of entries) waiting.set(word, [...(waiting.get(word) ?? []), shown])
  const spellings = words.map((word) => waiting.get(word)?.shift() ?? word)
  const isRespelt = kana !== undefined || spellings.some((shown, index) => shown !== words[index])
  return { words, ...(isRespelt ? { spellings } : {}) }
}
