/**
 * Who is next where few can be served at once: askers take turns, however much each of them asks, and one of them alone never has every
 * place. So whoever brings what takes long holds up themself. Who has waited too long is told so.
 */

/** Nobody was free in time. */
export class Busy extends Error {}

interface Waiting {
  begin(): void
}

export class Turns {
  readonly #places: number
  readonly #waitMs: number
  #taken = 0
  readonly #takenBy = new Map<string, number>()
  /** In the order in which the askers are next. */
  readonly #lines = new Map<string, Waiting[]>()

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
      this.#line(who, this.#lines.get(who) ?? [])
      this.#next()
    }
  }

  #wait(who: string): Promise<void> {
    return new Promise((begin, refuse) => {
      const line = this.#lines.get(who) ?? []
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
      this.#lines.set(who, [...line, waiting])
      this.#next()
    })
  }

  #next(): void {
    for (const [who, [first]] of this.#lines) {
      if (this.#taken >= this.#places) return
      if (!first || (this.#takenBy.get(who) ?? 0) >= Math.max(1, this.#places - 1)) continue
      this.#leave(who, first)
      this.#count(who, 1)
      first.begin()
    }
  }

  #leave(who: string, waiting: Waiting): void {
    const line = this.#lines.get(who) ?? []
    this.#line(
      who,
      line.filter((one) => one !== waiting),
    )
  }

  /** Who still wants something goes behind the others. */
  #line(who: string, line: Waiting[]): void {
    this.#lines.delete(who)
    if (line.length > 0) this.#lines.set(who, line)
  }

  #count(who: string, by: number): void {
    this.#taken += by
    const taken = (this.#takenBy.get(who) ?? 0) + by
    if (taken > 0) this.#takenBy.set(who, taken)
    else this.#takenBy.delete(who)
  }
}
