/**
 * A board made only to see how good a list of words is: its figures and the words that were placed. Nothing is proved
 * or graded. Effort is in counted steps, so that a list gives the same figures on every machine.
 */

import { Budget } from '../base/budget.ts'
import { bad, good, type Problem, problem, type Result } from '../base/result.ts'
import { Rng } from '../base/rng.ts'
import type { Bilingual } from '../base/text.ts'
import { unknownKind } from '../file/refusals.ts'
import { kinds } from '../kinds/kinds.ts'
import { readSpec } from './readspec.ts'
import { wordsOn } from './variants.ts'

export interface Trial {
  readonly white: number
  readonly crossings: number
  /** The best proved bound on the kind's objective. */
  readonly bound: number | null
  /** The words on the board, as they stand in its cells. */
  readonly words: readonly string[]
}

export interface TrialOrder {
  readonly kind: string
  readonly spec: Readonly<Record<string, unknown>>
  readonly seed: string
  readonly effort: number
}

/** Refuses what the kind refuses, and kinds whose words do not cross. */
export async function trial({ kind, spec, seed, effort }: TrialOrder): Promise<Result<Trial>> {
  const someKind = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  if (!someKind) return bad(unknownKind(kind))
  return someKind(async (module) => {
    const craft = await module.craft()
    const own = readSpec(craft, spec)
    if (!own.ok) return own
    const making = craft.make(own.value, new Rng(seed), new Budget(effort))
    let turn = making.next()
    while (!turn.done) turn = making.next()
    if (!turn.value.ok) return turn.value
    const { puzzle, answer, score, bound } = turn.value.value
    if (typeof score.white !== 'number' || typeof score.crossings !== 'number')
      return bad(noCrossings(craft.face.title))
    return good({
      white: score.white,
      crossings: score.crossings,
      bound,
      words: wordsOn({ puzzle, answer }, craft.face),
    })
  })
}

const noCrossings = (title: Bilingual): Problem =>
  problem(
    'no-crossings',
    `Words do not cross in a ${title.en.toLowerCase()}: lists are measured for crosswords and skeletons.`,
    `${title.ja}では単語が交わりません。測れるのはクロスワードとスケルトンです。`,
  )
