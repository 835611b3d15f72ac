/**
 * Makes a puzzle of a simple kind: a board with every clue, from which clues are taken away in random order while the ideas of the level
 * still lead to the end. What cannot be taken away is the puzzle. It draws again until the puzzle needs an idea of exactly that level.
 *
 * Where clues cannot be taken away, boards are drawn until one is of the level. At level 5, where a value is supposed, a clue goes as
 * long as there is one solution. One step is one idea tried, one branch of the solver or one clue tried.
 */
import { Budget } from '../base/budget.ts'
import { bad, good, type Problem, problem } from '../base/result.ts'
import type { Rng } from '../base/rng.ts'
import type { Level, Made, Making } from '../kind/craft.ts'
import type { Answer, Simple } from './puzzle.ts'
import { isSolvedBy, type Solving, solve } from './solve.ts'

export interface Drawing<P extends object> {
  /** A puzzle with all its clues, and its answer. */
  full(rng: Rng): { readonly puzzle: P; readonly answer: Answer }
  /** How many clues it has. */
  clues(puzzle: P): number
  /** The puzzle without some of them, in the order in which they may go; null: clues stay. */
  fewer(puzzle: P): readonly ((from: P) => P)[]
  /** Whether its ideas lead to the end of a puzzle that the level's own do not solve. */
  isReached(puzzle: P, budget: Budget): boolean
}

/** Boards of a level are one in some dozens where they are rare. */
const attempts = 2_000
/** A board whose solutions take more than this to count keeps its clue. */
const testSteps = 100_000

export function* make<P extends object>(
  solving: Solving<P>,
  drawing: Drawing<P>,
  wanted: Level,
  rng: Rng,
  budget: Budget,
): Making<Simple<P>> {
  const easier = solving.ideas.filter(({ level }) => level < wanted)
  const ideas = wanted === 5 ? easier : solving.ideas.filter(({ level }) => level <= wanted)
  /** null: the budget ran out. */
  const decide = (test: (counted: Budget) => boolean): boolean | null => {
    const counted = new Budget(testSteps)
    const result = test(counted)
    return budget.spend(Math.max(1, counted.spent)) ? result : null
  }
  const isEnough = (puzzle: P): boolean | null => {
    const byIdeas = decide((counted) => isSolvedBy(solving, ideas, puzzle, counted))
    if (byIdeas !== false || wanted < 5) return byIdeas
    return decide((counted) => solve(solving, puzzle, 2, counted).status === 'unique')
  }
  let best: Made<Simple<P>> | null = null
  for (let count = 0; count < attempts; count++) {
    const stream = rng.fork(count)
    const { puzzle: whole, answer } = drawing.full(stream)
    let puzzle = whole
    const made = (notes: readonly Problem[]): Made<Simple<P>> => ({
      puzzle,
      answer,
      score: { clues: drawing.clues(puzzle) },
      bound: null,
      notes,
    })
    const start = isEnough(whole)
    if (start === null) return best ? good(best) : bad(noEffort)
    yield best
    if (!start) continue
    for (const without of stream.shuffle([...drawing.fewer(whole)])) {
      const fewer = without(puzzle)
      const enough = isEnough(fewer)
      if (enough === null) return good(best ?? made([notFinished]))
      if (enough) puzzle = fewer
      yield best
    }
    const isEasier = decide((counted) => isSolvedBy(solving, easier, puzzle, counted))
    const isReached = isEasier === false && (wanted < 5 || decide((counted) => drawing.isReached(puzzle, counted)))
    if (isEasier === null || isReached === null) return good(best ?? made([notFinished]))
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
