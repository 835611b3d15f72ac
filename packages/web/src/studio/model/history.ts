/** An undo history without a limit. */
export class History<T> {
  #past: readonly T[] = []
  #future: readonly T[] = []
  #now: T
  /** The name of the last change: consecutive changes with one name, such as the letters of a title, are one step. */
  #about: string | null = null

  constructor(first: T) {
    this.#now = first
  }
  get now(): T {
    return this.#now
  }
  get canUndo(): boolean {
    return this.#past.length > 0
  }
  get canRedo(): boolean {
    return this.#future.length > 0
  }

  /** `about`: consecutive changes with the same name are undone together; null: alone. */
  change(next: T, about: string | null = null): void {
    if (about === null || about !== this.#about) this.#past = [...this.#past, this.#now]
    this.#about = about
    this.#future = []
    this.#now = next
  }
  /** Replaces the current state without an undo step. */
  replace(next: T): void {
    this.#now = next
  }
  /** Applies a change that undo must not revert to every state. */
  everywhere(amend: (state: T) => T): void {
    this.#past = this.#past.map(amend)
    this.#future = this.#future.map(amend)
    this.#now = amend(this.#now)
  }
  undo(): void {
    const last = this.#past.at(-1)
    if (last === undefined) return
    this.#future = [this.#now, ...this.#future]
    this.#past = this.#past.slice(0, -1)
    this.#now = last
    this.#about = null
  }
  redo(): void {
    const [next, ...rest] = this.#future
    if (next === undefined) return
    this.#past = [...this.#past, this.#now]
    this.#future = rest
    this.#now = next
    this.#about = null
  }
}
