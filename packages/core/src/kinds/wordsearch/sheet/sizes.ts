/**
 * The order in which boards are tried, and for how long. It depends on the words alone, never on the effort, so a
 * longer run repeats a shorter one and goes on.
 *
 * - comfortable: the square, or the scale of a picture, in which the words fill the wanted share; larger ones while the
 *   words do not fit.
 * - smallest: from a roomy one downwards; the first that fails is tried again in ever longer rounds.
 * - message: rectangles that leave exactly as many cells as the message has letters, one after another. Sixty words
 *   hardly ever fill a board to the last cell, and a few may not be able to; so a sheet with some blank cells will do
 *   until an exact one is found.
 * - a given board: that one, in ever longer rounds.
 */
import { limits } from '../../../base/limits.ts'
import type { Size } from '../../../spec/size.ts'
import { type Board, longestIn } from '../pack/board.ts'
import type { PackOrder } from '../pack/pack.ts'

export interface Wanted {
  readonly lengths: readonly number[]
  /** The boards to choose from, from small to large; if empty, any rectangle. */
  readonly given: readonly Board[]
  /** Letters of the message; 0 without one. */
  readonly message: number
  /** The directions in which words run. */
  readonly dirs: readonly number[]
  /** An upper limit for the letters that words can share. */
  readonly maxShared: number
  readonly fill: number
  readonly smallest: boolean
}

export interface Attempt {
  readonly id: string
  readonly size: Size
  readonly want: PackOrder['want']
  readonly iterations: number
  /** Whether a sheet with some of the words is better than nothing. */
  readonly partly: boolean
}

/** Rounds at one size before the next larger one is tried. */
const roundsPerSize = 4
/** The maximum share of their letters that words can share; higher shares were never reached. */
const sharing = 0.25

/** Limits for boards with more cells than words and message need: how many are tried, and the longest round. */
const maxRoomy = 4
const roomyRound = 3
const shortRound = 1

const roundLength = (round: number): number => Math.min(40_000, 300 * 2 ** round)

/** The result of an attempt: a whole sheet, one with blank cells beside its message, or nothing of use. */
export type Outcome = 'whole' | 'blanks' | 'none'
type Attempts<Result> = Generator<Attempt, Result, Outcome>

/** The maximum number of blank cells. */
export const maxBlank = (cells: number): number => Math.max(4, Math.floor(cells / 8))

/** Receives the outcome of each attempt; ends when there is nothing left to improve. */
export function* attempts(wanted: Wanted): Attempts<void> {
  const { message, smallest } = wanted
  const [given, ...others] = wanted.given
  if (message > 0) yield* withMessage(wanted)
  else if (given && others.length === 0) yield* inBoard(given)
  else if (smallest) yield* downwards(wanted, rungsFor(wanted))
  else yield* comfortable(wanted, rungsFor(wanted))
}

function* inBoard(board: Board): Attempts<void> {
  for (let round = 0; ; round++) {
    // 'loose' fails on a crowded board, so later rounds pack tightly
    const want = round === 0 ? 'loose' : 'tight'
    if ((yield attempt(board, round, want, true)) === 'whole') return
  }
}

/** A candidate board in a list from small to large. */
interface Rung extends Size {
  readonly cells: number
}

const rungsFor = ({ given, lengths }: Wanted): readonly Rung[] =>
  given.length > 0
    ? given.map(({ width, height, cells }) => ({ width, height, cells: cells.length }))
    : squares(Math.max(2, ...lengths))

const squares = (min: number): Rung[] =>
  Array.from({ length: Math.max(0, limits.gridSide + 1 - min) }, (_, more) => {
    const side = min + more
    return { width: side, height: side, cells: side * side }
  })

function* comfortable(wanted: Wanted, rungs: readonly Rung[]): Attempts<void> {
  const side = Math.sqrt(comfortableCells(wanted))
  const strain = ({ cells }: Rung): number => Math.abs(Math.sqrt(cells) - side)
  const min = Math.min(...rungs.map(strain))
  const nearest = rungs.findLastIndex((rung) => strain(rung) === min)
  const worked = yield* upwards(belowLargest(wanted, rungs), nearest, 'loose')
  const largest = wanted.given.at(-1)
  if (worked === null && largest) yield* inBoard(largest)
}

/** All but the largest of the given boards. On the largest, some of the words will do if need be (`inBoard`). */
const belowLargest = ({ given }: Wanted, rungs: readonly Rung[]): readonly Rung[] =>
  given.length > 0 ? rungs.slice(0, -1) : rungs

/** Returns the index of the first rung that worked; null if none did. */
function* upwards(rungs: readonly Rung[], from: number, want: 'tight' | 'loose'): Attempts<number | null> {
  for (const [more, size] of rungs.slice(from).entries())
    for (let round = 0; round < roundsPerSize; round++)
      if ((yield attempt(size, round, round === 0 ? want : 'tight', false)) === 'whole') return from + more
  return null
}

function* downwards(wanted: Wanted, rungs: readonly Rung[]): Attempts<void> {
  const roomy = rungs.findIndex(({ cells }) => cells >= packedCells(wanted))
  const worked = roomy < 0 ? null : yield* upwards(belowLargest(wanted, rungs), roomy, 'tight')
  const largest = wanted.given.at(-1)
  if (worked === null && largest) yield* inBoard(largest)
  for (const size of rungs.slice(0, worked ?? 0).reverse()) {
    let round = 2
    while ((yield attempt(size, round, 'tight', false)) !== 'whole') round += 2
  }
}

