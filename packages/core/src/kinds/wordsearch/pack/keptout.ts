/**
 * What must not be read in a sheet: rude words and words that the user blocks; and the places where they are tolerated.
 */

import { Budget } from '../../../base/budget.ts'
import type { Cell } from '../../../base/target.ts'
import { normalise } from '../../../words/normalise.ts'
import { cellsOf, type Place, reversed } from '../puzzle/model.ts'
import { occurrencesOf } from '../solve/occurrences.ts'
import { blockedWords } from './blocked.ts'

export interface KeptOut {
  readonly blocked: readonly string[]
  /**
   * Rude words inside harmless words of the message, as くそ in やくそく: they may be read along a row in the message's
   * cells.
   */
  readonly heldByMessage: ReadonlySet<string>
}

/** `own`: words that the user blocks; not even a message may contain them. */
export const keptOut = (own: readonly string[], isSafe: boolean, message: string): KeptOut => ({
  blocked: [...new Set([...own, ...(isSafe ? blockedWords : [])])],
  heldByMessage: new Set(blockedWords.filter((word) => isInside(word, message) && !own.includes(word))),
})

/** The user's blocked words, one per line or separated by commas; those that cells cannot spell; and single letters. */
export function blockedBy(block: string): Readonly<Record<'own' | 'short' | 'foreign', readonly string[]>> {
  const own: string[] = []
  const short: string[] = []
  const foreign: string[] = []
  for (const line of block.replace(/^\ufeff/, '').split(/[\r\n,、，]+/)) {
    const text = line.trim()
    if (text === '' || text.startsWith('#')) continue
    const spelling = normalise(text)
    if (!spelling.ok) foreign.push(text)
    else if (spelling.value.word.length < 2) short.push(text)
    else own.push(spelling.value.word)
  }
  return { own, short, foreign }
}

/** Whether one word is read in another, forwards or backwards. */
export const isInside = (short: string, long: string): boolean => long.includes(short) || long.includes(reversed(short))

/**
 * The first place where a blocked word is read, except inside a listed word that contains it or where the message
 * itself spells it.
 */
export function blockedIn(
  { blocked, heldByMessage }: KeptOut,
  rows: readonly string[],
  places: readonly Place[],
): Place | null {
  const found = [...(occurrencesOf(blocked, rows, new Budget())?.values() ?? [])].flat()
  if (found.length === 0) return null
  const runs = places.map((place) => new Set(cellsOf(place).map(String)))
  const isUsed = (cell: Cell): boolean => runs.some((run) => run.has(String(cell)))
  const mayBeRead = (place: Place): boolean =>
    runs.some((run) => cellsOf(place).every((cell) => run.has(String(cell)))) ||
    (heldByMessage.has(place.word) && isAlongRow(place) && !cellsOf(place).some(isUsed))
  return found.find((place) => !mayBeRead(place)) ?? null
}

/** The directions in which a message is read. */
export const isAlongRow = ({ dir }: Place): boolean => dir === 'E' || dir === 'W'
