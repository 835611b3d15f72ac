/**
 * Which words of a list a board can hold at all. A run of one cell is no word, and a word must fit into the longest line.
 */
import { type Problem, problem } from '../base/result.ts'
import { counted } from '../base/text.ts'
import { type Entry, nameOf } from './entry.ts'

export interface Sifted {
  readonly usable: readonly Entry[]
  readonly unusable: readonly {
    readonly entry: Entry
    readonly reason: Problem<'one-letter' | 'longer-than-board'>
  }[]
}

export function sift(entries: readonly Entry[], longestLine: number): Sifted {
  const usable: Entry[] = []
  const unusable: Sifted['unusable'][number][] = []
  for (const entry of entries) {
    const { length } = entry.word
    if (length < 2)
      unusable.push({
        entry,
        reason: problem(
          'one-letter',
          `"${nameOf(entry)}" has only one letter.`,
          `「${nameOf(entry)}」は1文字だけです。`,
          {
            path: ['words'],
            words: [entry.word],
          },
        ),
      })
    else if (length > longestLine)
      unusable.push({
        entry,
        reason: problem(
          'longer-than-board',
          `"${nameOf(entry)}" has ${length} letters; the board's longest line has ${counted(longestLine, 'cell')}.`,
          `「${nameOf(entry)}」は${length}文字です。盤面の1列は最も長くて${longestLine}マスです。`,
          { path: ['words'], words: [entry.word] },
        ),
      })
    else usable.push(entry)
  }
  return { usable, unusable }
}

/** Where no word can be used, the reason of the first tells what to change. */
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
