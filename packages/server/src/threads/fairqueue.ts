/**
 * A fair queue for a limited number of places. Clients take turns, however many requests each has, and no single client
 * ever has every place, so slow requests delay only the client that sent them. Long work never has every place either,
 * and whoever brought some comes after those who did not; so many slow clients do not keep the others out. A request
 * that has waited too long, or finds too many waiting, is rejected.
 */

/** How many requests may wait, per client and in total. */
export const maxWaiting = { each: 50, all: 300 }

/** Long work may wait this many times as long for its place. */
const longPatience = 3

/** How many clients with long work are remembered. */
const maxSlow = 1_000

/** No place was free in time, or too many requests wait. */
export class Busy extends Error {}

interface Waiting {
  begin(): void
}

/** The requests of one client, of one length. */
interface Line {
  readonly who: string
  readonly isLong: boolean
  readonly waiting: Set<Waiting>
}

export class FairQueue {
  readonly #places: number
  readonly #waitMs: number
  readonly #most: typeof maxWaiting
  #taken = 0
  #takenLong = 0
  #waiting = 0
  readonly #takenBy = new Map<string, number>()
  /** In the order in which they are next. */
  readonly #lines = new Map<string, Line>()
  readonly #slow = new Set<string>()

  constructor(places: number, waitMs: number, most = maxWaiting) {
    this.#places = places
    this.#waitMs = waitMs
    this.#most = most
  }

  /** Work that takes little time. */
  take<T>(who: string, work: () => Promise<T>): Promise<T> {
    return this.#take({ who, isLong: false, waiting: new Set() }, work)
  }

  /** Work that may take long. One place is kept free of it, if there are several. */
  takeLong<T>(who: string, work: () => Promise<T>): Promise<T> {
    this.#slow.delete(who)
    this.#slow.add(who)
    for (const oldest of this.#slow)
      if (this.#slow.size > maxSlow) this.#slow.delete(oldest)
      else break
    return this.#take({ who, isLong: true, waiting: new Set() }, work)
  }

  async #take<T>(line: Line, work: () => Promise<T>): Promise<T> {
    await this.#wait(line)
    try {
      return await work()
    } finally {
      this.#count(line, -1)
      this.#goBehind(line)
      this.#next()
    }
  }

  #wait(fresh: Line): Promise<void> {
    return new Promise((begin, refuse) => {
      const line = this.#lines.get(nameOf(fresh)) ?? fresh
      if (line.waiting.size >= this.#most.each || this.#waiting >= this.#most.all) return refuse(new Busy())
      const late = setTimeout(
        () => {
          this.#leave(line, waiting)
          refuse(new Busy())
        },
        this.#waitMs * (line.isLong ? longPatience : 1),
      )
      const waiting: Waiting = {
        begin: () => {
          clearTimeout(late)
          begin()
        },
      }
      line.waiting.add(waiting)
      this.#lines.set(nameOf(line), line)
      this.#waiting++
      this.#next()
    })
  }

  #next(): void {
    const lines = [...this.#lines.values()]
    for (const line of [...lines.filter((one) => !this.#isSlow(one)), ...lines.filter((one) => this.#isSlow(one))]) {
      if (this.#taken >= this.#places) return
      const [first] = line.waiting
      const most = Math.max(1, this.#places - 1)
      if (!first || (this.#takenBy.get(line.who) ?? 0) >= most || (line.isLong && this.#takenLong >= most)) continue
      this.#leave(line, first)
      this.#count(line, 1)
      first.begin()
    }
  }

  #isSlow({ who, isLong }: Line): boolean {
    return isLong || this.#slow.has(who)
  }

  #leave(line: Line, waiting: Waiting): void {
    if (line.waiting.delete(waiting)) this.#waiting--
    this.#goBehind(line)
  }

  /** A client with more waiting requests goes to the end. */
  #goBehind(line: Line): void {
    const known = this.#lines.get(nameOf(line))
    this.#lines.delete(nameOf(line))
    if (known && known.waiting.size > 0) this.#lines.set(nameOf(known), known)
  }

  #count({ who, isLong }: Line, by: number): void {
    this.#taken += by
    if (isLong) this.#takenLong += by
    const taken = (this.#takenBy.get(who) ?? 0) + by
    if (taken > 0) this.#takenBy.set(who, taken)
    else this.#takenBy.delete(who)
  }
}

const nameOf = ({ who, isLong }: Line): string => `${who} ${isLong ? 'long' : 'short'}`
