/**
 * Work is limited in counted steps, never in time: the same limit stops at the same point on every machine.
 *
 * A maker or solver spends before each unit of work and stops when `spend` returns false. A clock, where one is wanted,
 * belongs to the caller, which simply stops pulling.
 */
export class Budget {
  limit: number
  spent = 0

  constructor(limit: number = Number.POSITIVE_INFINITY) {
    this.limit = limit
  }

  /** True: the steps are granted. False: the budget is used up; stop and report the result as unfinished. */
  spend(steps = 1): boolean {
    if (this.spent + steps > this.limit) return false
    this.spent += steps
    return true
  }

  /** Grants nothing more from now on, so that the running search stops and returns what it has. */
  end(): void {
    this.limit = this.spent
  }

  get left(): number {
    return this.limit - this.spent
  }
}
