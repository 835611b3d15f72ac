/**
 * The words of a list hung on each other in few pieces, where letters are scarce: a greedy with many tries.
 *
 * The word with the fewest places left is hung next, at a random one of those that use up the fewest letters; where no word has a
 * place, the next piece begins. A try takes about as long as some words² / 15 steps of the search.
 */
import { limits } from '../../base/limits.ts'
import type { Rng } from '../rng.ts'

/** Wide enough for a piece that grows from the middle in any direction. */
const side = 2 * limits.gridSide
const middle = side * limits.gridSide + limits.gridSide

interface Place {
  readonly start: number
  /** 1 across, `side` down. */
  readonly step: number
  readonly crossings: number
}

/** One try: the pieces, each as rows. */
export function chained(words: readonly string[], rng: Rng): string[][] {
  const pieces: string[][] = []
  let rest = rng.shuffle([...words])
  while (rest.length > 0) {
    const piece = new Piece()
    let next: readonly [string, Place] | null = [rest[0]!, { start: middle, step: 1, crossings: 0 }]
    while (next) {
      const [word, place] = next
      piece.lay(word, place)
      rest = withoutOne(rest, word)
      next = scarcest(piece, rest, rng)
    }
    pieces.push(piece.rows())
  }
  return pieces
}

const withoutOne = (words: readonly string[], word: string): string[] => {
  const at = words.indexOf(word)
  return words.filter((_, index) => index !== at)
}

/** Of the words that can be hung somewhere the one with the fewest places. */
function scarcest(piece: Piece, rest: readonly string[], rng: Rng): readonly [string, Place] | null {
  let best: readonly [string, readonly Place[]] | null = null
  for (const word of rest) {
    const places = piece.placesOf(word)
    if (places.length > 0 && (!best || places.length < best[1].length)) best = [word, places]
  }
  if (!best) return null
  const least = Math.min(...best[1].map(({ crossings }) => crossings))
  return [best[0], rng.pick(best[1].filter(({ crossings }) => crossings === least))]
}

class Piece {
  readonly #letters = new Map<number, string>()
  /** Cells of words across and of words down. */
  readonly #along = new Map([
    [1, new Set<number>()],
    [side, new Set<number>()],
  ])
  readonly #cellsOf = new Map<string, number[]>()

  lay(word: string, { start, step }: Place): void {
    for (const [at, letter] of Array.from(word).entries()) {
      const cell = start + at * step
      this.#along.get(step)!.add(cell)
      if (this.#letters.has(cell)) continue
      this.#letters.set(cell, letter)
      this.#cellsOf.set(letter, [...(this.#cellsOf.get(letter) ?? []), cell])
    }
  }

  placesOf(word: string): Place[] {
    const places: Place[] = []
    const seen = new Set<number>()
    for (const [at, letter] of Array.from(word).entries())
      for (const cell of this.#cellsOf.get(letter) ?? [])
        for (const step of [1, side]) {
          const start = cell - at * step
          const name = start * 2 + (step === 1 ? 0 : 1)
          if (seen.has(name)) continue
          seen.add(name)
          const crossings = this.#crossingsAt(word, start, step)
          if (crossings > 0 && this.#fits(word.length, start, step)) places.push({ start, step, crossings })
        }
    return places
  }

  /** How many letters it shares there; 0: it cannot stand there. */
  #crossingsAt(word: string, start: number, step: number): number {
    const beside = step === 1 ? side : 1
    if (this.#letters.has(start - step) || this.#letters.has(start + word.length * step)) return 0
    let crossings = 0
    for (let at = 0; at < word.length; at++) {
      const cell = start + at * step
      const letter = this.#letters.get(cell)
      if (letter === undefined) {
        if (this.#letters.has(cell - beside) || this.#letters.has(cell + beside)) return 0
      } else if (letter !== word[at] || this.#along.get(step)!.has(cell)) return 0
      else crossings++
    }
    return crossings
  }

  /** Whether the piece stays within the largest board. */
  #fits(length: number, start: number, step: number): boolean {
    const ends = [start, start + (length - 1) * step, ...this.#letters.keys()]
    const rows = ends.map((cell) => Math.floor(cell / side))
    const cols = ends.map((cell) => cell % side)
    const span = (all: readonly number[]): number => Math.max(...all) - Math.min(...all)
    return span(rows) < limits.gridSide && span(cols) < limits.gridSide
  }

  rows(): string[] {
    const cells = [...this.#letters.keys()]
    const rows = cells.map((cell) => Math.floor(cell / side))
    const cols = cells.map((cell) => cell % side)
    const [top, left] = [Math.min(...rows), Math.min(...cols)]
    return Array.from({ length: Math.max(...rows) - top + 1 }, (_, row) =>
      Array.from(
        { length: Math.max(...cols) - left + 1 },
        (_, col) => this.#letters.get((row + top) * side + col + left) ?? '#',
      ).join(''),
    )
  }
}
