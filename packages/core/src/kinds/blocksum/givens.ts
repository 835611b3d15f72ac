/**
 * Cells given so that a set of rules solves the board, as few as possible in the sense that none can be removed: the
 * hints of section 5.2 of the founding text. More givens never hurt a rule, so one pass over the cells is enough.
 */

import type { Rng } from '../../base/rng.ts'
import type { Given } from '../../latin/model.ts'
import { NineRules, type RuleSet } from './nine.ts'
import type { Blocks } from './partition.ts'

export function minimalGivens(blocks: Blocks, solution: Uint8Array, rules: RuleSet, rng: Rng): Given[] {
  const nine = new NineRules(blocks.size)
  const given = new Uint8Array(solution.length).fill(1)
  for (const cell of rng.shuffle([...solution.keys()])) {
    given[cell] = 0
    nine.load(blocks)
    given.forEach((isGiven, place) => {
      if (isGiven) nine.write(place, solution[place]!)
    })
    if (!nine.run(rules)) given[cell] = 1
  }
  return [...solution.keys()].filter((cell) => given[cell] === 1).map((cell) => [cell, solution[cell]!])
}
