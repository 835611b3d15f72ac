/**
 * The founding text's two solvers, kept as baselines.
 *
 * near: its neighbour-island rules, applied until nothing changes: an island whose directions must all be full, an
 * island that needs a bridge each way, no pair of 1s or doubled 2s, no crossings. What they place is in every solution;
 * often they stop early.
 * trial: when they stop, a bridge is put down on trial and they go on; all ways are tried, so it counts solutions. The
 * rules are read with what islands still lack, which is generous to the text. Groups are looked at only when a board is
 * full.
 */
import type { Budget } from '../../engine/budget.ts'
import { climb, type Ladder } from '../../engine/ladder.ts'
import type { Craft, Solved } from '../../kind/craft.ts'
import { toSolved } from '../../kind/solved.ts'
import { answerOf, boardOf } from './board.ts'
import { Deduction } from './deduce.ts'
import type { Answer, Hashi, Puzzle } from './model.ts'
import { check } from './rules.ts'
import { ladder } from './techniques.ts'

const rules: Ladder<Deduction, Hashi> = {
  ...ladder,
  techniques: ladder.techniques.filter((technique) => technique.level <= 2),
}

const grade: Craft<Hashi>['grade'] = (puzzle, budget) => climb(rules, new Deduction(boardOf(puzzle)), budget)

function settled(puzzle: Puzzle): Deduction | null {
  const know = new Deduction(boardOf(puzzle))
  know.wakeAll()
  return know.settlePairs() && know.settle() ? know : null
}

function solveNear(puzzle: Puzzle, limit: number, budget: Budget): Solved<Hashi> {
  const start = budget.spent
  if (!budget.spend()) return toSolved<Hashi>([], false, 0)
  const know = settled(puzzle)
  const answers = know && know.open === 0 && limit > 0 ? finished(puzzle, know) : []
  return toSolved<Hashi>(answers, know === null || know.open === 0, budget.spent - start)
}

/** The board as an answer, if it is one. */
function finished(puzzle: Puzzle, know: Deduction): Answer[] {
  const answer = answerOf(know.board, know.lo)
  return check(puzzle, answer).status === 'complete' ? [answer] : []
}

function solveByTrial(puzzle: Puzzle, limit: number, budget: Budget): Solved<Hashi> {
  const start = budget.spent
  const answers: Answer[] = []
  const know = settled(puzzle)
  /** False: stopped before everything was seen. */
  const search = (at: Deduction): boolean => {
    if (!budget.spend()) return false
    const edge = at.lo.findIndex((least, index) => least !== at.hi[index])
    if (edge < 0) {
      answers.push(...finished(puzzle, at))
      return answers.length < limit
    }
    for (let count = at.hi[edge]!; count >= at.lo[edge]!; count--) {
      const mark = at.mark
      const goOn = !(at.narrow(edge, count, count) && at.settle()) || search(at)
      at.undo(mark)
      if (!goOn) return false
    }
    return true
  }
  const exhausted = know === null ? budget.spend() : search(know)
  return toSolved<Hashi>(answers, exhausted, budget.spent - start)
}

/** What they do in place of the kind's own craft. */
type Method = Pick<Craft<Hashi>, 'solve' | 'grade'>

export const near: Method = { solve: solveNear, grade }
export const trial: Method = { solve: solveByTrial, grade }
