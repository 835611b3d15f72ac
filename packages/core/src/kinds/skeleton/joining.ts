/**
 * As many words of a short list as can hang together, joined with few crossings, because each takes a letter that another word may
 * need. From there the search goes on as ever: once all words are in it is after crossings and a small board, which is cut to what
 * it uses.
 */

import type { Rng } from '../../engine/rng.ts'
import type { Saved } from '../../engine/wordgrid/board.ts'
import type { Lexicon } from '../../engine/wordgrid/lexicon.ts'
import { airy, MostWords } from '../../engine/wordgrid/pieces.ts'
import { Search } from '../../engine/wordgrid/search.ts'
import type { Size } from '../../spec/size.ts'

/** Steps without a further word after which no more are expected. */
const patience = 4000

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
