/**
 * First solver: all places of all words, found in one walk over the board (occurrences.ts). The answer is unique if
 * each word can be read exactly as often as it is to be found. Otherwise each word with places to spare leaves some
 * out, and the answers are all combinations of these choices, enumerated like the readings of an odometer, without
 * search.
 */
import type { Budget } from '../../../base/budget.ts'
import type { Solved } from '../../../kind/craft.ts'
import { toSolved } from '../../../kind/solved.ts'
import { canonicalAnswer, type Place, type Puzzle, timesOf, type Wordsearch } from '../puzzle/model.ts'
import { occurrencesOf } from './occurrences.ts'

export function solve(puzzle: Puzzle, limit: number, budget: Budget): Solved<Wordsearch> {
  const start = budget.spent
  const found = budget.spend() ? occurrencesOf(puzzle.words, puzzle.rows, budget) : null
  if (found === null) return toSolved<Wordsearch>([], false, budget.spent - start)
  // one more than the limit, to detect that there are more
  const wheels = puzzle.words.map((word) => selections(found.get(word) ?? [], timesOf(puzzle, word), limit + 1))
  const total = wheels.reduce((product, wheel) => Math.min(product * wheel.length, limit + 1), 1)
  const answers = Array.from({ length: Math.min(total, limit) }, (_, number) => {
    let rest = number
    return canonicalAnswer(
      wheels.flatMap((wheel) => {
        const turn = rest % wheel.length
        rest = Math.floor(rest / wheel.length)
        return wheel[turn] ?? []
      }),
    )
  })
  return toSolved<Wordsearch>(answers, total <= limit, budget.spent - start)
}

/**
 * Up to `max` ways to keep `times` of the places; the choice of places to leave out advances like the digits of a
 * counter.
 */
function selections(places: readonly Place[], times: number, max: number): Place[][] {
  const spare = places.length - times
  if (spare < 0) return []
  const out = Array.from({ length: spare }, (_, i) => i)
  const kept: Place[][] = []
  while (kept.length < max) {
    const without = new Set(out)
    kept.push(places.filter((_, index) => !without.has(index)))
    const digit = out.findLastIndex((index, i) => index < times + i)
    if (digit < 0) break
    const next = out[digit]! + 1
    for (let i = digit; i < spare; i++) out[i] = next + i - digit
  }
  return kept
}
