/**
 * What could stand at a place of a finished puzzle instead, and what each word would do to the board.
 *
 * Where the black cells can stay, pieces and crossings stay too. Else the board is made anew around the word, which is
 * tried here with a fixed effort; the job that comes back has that effort, and so makes the very board that was told
 * of. A word for which no board was found is not offered.
 */
import { Budget } from '../base/budget.ts'
import { Rng } from '../base/rng.ts'
import type { Craft, Made } from '../kind/craft.ts'
import type { Candidate, Editing, Place, Shape, Way } from '../kind/editing.ts'
import type { KumikiFile } from '../kind/file.ts'
import type { Job } from '../kind/job.ts'
import type { PuzzleTypes } from '../kind/types.ts'
import { readSpec } from './readspec.ts'

/** A word that can stand there. */
export interface Swap {
  readonly word: string
  /** As its writer wrote it; it may have furigana. */
  readonly shown: string
  /** Whether it stands on the board already, somewhere else. */
  readonly isPlaced: boolean
  /** How many other words change; null: the board is made anew around it. */
  readonly changed: number | null
  /** The board with it; null in a kind whose words do not hang together. */
  readonly shape: Shape | null
  /** Whether the board would be in no more pieces, and of no fewer words, than now. */
  readonly isWhole: boolean
  readonly job: Job
}

export interface SwapOrder<K extends PuzzleTypes> {
  readonly file: KumikiFile<K>
  readonly place: Place
  /** Words that stay where they are. */
  readonly kept: readonly Place[]
  readonly seed: string
}

/** Of a board that is made anew: a second or less. */
const effort = 80_000
/** More than these nobody reads through. */
const maxOffered = 40
const maxTrials = 12

/** One after another as they are found; null now and then while one is looked for. */
export function* swaps<K extends PuzzleTypes>(
  craft: Craft<K>,
  editing: Editing<K>,
  { file, place, kept, seed }: SwapOrder<K>,
): Generator<Swap | null> {
  const before = file.answer === undefined ? null : editing.shape(file.answer)
  let [offered, trials] = [0, 0]
  for (const [candidate, ways] of editing.ways(file, place, kept, seed)) {
    yield null
    const isTried = ways.some(({ changed }) => changed === null)
    if (isTried && ++trials > maxTrials) continue
    const swap = yield* bestWay(craft, editing, candidate, ways, before)
    if (swap === null) continue
    yield swap
    if (++offered >= maxOffered) return
  }
}

/** Those that keep the board whole first, of these the ones that change least, then those with the most crossings. */
export const bySwapWorth = (a: Swap, b: Swap): number =>
  Number(b.isWhole) - Number(a.isWhole) ||
  (a.shape?.pieces ?? 0) - (b.shape?.pieces ?? 0) ||
  (a.changed ?? Number.MAX_SAFE_INTEGER) - (b.changed ?? Number.MAX_SAFE_INTEGER) ||
  (b.shape?.crossings ?? 0) - (a.shape?.crossings ?? 0)

/** The first way that leaves the board whole; where none does, the one with the fewest pieces. */
function* bestWay<K extends PuzzleTypes>(
  craft: Craft<K>,
  editing: Editing<K>,
  { word, shown, isPlaced }: Candidate,
  ways: readonly Way[],
  before: Shape | null,
): Generator<null, Swap | null> {
  const found: Swap[] = []
  for (const { job, changed } of ways) {
    if (changed !== null) return { word, shown, isPlaced, changed, shape: before, isWhole: true, job }
    const tried = { ...job, effort }
    const made = yield* tryOut(craft, tried)
    if (made === null) continue
    const shape = editing.shape(made.answer)
    const isWhole = shape === null || before === null || isNoWorse(shape, before)
    const swap = { word, shown, isPlaced, changed, shape, isWhole, job: tried }
    if (isWhole) return swap
    found.push(swap)
  }
  return found.sort(bySwapWorth)[0] ?? null
}

const isNoWorse = (shape: Shape, before: Shape): boolean => shape.pieces <= before.pieces && shape.words >= before.words

/** null: refused, or nothing was found. */
function* tryOut<K extends PuzzleTypes>(craft: Craft<K>, job: Job): Generator<null, Made<K> | null> {
  const spec = readSpec(craft, job.spec)
  if (!spec.ok) return null
  const making = craft.make(spec.value, new Rng(job.seed), new Budget(job.effort ?? craft.effort))
  for (;;) {
    const turn = making.next()
    if (turn.done) return turn.value.ok ? turn.value.value : null
    yield null
  }
}
