/** What a crossword can do with a list. */
import { type Problem, problem } from '../../base/result.ts'
import type { Entry } from '../../words/entry.ts'
import { cluesNote, crossingProspect } from '../../words/prospect.ts'

export const prospect = (entries: readonly Entry[]): readonly Problem[] => [
  ...crossingProspect(entries),
  cluesNote(entries, noClues),
]

const noClues = problem(
  'no-clues',
  'No word has a clue: only with `bank`, which prints the words, is there something to solve.',
  'どの単語にもカギがありません。使う言葉を載せる `bank` を付ければ解けるパズルになります。',
)
