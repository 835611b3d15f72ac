/**
 * Counts the ways to fill a pattern with a list of words, as clauses for the SAT solver: a slot holds exactly one
 * listed word of its length, a listed word is in exactly one slot, and a cell has one letter. Two fillings are
 * different when a letter differs, so a word that is listed twice counts once. Written from the rules; it shares
 * nothing with the slot filler.
 */
import type { Budget } from '../base/budget.ts'
import { atMostOne, enumerate, exactlyOne, openSat } from '../sat/sat.ts'

const black = '#'
const empty = '.'

export interface Counted {
  /** The rows of each filling. */
  readonly fillings: readonly (readonly string[])[]
  readonly exhausted: boolean
}

export async function countFillings(
  rows: readonly string[],
  words: readonly string[],
  limit: number,
  budget: Budget,
): Promise<Counted> {
  const fillings: string[][] = []
  const height = rows.length
  const width = rows[0]?.length ?? 0
  const sat = await openSat()
  try {
    const cells = rows.flatMap((row) => Array.from(row))
    const slots = [...lines(width, height)].flatMap((line) => runsOf(line, (cell) => cells[cell] === black))
    const letterAt: (Map<string, number> | null)[] = cells.map(() => null)
    for (const slot of slots)
      for (const [at, cell] of slot.entries()) {
        const fitting = words.filter((word) => word.length === slot.length).map((word) => word.charAt(at))
        letterAt[cell] ??= new Map([...new Set(fitting)].map((letter) => [letter, sat.variable()]))
      }
    let possible = true
    for (const [cell, options] of letterAt.entries()) {
      if (options === null) continue
      const given = cells[cell] === empty ? [...options.values()] : [options.get(cells[cell]!) ?? 0]
      if (given.length === 0 || given[0] === 0) possible = false
      else exactlyOne(sat, given)
      if (given.length < options.size) atMostOne(sat, [...options.values()])
    }
    const places: number[][] = words.map(() => [])
    for (const slot of slots) {
      const fits = words.flatMap((word, index) => {
        if (word.length !== slot.length) return []
        const here = sat.variable()
        places[index]!.push(here)
        for (const [at, cell] of slot.entries()) {
          const letter = letterAt[cell]?.get(word.charAt(at))
          sat.clause(letter === undefined ? [-here] : [-here, letter])
        }
        return [here]
      })
      if (fits.length === 0) possible = false
      else exactlyOne(sat, fits)
    }
    if (!possible || places.some((place) => place.length === 0)) return { fillings, exhausted: budget.spend() }
    for (const place of places) exactlyOne(sat, place)

    const observed = letterAt.flatMap((options) => (options ? [...options.values()] : []))
    const exhausted = enumerate(sat, observed, limit, budget, () => {
      const filled = letterAt.map((options) => [...(options ?? [])].find(([, is]) => sat.value(is))?.[0] ?? black)
      fillings.push(Array.from({ length: height }, (_, row) => filled.slice(row * width, (row + 1) * width).join('')))
    })
    return { fillings, exhausted: exhausted === true }
  } finally {
    sat.close()
  }
}

function* lines(width: number, height: number): Generator<number[]> {
  for (let row = 0; row < height; row++) yield Array.from({ length: width }, (_, col) => row * width + col)
  for (let col = 0; col < width; col++) yield Array.from({ length: height }, (_, row) => row * width + col)
}

function runsOf(line: readonly number[], isBlack: (cell: number) => boolean): number[][] {
  const runs: number[][] = [[]]
  for (const cell of line) {
    if (isBlack(cell)) runs.push([])
    else runs.at(-1)!.push(cell)
  }
  return runs.filter((run) => run.length >= 2)
}
