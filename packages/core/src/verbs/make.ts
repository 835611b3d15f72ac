/**
 * Makes a puzzle: search with a clock and a way to stop, prove, grade, a finished file. A puzzle whose claims do not
 * hold is refused (prove.ts).
 */

import { Budget } from '../base/budget.ts'
import { fingerprint } from '../base/fingerprint.ts'
import { limits } from '../base/limits.ts'
import { bad, good, type Problem, problem, type Result } from '../base/result.ts'
import { Rng } from '../base/rng.ts'
import type { Lang } from '../base/text.ts'
import { version } from '../base/version.ts'
import { writtenGrade } from '../file/file.ts'
import { claimNames, claimsFor } from '../kind/claims.ts'
import type { Claim, Craft, Made } from '../kind/craft.ts'
import type { KumikiFile, Note } from '../kind/file.ts'
import type { PuzzleTypes } from '../kind/types.ts'
import { writtenOf } from '../spec/parsed.ts'
import { gradeOf } from './grade.ts'
import { prove } from './prove.ts'

export interface Order {
  readonly spec: object
  readonly seed: string
  readonly effort: number
  /** The time limit of the search; null or absent: there is none. */
  readonly timeMs?: number | null | undefined
  readonly lang: Lang
  /** null: the name of the kind. */
  readonly title: string | null
}

/** A made puzzle and the effort at which it was found; with that effort it can be made again. */
export interface Best<K extends PuzzleTypes> {
  readonly made: Made<K>
  readonly effort: number
}

/** The figures of the best puzzle so far. */
export type Progress = Pick<Made<PuzzleTypes>, 'score' | 'bound'>

/** Control of a search from outside: time, a way to stop, and a callback for progress. */
export interface Control {
  /** In milliseconds, from any origin. */
  now(): number
  /** Whether the search should stop. Called often. */
  stopped(): boolean
  /** Called when there is a first or a better puzzle. */
  progress(progress: Progress): void
}

/** No clock, no stop, and progress is ignored. */
export const uncontrolled: Control = { now: () => 0, stopped: () => false, progress: () => {} }

/** While there is no puzzle, the time limit is extended up to this factor. */
const graceFactor = 3

/** The search alone: iterate it until it returns, or stop at any moment and keep the last best. */
export function* search<K extends PuzzleTypes>(
  craft: Craft<K>,
  order: Order,
  budget: Budget = new Budget(order.effort),
): Generator<Best<K> | null, Result<Best<K>>> {
  const making = craft.make(order.spec, new Rng(order.seed), budget)
  for (;;) {
    const turn = making.next()
    if (!turn.done) yield turn.value && { made: turn.value, effort: budget.spent }
    else return turn.value.ok ? good({ made: turn.value.value, effort: budget.spent }) : turn.value
  }
}

/**
 * Makes one finished file. When it is stopped, or the time is up, the best puzzle so far is finished; the file records
 * the effort at which it was found. When the time is up before there is any, the search continues to its first one,
 * within limits; when it is stopped, it does not.
 */
export async function make<K extends PuzzleTypes>(
  craft: Craft<K>,
  order: Order,
  control: Control = uncontrolled,
): Promise<Result<KumikiFile<K>>> {
  const start = control.now()
  const timeMs = order.timeMs ?? Number.POSITIVE_INFINITY
  let best: Best<K> | null = null
  const budget = new Budget(order.effort)
  const searching = search(craft, order, budget)
  for (;;) {
    const turn = searching.next()
    if (turn.done) return turn.value.ok ? finish(craft, order, turn.value.value) : turn.value
    if (turn.value) {
      if (turn.value.made !== best?.made) control.progress(turn.value.made)
      best = turn.value
    }
    const elapsed = control.now() - start
    const stopped = control.stopped()
    if (best && (stopped || elapsed >= timeMs)) return finish(craft, order, best)
    if (!best && (stopped || elapsed >= timeMs * graceFactor)) return bad(nothingYet(reasonOf(searching, budget)))
  }
}

/** Proves and grades a made puzzle and writes its file; refuses when a claim of its kind does not hold. */
export async function finish<K extends PuzzleTypes>(
  craft: Craft<K>,
  order: Order,
  best: Best<K>,
): Promise<Result<KumikiFile<K>>> {
  const { puzzle, answer, score, bound, notes } = best.made
  const graded = gradeOf(craft, puzzle)
  const proof = await prove(craft, puzzle, answer, graded)
  const missing = claimsFor(craft, puzzle).filter((claim) => !proof[claim])
  if (missing.length > 0) return bad(notProved(missing))
  return good({
    kumiki: 1,
    kind: craft.face.id,
    title: order.title ?? craft.face.title[order.lang],
    lang: order.lang,
    puzzle,
    answer,
    recipe: { spec: plain(writtenOf(order.spec)), seed: order.seed, effort: best.effort, version },
    report: {
      score: { ...score },
      bound,
      claims: proof,
      grade: writtenGrade(graded),
      ...(notes.length > 0 ? { notes: notes.map(written) } : {}),
    },
  })
}

const plain = (spec: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(spec).flatMap(([name, value]) => (value === undefined ? [] : [[name, shortened(value)]])),
  )

/** A whole dictionary does not go into the file: its recipe identifies it, and remaking needs it at hand. */
const shortened = (value: unknown): unknown =>
  Array.isArray(value) && value.length > limits.words ? { count: value.length, fingerprint: fingerprint(value) } : value

const written = ({ code, text, brief }: Problem): Note => ({
  code,
  text: { ...text },
  ...(brief === null ? {} : { brief: { ...brief } }),
})

const notProved = (missing: readonly Claim[]): Problem =>
  problem(
    'not-proved',
    `The puzzle could not be proved: ${missing.map((claim) => claimNames[claim].en).join(', ')}.`,
    `パズルの性質を証明できませんでした: ${missing.map((claim) => claimNames[claim].ja).join('、')}。`,
    { fault: 'search' },
  )
/**
 * The search's own reason for finding nothing: with its budget ended, it returns its error. null: it has no specific
 * one.
 */
function reasonOf(searching: Generator<unknown, Result<unknown>>, budget: Budget): Problem | null {
  budget.end()
  for (let turns = 0; turns < turnsToEnd; turns++) {
    const turn = searching.next()
    if (turn.done) return turn.value.ok || turn.value.error.path.length === 0 ? null : turn.value.error
  }
  return null
}

/** How often a search is resumed to let it finish. */
const turnsToEnd = 10

const nothingYet = (reason: Problem | null): Problem =>
  problem(
    'nothing-yet',
    `No puzzle was found in that time; give it more with \`time\` or \`effort\`, or ask for less.${reason ? ` ${reason.text.en}` : ''}`,
    `時間内にパズルが見つかりませんでした。\`time\` か \`effort\` を増やすか、条件をゆるめてください。${reason?.text.ja ?? ''}`,
    { fault: 'search', path: reason?.path ?? [], words: reason?.words ?? [] },
  )
