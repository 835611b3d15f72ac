/**
 * The enumeration that English crosswords print behind a clue: 5,4 for polar bear, 4-5 for well-known. It is taken from
 * the word as its writer wrote it; where that has other letters than the cells (図書室), it is only the length.
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

/** How many letters a part has; none for a part that is not a word, such as an apostrophe. */
function lettersOf(part: string): number {
  const spelling = normalise(part)
  return spelling.ok ? spelling.value.word.length : 0
}
