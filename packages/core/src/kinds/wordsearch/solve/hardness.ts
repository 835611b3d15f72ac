/**
 * What makes a word hard to find, in numbers; used by the grade and by the maker that aims at a level.
 *
 * A false start is a run, in a direction that the board uses, that agrees with the beginning of the word in two thirds
 * of its letters (three if there are as many) but is not the word. The shorter the part that agrees, the more such runs
 * arise by chance and the sooner the eye skips them: it takes four of two letters, two of three, one of four to make a
 * word hard. A word of two letters has none: its first letter is everywhere.
 *
 * A sheet is as hard as the hardest technique that one word in five needs.
 */

import type { Bilingual } from '../../../base/text.ts'
import type { Level } from '../../../kind/craft.ts'
import type { Dir } from '../puzzle/dirs.ts'

/**
 * 1: across and down, which people read anyway · 2: diagonals · 3: against the reading direction. Mirroring along the
 * main diagonal does not change the level.
 */
export const directionLevel = (dir: Dir): 1 | 2 | 3 =>
  dir === 'E' || dir === 'S' ? 1 : dir === 'N' || dir === 'W' || dir === 'NW' ? 3 : 2

/** How many letters of a word a false start has; 0 if there can be none. */
export const falseStartLength = (length: number): number =>
  length < 3 ? 0 : Math.min(length - 1, Math.max(3, Math.ceil((length * 2) / 3)))

/** The number of false starts that make a word of this length hard. */
export const misleading = (length: number): number => {
  const agreeing = falseStartLength(length)
  if (agreeing === 0) return Number.POSITIVE_INFINITY
  return agreeing === 2 ? 4 : agreeing === 3 ? 2 : 1
}

const share = 1 / 5
export const levelRule: Bilingual = {
  en: 'The level is that of the hardest idea that at least one word in five needs.',
  ja: 'レベルは、5語に1語以上で必要になる考え方のうち、いちばん難しいもののレベルです。',
}

/** The level of a sheet from those of its words. */
export function sheetLevel(levels: readonly Level[]): Level {
  const hardestFirst = levels.toSorted((a, b) => b - a)
  return hardestFirst[Math.max(1, Math.ceil(levels.length * share)) - 1] ?? 1
}
