/**
 * The only place that decides "solved". For a puzzle that only a key decides, the rules alone can say no more than that
 * it is filled in.
 */
import type { Bilingual } from '../base/text.ts'
import type { Face, Verdict } from '../kind/face.ts'
import type { PuzzleTypes } from '../kind/types.ts'

/**
 * filled: nothing is missing and no rule is broken, but only the key, which is absent, could decide whether it is
 * right.
 */
export type Judgement = Verdict | { readonly status: 'filled' }

/** The fault of an answer that breaks no rule but differs from the key. */
export const notTheKey = 'not-the-key'

/** The sentence of a fault that `judge` reports, of the kind's own or `notTheKey`. */
export const faultText = <K extends PuzzleTypes>(face: Face<K>, code: string): Bilingual =>
  code === notTheKey
    ? { en: 'this is not the right letter', ja: '正しい文字ではありません' }
    : (face.faults[code] ?? { en: code, ja: code })

export function judge<K extends PuzzleTypes>(
  face: Face<K>,
  puzzle: K['puzzle'],
  key: K['answer'] | null,
  answer: K['answer'],
): Judgement {
  const verdict = face.check(puzzle, answer)
  if (verdict.status !== 'complete' || face.decidedBy(puzzle) === 'rules') return verdict
  if (key === null) return { status: 'filled' }
  const cells = face.mistakes(puzzle, answer, key).flat()
  return cells.length === 0 ? verdict : { status: 'broken', faults: [{ code: notTheKey, cells }] }
}
