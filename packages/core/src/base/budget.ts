/**
 * Work is limited in counted steps, never in time: the same limit stops at the same point on every machine.
 *
 * A maker or solver spends before each unit of work and stops when it is told there is no more. A clock, where one is
 * wanted, belongs to the caller, which simply stops pulling.
 */
export class Budget {
  limit: number
  spent = 0

  constructor(limit: number = Number.POSITIVE_INFINITY) {
    this.limit = limit
  }

  /** True: the steps are granted. False: nothing is left, stop and say so. */
  spend(steps = 1): boolean {
    if (this.spent + steps > this.limit) return false
    this.spent += steps
    return true
  }

  /** Somebody has had enough: nothing more is granted, so that whoever works stops and says what there is. */
  end(): void {
    this.limit = this.spent
  }

  get left(): number {
    return this.limit - this.spent
  }
}
