/** Which words are new on a board, by the board before it, and how long they are ringed. */
import { nameOfCells } from '@kumiki/core/player'
import type { Placed } from '../workers/core/protocol.ts'

/** A word that came onto the board, and when. */
export interface Ring extends Placed {
  readonly since: number
}

/** How long a ring stays; the style sheet has the same. */
const ringMs = 800

export const isYoung = ({ since }: Ring, now: number): boolean => now - since < ringMs

/** What was not on the board before. A first board has nothing new: there was none to compare it with. */
export function freshOn(before: readonly Placed[] | null, now: readonly Placed[]): readonly Placed[] {
  if (before === null) return []
  const known = new Set(before.map(({ word }) => word))
  return now.filter(({ word }) => !known.has(word))
}

/** The rings on a board that is shown now: the new ones, and of those before what is young and still lies there. */
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
