/**
 * Where a board of a given size leaves words of a short list out, a note names a size that takes all. It is no estimate: all
 * words were put on a board of that size, by so many steps of engine/wordgrid/gather.ts (some 0.1 s, once, and only then).
 */
import { limits } from '../base/limits.ts'
import { good, type Problem, problem } from '../base/result.ts'
import type { Rng } from '../engine/rng.ts'
import { Gather, type Gathered } from '../engine/wordgrid/gather.ts'
import { buildLexicon } from '../engine/wordgrid/lexicon.ts'
import type { Made, Making } from '../kind/craft.ts'
import type { Shapes } from '../kind/shapes.ts'
import type { Entry } from './entry.ts'
import { shortList, sift } from './usable.ts'

const trialSteps = 5000

export const sizeForAll = ({ rows, score }: Gathered): Problem =>
  problem(
    'size-for-all',
    `A board of ${rows[0]!.length} by ${rows.length} takes all ${score.words} words (tried); without \`size\` one is made that does.`,
    `${rows[0]!.length}×${rows.length} なら全${score.words}語が入ります（試して確かめました）。\`size\` を外すと、全部の単語が入る盤面を作ります。`,
    { path: ['size'] },
  )

/** The same making, its boards with that note where it is called for. */
export function* withSizeForAll<S extends Shapes>(making: Making<S>, entries: readonly Entry[], rng: Rng): Making<S> {
  const words = sift(entries, limits.gridSide).usable.map(({ word }) => word)
  let note: Problem | null = null
  let plain: Made<S> | null = null
  let noted: Made<S> | null = null
  const name = (made: Made<S>): Made<S> => {
    if (words.length > shortList || Number(made.score.words) >= words.length) return made
    note ??= sizeForAll(trial(words, rng))
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

function trial(words: readonly string[], rng: Rng): Gathered {
  const gather = new Gather(buildLexicon(words), rng)
  for (let step = 0; step < trialSteps; step++) gather.step()
  return gather.now()
}
