/**
 * What was asked for lately and takes long to work out, by the text that it follows from. What failed is tried again.
 */
export class PromiseCache<T> {
  readonly #known = new Map<string, Promise<T>>()
  readonly #max: number

  constructor(max: number) {
    this.#max = max
  }

  get(text: string, work: () => Promise<T>): Promise<T> {
    const known = this.#known.get(text) ?? this.#begin(text, work)
    this.#known.delete(text)
    // a longer text is worked on anew, so that those that are known need little memory
    if (text.length <= maxText) this.#known.set(text, known)
    for (const oldest of this.#known.keys()) if (this.#known.size > this.#max) this.#known.delete(oldest)
    return known
  }

  #begin(text: string, work: () => Promise<T>): Promise<T> {
    const begun = work()
    begun.catch(() => {
      if (this.#known.get(text) === begun) this.#known.delete(text)
    })
    return begun
  }
}

const maxText = 100_000
