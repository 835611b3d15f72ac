/**
 * A skeleton for every word of a short list, where nobody asked for a size: the board has room for all of them, and as many as can
 * hang together are joined first, with few crossings, because each takes a letter that another word may need. From there the search
 * goes on as ever: once all words are in it is after crossings and a small board, which is cut to what it uses.
 */

import { limits } from '../../base/limits.ts'
import type { Rng } from '../../engine/rng.ts'
import type { Saved } from '../../engine/wordgrid/board.ts'
import type { Lexicon } from '../../engine/wordgrid/lexicon.ts'
import { airy, MostWords } from '../../engine/wordgrid/pieces.ts'
import { Search } from '../../engine/wordgrid/search.ts'
import { readSize, type Size } from '../../spec/size.ts'
import { type Entry, shortList } from '../../words/entry.ts'
import { sideFor } from './numbers.ts'
import type { Spec } from './spec.ts'

const usual = 10
/** Cells for each letter of the list. */
const roominess = 2
/** Steps without a further word after which no more are expected. */
const patience = 4000

export const isForAll = ({ size, numbers, method, words }: Spec): boolean =>
  size === undefined && numbers === 0 && method === 'best' && words.length <= shortList

/** `words`: those of the spec that may stand on the board. */
export function boardFor(spec: Spec, words: readonly Entry[]): Size {
  const side = spec.numbers > 0 ? sideFor(spec.numbers) : isForAll(spec) ? sideForAll(words) : usual
  return readSize(spec.size ?? side) ?? { width: usual, height: usual }
}

function sideForAll(words: readonly Entry[]): number {
  const lengths = words.map(({ word }) => word.length)
  const letters = lengths.reduce((sum, length) => sum + length, 0)
  return Math.min(limits.gridSide, Math.max(2, ...lengths, Math.ceil(Math.sqrt(roominess * letters))))
}

export class Joining {
  private readonly search: Search
  private readonly total: number

  constructor(lexicon: Lexicon, { width, height }: Size, rng: Rng) {
    this.total = lexicon.caps.reduce((sum, cap) => sum + cap, 0)
    this.search = new Search(lexicon, width, height, new MostWords(this.total), rng, airy)
  }

  get best(): Saved {
    return this.search.best
  }

  get done(): boolean {
    const { best, steps, foundAt } = this.search
    return best.words >= this.total || steps >= foundAt + patience
  }

  step(): void {
    this.search.step()
  }
}
