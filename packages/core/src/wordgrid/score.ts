/** The figures of a finished board, counted from its rows alone. */
import { slotsOf } from './slots.ts'

export interface BoardScore {
  readonly white: number
  readonly black: number
  readonly crossings: number
  readonly blackPairs: number
  readonly components: number
  readonly words: number
  readonly whiteRatio: number
}

export function scoreOf(rows: readonly string[]): BoardScore {
  const height = rows.length
  const width = rows[0]?.length ?? 0
  const isWhite = (row: number, col: number): boolean => (rows[row]?.charAt(col) || '#') !== '#'
  const inside = (row: number, col: number): boolean => row < height && col < width
  let white = 0
  let blackPairs = 0
  for (let row = 0; row < height; row++)
    for (let col = 0; col < width; col++) {
      if (isWhite(row, col)) white++
      else {
        if (inside(row, col + 1) && !isWhite(row, col + 1)) blackPairs++
        if (inside(row + 1, col) && !isWhite(row + 1, col)) blackPairs++
      }
    }
  const { slots, crossings } = slotsOf(rows)
  return {
    white,
    black: width * height - white,
    crossings: crossings.flat().filter((crossing) => crossing !== null).length / 2,
    blackPairs,
    components: componentsOf(width, height, isWhite),
    words: slots.length,
    whiteRatio: Math.round((white / Math.max(1, width * height)) * 10_000) / 10_000,
  }
}

function componentsOf(width: number, height: number, isWhite: (row: number, col: number) => boolean): number {
  const seen = new Set<number>()
  let count = 0
  for (let from = 0; from < width * height; from++) {
    if (seen.has(from) || !isWhite(Math.floor(from / width), from % width)) continue
    count++
    const waiting = [from]
    seen.add(from)
    for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
      const [row, col] = [Math.floor(cell / width), cell % width]
      for (const [r, c] of [
        [row - 1, col],
        [row + 1, col],
        [row, col - 1],
        [row, col + 1],
      ] as const) {
        const next = r * width + c
        if (r < 0 || c < 0 || r >= height || c >= width || seen.has(next) || !isWhite(r, c)) continue
        seen.add(next)
        waiting.push(next)
      }
    }
  }
  return count
}
