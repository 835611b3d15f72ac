/**
 * Making a puzzle: search, with a clock and a way to stop, prove, grade, a finished file. Nothing leaves whose claims
 * do not hold (prove.ts).
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
  /** How long a clock lets it search; null, or left out: there is none. */
  readonly timeMs?: number | null | undefined
  readonly lang: Lang
  /** null: the kind's own name. */
  readonly title: string | null
}

/** A made puzzle and the effort at which it was found; with that effort it can be made again. */
export interface Best<K extends PuzzleTypes> {
  readonly made: Made<K>
  readonly effort: number
}

/** How good the best so far is. */
export type Progress = Pick<Made<PuzzleTypes>, 'score' | 'bound'>

/** What a search is told from outside, and whom it tells. */
export interface Control {
  /** In milliseconds, from anywhere. */
  now(): number
  /** Whether somebody has had enough. Asked often. */
  stopped(): boolean
  /** There is a puzzle to stop with, or a better one. */
  progress(progress: Progress): void
}

/** Nobody watches, and there is no clock. */
export const uncontrolled: Control = { now: () => 0, stopped: () => false, progress: () => {} }

/** How many times the time is given while there is no puzzle. */
const graceFactor = 3

/** The search alone: pull until it returns, or stop at any moment and keep the last best. */
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
 * Makes one finished file. When it is stopped, or the clock strikes, the best so far is finished; the file records the
 * effort at which it was found. When the clock strikes before there is any, the search goes on to its first, but not
 * for ever; who stops it does not wait for one.
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

/** A whole dictionary does not go into the file: its recipe says which one it was, and remaking needs it at hand. */
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
 * Why a search has found nothing, in its own words: it is told that nothing is left. null: it has no more to say than
 * that.
 */
function reasonOf(searching: Generator<unknown, Result<unknown>>, budget: Budget): Problem | null {
  budget.end()
  for (let turns = 0; turns < turnsToEnd; turns++) {
    const turn = searching.next()
    if (turn.done) return turn.value.ok || turn.value.error.path.length === 0 ? null : turn.value.error
  }
  return null
}

/** How often a search is pulled to come to its end. */
const turnsToEnd = 10

const nothingYet = (reason: Problem | null): Problem =>
  problem(
    'nothing-yet',
    `No puzzle was found in that time; give it more with \`time\` or \`effort\`, or ask for less.${reason ? ` ${reason.text.en}` : ''}`,
    `時間内にパズルが見つかりませんでした。\`time\` か \`effort\` を増やすか、条件をゆるめてください。${reason?.text.ja ?? ''}`,
    { fault: 'search', path: reason?.path ?? [], words: reason?.words ?? [] },
  )
