/** What was asked for lately and takes long to work out, by the text that it follows from. What failed is tried again. */
export class Lately<T> {
  readonly #known = new Map<string, Promise<T>>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  get(text: string, work: () => Promise<T>): Promise<T> {
    const known = this.#known.get(text) ?? work()
    this.#known.delete(text)
    // a longer text is worked on anew, so that those that are known need little memory
    if (text.length <= mostText) this.#known.set(text, known)
    for (const oldest of this.#known.keys()) if (this.#known.size > this.#most) this.#known.delete(oldest)
    known.catch(() => this.#known.delete(text))
    return known
  }
}

const mostText = 100_000
