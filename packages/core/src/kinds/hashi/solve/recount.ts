/**
 * Second solver: gives the rules to a SAT solver as they are read.
 *
 * For each pair of islands that see each other: no bridge, one or two. For each island: no combination with another
 * sum, each cut off as soon as it is wrong. Where connections cross: not both. Connectivity is added piece by piece:
 * whenever a solution falls apart, each of its pieces must have a bridge that leads out, and the solver runs again.
 */

import type { Recount } from '../../../kind/craft.ts'
import { toSolved } from '../../../kind/solved.ts'
import { exactlyOne, openSat, type Sat } from '../../../sat/sat.ts'
import { type Answer, type Bridge, type Hashi, inOrder, type Puzzle } from '../puzzle/model.ts'

/** Two islands that see each other. */
interface Sight {
  readonly i: number
  readonly j: number
  readonly cells: readonly number[]
  /** The variables "no bridge", "one", "two". */
  readonly is: readonly number[]
}

export const recount: Recount<Hashi> = async (puzzle, limit, budget) => {
  const start = budget.spent
  const sat = await openSat()
  const sights = [...sightsOf(puzzle, sat)]
  for (const { is } of sights) exactlyOne(sat, is)
  // a cell lies in at most two connections: one across and one down
  const over = new Map<number, Sight>()
  for (const sight of sights)
    for (const cell of sight.cells) {
      const crossed = over.get(cell)
      if (crossed) sat.clause([sight.is[0]!, crossed.is[0]!])
      over.set(cell, sight)
    }
  const own = puzzle.islands.map((): Sight[] => [])
  for (const sight of sights) {
    own[sight.i]!.push(sight)
    own[sight.j]!.push(sight)
  }
  for (const [island, [, , number]] of puzzle.islands.entries()) addUpTo(sat, own[island]!, number, [])
  const answers: Answer[] = []
  let exhausted = false
  while (answers.length < limit) {
    const satisfiable = sat.solve(budget)
    exhausted = satisfiable === false
    if (!satisfiable) break
    const count = (sight: Sight) => sight.is.findIndex((variable) => sat.value(variable))
    const pieces = piecesOf(
      puzzle.islands.length,
      sights.filter((sight) => count(sight) > 0),
    )
    if (pieces.length === 1) {
      const bridges = sights.flatMap((sight): Bridge[] => {
        const bridge = count(sight)
        return bridge === 1 || bridge === 2 ? [[sight.i, sight.j, bridge]] : []
      })
      answers.push({ bridges: inOrder(bridges) })
      sat.clause(sights.map((sight) => -sight.is[count(sight)]!))
    } else
      for (const piece of pieces)
        sat.clause(sights.filter(({ i, j }) => piece.has(i) !== piece.has(j)).map((sight) => -sight.is[0]!))
  }
  sat.close()
  return toSolved<Hashi>(answers, exhausted, budget.spent - start)
}

/** From every island, the first island to the right and the first below. */
function* sightsOf({ islands, width, height }: Puzzle, sat: Sat): Generator<Sight> {
  const at = new Map(islands.map(([col, row], index) => [row * width + col, index]))
  for (const [i, [col, row]] of islands.entries())
    for (const [right, down] of [
      [1, 0],
      [0, 1],
    ] as const) {
      const cells: number[] = []
      for (let x = col + right, y = row + down; x < width && y < height; x += right, y += down) {
        const j = at.get(y * width + x)
        if (j !== undefined) {
          yield { i: Math.min(i, j), j: Math.max(i, j), cells, is: [sat.variable(), sat.variable(), sat.variable()] }
          break
        }
        cells.push(y * width + x)
      }
    }
}

/** Requires the remaining connections to carry `number` bridges; `chosen` negates the choices made so far. */
function addUpTo(sat: Sat, own: readonly Sight[], number: number, chosen: readonly number[]): void {
  const left = own.length - chosen.length
  if (number < 0 || number > 2 * left) sat.clause(chosen)
  else if (left > 0)
    for (const [count, is] of own[chosen.length]!.is.entries()) addUpTo(sat, own, number - count, [...chosen, -is])
}

function piecesOf(islands: number, bridges: readonly Sight[]): Set<number>[] {
  const piece = Array.from({ length: islands }, (_, island) => new Set([island]))
  for (const { i, j } of bridges) {
    const from = piece[i]!
    const to = piece[j]!
    if (from === to) continue
    for (const island of from) {
      to.add(island)
      piece[island] = to
    }
  }
  return [...new Set(piece)]
}
