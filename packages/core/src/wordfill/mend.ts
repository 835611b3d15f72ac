/**
 * Fills a board again after a change on it, changing as few other words as can be found.
 *
 * Method: slots whose letters are not an available word of the dictionary are opened and filled again (filler.ts), with
 * all other words unchanged. Where that fails the slots that cross them are opened too, and so on, until only fixed
 * cells remain. Each try has a fixed amount of work. Most take milliseconds.
 */
import type { Rng } from '../base/rng.ts'
import { lettersOf, type Slots, slotsOf, textIn } from '../wordgrid/slots.ts'
import { FirstFilling } from './filler.ts'
import { wordless } from './wordless.ts'
import type { WordsByLength } from './wordsbylength.ts'

export interface Mending {
  readonly wordsByLength: WordsByLength
  /** `#` black, `.` white without a letter; letters are those on the board. */
  readonly rows: readonly string[]
  /** The numbers of cells whose letters must stay. */
  readonly fixed: ReadonlySet<number>
  /** Words that must appear. */
  readonly must: readonly string[]
}

/**
 * no-word: these slots fit no word, whatever the others hold · no-filling: proved impossible · not-found: nothing found
 * in the given time and effort.
 */
export type Mended =
  | { readonly outcome: 'whole'; readonly rows: readonly string[] }
  | { readonly outcome: 'no-word' | 'no-filling' | 'not-found'; readonly slots: readonly number[] }

/** Work for a try, in blocks of bitsets: some 0.2 s. */
const workPerTry = 12_000_000
/** How many slots are named as the hardest. */
const named = 3

export function mend({ wordsByLength, rows, fixed, must }: Mending, rng: Rng): Mended {
  const slots = slotsOf(rows)
  const hopeless = wordless(
    wordsByLength,
    slots,
    without(rows, (cell) => fixed.has(cell)),
  )
  if (hopeless.length > 0) return { outcome: 'no-word', slots: hopeless }
  const isFixed = slots.slots.map(({ cells }) => cells.every((cell) => fixed.has(cell)))
  let failed: Mended = { outcome: 'no-filling', slots: [] }
  for (const open of layersAround(broken(wordsByLength, slots, rows, isFixed), slots, isFixed)) {
    const standing = new Set(slots.slots.flatMap(({ cells }, slot) => (open.has(slot) ? [] : cells)))
    const posed = without(rows, (cell) => fixed.has(cell) || standing.has(cell))
    const filler = new FirstFilling({ wordsByLength, slots, rows: posed, must, min: 0 }, rng)
    const outcome = filler.run(workPerTry)
    if (outcome === 'filled') return { outcome: 'whole', rows: lettersOf(rows, slots, filler.words()) }
    failed = { outcome: outcome === 'impossible' ? 'no-filling' : 'not-found', slots: filler.hardest(named) }
  }
  return failed
}

/** Growing sets of slots: these, then those that cross them, and so on; in the end all that are not fixed. */
function* layersAround(
  first: readonly number[],
  { slots, crossings }: Slots,
  isFixed: readonly boolean[],
): Generator<ReadonlySet<number>> {
  const open = new Set(first)
  const all = [...slots.keys()].filter((slot) => !isFixed[slot])
  for (let before = -1; before < open.size; ) {
    yield open
    before = open.size
    for (const slot of [...open])
      for (const crossing of crossings[slot]!) if (crossing && !isFixed[crossing.slot]) open.add(crossing.slot)
  }
  if (open.size < all.length) yield new Set(all)
}

/** The slots that cannot stay unchanged: they hold no word of the dictionary, or one that is used too often. */
function broken(
  wordsByLength: WordsByLength,
  { slots }: Slots,
  rows: readonly string[],
  isFixed: readonly boolean[],
): number[] {
  const left = new Map<string, number>()
  const take = (slot: number): boolean => {
    const word = textIn(rows, slots[slot]!)
    const copies = left.get(word) ?? capOf(wordsByLength, word)
    left.set(word, copies - 1)
    return copies > 0
  }
  const all = [...slots.keys()]
  const first = all.filter((slot) => isFixed[slot])
  for (const slot of first) take(slot)
  return all.filter((slot) => !isFixed[slot] && !take(slot))
}

/** How often a word may be used. */
export function capOf({ groups }: WordsByLength, word: string): number {
  const group = groups[word.length]
  return group?.caps[group.words.indexOf(word)] ?? 0
}

/** A board without the letters that do not stay. */
export const without = (rows: readonly string[], stays: (cell: number) => boolean): string[] =>
  rows.map((row, r) => Array.from(row, (mark, c) => (mark === '#' || stays(r * row.length + c) ? mark : '.')).join(''))
