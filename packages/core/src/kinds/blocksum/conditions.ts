/**
 * The conditions under which blocks may grow: solvable by rules (R), by rules with lookahead (R*), with one solution,
 * or by the techniques up to a level.
 *
 * One solution is exactly monotone: what fails for some blocks fails for larger ones. So is R with SUB-2. Without
 * SUB-2, BOTH-2 and BOTH-3 may fill the last cell of a large block that extends beyond the line, but not of its part in
 * the line, whose rest they treat as known. R* is not monotone either; `isMonotone` tells the walk where it must try
 * refused merges again.
 */
import { Budget } from '../../base/budget.ts'
import type { Cage } from '../../latin/model.ts'
import { highest } from '../../latin/model.ts'
import { Closure, levelRulesOf } from './closure.ts'
import { solverOf } from './exact.ts'
import { NineRules, nineRules, type RuleSet, ruleSet } from './nine.ts'
import type { Blocks, Condition } from './partition.ts'
import { cycleSwitches, someSwitchFits } from './switches.ts'

export function solvableBy(size: number, rules: RuleSet): Condition {
  const nine = new NineRules(size)
  return (blocks) => {
    nine.load(blocks)
    return nine.run(rules)
  }
}

/** Solvability by rules for the blocks of one solution, faster if the rules are those of a level. */
export function solvableInOne(size: number, rules: RuleSet, solution: Uint8Array): Condition {
  const known = levelRulesOf(rules)
  if (known === null) return solvableBy(size, rules)
  const closure = new Closure(size, solution)
  return Object.assign((blocks: Blocks) => closure.solves(blocks, 0, 0, known), {
    whenMerged: (blocks: Blocks, a: number, b: number): boolean => closure.solves(blocks, a, b, known),
  })
}

/** Whether a merge that the condition of a rule set refuses stays refused for larger blocks. */
export const isMonotone = (rules: RuleSet): boolean => (rules & ruleSet(['sub-2'])) !== 0

/**
 * R*: a cell also gets its value if every other value leads to a contradiction by the rules. Which contradictions are
 * found depends a little on the order of derivations, so this condition is not exactly monotone.
 *
 * The text counts a broken board (its definition 1): a value twice in a line, or a block whose sum is exceeded or
 * missed. Here a cell without a value and a value without a place count too, as LAT-2 to LAT-4 find them. `alongLines`
 * adds the further extension that the text names: a value is placed if, by the same trials, no other cell of a line can
 * take it.
 */
export function solvableWithLookahead(size: number, rules: RuleSet, alongLines = false): Condition {
  const nine = new NineRules(size)
  const trial = new NineRules(size)
  return (blocks) => {
    nine.load(blocks)
    const goOn = (): boolean => lookAhead(nine, trial, rules) || (alongLines && lookAlong(nine, trial, rules))
    while (!nine.run(rules)) if (nine.isBroken || !goOn()) return false
    return true
  }
}

/** Writes one value to a cell if every other cell of its row or column leads to a contradiction. */
function lookAlong(nine: NineRules, trial: NineRules, rules: RuleSet): boolean {
  const { size } = nine
  for (let line = 0; line < 2 * size; line++)
    for (let value = 1; value <= size; value++) {
      let [takers, taker] = [0, -1]
      for (let i = 0; i < size && takers < 2; i++) {
        const cell = line < size ? line * size + i : i * size + line - size
        if (nine.value[cell] !== 0 || (nine.candidates(cell) & (1 << value)) === 0) continue
        trial.copyFrom(nine)
        trial.write(cell, value)
        trial.run(rules)
        if (trial.isBroken) continue
        takers++
        taker = cell
      }
      if (takers !== 1) continue
      nine.write(taker, value)
      return true
    }
  return false
}

/** Fills one cell whose other values all lead to a contradiction. */
function lookAhead(nine: NineRules, trial: NineRules, rules: RuleSet): boolean {
  for (let cell = 0; cell < nine.value.length; cell++) {
    if (nine.value[cell] !== 0) continue
    let possible = 0
    for (let rest = nine.candidates(cell); rest !== 0 && (possible & (possible - 1)) === 0; rest &= rest - 1) {
      trial.copyFrom(nine)
      trial.write(cell, highest(rest & -rest))
      trial.run(rules)
      if (!trial.isBroken) possible |= rest & -rest
    }
    if (possible === 0 || (possible & (possible - 1)) !== 0) continue
    nine.write(cell, highest(possible))
    return true
  }
  return false
}

/** The maximum number of search nodes for one uniqueness check, and for all checks of one board together. */
export interface NodeLimits {
  readonly perCheck: number
  readonly perBoard: number
}
const nodeLimits: NodeLimits = { perCheck: 20_000, perBoard: 300_000 }

/**
 * Exactly one solution. In many cases rules prove it at once, or cycle switches refute it at once; otherwise the exact
 * solver decides, or returns null at its limits.
 */
export function unique(size: number, solution: Uint8Array, limits: NodeLimits = nodeLimits): Condition {
  const bySome = solvableBy(size, nineRules)
  const switches = cycleSwitches(solution, size)
  const gained = new Int32Array(size * size)
  const solver = solverOf(size)
  let nodes = 0
  return (blocks, budget) => {
    if (bySome(blocks, budget)) return true
    if (someSwitchFits(switches, blocks.blockOf, gained)) return false
    const check = new Budget(Math.min(limits.perCheck, limits.perBoard - nodes))
    const other = solver.another(cagesOf(blocks), [], solution, check)
    nodes += check.spent
    return budget.spend(check.spent) && other !== null ? !other : null
  }
}

/** Solvable without search by considering cages and lines, or bands of up to `bandLines` lines. */
export function solvableBySums(size: number, bandLines: number): Condition {
  const bySome = solvableBy(size, nineRules)
  const { propagation } = solverOf(size)
  return (blocks, budget) =>
    bySome(blocks, budget) ||
    (propagation.load(cagesOf(blocks), [], bandLines) && propagation.run() && propagation.isSolved)
}

function cagesOf({ blockOf, sum }: Blocks): Cage[] {
  const cages: { cells: number[]; sum: number }[] = []
  const index = new Int16Array(blockOf.length).fill(-1)
  for (let cell = 0; cell < blockOf.length; cell++) {
    const block = blockOf[cell]!
    if (index[block] === -1) {
      index[block] = cages.length
      cages.push({ cells: [], sum: sum[block]! })
    }
    cages[index[block]!]!.cells.push(cell)
  }
  return cages
}
