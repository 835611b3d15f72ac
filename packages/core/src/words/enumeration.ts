/**
 * How many letters the parts of an answer have, as English crosswords print it behind a clue: 5,4 for polar bear, 4-5
 * for well-known. It is read off the word as its writer wrote it; where that has other letters than the cells (図書室), it
 * is the length alone.
 */
import { readingOf } from '../base/ruby.ts'
import type { Entry } from './entry.ts'
import { normalise } from './normalise.ts'

const gap = /[\s\u3000・=＝]+/
const hyphen = /[-\u2010-\u2013]+/

export function enumerationOf({ word, shown }: Pick<Entry, 'word' | 'shown'>): string {
  const parts = readingOf(shown)
    .split(gap)
    .map((part) =>
      part
        .split(hyphen)
        .map(lettersOf)
        .filter((letters) => letters > 0),
    )
    .filter((lengths) => lengths.length > 0)
  const letters = parts.flat().reduce((sum, length) => sum + length, 0)
  return letters === word.length ? parts.map((lengths) => lengths.join('-')).join(',') : String(word.length)
}

/** Of a part that is no word of its own, such as an apostrophe, none. */
function lettersOf(part: string): number {
  const spelling = normalise(part)
  return spelling.ok ? spelling.value.word.length : 0
}
