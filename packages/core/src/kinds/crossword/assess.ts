/** What a crossword can make of a list. */
import { type Problem, problem } from '../../base/result.ts'
import { assessCrossing, cluesNote } from '../../words/assess.ts'
import type { Entry } from '../../words/entry.ts'

export const assessWords = (entries: readonly Entry[]): readonly Problem[] => [
  ...assessCrossing(entries),
  cluesNote(entries, noClues),
]

const noClues = problem(
  'no-clues',
  'No word has a clue: only with `bank`, which prints the words, is there something to solve.',
  'どの単語にもカギがありません。使う言葉を載せる `bank` を付ければ解けるパズルになります。',
)
