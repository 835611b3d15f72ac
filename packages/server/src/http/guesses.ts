/**
 * What wrong codes cost. Whoever sends one waits for the answer, each time longer; whoever sends a right one does not.
 * So guessing is slow, and nobody else behind the same address is held back.
 */

interface Guesser {
  level: number
  at: number
}

const firstMs = 500
const mostMs = 8_000
/** After this time one wrong code is forgotten. */
const forgetMs = 30_000
const maxGuessers = 10_000

export class Guesses {
  readonly #guessers = new Map<string, Guesser>()

  /** How long the answer to this wrong code is held back, in milliseconds. `key`: by whom, at which puzzle. */
  cost(key: string, now: number): number {
    const { level, at } = this.#guessers.get(key) ?? { level: 0, at: now }
    const left = Math.max(0, level - Math.max(0, now - at) / forgetMs)
    this.#guessers.delete(key)
    this.#guessers.set(key, { level: left + 1, at: now })
    for (const oldest of this.#guessers.keys())
      if (this.#guessers.size > maxGuessers) this.#guessers.delete(oldest)
      else break
    return Math.min(mostMs, firstMs * 2 ** Math.floor(left))
  }
}
