/**
 * The technique ladder: solve as a person would, always with the easiest idea that still finds something.
 *
 * Method: techniques are sorted by difficulty. At each point the first one that finds anything gives one step; the step
 * is applied and the climb restarts at the bottom. The hardest technique used is the level (as in Simon Tatham's
 * `latin.c`, HoDoKu and Sudoku Explainer). For monotone techniques that level does not depend on the order of steps.
 */

import type { Budget } from '../base/budget.ts'
import type { Grade, Level, Step, TechniqueInfo } from '../kind/craft.ts'
import type { PuzzleTypes } from '../kind/types.ts'

export type Finding<K extends PuzzleTypes> = Pick<Step<K>, 'places' | 'rulesOut' | 'why'>

export interface Technique<State, K extends PuzzleTypes> extends TechniqueInfo {
  /**
   * Everything that this technique finds in a state; each finding must place or rule out something that is still open.
   */
  find(state: State): Iterable<Finding<K>>
}

export interface Ladder<State, K extends PuzzleTypes> {
  /** Easiest first. */
  readonly techniques: readonly Technique<State, K>[]
  apply(state: State, finding: Finding<K>): void
  solved(state: State): boolean
}

/**
 * What `choices` counts: the findings of the technique that is used, or the different conclusions of all techniques
 * with the same score.
 */
export type Counting = 'idea' | 'ease'

/** Spends one step for each technique tried. Level is null when the climb gets stuck or the budget runs out. */
export function climb<State, K extends PuzzleTypes>(
  ladder: Ladder<State, K>,
  state: State,
  budget: Budget,
  counting: Counting = 'idea',
): Grade<K> {
  const steps: Step<K>[] = []
  const uses: Record<string, number> = {}
  let score = 0
  let level: Level = 1
  while (!ladder.solved(state)) {
    const next = easiest(ladder.techniques, state, budget)
    if (!next) return { level: null, score, techniques: uses, steps }
    const { technique, finding, findings } = next
    const choices = counting === 'idea' ? findings.length : conclusions(ladder.techniques, next, state, budget)
    ladder.apply(state, finding)
    steps.push(toStep(technique, finding, choices))
    uses[technique.id] = (uses[technique.id] ?? 0) + 1
    score += technique.score
    if (technique.level > level) level = technique.level
  }
  return { level, score, techniques: uses, steps }
}

export const toStep = <K extends PuzzleTypes>(
  { id }: TechniqueInfo,
  { places, rulesOut, why }: Finding<K>,
  choices: number,
): Step<K> => ({ technique: id, places, rulesOut, why, choices })

/** The first finding of the first technique that finds anything, with all findings of that technique. */
export function easiest<State, K extends PuzzleTypes>(
  techniques: readonly Technique<State, K>[],
  state: State,
  budget: Budget,
) {
  for (const technique of techniques) {
    if (!budget.spend()) return null
    const findings = [...technique.find(state)]
    const finding = findings[0]
    if (finding) return { technique, finding, findings }
  }
  return null
}

/** The different conclusions at this point of techniques with the same score. Easier techniques find nothing here. */
function conclusions<State, K extends PuzzleTypes>(
  techniques: readonly Technique<State, K>[],
  used: { readonly technique: Technique<State, K>; readonly findings: readonly Finding<K>[] },
  state: State,
  budget: Budget,
): number {
  const others = techniques.slice(techniques.indexOf(used.technique) + 1)
  const asEasy = others.filter((technique) => technique.score === used.technique.score)
  if (asEasy.length === 0 && used.findings.length === 1) return 1
  const key = ({ places, rulesOut }: Finding<K>): string => JSON.stringify([places, rulesOut])
  const seen = new Set(used.findings.map(key))
  for (const technique of asEasy) {
    if (!budget.spend()) continue
    for (const finding of technique.find(state)) seen.add(key(finding))
  }
  return seen.size
}
