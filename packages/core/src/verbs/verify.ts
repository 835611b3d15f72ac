/**
 * Everything that can be checked from a file's bytes alone, without trusting its maker: rules, uniqueness by the second
 * solver, the trace of the grade. It uses schemas, rules and recounts, but no maker, first solver or grader.
 *
 * A step of a trace lists moves that every solution contains and moves that none contains. When the puzzle has exactly
 * one solution, "puzzle ∧ ¬step has no solution" is equivalent to "the step holds in that solution", and that is what
 * is tested. Whether a step is as easy as its technique claims, only the grader can decide: `regrade` (grade.ts) asks
 * it.
 */

import { Budget } from '../base/budget.ts'
import { limits } from '../base/limits.ts'
import { type Problem, problem } from '../base/result.ts'
import { type Bilingual, printable } from '../base/text.ts'
import { version } from '../base/version.ts'
import { type OpenedFile, openAs, openThrough } from '../file/open.ts'
import type { Audit, Figures } from '../kind/audit.ts'
import { claimNames } from '../kind/claims.ts'
import type { Claim, Recount, Solved } from '../kind/craft.ts'
import type { Face } from '../kind/face.ts'
import type { Envelope, KumikiFile } from '../kind/file.ts'
import type { SomeKind } from '../kind/module.ts'
import type { PuzzleTypes } from '../kind/types.ts'
import { kinds } from '../kinds/kinds.ts'
import { faultText } from '../play/judge.ts'
import { figuresAgainst } from './figures.ts'
import { needsNoGuess, traceProblem } from './trace.ts'

export interface Check {
  readonly ok: boolean
  /** The claims established now, whatever the file says. */
  readonly claims: Readonly<Partial<Record<Claim, boolean>>>
  readonly problems: readonly Problem[]
  /** What the file does not prove, where only a key decides. */
  readonly notes: readonly Problem[]
}

export async function verifyFile(text: string, effort: number = limits.recountSteps): Promise<Check> {
  const file = await openAs(text, kinds)
  return file.ok ? verifyOpened(file.value, effort) : refused(file.error)
}

/** Verifies a file of a given kind, which need not be in the table. */
export async function verifyWith(
  outer: Envelope,
  someKind: SomeKind,
  effort: number = limits.recountSteps,
): Promise<Check> {
  const file = await openThrough(outer, someKind)
  return file.ok ? verifyOpened(file.value, effort) : refused(file.error)
}

/** Verifies a file that is already opened. */
export const verifyOpened = (file: OpenedFile, effort: number = limits.recountSteps): Promise<Check> =>
  file(async (known, face, module) => verify(known, face, await module.recount(), await module.audit(), effort))

const refused = (reason: Problem): Check => ({ ok: false, claims: {}, problems: [reason], notes: [] })

async function verify<K extends PuzzleTypes>(
  file: KumikiFile<K>,
  face: Face<K>,
  recount: Recount<K>,
  audit: Audit<K>,
  effort: number,
): Promise<Check> {
  const problems: Problem[] = []
  const notes: Problem[] = []
  const claims: Partial<Record<Claim, boolean>> = {}
  const solved = await recount(file.puzzle, 2, new Budget(effort))
  const only = solved.status === 'unique' ? solved.answers[0] : undefined
  const decidedBy = face.decidedBy(file.puzzle)
  claims.unique = only !== undefined
  // where only the maker's answer decides, other answers may well fit the board
  if (decidedBy === 'rules' && solved.status !== 'unique') problems.push(notUnique[solved.status])
  // any letters will do, and there is no key: solutions mean nothing
  const keyless =
    decidedBy !== 'rules' && file.answer === undefined && solved.status === 'several' && solved.answers.length === 0
  const asPosed = audit.posed(file.puzzle)
  problems.push(...asPosed.problems)
  if (file.answer !== undefined) {
    const rules = answerProblems(face, file.puzzle, file.answer)
    const testimony = rules.length === 0 && file.recipe ? audit.key(file.puzzle, file.answer, file.recipe.spec) : null
    const faults = [...rules, ...(testimony?.problems ?? [])]
    problems.push(...faults)
    if (decidedBy !== 'rules' && faults.length === 0 && (testimony || only === undefined))
      notes.push(...(testimony ? testimony.notes : [keyAlone(decidedBy)]))
    if (faults.length === 0 && only !== undefined && JSON.stringify(only) !== JSON.stringify(file.answer))
      problems.push(otherAnswer)
    claims.solvable = faults.length === 0
  } else {
    if (!keyless) claims.solvable = solved.status === 'unique' || solved.status === 'several'
    if (decidedBy !== 'rules' && solved.status === 'none') problems.push(notUnique.none)
    else if (decidedBy !== 'rules' && only === undefined) notes.push(noKey(decidedBy))
  }
  notes.push(...asPosed.notes)
  if (file.report) {
    const figures = figuresAgainst(file.report, recountFigures(file, audit))
    problems.push(...figures.problems)
    notes.push(...figures.notes)
  }
  const grade = file.report?.grade
  if (only !== undefined && grade?.steps && grade.level !== null) {
    const fault = traceProblem(face, file.puzzle, only, grade.steps) ?? tallyProblem(grade.steps, grade.techniques)
    claims['no-guess'] = fault === null && needsNoGuess(grade.steps, face.supposing)
    if (fault) problems.push(fault)
  }
  const { solvable, ...others } = file.report?.claims ?? {}
  // a wrong or absent answer is already reported; the puzzle may well be solvable
  const isReported = keyless || problems.some(({ code }) => code.startsWith('answer-'))
  // undecided means not established, not false
  const found = solved.status === 'unknown' ? { ...claims, unique: undefined } : claims
  problems.push(...claimProblems(isReported || solvable === undefined ? others : { solvable, ...others }, found))
  return { ok: problems.length === 0, claims, problems, notes }
}

