/**
 * The conditions under which blocks may grow: solvable by rules (R), by rules with lookahead (R*), with one solution, or by the
 * techniques up to a level. All but R* are exactly monotone.
 */
import { Budget } from '../../engine/budget.ts'
import type { Cage } from '../../engine/latin/model.ts'
import { highest } from '../../engine/latin/model.ts'
import { solverOf } from './exact.ts'
import { NineRules, nineRules, type RuleSet } from './nine.ts'
import type { Blocks, Condition } from './partition.ts'
import { cycleSwitches, someSwitchFits } from './switches.ts'

export function solvableBy(size: number, rules: RuleSet): Condition {
  const nine = new NineRules(size)
  return (blocks) => {
    nine.load(blocks)
    return nine.run(rules)
  }
}

/**
 * R*: a cell also gets its value when every other value leads to a contradiction by the rules. Which contradictions
 * are met depends a little on the order of derivations, so this condition is not exactly monotone.
 */
export function solvableWithLookahead(size: number, rules: RuleSet): Condition {
  const nine = new NineRules(size)
  const trial = new NineRules(size)
  return (blocks) => {
    nine.load(blocks)
    while (!nine.run(rules)) if (nine.isBroken || !lookAhead(nine, trial, rules)) return false
    return true
  }
}

/** Fills one cell whose other values all contradict. */
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

/** How many search nodes one uniqueness check may take, and all checks of one board together. */
const nodesPerCheck = 20_000
const nodesPerBoard = 300_000

/** One solution only. Rules prove it at once and cycle switches refute it at once in many cases; else the exact solver decides. */
export function unique(size: number, witness: Uint8Array): Condition {
  const bySome = solvableBy(size, nineRules)
  const switches = cycleSwitches(witness, size)
  const gained = new Int32Array(size * size)
  const solver = solverOf(size)
  let nodes = 0
  return (blocks, budget) => {
    if (bySome(blocks, budget)) return true
    if (someSwitchFits(switches, blocks.blockOf, gained)) return false
    const check = new Budget(Math.min(nodesPerCheck, nodesPerBoard - nodes))
    const other = solver.another(cagesOf(blocks), [], witness, check)
    nodes += check.spent
    return budget.spend(check.spent) && other !== null ? !other : null
  }
}

/** Solved by looking at cages and lines, or at bands of up to so many lines, without search. */
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
