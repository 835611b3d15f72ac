/**
 * The verbs, written once for every kind: make → prove → grade → a finished file; solve; explain.
 *
 * Nothing leaves without a proof: `solve` says unique, `recount` says unique, both give the maker's answer, `check`
 * calls it complete. "unknown" counts as not proved.
 */

import { limits } from '../base/limits.ts'
import { bad, good, type Problem, problem, type Result } from '../base/result.ts'
import type { Lang } from '../base/text.ts'
import { version } from '../base/version.ts'
import { Budget } from '../engine/budget.ts'
import { fingerprint } from '../engine/fingerprint.ts'
import { Rng } from '../engine/rng.ts'
import { type KumikiFile, type Note, writtenGrade } from '../file/file.ts'
import { claimNames } from '../kind/claims.ts'
import type { Claim, Craft, Explanation, Grade, Made, Solved, Step } from '../kind/craft.ts'
import type { Shapes } from '../kind/shapes.ts'
import { needsNoGuess, traceProblem } from './trace.ts'

export interface Order<K extends Shapes> {
  readonly spec: K['spec']
  readonly seed: string
  readonly effort: number
  readonly lang: Lang
  /** null: the kind's own name. */
  readonly title: string | null
}

/** A made puzzle and the effort at which it was found; with that effort it can be made again. */
export interface Best<K extends Shapes> {
  readonly made: Made<K>
  readonly effort: number
}

/** How much work one proof or one grade may take before it says "unknown". */
const proofSteps = 20_000_000
const gradeSteps = 100_000

/** The search alone: pull until it returns, or stop at any moment and keep the last best. */
export function* search<K extends Shapes>(
  craft: Craft<K>,
  order: Order<K>,
): Generator<Best<K> | null, Result<Best<K>>> {
  const budget = new Budget(order.effort)
  const making = craft.make(order.spec, new Rng(order.seed), budget)
  for (;;) {
    const turn = making.next()
    if (!turn.done) yield turn.value && { made: turn.value, effort: budget.spent }
    else return turn.value.ok ? good({ made: turn.value.value, effort: budget.spent }) : turn.value
  }
}

/**
 * Makes one finished file. `goOn` is asked at each piece of news; when it says no, the best so far is finished, and
 * if there is none yet the search goes on to its first.
 */
export async function make<K extends Shapes>(
  craft: Craft<K>,
  order: Order<K>,
  goOn: (best: Best<K> | null) => boolean = () => true,
): Promise<Result<KumikiFile<K>>> {
  let best: Best<K> | null = null
  const searching = search(craft, order)
  for (;;) {
    const turn = searching.next()
    if (turn.done) return turn.value.ok ? finish(craft, order, turn.value.value) : turn.value
    if (turn.value) best = turn.value
    if (!goOn(best) && best) return finish(craft, order, best)
  }
}

/** Proves and grades a made puzzle and writes its file; refuses when a claim of its kind does not hold. */
export async function finish<K extends Shapes>(
  craft: Craft<K>,
  order: Order<K>,
  best: Best<K>,
): Promise<Result<KumikiFile<K>>> {
  const { puzzle, answer, score, bound, notes } = best.made
  const graded = craft.grade(puzzle, new Budget(gradeSteps))
  const proof = await prove(craft, puzzle, answer, graded)
  const missing = craft.claims.filter((claim) => !proof[claim])
  if (missing.length > 0) return bad(notProved(missing))
  return good({
    kumiki: 1,
    kind: craft.face.id,
    title: order.title ?? craft.face.title[order.lang],
    lang: order.lang,
    puzzle,
    answer,
    recipe: { spec: plain(order.spec), seed: order.seed, effort: best.effort, version },
    report: {
      score: { ...score },
      bound,
      claims: proof,
      grade: writtenGrade(graded),
      ...(notes.length > 0 ? { notes: notes.map(written) } : {}),
    },
  })
}

/** What holds of a puzzle and its maker's answer. */
export async function prove<K extends Shapes>(
  craft: Craft<K>,
  puzzle: K['puzzle'],
  answer: K['answer'],
  graded: Grade<K>,
): Promise<Record<Claim, boolean>> {
  const solvable = craft.face.check(puzzle, answer).status === 'complete'
  const first = craft.solve(puzzle, 2, new Budget(proofSteps))
  const second = await craft.recount(puzzle, 2, new Budget(limits.recountSteps))
  const unique = solvable && isOnly(first, answer) && isOnly(second, answer)
  const guided = graded.level !== null && traceProblem(craft.face, puzzle, answer, graded.steps) === null
  return { solvable, unique, 'no-guess': unique && guided && needsNoGuess(graded.steps) }
}

export const isOnly = <K extends Shapes>(solved: Solved<K>, answer: K['answer']): boolean =>
  solved.status === 'unique' && JSON.stringify(solved.answers[0]) === JSON.stringify(answer)

/**
 * Whether the grade written in a file is the one that its puzzle gets now. Only a file of this version can be held to
 * it: techniques differ between versions. null: the same, or nothing to compare.
 */
export function regrade<K extends Shapes>(craft: Craft<K>, file: KumikiFile<K>): Problem | null {
  const written = file.report?.grade
  if (!written || (file.recipe && file.recipe.version !== version)) return null
  const { steps: freshSteps, ...fresh } = writtenGrade(craft.grade(file.puzzle, new Budget(gradeSteps)))
  const { steps = freshSteps, level, score, techniques, stepCount = fresh.stepCount, choices = fresh.choices } = written
  const told = { level, score, techniques, stepCount, choices, steps }
  const same = JSON.stringify(told) === JSON.stringify({ ...fresh, steps: freshSteps })
  return same ? null : otherGrade
}

export interface ExplainedStep<K extends Shapes> {
  readonly step: Step<K>
  readonly explanation: Explanation
}

/** The steps of a person, each with its hint ladder. */
export function explain<K extends Shapes>(
  craft: Craft<K>,
  puzzle: K['puzzle'],
): { grade: Grade<K>; steps: ExplainedStep<K>[] } {
  const grade = craft.grade(puzzle, new Budget(gradeSteps))
  return { grade, steps: grade.steps.map((step) => ({ step, explanation: craft.explain(puzzle, step) })) }
}

const plain = (spec: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(spec).flatMap(([name, value]) => (value === undefined ? [] : [[name, shortened(value)]])),
  )

/** A whole dictionary does not go into the file: its recipe says which one it was, and remaking needs it at hand. */
const shortened = (value: unknown): unknown =>
  Array.isArray(value) && value.length > limits.words ? { count: value.length, fingerprint: fingerprint(value) } : value

const written = ({ code, text, brief }: Problem): Note => ({
  code,
  text: { ...text },
  ...(brief === null ? {} : { brief: { ...brief } }),
})

const otherGrade = problem(
  'grade-differs',
  'The grade in the file is not the one that its puzzle gets.',
  'ファイルに書かれた難易度が、パズルの実際の難易度と違います。',
  { path: ['report', 'grade'] },
)
const notProved = (missing: readonly Claim[]): Problem =>
  problem(
    'not-proved',
    `The puzzle could not be proved: ${missing.map((claim) => claimNames[claim].en).join(', ')}.`,
    `パズルの性質を証明できませんでした: ${missing.map((claim) => claimNames[claim].ja).join('、')}。`,
    { fault: 'search' },
  )