/** Bounds are only compared in files of this version, because the formulas may change. */
function recountFigures<K extends PuzzleTypes>(file: KumikiFile<K>, audit: Audit<K>): Figures | null {
  const { score = {}, bound = null } = file.report ?? {}
  const figures = audit.figures(file.puzzle, file.recipe?.spec ?? null, score, bound)
  return figures && file.recipe && file.recipe.version !== version ? { ...figures, bound: undefined } : figures
}

/** Every claim of the file must be established now. */
function claimProblems(
  claimed: Readonly<Record<string, boolean>>,
  found: Readonly<Partial<Record<string, boolean>>>,
): Problem[] {
  return Object.keys(claimed)
    .filter((claim) => claimed[claim] && found[claim] !== true)
    .map((claim) => (found[claim] === false ? falseClaim(claim) : unfoundedClaim(claim)))
}

/** The techniques that the grade counts must be those that its steps name. */
function tallyProblem(
  steps: readonly { readonly technique: string; readonly choices: number }[],
  techniques: Readonly<Record<string, number>>,
): Problem | null {
  const tally: Record<string, number> = {}
  for (const { technique } of steps) tally[technique] = (tally[technique] ?? 0) + 1
  const names = new Set([...Object.keys(tally), ...Object.keys(techniques)])
  const same = [...names].every((name) => tally[name] === techniques[name])
  return same && steps.every(({ choices }) => choices >= 1) ? null : wrongTally
}

function answerProblems<K extends PuzzleTypes>(face: Face<K>, puzzle: K['puzzle'], answer: K['answer']): Problem[] {
  const verdict = face.check(puzzle, answer)
  if (verdict.status === 'complete') return []
  if (verdict.status === 'open')
    return [
      problem('answer-open', 'The answer in the file is not finished.', 'ファイルの答えが完成していません。', {
        path: ['answer'],
      }),
    ]
  return verdict.faults.map((fault) => {
    const cells = fault.cells.slice(0, 3)
    const at =
      cells.length === 0
        ? { en: '', ja: '' }
        : {
            en: ` at ${cells.map(([row, col]) => `row ${row + 1}, column ${col + 1}`).join('; ')}`,
            ja: `（${cells.map(([row, col]) => `${row + 1}行${col + 1}列`).join('、')}）`,
          }
    const text = faultText(face, fault.code)
    return problem(
      `answer-${fault.code}`,
      `The answer breaks a rule${at.en}: ${text.en}.`,
      `答えが規則に反します${at.ja}: ${text.ja}。`,
      { path: ['answer'] },
    )
  })
}

const notUnique: Readonly<Record<Exclude<Solved<PuzzleTypes>['status'], 'unique'>, Problem>> = {
  none: problem('no-solution', 'The puzzle has no solution.', 'パズルに解がありません。'),
  several: problem('several-solutions', 'The puzzle has more than one solution.', 'パズルに解が2つ以上あります。'),
  unknown: problem(
    'not-decided',
    'Whether the puzzle has one solution could not be decided within the limit.',
    '解がひとつかどうかを限度内に決められませんでした。',
    { fault: 'search' },
  ),
}
const keyAlone = ({ en, ja }: Bilingual): Problem =>
  problem(
    'key-alone',
    `Only ${en} decide which words are right, and the file has no word list to compare its answer with.`,
    `どの言葉が正しいかは${ja}で決まりますが、答えと比べる単語リストがこのファイルにはありません。`,
  )
const noKey = ({ en, ja }: Bilingual): Problem =>
  problem(
    'no-key',
    `Only ${en} decide which words are right, and the answer is not in the file: the board and its numbers were checked, its words were not.`,
    `どの言葉が正しいかは${ja}で決まりますが、答えがこのファイルにはありません。盤面と番号だけを確かめ、言葉は確かめていません。`,
  )
const otherAnswer = problem(
  'other-answer',
  'The answer in the file is not the one solution of the puzzle.',
  'ファイルの答えがパズルの唯一の解と違います。',
  { path: ['answer'] },
)
const wrongTally = problem(
  'grade-tally',
  'The techniques that the grade counts are not those of its steps.',
  '難易度に書かれた技法の回数が、手順と合いません。',
  { path: ['report', 'grade', 'techniques'] },
)
/** A claim's name for people; an unknown name is shown as it is. */
const nameOf = (claim: string): Bilingual =>
  Object.entries(claimNames).find(([known]) => known === claim)?.[1] ?? {
    en: printable(claim).slice(0, 40),
    ja: printable(claim).slice(0, 40),
  }
const unfoundedClaim = (claim: string): Problem =>
  problem(
    'unfounded-claim',
    `The file says "${nameOf(claim).en}", but nothing in the file proves it.`,
    `ファイルには「${nameOf(claim).ja}」とありますが、それを示すものがありません。`,
    { path: ['report', 'claims', claim] },
  )
const falseClaim = (claim: string): Problem =>
  problem(
    'false-claim',
    `The file says "${nameOf(claim).en}", but that is wrong.`,
    `ファイルには「${nameOf(claim).ja}」とありますが、正しくありません。`,
    { path: ['report', 'claims', claim] },
  )
