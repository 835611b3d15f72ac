/** Caches slow results by the text that they follow from. Failed ones are tried again. */
export class PromiseCache<T> {
  readonly #known = new Map<string, Promise<T>>()
  readonly #max: number

  constructor(max: number) {
    this.#max = max
  }

  get(text: string, work: () => Promise<T>): Promise<T> {
    const known = this.#known.get(text) ?? this.#begin(text, work)
    this.#known.delete(text)
    // results for longer texts are not kept, so that the cache needs little memory
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
