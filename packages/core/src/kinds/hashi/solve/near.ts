/**
 * The founding text's two solvers (渡邊, 近傍島アルゴリズム), kept as baselines, and one of ours beside them.
 *
 * near: the text's patterns to the letter, until nothing changes. Bridges are placed where an island's number equals
 * all that its directions can take, and where one bridge is certain in every open direction; none are placed between
 * two 1s, twice between two 2s, or across another. What they place is in every solution; often they stop early. trial:
 * when they stop, a bridge is placed on trial and they go on; all ways are tried, so it counts solutions. Groups are
 * checked only when a board is full. bounds: ours, the same with "at least one this way" for single directions, which
 * the text does not have. All apply the patterns to what islands still lack, since the text shows them on boards that
 * already have bridges.
 */
import type { Budget } from '../../../base/budget.ts'
import type { Craft, Solved } from '../../../kind/craft.ts'
import { toSolved } from '../../../kind/solved.ts'
import { climb, type Ladder } from '../../../ladder/ladder.ts'
import { answerOf, boardOf } from '../puzzle/board.ts'
import type { Answer, Hashi, Puzzle } from '../puzzle/model.ts'
import { check } from '../puzzle/rules.ts'
import { Deduction } from './deduce.ts'
import { finding, type Left, ladder, viewOf } from './techniques.ts'

/** Draws conclusions until nothing changes. Returns false if an island cannot get its number. */
type Settle = (know: Deduction) => boolean

const byBounds: Settle = (know) => {
  know.wakeAll()
  return know.settle()
}

/** The text's patterns for islands; crossings are handled by the deduction. */
const byPatterns: Settle = (know) => {
  const { board, lo, hi } = know
  for (let before = -1; before < know.mark; ) {
    before = know.mark
    for (let island = 0; island < board.islands; island++) {
      const { edges, min, max, number } = viewOf(know, island)
      if (min > number || max < number) return false
      for (const edge of edges) if (!know.narrow(edge, lo[edge]!, number - min + lo[edge]!)) return false
      const each = oneEachWay(know, island)
      const raised = max === number ? edges.map((edge): Left => [edge, hi[edge]!, hi[edge]!]) : each
      for (const [edge, newLo, newHi] of raised) if (!know.narrow(edge, newLo, newHi)) return false
    }
  }
  return true
}

/** One more bridge in every open direction, if all of them are certain; otherwise nothing. */
function oneEachWay(know: Deduction, island: number): readonly Left[] {
  const { lo, hi } = know
  const { edges, max, number } = viewOf(know, island)
  const open = edges.filter((edge) => lo[edge]! < hi[edge]!)
  const isCertain = open.every((edge) => number - max + hi[edge]! > lo[edge]!)
  return isCertain ? open.map((edge): Left => [edge, lo[edge]! + 1, hi[edge]!]) : []
}

const easy = ladder.techniques.filter((technique) => technique.level <= 2)

/** These patterns as steps with explanations. */
const patterns = easy.map((technique) =>
  technique.id === 'at-least-one'
    ? {
        ...technique,
        *find(know: Deduction) {
          for (let island = 0; island < know.board.islands; island++) {
            const raised = oneEachWay(know, island)
            if (raised.length > 0) yield finding(know, raised, { islands: [island] })
          }
        },
      }
    : technique,
)

const gradeWith =
  (techniques: Ladder<Deduction, Hashi>['techniques']): Craft<Hashi>['grade'] =>
  (puzzle, budget) =>
    climb({ ...ladder, techniques }, new Deduction(boardOf(puzzle)), budget)

function settled(puzzle: Puzzle, settle: Settle): Deduction | null {
  const know = new Deduction(boardOf(puzzle))
  return know.settlePairs() && settle(know) ? know : null
}

const solveWith =
  (settle: Settle): Craft<Hashi>['solve'] =>
  (puzzle, limit, budget) => {
    const start = budget.spent
    if (!budget.spend()) return toSolved<Hashi>([], false, 0)
    const know = settled(puzzle, settle)
    const answers = know && know.open === 0 && limit > 0 ? finished(puzzle, know) : []
    return toSolved<Hashi>(answers, know === null || know.open === 0, budget.spent - start)
  }

/** The board as an answer, if it is complete. */
function finished(puzzle: Puzzle, know: Deduction): Answer[] {
  const answer = answerOf(know.board, know.lo)
  return check(puzzle, answer).status === 'complete' ? [answer] : []
}

function solveByTrial(puzzle: Puzzle, limit: number, budget: Budget): Solved<Hashi> {
  const start = budget.spent
  const answers: Answer[] = []
  const know = settled(puzzle, byPatterns)
  /** Returns false if stopped early. */
  const search = (at: Deduction): boolean => {
    if (!budget.spend()) return false
    const edge = at.lo.findIndex((min, index) => min !== at.hi[index])
    if (edge < 0) {
      answers.push(...finished(puzzle, at))
      return answers.length < limit
    }
    for (let count = at.hi[edge]!; count >= at.lo[edge]!; count--) {
      const mark = at.mark
      const goOn = !(at.narrow(edge, count, count) && byPatterns(at)) || search(at)
      at.undo(mark)
      if (!goOn) return false
    }
    return true
  }
  const exhausted = know === null ? budget.spend() : search(know)
  return toSolved<Hashi>(answers, exhausted, budget.spent - start)
}

/** The members that replace those of the kind's own craft. */
type Method = Pick<Craft<Hashi>, 'solve' | 'grade'>

export const near: Method = { solve: solveWith(byPatterns), grade: gradeWith(patterns) }
export const trial: Method = { solve: solveByTrial, grade: gradeWith(patterns) }
export const bounds: Method = { solve: solveWith(byBounds), grade: gradeWith(easy) }
