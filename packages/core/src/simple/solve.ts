/**
 * The first solver of a simple kind: applies the easier ideas, then branches on the place with the fewest values left.
 * Ideas are sound and every full board is checked against the rules, so no answer is missed and none is wrong. One step
 * is one idea tried, or one branch.
 */
import { Budget } from '../base/budget.ts'
import type { Solved } from '../kind/craft.ts'
import { toSolved } from '../kind/solved.ts'
import { supposition } from './face.ts'
import type { Idea, Know } from './know.ts'
import type { Answer, Simple } from './puzzle.ts'

/** The parts of a kind that solver and maker need. */
export interface Solving<P extends object> {
  readonly ideas: readonly Idea<P>[]
  start(puzzle: P): Know<P>
  /** Whether what is certain breaks no rule, and on a full board whether nothing is missing. */
  isSound(know: Know<P>): boolean
  answerOf(know: Know<P>): Answer
}

/** Ideas up to this level are tried before a branch. */
const closureLevel = 3

/** Applies ideas until nothing more follows. false: a contradiction, or the budget ran out. */
export function close<P extends object>(
  know: Know<P>,
  ideas: readonly Idea<P>[],
  budget: Budget = new Budget(),
): boolean {
  for (let at = 0; at < ideas.length; ) {
    if (!budget.spend()) return false
    let progress = false
    for (const conclusion of ideas[at]?.find(know) ?? []) {
      if (know.learn(conclusion)) progress = true
      if (know.broken) return false
    }
    at = progress ? 0 : at + 1
  }
  return true
}

/** Whether these ideas alone solve the puzzle. */
export const isSolvedBy = <P extends object>(
  { start, isSound }: Solving<P>,
  ideas: readonly Idea<P>[],
  puzzle: P,
  budget: Budget,
): boolean => {
  const know = start(puzzle)
  return close(know, ideas, budget) && know.open === 0 && isSound(know)
}

export function solve<P extends object>(
  solving: Solving<P>,
  puzzle: P,
  limit: number,
  budget: Budget,
): Solved<Simple<P>> {
  const before = budget.spent
  const ideas = solving.ideas.filter(({ id, level }) => level <= closureLevel && id !== supposition)
  const answers: Answer[] = []

  /** false: stopped before the whole space was searched. */
  function search(know: Know<P>): boolean {
    if (!budget.spend()) return false
    if (!close(know, ideas, budget)) return know.broken
    if (!solving.isSound(know)) return true
    const place = narrowest(know)
    if (place < 0) {
      answers.push(solving.answerOf(know))
      return answers.length < limit
    }
    return know.choices(place).every((value) => {
      const branch = know.copy()
      branch.set(place, value)
      return search(branch)
    })
  }

  const exhausted = search(solving.start(puzzle))
  return toSolved<Simple<P>>(answers, exhausted, budget.spent - before)
}

/** The open place with the fewest values left; −1: there is none. */
function narrowest<P extends object>(know: Know<P>): number {
  let best = -1
  let fewest = Number.POSITIVE_INFINITY
  if (know.open === 0) return best
  for (const place of know.layout.places.keys()) {
    if (!know.isOpen(place)) continue
    const left = know.choices(place).length
    if (left < fewest) [best, fewest] = [place, left]
    if (fewest === 2) break
  }
  return best
}
