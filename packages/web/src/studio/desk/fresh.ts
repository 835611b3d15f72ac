/** Which words are new on a board compared with the previous one, and how long they have a ring. */
import { nameOfCells } from '@kumiki/core/player'
import type { Placed } from '../workers/core/protocol.ts'

/** A word that came onto the board, with the time. */
export interface Ring extends Placed {
  readonly since: number
}

/** How long a ring stays; the style sheet uses the same duration. */
const ringMs = 800

export const isYoung = ({ since }: Ring, now: number): boolean => now - since < ringMs

/**
 * The words that were not on the previous board. A first board has no new words, because there is nothing to compare it
 * with.
 */
export function freshOn(before: readonly Placed[] | null, now: readonly Placed[]): readonly Placed[] {
  if (before === null) return []
  const known = new Set(before.map(({ word }) => word))
  return now.filter(({ word }) => !known.has(word))
}

/**
 * The rings on the current board: those of new words, and earlier ones that are still young and whose word is still in
 * place.
 */
export function ringsOn(
  rings: readonly Ring[],
  before: readonly Placed[] | null,
  places: readonly Placed[],
  now: number,
): readonly Ring[] {
  const here = new Set(places.map(nameOfPlaced))
  const young = rings.filter((ring) => isYoung(ring, now) && here.has(nameOfPlaced(ring)))
  return [...young, ...freshOn(before, places).map(({ word, cells }) => ({ word, cells, since: now }))]
}

export const nameOfPlaced = ({ word, cells }: Placed): string => `${word} ${nameOfCells(cells)}`
