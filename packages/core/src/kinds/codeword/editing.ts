/**
 * The edits of a codeword: those of all crossing words, after which numbers and the letters to give are chosen anew.
 */
import { bad, problem } from '../../base/result.ts'
import { crossingEditing } from '../../wordfill/crossing.ts'
import { namesOf } from '../../wordfill/drawn.ts'
import { buildWordsByLength } from '../../wordfill/wordsbylength.ts'
import { speltOnce } from '../../words/distinct.ts'
import type { Codeword } from './puzzle/model.ts'
import { growsFreely } from './size.ts'
import { type Spec, spec } from './spec.ts'

export const editing = crossingEditing<Codeword, Spec>({
  spec,
  refusal: () => null,
  edited: ({ words }) => {
    const { entries } = speltOnce(words)
    return {
      entries,
      wordsByLength: buildWordsByLength(entries.map(({ word }) => word)),
      must: [],
      symmetry: 'none',
      named: namesOf,
    }
  },
  growsFreely,
  ownEdits: () => [],
  order: () => bad(notHere),
})

const notHere = problem(
  'not-editable',
  'A codeword has no clues, no keyword and no symmetry to change.',
  'ナンクロにはカギやキーワード、対称の指定がありません。',
)
