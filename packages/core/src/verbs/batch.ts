/**
 * Many different puzzles: the same set for any number of threads.
 *
 * Method: puzzle i is made from its own seed. Results are taken strictly in the order of i; a puzzle that was there
 * before is skipped, and so is a seed that fails. Threads work ahead within a window, but not beyond what is still
 * needed. A long row of tries without anything new ends the run: then there are no more different ones, or they are too
 * rare.
 */

import { fingerprint } from '../base/fingerprint.ts'
import type { Problem, Result } from '../base/result.ts'
import type { Craft } from '../kind/craft.ts'
import type { KumikiFile } from '../kind/file.ts'
import type { PuzzleTypes } from '../kind/types.ts'

/**
 * How many tries in a row may give nothing new. A seed without a puzzle has cost its whole effort, so it weighs more.
 */
const maxIdle = 100
const failureWeight = 5
const windowPerThread = 8

export interface BatchOrder<T> {
  readonly seed: string
  readonly count: number
  /** How many are made at a time. */
  readonly threads: number
  make(seed: string): Promise<Result<T>>
  /** Equal for puzzles that are not different. */
  canonicalKey(made: T): string
  readonly stop: Stop
  /** How many tries in a row may bring nothing new, all of one weight; default: as above. */
  readonly patience?: number
  /** How many tries there are at most; default: any number. */
  readonly tries?: number
  /** How many tries may be under way, where most of them fail; default: never more than are still needed. */
  readonly ahead?: number
  /** The fingerprints of what was there before, to which new ones are added. */
  readonly seen?: Set<string>
}

/** The part of an AbortSignal that the core needs; Node and browsers both have it. */
export interface Stop {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void): void
}

export interface BatchEnd {
  readonly made: number
  readonly duplicates: number
  readonly failures: number
  /** Why the last seed that failed gave no puzzle. */
  readonly lastFailure: Problem | null
}

/** Equal for two files of a kind with the same puzzle, as far as a player can see. */
export const canonicalKeyOf = <K extends PuzzleTypes>(
  { canonicalKey }: Craft<K>,
  { puzzle, answer }: KumikiFile<K>,
): string => (answer === undefined ? JSON.stringify(puzzle) : canonicalKey(puzzle, answer))

/** The title of puzzle `n`, from 1, of a batch: its number replaces `{n}` in the title, else follows it. */
export function titleOf(title: string, n: number): string {
  return title.includes('{n}') ? title.replace('{n}', String(n)) : `${title} ${n}`
}

/** What is remembered of a puzzle that was taken. */
export const digestOf = (canonicalKey: string): string => fingerprint([canonicalKey])

/** The seed of puzzle `index`, from 1, of a run. */
const seedOf = (seed: string, index: number): string => `${seed}/${index}`

export async function* batch<T>(order: BatchOrder<T>): AsyncGenerator<T, BatchEnd> {
  const { count, threads, stop, patience = maxIdle, tries = Number.POSITIVE_INFINITY } = order
  const weight = order.patience === undefined ? failureWeight : 1
  const replies = new Map<number, Result<T>>()
  // a million of them are remembered, so only in brief
  const seen = order.seen ?? new Set<string>()
  const end = { made: 0, duplicates: 0, failures: 0, lastFailure: null as Problem | null }
  const bell = new Bell()
  let begun = 0
  let idle = 0
  let fault: unknown = null

  const begin = (index: number): void => {
    order.make(seedOf(order.seed, index)).then(
      (reply) => {
        replies.set(index, reply)
        bell.ring()
      },
      (error: unknown) => {
        fault ??= error
        bell.ring()
      },
    )
  }
  /** The puzzle, if it is a new one. */
  const taken = (reply: Result<T>): readonly T[] => {
    if (!reply.ok) {
      end.failures++
      end.lastFailure = reply.error
      idle += weight
      return []
    }
    const digest = digestOf(order.canonicalKey(reply.value))
    if (seen.has(digest)) {
      end.duplicates++
      idle++
      return []
    }
    seen.add(digest)
    end.made++
    idle = 0
    return [reply.value]
  }

  stop.addEventListener('abort', () => bell.ring())
  for (let index = 1; end.made < count && idle < patience && index <= tries && !stop.aborted; ) {
    const wanted = order.ahead ?? Math.min(threads * windowPerThread, count - end.made)
    const ahead = Math.min(wanted, tries - index + 1)
    while (begun < index + ahead - 1) begin(++begun)
    const reply = replies.get(index)
    if (reply) {
      replies.delete(index)
      index++
      yield* taken(reply)
    } else {
      await bell.next()
      if (fault !== null && !stop.aborted) throw fault
    }
  }
  // stopped: keep what is finished, even where an earlier one is not
  if (stop.aborted)
    for (const [, reply] of [...replies].sort(([a], [b]) => a - b)) if (end.made < count) yield* taken(reply)
  return end
}

/** Wakes the waiting loop; a ring while nothing waits ends the next wait at once. */
class Bell {
  #rung = false
  #wake: (() => void) | null = null

  ring(): void {
    this.#rung = true
    this.#wake?.()
  }

  async next(): Promise<void> {
    if (!this.#rung)
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    this.#wake = null
    this.#rung = false
  }
}
