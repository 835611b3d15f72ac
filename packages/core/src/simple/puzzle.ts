/**
 * The definition of a simple kind's puzzles: an answer gives each of a list of places (cells, or edges between two
 * dots) one of a few values. The schemas, moves, board, keys, words and drawing are derived from this (`face.ts`);
 * players load nothing else of the kind.
 *
 * An answer holds only what was entered: places by value, those of each value in the order of the board. So equal
 * answers are equal JSON.
 */
import { perObject } from '../base/memo.ts'
import type { Schema } from '../base/schema.ts'
import type { Cell, Target } from '../base/target.ts'
import type { Bilingual } from '../base/text.ts'
import type { Mark } from '../drawing/picture.ts'
import type { Line } from '../kind/board.ts'
import type { PuzzleTypes } from '../kind/types.ts'

export interface SimplePuzzle<P extends object> {
  readonly id: string
  readonly title: Bilingual
  readonly rules: Bilingual
  readonly puzzle: Schema<P>
  readonly symbols: readonly PlaceSymbol[]
  /** The value of an untouched place. null: every place must be filled. */
  readonly rest: string | null
  /** In cells, or in dots where edges are drawn. */
  size(puzzle: P): { readonly width: number; readonly height: number }
  /** In reading order. A place with one value is printed. */
  places(puzzle: P): readonly Place[]
  /** What is printed in cells or between dots. Absent: nothing. */
  clues?(puzzle: P): readonly Clue[]
  /** Rows, columns, blocks. Absent: there are none. */
  lines?(puzzle: P): readonly Line[]
  /** The rules, for full and half-filled boards: for each fault, the cells of every place where it occurs. */
  readonly faults: Readonly<Record<string, FaultRule<P>>>
  /** Whether nothing is missing on a board without faults. */
  isComplete(puzzle: P, values: Values): boolean
  /** What is printed. Entries are drawn below it. */
  printed(puzzle: P): readonly Mark[]
  /** The marks for a value other than `rest` at a place. */
  entry(at: Target, value: string): readonly Mark[]
}

/** A value that places can have: the key that enters it, how the board shows it, and its name: "line", "no line". */
export interface PlaceSymbol {
  readonly value: string
  readonly key: string
  readonly name: Bilingual
}

export interface Place {
  readonly at: Target
  readonly values: readonly string[]
}

export interface Clue {
  readonly at: Cell
  readonly text: string
}

export interface FaultRule<P extends object> {
  readonly text: Bilingual
  find(puzzle: P, values: Values): Iterable<readonly Cell[]>
}

/** The value of each place, in the order of `places`; '' where a place must be filled but is open. */
export type Values = readonly string[]

/** A place as files store it: row and column of its cell, or of both its dots. */
export type At = readonly number[]

export type Answer = Readonly<Record<string, readonly At[]>>

/** The new value of a place; '' or the value `rest` clears it. */
export interface Move {
  readonly at: At
  readonly value: string
}

/** The reason for a step: the cells, dots and clues to look at, and the values that it names. */
export interface Why {
  readonly cells: readonly Cell[]
  readonly named?: readonly string[]
}

export interface Simple<P extends object> extends PuzzleTypes {
  readonly puzzle: P
  readonly answer: Answer
  readonly move: Move
  readonly why: Why
}

/** The places of a puzzle, with lookup by position. */
export interface Layout {
  readonly places: readonly Place[]
  /** Each place as files store it. */
  readonly ats: readonly At[]
  /** Places in the order of the board, as in files. */
  readonly order: readonly number[]
  readonly clues: readonly Clue[]
  /** undefined: there is no such place. */
  placeAt(at: At): number | undefined
  /** undefined: nothing is printed there. */
  clueAt(cell: Cell): string | undefined
}

/** Dots from left to right and from top to bottom, whichever was given first. */
export const atOf = (target: Target): At => [...target].sort((a, b) => a[0] - b[0] || a[1] - b[1]).flat()

export function compareAts(a: At, b: At): number {
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    const difference = (a[index] ?? -1) - (b[index] ?? -1)
    if (difference !== 0) return difference
  }
  return 0
}

/** Reads and writes the answers of a kind. */
export interface Model<P extends object> {
  layoutOf(puzzle: P): Layout
  /** The value of an untouched place: its only value, else `rest`, else ''. */
  restOf(place: Place): string
  /** The value of each place; null: the answer has places or values that the puzzle does not have, or a place twice. */
  valuesOf(puzzle: P, answer: Answer): Values | null
  answerOf(puzzle: P, values: Values): Answer
}

export const modelOf = perObject(<P extends object>(kind: SimplePuzzle<P>): Model<P> => {
  const layoutOf = perObject((puzzle: P): Layout => {
    const places = kind.places(puzzle)
    const ats = places.map(({ at }) => atOf(at))
    const byName = new Map(ats.map((at, place) => [at.join(), place]))
    const clues = kind.clues?.(puzzle) ?? []
    const clueTexts = new Map(clues.map(({ at, text }) => [at.join(), text]))
    return {
      places,
      ats,
      order: [...ats.keys()].sort((a, b) => compareAts(ats[a] ?? [], ats[b] ?? [])),
      clues,
      placeAt: (at) => byName.get(at.join()),
      clueAt: (cell) => clueTexts.get(cell.join()),
    }
  })
  const restOf = ({ values }: Place): string => (values.length === 1 ? values[0] : kind.rest) ?? ''
  const read = perObject((puzzle: P) =>
    perObject((answer: Answer): { readonly values: Values | null } => ({ values: valuesIn(puzzle, answer) })),
  )
  function valuesIn(puzzle: P, answer: Answer): Values | null {
    const { places, placeAt } = layoutOf(puzzle)
    const values = places.map(restOf)
    const entered = new Set<number>()
    for (const [value, ats] of Object.entries(answer))
      for (const at of ats) {
        const place = placeAt(at)
        if (place === undefined || entered.has(place) || !isChoice(places[place], value)) return null
        entered.add(place)
        values[place] = value
      }
    return values
  }
  return {
    layoutOf,
    restOf,
    valuesOf: (puzzle, answer) => read(puzzle)(answer).values,
    answerOf: (puzzle, values) => {
      const { places, ats, order } = layoutOf(puzzle)
      const entered = order.filter((place) => places[place]?.values.length !== 1)
      const listed = kind.symbols
        .filter(({ value }) => value !== kind.rest)
        .map(({ value }) => [value, entered.filter((place) => values[place] === value)] as const)
      return Object.fromEntries(
        listed.flatMap(([value, of]) => (of.length > 0 ? [[value, of.map((place) => ats[place] ?? [])]] : [])),
      )
    },
  }
})

const isChoice = (place: Place | undefined, value: string): boolean =>
  place !== undefined && place.values.length > 1 && place.values.includes(value)