function* withMessage(wanted: Wanted): Attempts<void> {
  const { message } = wanted
  const boards = boardsFor(wanted)
  const fitting = boards.filter(({ cells }) => isWithinReach(wanted, cells - message))
  const spare = (cells: number): number => cells - message - total(wanted)
  const roomy = boards
    .filter(({ cells }) => spare(cells) > 0 && spare(cells) <= maxBlank(cells))
    .slice(0, maxRoomy)
    .sort((a, b) => b.cells - a.cells)
  // many words have to fill a board nearly to the last cell, which takes long rounds: prefer few boards with long
  // rounds
  const first = wanted.lengths.length > 40 ? 4 : wanted.lengths.length > 20 ? 2 : 0
  let isHeld = false
  // the effort may run out within these rounds, so a board with enough room comes first, in a short one
  for (const board of first > 0 ? roomy.slice(0, 1) : [])
    isHeld = (yield attempt(board, shortRound, board.cells - message, false)) === 'blanks'
  for (let round = first; fitting.length > 0 || (roomy.length > 0 && round - first < roundsPerSize); round++) {
    for (const board of fitting.slice(0, first > 0 ? 2 + round - first : 6 + 2 * round)) {
      const outcome = yield attempt(board, round, board.cells - message, false)
      if (outcome === 'whole') return
      isHeld ||= outcome === 'blanks'
    }
    for (const board of isHeld ? [] : roomy)
      if ((yield attempt(board, Math.min(round, roomyRound), board.cells - message, false)) === 'blanks') isHeld = true
      else break
    if (isHeld && fitting.length === 0) return
  }
}

const attempt = ({ width, height }: Size, round: number, want: PackOrder['want'], partly: boolean): Attempt => ({
  id: `${width}x${height}/${round}`,
  size: { width, height },
  want,
  iterations: roundLength(round),
  partly,
})

const total = ({ lengths }: Wanted): number => lengths.reduce((sum, length) => sum + length, 0)

const comfortableCells = (wanted: Wanted): number => (0.9 * total(wanted)) / wanted.fill

const packedCells = (wanted: Wanted): number => 1.02 * total(wanted)

/** The side of the first square tried, if neither a board nor a message determines the size. */
export const firstSide = (wanted: Wanted): number =>
  wanted.smallest ? Math.ceil(Math.sqrt(packedCells(wanted))) : Math.round(Math.sqrt(comfortableCells(wanted)))

const isWithinReach = (wanted: Wanted, cells: number, maxShared = wanted.maxShared): boolean =>
  cells <= total(wanted) && cells >= total(wanted) - Math.min(maxShared, sharing * total(wanted))

const boardsFor = (wanted: Wanted): (Size & { cells: number })[] =>
  wanted.given.length > 0
    ? wanted.given
        .map(({ width, height, cells }) => ({ width, height, cells: cells.length }))
        .sort((a, b) => Math.abs(a.cells - ideal(wanted)) - Math.abs(b.cells - ideal(wanted)))
    : rectangles(wanted)

/** The number of cells that is easiest to fill exactly. */
const ideal = (wanted: Wanted): number =>
  total(wanted) - Math.min(wanted.maxShared / 2, easySharing * total(wanted)) + wanted.message

/**
 * Up to three message lengths that should fit, nearest to the wanted one, in ascending order. For a given board none is
 * more than about twice as long: another board is the better advice then.
 */
export function lengthsThatFit(wanted: Wanted): number[] {
  const boards = boardsFor(wanted)
  const max = wanted.given.length > 0 ? 2 * wanted.message + 4 : limits.textLength
  return Array.from({ length: max }, (_, i) => i + 1)
    .filter((length) => boards.some(({ cells }) => isWithinReach(wanted, cells - length, wanted.maxShared / 2)))
    .sort((a, b) => Math.abs(a - wanted.message) - Math.abs(b - wanted.message))
    .slice(0, 3)
    .sort((a, b) => a - b)
}

/** The share of shared letters at which filling a board exactly is easiest. */
const easySharing = 0.07
/** A board hardly longer than the longest word may be narrower than a third of its length. */
const longWord = 2

/**
 * Rectangles, best first: close to a square, and with some sharing, which is easiest to reach exactly. Upright where
 * the words run too long for a wide one.
 */
function rectangles(wanted: Wanted): (Size & { cells: number })[] {
  const cellsWanted = ideal(wanted)
  const longest = Math.max(...wanted.lengths)
  const all: (Size & { cells: number; strain: number })[] = []
  for (let longer = 2; longer <= limits.gridSide; longer++)
    for (let shorter = longer <= longest + longWord ? 2 : Math.ceil(longer / 3); shorter <= longer; shorter++) {
      const turns = [
        { width: longer, height: shorter },
        { width: shorter, height: longer },
      ]
      const size = turns.find((turn) => longestIn(turn, wanted.dirs) >= longest)
      if (!size) continue
      const cells = longer * shorter
      const strain = Math.abs(cells - cellsWanted) / cellsWanted + ((longer - shorter) / longer) * 0.4
      all.push({ ...size, cells, strain })
    }
  return all.sort((a, b) => a.strain - b.strain)
}
