/**
 * Who is next where few can be served at once: askers take turns, however much each of them asks, and one of them alone
 * never has every place. So whoever brings what takes long holds up themself. Who has waited too long, or finds too
 * many waiting, is told so.
 */

/** How many may wait, of one asker and in all. */
export const maxWaiting = { each: 50, all: 300 }

/** Nobody was free in time. */
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
  /** In the order in which the askers are next. */
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

  /** Who still wants something goes behind the others. */
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
