/** A search as a page sees it: its progress and its result. Only one runs at a time; a new one replaces it. */
import type { Problem, Result } from '@kumiki/core/player'
import type { Made, Placed, Progress } from '../workers/core/protocol.ts'
import { type CoreWorker, newCoreWorker } from '../workers/core/worker.ts'
import { freshOn, type Ring, ringsOn } from './fresh.ts'
import { unlessLost } from './known.ts'

/** A search in progress. */
export interface Making {
  readonly kind: string
  /** In the time of `performance.now()`. */
  readonly started: number
  readonly progress: Progress | null
  /** The history of score and bound. */
  readonly course: readonly Point[]
}

export interface Point {
  readonly ms: number
  readonly value: number
  readonly bound: number | null
  /** The words that this board added. */
  readonly fresh: readonly string[]
}

/** The record of a finished search. */
export interface Run {
  readonly tookMs: number
  /** Whether it edited an existing board or made another one. */
  readonly isChange: boolean
  readonly course: readonly Point[]
}

/** A task of a worker. */
interface Work {
  readonly reply: Promise<Result<Made>>
  readonly enough: () => void
}

export class Search {
  readonly #maker: CoreWorker
  readonly #notify: () => void
  #enough: (() => void) | null = null
  #count = 0
  /** The words on the board shown last; null if there is nothing to compare with. */
  #places: readonly Placed[] | null = null
  making: Making | null = null
  /** The last search that finished. */
  run: Run | null = null
  /** The rings of words that have just come onto the board. */
  rings: readonly Ring[] = []

  constructor(notify: () => void, maker: CoreWorker = newCoreWorker()) {
    this.#notify = notify
    this.#maker = maker
  }

  /**
   * `before`: the words on the board that is edited; null if another board is made. Resolves to null if the search was
   * replaced or cancelled.
   */
  async start(
    kind: string,
    start: (maker: CoreWorker, notify: (progress: Progress) => void) => Work,
    before: readonly Placed[] | null = null,
  ): Promise<Result<Made> | null> {
    this.cancel()
    const own = this.#count
    const started = performance.now()
    this.making = { kind, started, progress: null, course: [] }
    this.#places = before
    this.#notify()
    const work = start(this.#maker, (progress) => {
      if (this.#count === own) this.#receive(progress)
    })
    this.#enough = work.enough
    const made = await unlessLost(work.reply)
    if (this.#count !== own) return null
    if (made?.ok) this.#note(made.value.view)
    this.run = { tookMs: performance.now() - started, isChange: before !== null, course: this.making?.course ?? [] }
    this.making = null
    this.#enough = null
    return made ?? { ok: false, error: workerLost }
  }
  /** Ends the search with the best board so far. */
  stop(): void {
    this.#enough?.()
  }
  /** Ends the search without a result. */
  cancel(): void {
    this.#count++
    if (this.making) this.#maker.stop()
    this.making = null
    this.rings = []
    this.#enough = null
  }

  #receive(progress: Progress): void {
    this.#note(progress)
    if (this.making) this.making = { ...this.making, progress }
    this.#notify()
  }
  /** Records which words are new, and the score. */
  #note({ score, bound, places }: Pick<Progress, 'score' | 'bound' | 'places'>): void {
    if (!this.making) return
    const now = performance.now()
    const fresh = freshOn(this.#places, places).map(({ word }) => word)
    this.rings = ringsOn(this.rings, this.#places, places, now)
    this.#places = places
    const value = amountOf(score)
    const { course, started } = this.making
    const last = course.at(-1)
    if (Number.isNaN(value) || (last?.value === value && last.bound === bound)) return
    this.making = { ...this.making, course: [...course, { ms: now - started, value, bound, fresh }] }
  }
}

/** The figure that the kind maximises. */
export const amountOf = ({ value, white }: Progress['score']): number => Number(value ?? white ?? Number.NaN)

const workerLost: Problem = {
  code: 'worker-lost',
  text: {
    en: 'The workshop stopped by itself twice; your words are safe. Reload the page and make it again.',
    ja: '作業が二度途中で止まりました。言葉は残っています。ページを読み込み直して、もう一度作ってください。',
  },
  brief: null,
  fault: 'search',
  path: [],
  words: [],
}
