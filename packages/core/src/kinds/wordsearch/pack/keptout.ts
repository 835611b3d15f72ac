/** What must not be read in a sheet: rude words and the user's own; and where it may be read all the same. */

import { Budget } from '../../../base/budget.ts'
import type { Cell } from '../../../base/target.ts'
import { normalise } from '../../../words/normalise.ts'
import { cellsOf, type Place, reversed } from '../puzzle/model.ts'
import { occurrencesOf } from '../solve/occurrences.ts'
import { blockedWords } from './blocked.ts'

export interface KeptOut {
  readonly blocked: readonly string[]
  /** Rude words that the message spells by itself, as くそ in やくそく: in its cells they may be read along a row. */
  readonly heldByMessage: ReadonlySet<string>
}

/** `own`: what the user blocks, which not even a message may hold. */
export const keptOut = (own: readonly string[], isSafe: boolean, message: string): KeptOut => ({
  blocked: [...new Set([...own, ...(isSafe ? blockedWords : [])])],
  heldByMessage: new Set(blockedWords.filter((word) => isInside(word, message) && !own.includes(word))),
})

/** The user's own blocked words, one to a line or between commas; those that no cells can spell, and single letters. */
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

/** Forwards or backwards. */
export const isInside = (short: string, long: string): boolean => long.includes(short) || long.includes(reversed(short))

/**
 * The first place where a blocked word is read, but for those inside a listed word that contains it, or where the
 * message itself spells it.
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

/** As a message is read. */
export const isAlongRow = ({ dir }: Place): boolean => dir === 'E' || dir === 'W'
