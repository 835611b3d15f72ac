/**
 * The grade of a board, and the next step from a player's bridges. The ladder is climbed on a standard image of the
 * board, so that rotated and mirrored copies get the same grade; the steps are explained on the board as it is.
 */
import type { Budget } from '../../../base/budget.ts'
import type { Grade } from '../../../kind/craft.ts'
import { climb } from '../../../ladder/ladder.ts'
import { nextFrom } from '../../../ladder/next.ts'
import { boardOf, edgeBetween } from '../puzzle/board.ts'
import type { Answer, Hashi, Link, Move, Puzzle, Reason, Why } from '../puzzle/model.ts'
import { check } from '../puzzle/rules.ts'
import { countOf, Deduction } from './deduce.ts'
import { standardImage } from './symmetry.ts'
import { bookkeeping, ladder } from './techniques.ts'

export function grade(puzzle: Puzzle, budget: Budget): Grade<Hashi> {
  const image = standardImage(puzzle)
  const climbed = climb(ladder, new Deduction(boardOf(image.puzzle)), budget)
  const home = (island: number): number => image.original[island]!
  const steps = climbed.steps.map((step) => ({
    ...step,
    places: step.places.map((move) => joinedAt(move, home)),
    rulesOut: step.rulesOut.map((move) => joinedAt(move, home)),
    why: whyAt(step.why, home),
  }))
  return { ...climbed, steps }
}

/** Maps an island of the image to the board. */
type Home = (island: number) => number

/** A pair of islands on the board, the smaller index first. */
function joinedAt<T extends { readonly from: number; readonly to: number }>(joined: T, home: Home): T {
  const ends = [home(joined.from), home(joined.to)]
  return { ...joined, from: Math.min(...ends), to: Math.max(...ends) }
}

const whyAt = (why: Why, home: Home): Why => ({
  ...why,
  islands: why.islands.map(home),
  ...(why.links
    ? { links: why.links.map((link): Link => ({ ...joinedAt(link, home), reason: reasonAt(link.reason, home) })) }
    : {}),
  ...(why.tried ? { tried: joinedAt(why.tried, home) } : {}),
})

function reasonAt(reason: Reason, home: Home): Reason {
  switch (reason.by) {
    case 'island':
      return { ...reason, island: home(reason.island) }
    case 'crossed':
      return joinedAt(reason, home)
    case 'group':
      return { ...reason, islands: reason.islands.map(home) }
    case 'way':
      return reason
  }
}

export const next = nextFrom({ check, ladder, start, ahead })

/**
 * A bridge on the board means "at least": the player has not noted that there are no more. What bridges rule out at a
 * glance is included: ways that they cross, islands without room. One pass is enough, as it only removes counts.
 */
function start(puzzle: Puzzle, { bridges }: Answer): Deduction {
  const know = new Deduction(boardOf(puzzle))
  for (const [from, to, count] of bridges) know.lo[edgeBetween(know.board, from, to)] = count
  for (const seen of [...bookkeeping(know)]) ladder.apply(know, seen)
  return know
}

function ahead({ board, lo }: Deduction, _puzzle: Puzzle, { bridges }: Answer): Move[] {
  const placed = new Uint8Array(board.edges)
  for (const [from, to, count] of bridges) placed[edgeBetween(board, from, to)] = count
  return [...lo].flatMap((min, edge) =>
    min > placed[edge]! ? [{ from: board.a[edge]!, to: board.b[edge]!, count: countOf(min) }] : [],
  )
}
