/**
 * Everything that limits a visitor: requests by minute, wrong codes, and what may be kept. Requests and bytes are
 * counted by address. Whoever shows a code that the contest knows is counted by that code instead, so that nobody who
 * asks too often behind the same address, or guesses codes, keeps the holders of good ones out.
 */
import { problem } from '@kumiki/core/base'
import type { Context } from '../http/context.ts'
import { Guesses } from '../http/guesses.ts'
import { Limiter } from '../http/limiter.ts'
import { type Full, Quota, type QuotaBounds } from '../http/quota.ts'
import type { Request, Route } from '../http/route.ts'
import { busy } from '../http/timeout.ts'
import { Busy, FairQueue } from '../threads/fairqueue.ts'

/** Requests per minute from one address over all routes: enough for a class, too few to enumerate ids. */
const perAddress = 60_000
/** Requests per minute with one good code. */
const perHolder = 30
/** How many codes are looked up at once; addresses take turns. */
const lookups = 4
const maxLookups = { each: 5_000, all: 20_000 }
/** How many answers to wrong codes are held back at once for one address. */
const maxHeld = 64

export interface LimitsOptions {
  /** A factor for all rate limits. */
  readonly pace: number
  readonly quota: QuotaBounds
  /** The time in milliseconds, by a clock that cannot be set. */
  steady(): number
  pause(ms: number): Promise<void>
  /** How many bytes the database takes. */
  sizeOf(): Promise<number>
}

/** What was found out about a request before it was answered. */
export interface Passed {
  readonly full: Full | null
  /** Whether it showed a code that the contest does not know. */
  readonly isGuess: boolean
}

export class Limits {
  readonly #options: LimitsOptions
  readonly #limiter = new Limiter()
  readonly #guesses = new Guesses()
  readonly #quota: Quota
  readonly #lookups: FairQueue
  readonly #held = new Map<string, number>()

  constructor(options: LimitsOptions, turnMs: number) {
    const { pace, quota } = options
    this.#options = options
    this.#quota = new Quota(
      { ...quota, addressBytes: quota.addressBytes * pace, dayBytes: quota.dayBytes * Math.max(1, pace) },
      options.sizeOf,
    )
    this.#lookups = new FairQueue(lookups, turnMs, maxLookups)
  }

  nameOf(address: string): string {
    return this.#limiter.nameOf(address)
  }

  /** Counts a request; `full`: why it cannot be answered now. */
  async pass(route: Route, request: Request, context: Context): Promise<Passed> {
    const holder = await this.#holderOf(route, request, context)
    if (holder === 'busy') return { full: { refusal: { status: 503, problem: busy }, waitSeconds: 5 }, isGuess: true }
    const wait = this.#wait(route, request, holder)
    return {
      full: wait > 0 ? { refusal: { status: 429, problem: tooOften(wait) }, waitSeconds: wait } : null,
      isGuess: holder === null,
    }
  }

  /** Holds back the answer to a wrong code. */
  async holdBack(request: Request): Promise<void> {
    const { steady, pause } = this.#options
    const held = this.#held.get(request.who) ?? 0
    if (held >= maxHeld) return
    this.#held.set(request.who, held + 1)
    await pause(this.#guesses.cost(`${request.params.id ?? ''} ${request.who}`, steady()))
    const left = (this.#held.get(request.who) ?? 1) - 1
    if (left > 0) this.#held.set(request.who, left)
    else this.#held.delete(request.who)
  }

  /** Takes room for what the request would have kept; null if there is enough, or if the route keeps nothing. */
  takeRoom(route: Route, { who, text }: Request): Promise<Full | null> {
    return route.keeps ? this.#quota.take(who, text.length, this.#options.steady()) : Promise.resolve(null)
  }

  /** Gives the room back if nothing was kept. */
  leaveRoom(route: Route, { who, text }: Request): void {
    if (route.keeps) this.#quota.giveBack(who, text.length, this.#options.steady())
  }

  /** The holder of the code in the request; null: it shows a code that nobody holds · undefined: it shows none. */
  async #holderOf(route: Route, request: Request, context: Context): Promise<string | null | undefined | 'busy'> {
    const pass = route.passOf ? await route.passOf(request) : ''
    if (!route.holderOf || pass === '') return undefined
    try {
      return await this.#lookups.take(request.who, async () => (await route.holderOf?.(pass, request, context)) ?? null)
    } catch (error) {
      if (error instanceof Busy) return 'busy'
      throw error
    }
  }

  #wait(route: Route, { who, params }: Request, holder: string | null | undefined): number {
    const { pace, steady } = this.#options
    const now = steady()
    const about = `${route.method} ${route.path}`
    if (holder) return this.#limiter.wait(`${about} ${holder}`, perHolder * pace, now)
    const own = this.#limiter.wait(`${about} ${params.id ?? ''} ${who}`, route.bounds.perMinute * pace, now)
    // what guesses codes uses up its own allowance, not that of the whole address
    return holder === null ? own : Math.max(own, this.#limiter.wait(who, perAddress * pace, now))
  }
}

const tooOften = (seconds: number) =>
  problem(
    'too-often',
    `Too many requests; try again in ${seconds} s.`,
    `アクセスが多すぎます。${seconds}秒後にもう一度お試しください。`,
  )
