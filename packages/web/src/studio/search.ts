/** One search at a time, as a page sees it: how it is going, and what came of it. A new one takes the place of the old. */
import type { Problem, Result } from '@kumiki/core/player'
import { type Bench, newBench } from './bench/bench.ts'
import type { Made, Progress } from './bench/talk.ts'
import { unlessLost } from './known.ts'

/** A search that is going on. */
export interface Making {
  readonly kind: string
  /** By the clock of the page. */
  readonly started: number
  readonly progress: Progress | null
  /** How the score rose and its bound fell. */
  readonly course: readonly Point[]
}

export interface Point {
  readonly ms: number
  readonly value: number
  readonly bound: number | null
}

/** Something that a worker is doing. */
interface Work {
  readonly reply: Promise<Result<Made>>
  readonly enough: () => void
}

export class Search {
  readonly #maker: Bench
  readonly #tell: () => void
  #enough: (() => void) | null = null
  #count = 0
  making: Making | null = null
  /** Of the last one: how long it took, and its course. */
  tookMs: number | null = null
  course: readonly Point[] = []

  constructor(tell: () => void, maker: Bench = newBench()) {
    this.#tell = tell
    this.#maker = maker
  }

  /** null: another search took its place, or it was left. */
  async run(kind: string, start: (maker: Bench, tell: (news: Progress) => void) => Work): Promise<Result<Made> | null> {
    this.cancel()
    const own = this.#count
    const started = performance.now()
    this.making = { kind, started, progress: null, course: [] }
    this.#tell()
    const work = start(this.#maker, (progress) => {
      if (this.#count === own) this.#hear(progress)
    })
    this.#enough = work.enough
    const made = await unlessLost(work.reply)
    if (this.#count !== own) return null
    this.tookMs = performance.now() - started
    this.course = this.making?.course ?? []
    this.making = null
    this.#enough = null
    return made ?? { ok: false, error: workerLost }
  }
  /** Keeps the best so far. */
  stop(): void {
    this.#enough?.()
  }
  /** Leaves it, with nothing. */
  cancel(): void {
    this.#count++
    if (this.making) this.#maker.stop()
    this.making = null
    this.#enough = null
  }

  #hear(progress: Progress): void {
    if (!this.making) return
    const { value, white } = progress.score
    const amount = Number(value ?? white ?? Number.NaN)
    const point = { ms: performance.now() - this.making.started, value: amount, bound: progress.bound }
    const course = Number.isNaN(amount) ? this.making.course : [...this.making.course, point]
    this.making = { ...this.making, progress, course }
    this.#tell()
  }
}

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
