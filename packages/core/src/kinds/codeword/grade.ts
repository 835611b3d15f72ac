/**
 * The grade of a codeword with a list, and the next step on a half-solved one. Without a list, a person has nothing to
 * reason from except known words.
 */
import type { Budget } from '../../base/budget.ts'
import type { Grade } from '../../kind/craft.ts'
import { climb } from '../../ladder/ladder.ts'
import { nextFrom } from '../../ladder/next.ts'
import { slotBack } from '../../wordgrid/places.ts'
import { Candidates } from './candidates.ts'
import type { Breakdown, Codeword, Puzzle } from './puzzle/model.ts'
import { empty } from './puzzle/model.ts'
import { blank, check } from './puzzle/rules.ts'
import { ladder } from './techniques.ts'

const ungraded: Grade<Codeword> = { level: null, score: 0, techniques: {}, steps: [] }

/** A board and its mirror image along the diagonal are the same puzzle, so both are graded in the same orientation. */
export function grade(puzzle: Puzzle, budget: Budget): Grade<Codeword> {
  if (!puzzle.words) return ungraded
  const mirrored = transposed(puzzle)
  const turn = JSON.stringify(mirrored.codes) < JSON.stringify(puzzle.codes)
  const placed = turn ? mirrored : puzzle
  const graded = climb(ladder, Candidates.at(placed, blank(placed).rows), budget)
  if (!turn) return graded
  return {
    ...graded,
    steps: graded.steps.map((step) => {
      const { slot, beside, breaks } = step.why
      return {
        ...step,
        why: {
          ...step.why,
          ...(slot ? { slot: slotBack(slot) } : {}),
          ...(beside ? { beside: slotBack(beside) } : {}),
          ...(breaks ? { breaks: breaksBack(breaks) } : {}),
        },
      }
    }),
  }
}

/** The next step from a player's entries, which are treated as given. */
const nextListed = nextFrom({
  check,
  ladder,
  start: (puzzle: Puzzle, { rows }) => Candidates.at(puzzle, rows),
  ahead: (candidates, { codes }, { rows }) =>
    candidates.numbers.flatMap((number) => {
      const letter = candidates.known[number]
      const isWritten = codes.every((line, row) =>
        line.every((code, col) => code !== number || rows[row]?.charAt(col) !== empty),
      )
      return letter == null || isWritten ? [] : [{ number, letter }]
    }),
})

export const next: typeof nextListed = (puzzle, answer, budget) =>
  puzzle.words ? nextListed(puzzle, answer, budget) : null

const breaksBack = (breaks: Breakdown): Breakdown =>
  breaks.left === 'place' ? { ...breaks, slot: slotBack(breaks.slot) } : breaks

export const transposed = (puzzle: Puzzle): Puzzle => ({
  ...puzzle,
  width: puzzle.height,
  height: puzzle.width,
  codes: (puzzle.codes[0] ?? []).map((_, col) => puzzle.codes.map((row) => row[col]!)),
})
