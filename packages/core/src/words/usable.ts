/**
 * Which words of a list a board can hold at all. A run of one cell is not a word, and a word must fit into the longest
 * line.
 */
import { limits } from '../base/limits.ts'
import { type Problem, problem } from '../base/result.ts'
import { counted } from '../base/text.ts'
import { type Entry, nameOf } from './entry.ts'
import { overlongAmong } from './overlong.ts'

/** A list of up to this many words is meant to be placed on a board completely. */
export const shortList = 60
/** How many cells a board of crossing words needs for each letter of its list. */
const cellsPerLetter = 1.6

export interface Sifted {
  readonly usable: readonly Entry[]
  readonly unusable: readonly Unusable[]
}

type Reason = 'one-letter' | 'longer-than-board' | 'overlong'

/**
 * A word that cannot be used. Its sentences are made on demand: in a dictionary hundreds of thousands of words can be
 * too long.
 */
class Unusable {
  readonly entry: Entry
  readonly code: Reason
  private readonly longestLine: number

  constructor(entry: Entry, code: Reason, longestLine: number) {
    this.entry = entry
    this.code = code
    this.longestLine = longestLine
  }

  get reason(): Problem<Reason> {
    const [name, { length }] = [nameOf(this.entry), this.entry.word]
    const { en, ja } = {
      'one-letter': { en: `"${name}" has only one letter.`, ja: `「${name}」は1文字だけです。` },
      'longer-than-board': {
        en: `"${name}" has ${length} letters; the board's longest line has ${counted(this.longestLine, 'cell')}.`,
        ja: `「${name}」は${length}文字です。盤面の1列は最も長くて${this.longestLine}マスです。`,
      },
      overlong: {
        en: `"${name}" has ${length} letters and alone would make the board much larger.`,
        ja: `「${name}」は${length}文字で、これだけのために盤面がずっと大きくなります。`,
      },
    }[this.code]
    return problem(this.code, en, ja, { path: ['words'], words: [this.entry.word] })
  }
}

/** For a board that is as large as all words need. `wanted` are words that must appear, however long. */
export function siftForAll(entries: readonly Entry[], wanted: readonly string[] = []): Sifted {
  const overlong = overlongFor(entries.map(({ word }) => word)).filter((word) => !wanted.includes(word))
  return sift(entries, limits.gridSide, new Set(overlong))
}

/** The words that such a board takes. */
export function wordsForAll(words: readonly string[], wanted: readonly string[] = []): string[] {
  const overlong = new Set(overlongFor(words).filter((word) => !wanted.includes(word)))
  return words.filter((word) => word.length >= 2 && word.length <= limits.gridSide && !overlong.has(word))
}

const overlongFor = (words: readonly string[]): string[] => [
  ...overlongAmong(
    words.filter(({ length }) => length <= limits.gridSide),
    cellsPerLetter,
  ),
]

export function sift(
  entries: readonly Entry[],
  longestLine: number,
  overlong: ReadonlySet<string> = new Set(),
): Sifted {
  const usable: Entry[] = []
  const unusable: Unusable[] = []
  for (const entry of entries) {
    const { length } = entry.word
    if (length < 2) unusable.push(new Unusable(entry, 'one-letter', longestLine))
    else if (length > longestLine) unusable.push(new Unusable(entry, 'longer-than-board', longestLine))
    else if (overlong.has(entry.word)) unusable.push(new Unusable(entry, 'overlong', longestLine))
    else usable.push(entry)
  }
  return { usable, unusable }
}

/** Where no word can be used, the reason of the first explains what to change. */
export function nothingFits({ unusable }: Sifted): Problem {
  const first = unusable[0]?.reason.text ?? { en: '', ja: '' }
  const words = unusable.map(({ entry }) => entry.word)
  return problem(
    'nothing-fits',
    `No word of the list fits on the board: ${first.en}`,
    `盤面に入る単語がリストにありません。${first.ja}`,
    { path: ['words'], words },
  )
}
