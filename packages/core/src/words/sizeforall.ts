/**
 * Where a board of a given size leaves words of a list out, a note names a size that takes all. It is no estimate: all words were
 * put on a board of that size, once, and only then.
 */
import { limits } from '../base/limits.ts'
import { good, type Problem, problem } from '../base/result.ts'
import type { Rng } from '../engine/rng.ts'
import { Gather } from '../engine/wordgrid/gather.ts'
import { buildLexicon } from '../engine/wordgrid/lexicon.ts'
import type { Made, Making } from '../kind/craft.ts'
import type { Shapes } from '../kind/shapes.ts'
import type { Size } from '../spec/size.ts'
import type { Entry } from './entry.ts'
import { shortList, sift } from './usable.ts'

/** Some 0.1 s. */
const trialSteps = 5000

export const sizeForAll = ({ width, height }: Size, words: number): Problem =>
  problem(
    'size-for-all',
    `A board of ${width} by ${height} takes all ${words} words (tried); without \`size\` one is made that does.`,
    `${width}×${height} なら全${words}語が入ります（試して確かめました）。\`size\` を外すと、全部の単語が入る盤面を作ります。`,
    { path: ['size'] },
  )

/** The same making; boards that leave words out have the note that the trial gives. */
export function* withSizeForAll<S extends Shapes>(
  making: Making<S>,
  isWhole: (made: Made<S>) => boolean,
  trial: () => Problem | null,
): Making<S> {
  let note: Problem | null | undefined
  let plain: Made<S> | null = null
  let noted: Made<S> | null = null
  const name = (made: Made<S>): Made<S> => {
    if (isWhole(made)) return made
    if (note === undefined) note = trial()
    if (note === null) return made
    if (made !== plain || noted === null) noted = { ...made, notes: [...made.notes, note] }
    plain = made
    return noted
  }
  for (;;) {
    const turn = making.next()
    if (turn.done) return turn.value.ok ? good(name(turn.value.value)) : turn.value
    yield turn.value && name(turn.value)
  }
}

/** The same for crossing words, where the list is short. */
export function withSizeForCrossing<S extends Shapes>(
  making: Making<S>,
  entries: readonly Entry[],
  rng: Rng,
): Making<S> {
  const words = sift(entries, limits.gridSide).usable.map(({ word }) => word)
  if (words.length > shortList) return making
  return withSizeForAll(
    making,
    ({ score }) => Number(score.words) >= words.length,
    () => {
      const gather = new Gather(buildLexicon(words), rng)
      for (let step = 0; step < trialSteps; step++) gather.step()
      const { rows } = gather.now()
      return sizeForAll({ width: rows[0]!.length, height: rows.length }, words.length)
    },
  )
}
