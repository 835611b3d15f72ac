/**
 * Makes a puzzle of a simple kind: from a board with every clue, clues are removed in random order while the ideas of
 * the level still solve it. It draws again until the puzzle needs an idea of exactly that level.
 *
 * Where clues cannot be removed, boards are drawn until one has the level. For supposing, clues are first removed as
 * for the level below; then more of them, while supposing solves the puzzle. One step is one idea tried.
 */
import { Budget } from '../base/budget.ts'
import { bad, good, type Problem, problem } from '../base/result.ts'
import type { Rng } from '../base/rng.ts'
import type { Level, Made, Making } from '../kind/craft.ts'
import { supposition } from './face.ts'
import type { Idea } from './know.ts'
import type { Answer, Simple, Values } from './puzzle.ts'
import { isSolvedBy, type Solving, solve } from './solve.ts'

export interface Drawing<P extends object> {
  /** A puzzle with all its clues, and the value of each place. */
  full(rng: Rng): { readonly puzzle: P; readonly values: Values }
  answerOf(puzzle: P, values: Values): Answer
  /** How many clues it has. */
  clues(puzzle: P): number
  /** Removals of single clues, in the order in which to try them; null: clues cannot be removed. */
  fewer(puzzle: P): readonly ((from: P) => P)[]
}

/** Where boards of a level are rare, they are one in some dozens. */
const attempts = 2_000
/** How many clues are removed by supposing: each makes the puzzle much harder. */
const maxSupposed = 3
/** A clue stays if counting the solutions without it takes more steps than this. */
const testSteps = 20_000

export function* make<P extends object>(
  solving: Solving<P>,
  drawing: Drawing<P>,
  wanted: Level,
  rng: Rng,
  budget: Budget,
): Making<Simple<P>> {
  const easier = solving.ideas.filter(({ level }) => level < wanted)
  const isSupposed = solving.ideas.some(({ id, level }) => id === supposition && level === wanted)
  const wholeLevel = solving.ideas.filter(({ level }) => level <= wanted)
  const ideas = isSupposed ? easier : wholeLevel
  /** null: the budget ran out. */
  const solves = (these: readonly Idea<P>[], puzzle: P): boolean | null => {
    const counted = new Budget()
    const result = isSolvedBy(solving, these, puzzle, counted)
    return budget.spend(counted.spent) ? result : null
  }
  const isUnique = (puzzle: P): boolean | null => {
    const counted = new Budget(testSteps)
    const { status } = solve(solving, puzzle, 2, counted)
    return budget.spend(counted.spent) ? status === 'unique' : null
  }
  let best: Made<Simple<P>> | null = null
  for (let count = 0; count < attempts; count++) {
    const stream = rng.fork(count)
    const { puzzle: whole, values } = drawing.full(stream)
    let puzzle = whole
    const made = (notes: readonly Problem[]): Made<Simple<P>> => ({
      puzzle,
      answer: drawing.answerOf(puzzle, values),
      score: { clues: drawing.clues(puzzle) },
      bound: null,
      notes,
    })
    const fewer = drawing.fewer(whole)
    const start = solves(fewer.length > 0 ? ideas : wholeLevel, whole)
    if (start === null) return best ? good(best) : bad(noEffort)
    yield best
    if (!start) continue
    const stays: ((from: P) => P)[] = []
    for (const without of stream.shuffle([...fewer])) {
      const enough = solves(ideas, without(puzzle))
      if (enough === null) return good(best ?? made([notFinished]))
      if (enough) puzzle = without(puzzle)
      else stays.push(without)
      yield best
    }
    let supposed = 0
    for (const without of isSupposed ? stays : []) {
      if (supposed === maxSupposed) break
      const unique = isUnique(without(puzzle))
      const enough = unique && solves(solving.ideas, without(puzzle))
      if (enough === null) return good(best ?? made([notFinished]))
      if (enough) puzzle = without(puzzle)
      if (enough) supposed++
      yield best
    }
    const isReached = isSupposed && fewer.length > 0 ? supposed > 0 : solves(easier, puzzle) === false
    if (isReached) {
      best = made([])
      yield best
      return good(best)
    }
    best ??= made([otherLevel(wanted)])
    yield best
  }
  return best ? good(best) : bad(noBoard)
}

const noEffort = problem('no-effort', 'No effort was allowed.', '探索量が 0 では作れません。', { fault: 'search' })
const noBoard = problem(
  'no-board',
  'No board of this size and `level` was found; choose another `level` or a larger size.',
  'この大きさと `level` の盤面は見つかりませんでした。別の `level` か、もっと大きい盤面にしてください。',
  { fault: 'search', path: ['level'] },
)
const notFinished = problem(
  'not-minimal',
  'The effort ran out before every clue was tried.',
  'すべてのヒントを試す前に探索量の上限に達しました。',
  { fault: 'search' },
)
const otherLevel = (wanted: number): Problem =>
  problem(
    'other-level',
    `Level ${wanted} was not reached; this board has another level.`,
    `レベル${wanted}にはなりませんでした。この盤面は別のレベルです。`,
    { fault: 'search', path: ['level'] },
  )
