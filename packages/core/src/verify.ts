/**
 * What anyone can recheck from a file's bytes alone, without trusting its maker: rules, uniqueness by the second
 * solver, the trace of the grade. It knows schemas, rules and recounts, and no maker, first solver or grader.
 *
 * A step of a trace says which moves every solution contains and which none contains. When the puzzle has exactly one
 * solution, "puzzle ∧ ¬step has no solution" is the same as "the step holds in that solution"; so that is what is tested.
 */
import { Budget } from './engine/budget.ts'
import { type Envelope, type KumikiFile, openFile, readAs, unknownKind } from './file.ts'
import type { Claim, Face, Recount, Shapes, Solved, SomeCounter } from './kind.ts'
import { crafts } from './kinds/crafts.ts'
import { type Problem, problem } from './result.ts'
import { parse } from './schema.ts'

export interface Check {
  readonly ok: boolean
  /** What was established now, whatever the file says. */
  readonly claims: Readonly<Partial<Record<Claim, boolean>>>
  readonly problems: readonly Problem[]
}

const recountSteps = 20_000_000

export async function verifyFile(text: string): Promise<Check> {
  const outer = openFile(text)
  if (!outer.ok) return refused(outer.error)
  const { kind } = outer.value
  const door = Object.hasOwn(crafts, kind) ? crafts[kind] : undefined
  if (!door) return refused(unknownKind(kind))
  return verifyWith(outer.value, await door.counter())
}

/** The same for a kind that is not in the table. */
export const verifyWith = (outer: Envelope, counter: SomeCounter): Promise<Check> =>
  counter(async (face, recount) => {
    const file = readAs(outer, face)
    return file.ok ? verify(file.value, face, recount) : refused(file.error)
  })

const refused = (reason: Problem): Check => ({ ok: false, claims: {}, problems: [reason] })

async function verify<K extends Shapes>(file: KumikiFile<K>, face: Face<K>, recount: Recount<K>): Promise<Check> {
  const problems: Problem[] = []
  const claims: Partial<Record<Claim, boolean>> = {}
  const solved = await recount(file.puzzle, 2, new Budget(recountSteps))
  if (face.judge === 'by-rules') {
    claims.unique = solved.status === 'unique'
    if (!claims.unique) problems.push(notUnique[solved.status])
  }
  if (file.answer !== undefined) {
    claims.solvable = face.check(file.puzzle, file.answer).status === 'complete'
    problems.push(...answerProblems(face, file.puzzle, file.answer))
    const only = solved.answers[0]
    if (claims.unique && JSON.stringify(only) !== JSON.stringify(file.answer)) problems.push(otherAnswer)
  } else claims.solvable = solved.answers.length > 0
  const only = solved.status === 'unique' ? solved.answers[0] : undefined
  const steps = file.report?.grade?.steps
  if (only !== undefined && steps && file.report?.grade?.level !== null) {
    const fault = traceProblem(face, file.puzzle, only, steps)
    claims['no-guess'] = fault === null
    if (fault) problems.push(fault)
  }
  for (const [claim, said] of Object.entries(file.report?.claims ?? {}))
    if (said && Object.entries(claims).some(([name, holds]) => name === claim && !holds))
      problems.push(falseClaim(claim))
  return { ok: problems.length === 0, claims, problems }
}

function answerProblems<K extends Shapes>(face: Face<K>, puzzle: K['puzzle'], answer: K['answer']): Problem[] {
  const verdict = face.check(puzzle, answer)
  if (verdict.status === 'complete') return []
  if (verdict.status === 'open')
    return [problem('answer-open', 'The answer in the file is not finished.', 'ファイルの答えが完成していません。')]
  return verdict.faults.map((fault) => {
    const where = fault.cells
      .slice(0, 3)
      .map(([row, col]) => `(${row + 1}, ${col + 1})`)
      .join(' ')
    const text = face.faults[fault.code]
    return problem(
      `answer-${fault.code}`,
      `The answer breaks a rule at ${where}: ${text?.en ?? fault.code}`,
      `答えが規則に反します ${where}: ${text?.ja ?? fault.code}`,
    )
  })
}

interface WrittenStep {
  readonly places: readonly unknown[]
  readonly rulesOut: readonly unknown[]
}

/** Each step must hold in the only solution, and all of them together must lead to it. */
function traceProblem<K extends Shapes>(
  face: Face<K>,
  puzzle: K['puzzle'],
  only: K['answer'],
  steps: readonly WrittenStep[],
): Problem | null {
  const goal = JSON.stringify(only)
  const after = (from: K['answer'], written: unknown): K['answer'] | null => {
    const move = parse(face.move, written)
    const next = move.ok ? face.play(puzzle, from, move.value) : move
    return next.ok ? next.value : null
  }
  let reached = face.blank(puzzle)
  for (const [index, step] of steps.entries()) {
    for (const move of step.places) {
      if (JSON.stringify(after(only, move)) !== goal) return badStep(index)
      reached = after(reached, move) ?? reached
    }
    for (const move of step.rulesOut) {
      const other = after(only, move)
      if (other === null || JSON.stringify(other) === goal) return badStep(index)
    }
  }
  return JSON.stringify(reached) === goal ? null : shortTrace
}

const notUnique: Readonly<Record<Solved<Shapes>['status'], Problem>> = {
  none: problem('no-solution', 'The puzzle has no solution.', 'パズルに解がありません。'),
  several: problem('several-solutions', 'The puzzle has more than one solution.', 'パズルに解が2つ以上あります。'),
  unknown: problem(
    'not-decided',
    'Whether the puzzle has one solution could not be decided within the limit.',
    '解がひとつかどうかを限度内に決められませんでした。',
  ),
  unique: problem('unique', 'The puzzle has one solution.', 'パズルの解はひとつです。'),
}
const otherAnswer = problem(
  'other-answer',
  'The answer in the file is not the one solution of the puzzle.',
  'ファイルの答えがパズルの唯一の解と違います。',
)
const shortTrace = problem(
  'trace-short',
  'The steps of the grade do not lead to the answer.',
  '難易度の手順が答えまで届いていません。',
)
const badStep = (index: number): Problem =>
  problem(
    'trace-step',
    `Step ${index + 1} of the grade does not follow from the puzzle.`,
    `難易度の手順の${index + 1}番目がパズルから導けません。`,
  )
const falseClaim = (claim: string): Problem =>
  problem(
    'false-claim',
    `The file claims "${claim}", which does not hold.`,
    `ファイルの主張「${claim}」は成り立ちません。`,
  )
