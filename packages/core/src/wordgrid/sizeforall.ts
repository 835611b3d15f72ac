/**
 * Where a board of a given size leaves words of a list out, a note gives a size with room for all. It is not an
 * estimate: all words were once placed on a board of that size. The note offers a board without a size only where no
 * word is so long that such a board would leave it out.
 */
import { limits } from '../base/limits.ts'
import { type Problem, problem } from '../base/result.ts'
import type { Rng } from '../base/rng.ts'
import { changed } from '../kind/changed.ts'
import type { Made, Making } from '../kind/craft.ts'
import type { PuzzleTypes } from '../kind/types.ts'
import type { Size } from '../spec/size.ts'
import type { Entry } from '../words/entry.ts'
import { shortList, sift, wordsForAll } from '../words/usable.ts'
import { Gather, type Gathered } from './gather.ts'
import { buildWordIndex } from './wordindex.ts'

/** Some 0.1 s. */
const trialSteps = 5000

/** `isDefault`: without a size there is a board with all of them. */
export const sizeForAll = ({ width, height }: Size, words: number, isDefault = true): Problem =>
  problem(
    'size-for-all',
    `A board of ${width} by ${height} takes all ${words} words (tried)${isDefault ? '; without `size` one is made that does' : ''}.`,
    `${width}×${height} なら全${words}語が入ります（試して確かめました）。${isDefault ? '`size` を外すと、全部の単語が入る盤面を作ります。' : ''}`,
    { path: ['size'] },
  )

/**
 * The note for the size of a trial board; null: not all of the words stand on it. `wanted` are words that must appear.
 */
export function sizeTried(
  { rows, score }: Gathered,
  words: readonly string[],
  wanted: readonly string[] = [],
): Problem | null {
  if (score.words < words.length) return null
  const isDefault = wordsForAll(words, wanted).length === words.length
  return sizeForAll({ width: rows[0]?.length ?? 0, height: rows.length }, words.length, isDefault)
}

/** Adds the note of a trial to every board of a making that leaves words out. */
export function withSizeForAll<K extends PuzzleTypes>(
  making: Making<K>,
  isWhole: (made: Made<K>) => boolean,
  trial: () => Problem | null,
): Making<K> {
  let note: Problem | null | undefined
  return changed(making, (made) => {
    if (isWhole(made)) return made
    if (note === undefined) note = trial()
    return note === null ? made : { ...made, notes: [...made.notes, note] }
  })
}

/** `withSizeForAll` for crossing words, where the list is short. */
export function withSizeForCrossing<K extends PuzzleTypes>(
  making: Making<K>,
  entries: readonly Entry[],
  rng: Rng,
): Making<K> {
  const words = sift(entries, limits.gridSide).usable.map(({ word }) => word)
  if (words.length > shortList) return making
  return withSizeForAll(
    making,
    ({ score }) => Number(score.words) >= words.length,
    () => {
      const gather = new Gather(buildWordIndex(words), rng, 'any')
      for (let step = 0; step < trialSteps; step++) gather.step()
      return sizeTried(gather.now(), words)
    },
  )
}
