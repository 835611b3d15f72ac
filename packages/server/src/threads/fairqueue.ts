/**
 * A fair queue for a limited number of places. Clients take turns, however many requests each has, and no single client
 * ever has every place, so slow requests delay only the client that sent them. A request that has waited too long, or
 * finds too many waiting, is rejected.
 */

/** How many requests may wait, per client and in total. */
export const maxWaiting = { each: 50, all: 300 }

/** No place was free in time, or too many requests wait. */
export class Busy extends Error {}

interface Waiting {
  begin(): void
}

export class FairQueue {
  readonly #places: number
  readonly #waitMs: number
  #taken = 0
  #waiting = 0
  readonly #takenBy = new Map<string, number>()
  /** In the order in which the clients are next. */
  readonly #lines = new Map<string, Set<Waiting>>()

  constructor(places: number, waitMs: number) {
    this.#places = places
    this.#waitMs = waitMs
  }

  async take<T>(who: string, work: () => Promise<T>): Promise<T> {
    await this.#wait(who)
    try {
      return await work()
    } finally {
      this.#count(who, -1)
      this.#goBehind(who)
      this.#next()
    }
  }

  #wait(who: string): Promise<void> {
    return new Promise((begin, refuse) => {
      const line = this.#lines.get(who) ?? new Set()
      if (line.size >= maxWaiting.each || this.#waiting >= maxWaiting.all) return refuse(new Busy())
      const late = setTimeout(() => {
        this.#leave(who, waiting)
        refuse(new Busy())
      }, this.#waitMs)
      const waiting: Waiting = {
        begin: () => {
          clearTimeout(late)
          begin()
        },
      }
      this.#lines.set(who, line.add(waiting))
      this.#waiting++
      this.#next()
    })
  }

  #next(): void {
    for (const [who, line] of this.#lines) {
      if (this.#taken >= this.#places) return
      const [first] = line
      if (!first || (this.#takenBy.get(who) ?? 0) >= Math.max(1, this.#places - 1)) continue
      this.#leave(who, first)
      this.#count(who, 1)
      first.begin()
    }
  }

  #leave(who: string, waiting: Waiting): void {
    if (this.#lines.get(who)?.delete(waiting)) this.#waiting--
    this.#goBehind(who)
  }

  /** A client with more waiting requests goes to the end. */
  #goBehind(who: string): void {
    const line = this.#lines.get(who)
    this.#lines.delete(who)
    if (line && line.size > 0) this.#lines.set(who, line)
  }

  #count(who: string, by: number): void {
    this.#taken += by
    const taken = (this.#takenBy.get(who) ?? 0) + by
    if (taken > 0) this.#takenBy.set(who, taken)
    else this.#takenBy.delete(who)
  }
}
