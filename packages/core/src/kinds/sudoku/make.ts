/**
 * Makes a Sudoku: a random solution, whose givens are then removed in random order while the rest still leads to it,
 * uniquely or by the techniques of a level. What cannot be removed any more is the puzzle. If a level is asked for, it
 * repeats until the grade is exactly that level; 6 × 6 boards of level 4 are too rare for that and come from `rare.ts`.
 *
 * One step of effort is one given tried, one node of a uniqueness check, or one technique tried by the grader; the
 * closure decides whether techniques up to level 4 solve a board.
 */

import { Budget } from '../../base/budget.ts'
import { good, type Problem, problem } from '../../base/result.ts'
import type { Rng } from '../../base/rng.ts'
import type { Level, Made, Making } from '../../kind/craft.ts'
import { toRows } from '../../latin/grid.ts'
import type { Given } from '../../latin/model.ts'
import { drawSolution } from '../../latin/solution.ts'
import { closureOf, solverOf } from './exact.ts'
import { grade } from './grade.ts'
import type { Puzzle, Side, Sudoku } from './puzzle/model.ts'
import { drawRare } from './rare.ts'
import type { Spec } from './spec.ts'

/** Level 3 at 6 × 6, or level 4 at 9 × 9 with givens in pairs, occurs once in some hundreds of boards. */
const maxAttempts = 5000
const gradeSteps = 20_000
const levels: readonly Level[] = [1, 2, 3, 4, 5]
/** All minimal 4 × 4 boards are of level 1, as a test shows by trying them; more givens make none harder. */
const hardest: Readonly<Record<Side, Level>> = { 4: 1, 6: 5, 9: 5 }

export function* make(spec: Spec, rng: Rng, budget: Budget): Making<Sudoku> {
  const wantedLevel = levels.find((level) => level === spec.level)
  const isBeyond = wantedLevel !== undefined && wantedLevel > hardest[spec.size]
  const wanted = isBeyond ? hardest[spec.size] : wantedLevel
  const always = isBeyond ? [beyondSize(spec.size, hardest[spec.size])] : []
  if (spec.size === 6 && wanted === 4 && budget.spend()) return good(rareOne(spec, rng))
  let best: Made<Sudoku> | null = null
  let distance = Number.POSITIVE_INFINITY
  for (let count = 0; ; count++) {
    const stream = rng.fork(count)
    const solution = drawSolution(solverOf(spec.size).propagation, stream)
    const taking = takeAway(spec, solution, wanted, stream, budget)
    let turn = taking.next()
    for (; !turn.done; turn = taking.next()) yield best
    const { values, finished } = turn.value
    if (!finished && best) return good(best)
    const notes = finished ? always : [...always, notFinished]
    if (wanted === undefined) return good(toMade(spec, solution, values, notes))
    const counted = new Budget(gradeSteps)
    const reached = closureOf(spec.size).levelOf(values) ?? hardestOf(spec, values, wanted, counted)
    if (!budget.spend(counted.spent) && best) return good(best)
    if (reached === wanted) return good(toMade(spec, solution, values, notes))
    const off = reached === null ? 4.5 : Math.abs(reached - wanted)
    if (best === null || off < distance) {
      distance = off
      best = toMade(spec, solution, values, [...notes, otherLevel(wanted, reached)])
      yield best
    }
    if (!finished || count + 1 === maxAttempts) return good(best)
  }
}

function rareOne(spec: Spec, rng: Rng): Made<Sudoku> {
  const values = Uint8Array.from(drawRare(spec.symmetric, rng))
  const [solution] = solverOf(spec.size).count([], givensIn(values), 1, new Budget()).solutions
  if (!solution) throw new RangeError('a board kept for its level has no solution')
  return toMade(spec, solution, values, [])
}

/** The remaining givens, 0 for open cells. */
function* takeAway(
  spec: Spec,
  solution: Uint8Array,
  wanted: Level | undefined,
  rng: Rng,
  budget: Budget,
): Generator<void, { values: Uint8Array; finished: boolean }> {
  const cells = solution.length
  const solver = solverOf(spec.size)
  const closure = closureOf(spec.size)
  /** null: the budget ran out. A board that the techniques solve has one solution. */
  const isEnough = (givens: Uint8Array, one: number, other: number): boolean | null => {
    if (wanted !== undefined && wanted < 5) return closure.regains(givens, one, other, wanted)
    const check = new Budget()
    const another = solver.another([], givensIn(givens), solution, check)
    return budget.spend(check.spent) ? another === false : null
  }
  const values = solution.slice()
  for (const cell of rng.shuffle([...solution.keys()])) {
    const twin = spec.symmetric ? cells - 1 - cell : cell
    if (twin < cell && spec.symmetric) continue
    if (!budget.spend()) return { values, finished: false }
    values[cell] = 0
    values[twin] = 0
    const enough = isEnough(values, cell, twin)
    if (enough !== true) {
      values[cell] = solution[cell]!
      values[twin] = solution[twin]!
    }
    if (enough === null) return { values, finished: false }
    yield
  }
  return { values, finished: true }
}

/** A board beyond level 4 is of level 5 or, if supposing does not help either, of none; a grade decides. */
const hardestOf = (spec: Spec, values: Uint8Array, wanted: Level, budget: Budget): Level | null =>
  wanted < 5 ? 5 : grade(toPuzzle(spec, values), budget).level

const givensIn = (values: Uint8Array): Given[] =>
  [...values].flatMap((value, cell): Given[] => (value === 0 ? [] : [[cell, value]]))

const toPuzzle = ({ size }: Spec, values: Uint8Array): Puzzle => ({ size, rows: toRows(values, size) })

const toMade = (spec: Spec, solution: Uint8Array, values: Uint8Array, notes: readonly Problem[]): Made<Sudoku> => ({
  puzzle: toPuzzle(spec, values),
  answer: { rows: toRows(solution, spec.size) },
  score: { givens: givensIn(values).length },
  bound: null,
  notes,
})

const notFinished = problem(
  'not-minimal',
  'The effort ran out before every given was tried.',
  'すべてのヒントを試す前に探索量の上限に達しました。',
  { fault: 'search' },
)
const otherLevel = (wanted: number, reached: Level | null): Problem =>
  problem(
    'other-level',
    `Level ${wanted} was not reached; this board has ${reached === null ? 'no level: it needs guessing' : `level ${reached}`}.`,
    `レベル${wanted}にはなりませんでした。この盤面は${reached === null ? '手順だけでは解けません' : `レベル${reached}です`}。`,
    { fault: 'search', path: ['level'] },
  )
const beyondSize = (size: Side, level: Level): Problem =>
  problem(
    'beyond-reach',
    `Boards of ${size} × ${size} are never harder than level ${level}, so this one was made for level ${level}.`,
    `${size}×${size} の盤面はレベル${level}より難しくならないので、レベル${level}で作りました。`,
    { path: ['level'] },
  )
