/** Every state that a person left, and every one that was taken back: undo has no end. */
export class History<T> {
  #past: readonly T[] = []
  #future: readonly T[] = []
  #now: T
  /** What the last change was about: changes of one thing in a row are one, such as the letters of a title. */
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

  /** `about`: changes about the same thing are taken back together; null: alone. */
  change(next: T, about: string | null = null): void {
    if (about === null || about !== this.#about) this.#past = [...this.#past, this.#now]
    this.#about = about
    this.#future = []
    this.#now = next
  }
  /** Not a change of anybody's: nothing to take back. */
  replace(next: T): void {
    this.#now = next
  }
  /** What is so whatever is taken back. */
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
