/** First solver: fills the open cells from left to right, trying each unused number. */
import type { Budget } from '../../base/budget.ts'
import type { Solved } from '../../kind/craft.ts'
import { toSolved } from '../../kind/solved.ts'
import type { Answer, Blank, Puzzle } from './puzzle/model.ts'

export function solve(puzzle: Puzzle, limit: number, budget: Budget): Solved<Blank> {
  const start = budget.spent
  const cells = [...puzzle.cells]
  const answers: Answer[] = []
  const size = cells.length
  const printed = cells.filter((value) => value > 0)
  const used = new Set(printed)

  /** False: stopped before everything was seen. */
  function fill(from: number): boolean {
    const col = cells.indexOf(0, from)
    if (col < 0) {
      answers.push({ cells: [...cells] })
      return answers.length < limit
    }
    for (let value = 1; value <= size; value++) {
      if (used.has(value)) continue
      if (!budget.spend()) return false
      cells[col] = value
      used.add(value)
      const goOn = fill(col + 1)
      used.delete(value)
      cells[col] = 0
      if (!goOn) return false
    }
    return true
  }

  const exhausted = budget.spend() && (used.size < printed.length || fill(0))
  return toSolved<Blank>(answers, exhausted, budget.spent - start)
}
