/**
 * The next thing that a person can place from a half-solved board, with the eliminations that it depends on.
 *
 * Method: the ladder is climbed from the player's entries until the state is ahead of the board. Then every elimination
 * is dropped without which the same techniques still reach the same conclusions; from the end, half of the chain at a
 * time, because most are not needed. Those that stay are found again, each from the ones before it only, so that its
 * reason mentions nothing else. Spends one step for each technique tried.
 */

import type { Budget } from '../base/budget.ts'
import type { Craft, Next } from '../kind/craft.ts'
import type { Face } from '../kind/face.ts'
import type { PuzzleTypes } from '../kind/types.ts'
import { easiest, type Finding, type Ladder, type Technique, toStep } from './ladder.ts'

/** How to climb a ladder from the middle of a puzzle. */
export interface Standpoint<State, K extends PuzzleTypes> {
  /** The check of the rules: nothing follows from a board that is broken, finished or of another puzzle. */
  readonly check: Face<K>['check']
  readonly ladder: Ladder<State, K>
  /** What follows from the player's entries alone. Notes do not count, because they may be wrong. */
  start(puzzle: K['puzzle'], answer: K['answer']): State
  /** The moves that a state contains and the board does not. */
  ahead(state: State, puzzle: K['puzzle'], answer: K['answer']): readonly K['move'][]
}

interface Link<State, K extends PuzzleTypes> {
  readonly technique: Technique<State, K>
  readonly finding: Finding<K>
  readonly findings: readonly Finding<K>[]
}

export const nextFrom =
  <State, K extends PuzzleTypes>({ check, ladder, start, ahead }: Standpoint<State, K>): Craft<K>['next'] =>
  (puzzle, answer, budget) => {
    if (check(puzzle, answer).status !== 'open') return null
    const movesAfter = (state: State): readonly K['move'][] => ahead(state, puzzle, answer)
    const links: Link<State, K>[] = []
    const state = start(puzzle, answer)
    while (movesAfter(state).length === 0) {
      const link = easiest(ladder.techniques, state, budget)
      if (!link) return null
      ladder.apply(state, link.finding)
      links.push(link)
    }
    const found = needed({ ladder, begin: () => start(puzzle, answer), budget }, links, 0, links.length - 1)
    if (found === spent) return null
    const end = start(puzzle, answer)
    for (const { finding } of found) ladder.apply(end, finding)
    return toNext(found, movesAfter(end))
  }

interface Climb<State, K extends PuzzleTypes> {
  readonly ladder: Ladder<State, K>
  begin(): State
  readonly budget: Budget
}

type Chain<State, K extends PuzzleTypes> = readonly Link<State, K>[]

/** The budget ran out. */
const spent = 'spent'

/** The chain without unnecessary links in the range from `from` to `to`. */
function needed<State, K extends PuzzleTypes>(
  climb: Climb<State, K>,
  links: Chain<State, K>,
  from: number,
  to: number,
): Chain<State, K> | typeof spent {
  if (from >= to) return links
  const fewer = findAgain(climb, links.toSpliced(from, to - from))
  if (fewer !== null) return fewer
  if (to - from === 1) return links
  const middle = (from + to) >> 1
  const later = needed(climb, links, middle, to)
  return later === spent ? spent : needed(climb, later, from, middle)
}

/**
 * Finds the conclusions of a chain again with the same techniques, each from the ones before it only; null where one
 * does not follow.
 */
function findAgain<State, K extends PuzzleTypes>(
  { ladder, begin, budget }: Climb<State, K>,
  links: Chain<State, K>,
): Chain<State, K> | null | typeof spent {
  const state = begin()
  const again: Link<State, K>[] = []
  for (const { technique, finding } of links) {
    if (!budget.spend()) return spent
    const wanted = conclusionsOf(finding)
    const findings = [...technique.find(state)]
    const same = findings.find((one) => {
      const concluded = new Set(conclusionsOf(one))
      return wanted.every((conclusion) => concluded.has(conclusion))
    })
    if (!same) return null
    ladder.apply(state, same)
    again.push({ technique, finding: same, findings })
  }
  return again
}

const conclusionsOf = <K extends PuzzleTypes>({ places, rulesOut }: Finding<K>): string[] => [
  ...places.map((move) => `is ${JSON.stringify(move)}`),
  ...rulesOut.map((move) => `is not ${JSON.stringify(move)}`),
]

function toNext<State, K extends PuzzleTypes>(links: Chain<State, K>, moves: readonly K['move'][]): Next<K> | null {
  const [first, ...more] = links.map(({ technique, finding, findings }) => toStep(technique, finding, findings.length))
  const [move, ...others] = moves
  return first && move ? { steps: [first, ...more], moves: [move, ...others] } : null
}
