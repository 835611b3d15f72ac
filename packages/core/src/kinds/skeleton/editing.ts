/**
 * The edits of a skeleton: those of all crossing words, after which the letters to give are chosen anew; and its clues,
 * which do not affect the search, so the same order makes the same board with them.
 */
import { bad, good, problem } from '../../base/result.ts'
import { Rng } from '../../base/rng.ts'
import { crossingEditing } from '../../wordfill/crossing.ts'
import { namesOf } from '../../wordfill/drawn.ts'
import { slotsAt } from '../../wordfill/editing.ts'
import { withClue } from '../../wordfill/recipe.ts'
import { buildWordsByLength } from '../../wordfill/wordsbylength.ts'
import { textIn } from '../../wordgrid/slots.ts'
import { distinct } from '../../words/distinct.ts'
import { shortList } from '../../words/usable.ts'
import type { Skeleton } from './puzzle/model.ts'
import { type Spec, spec } from './spec.ts'

export const editing = crossingEditing<Skeleton, Spec>({
  spec,
  refusal: ({ numbers, method }) => (numbers > 0 || method !== 'best' ? invented : null),
  edited: ({ words }) => {
    const { entries } = distinct(words, new Rng('any clue'))
    return {
      entries,
      wordsByLength: buildWordsByLength(entries.map(({ word }) => word)),
      must: [],
      symmetry: 'none',
      named: namesOf,
    }
  },
  growsFreely: ({ words }) => words.length <= shortList,
  ownEdits: ({ clues }) => (clues ? ['clue'] : []),
  order: ({ puzzle }, board, edit) => {
    if (edit.edit !== 'clue') return bad(notHere)
    if (!board.spec.clues) return bad(noClues)
    const at = slotsAt(board, [edit.place])
    if (!at.ok) return at
    const word = textIn(board.rows, board.slots.slots[at.value[0]!]!)
    const now = puzzle.words.find((listed) => listed.word === word)
    const words = withClue(board.spec.words, word, now?.clue ?? '', edit.clue)
    return words.ok ? good(board.remade(words.value)) : words
  },
})

const invented = problem(
  'not-editable',
  'Only a skeleton of words of your own can be edited, made in the usual way.',
  '直せるのは、自分の単語からふつうの作り方で作ったスケルトンだけです。',
)
const noClues = problem(
  'no-clues',
  'This skeleton is printed without clues; make it with `clues` first.',
  'このスケルトンにはカギを載せていません。先に `clues` を付けて作ってください。',
)
const notHere = problem(
  'not-editable',
  'A skeleton has no keyword and no symmetry to change.',
  'スケルトンにはキーワードや対称の指定がありません。',
)
