/** Fills a given pattern; the first filling is taken. Messages name slots by their first cells. */

import type { Budget } from '../base/budget.ts'
import { bad, good, type Problem, problem, type Result } from '../base/result.ts'
import type { Rng } from '../base/rng.ts'
import type { Bilingual } from '../base/text.ts'
import { unnumberedEntry } from '../wordgrid/front.ts'
import { lengthsOf, lettersOf, slotsOf, textIn } from '../wordgrid/slots.ts'
import { attempt } from './attempt.ts'
import { foreignLetter } from './pattern.ts'
import { wordless } from './wordless.ts'
import { buildWordsByLength } from './wordsbylength.ts'

/** How many slots are named as the hardest. */
const named = 3

export function* fillPattern(
  rows: readonly string[],
  words: readonly string[],
  rng: Rng,
  budget: Budget,
): Generator<null, Result<readonly string[]>> {
  const slots = slotsOf(rows)
  const wordsByLength = buildWordsByLength(words, null, lengthsOf(slots))
  const foreign = foreignLetter(rows, wordsByLength.codes)
  if (foreign) return bad(foreign)
  const [empty] = wordless(wordsByLength, slots, rows)
  if (empty !== undefined) return bad(noWordFor(namesOf(rows, [empty]), textIn(rows, slots.slots[empty]!)))
  const filling = { wordsByLength, slots, rows, must: [], min: 0 }
  const { outcome, filler } = yield* attempt(filling, rng, budget, Number.POSITIVE_INFINITY)
  if (outcome === 'filled') return good(lettersOf(rows, slots, filler.words()))
  return bad(outcome === 'impossible' ? noFilling : gaveUp(namesOf(rows, filler.hardest(named))))
}

/** Slots in a sentence, by their first cells. */
export function namesOf(rows: readonly string[], chosen: readonly number[]): Bilingual {
  const { slots } = slotsOf(rows)
  const names = chosen.map((slot) => unnumberedEntry(slots[slot]!, rows[0]?.length ?? 0).name)
  return { en: names.map(({ en }) => en).join(', '), ja: names.map(({ ja }) => ja).join('、') }
}

const drawn = { path: ['pattern'] } as const

const noWordFor = ({ en, ja }: Bilingual, text: string): Problem => {
  const given = /[^.]/.test(text)
  return problem(
    'no-word-for-slot',
    `The list has no word for ${en}: it takes ${text.length} letters${given ? `, as in "${text}"` : ''}.`,
    `${ja}に入る単語がリストにありません（${text.length}文字${given ? `「${text}」` : ''}）。`,
    drawn,
  )
}
const noFilling = problem(
  'no-filling',
  'These words cannot fill the pattern.',
  'この単語リストでは、この盤面を埋められません。',
  { fault: 'search', ...drawn },
)
const gaveUp = ({ en, ja }: Bilingual): Problem =>
  problem(
    'no-puzzle',
    `No filling of the pattern was found in the given time and effort${en === '' ? '' : `; hardest to fill: ${en}`}.`,
    `探索量の上限までに、この盤面の埋め方が見つかりませんでした${ja === '' ? '' : `。特に埋まりにくい場所: ${ja}`}。`,
    { fault: 'search', ...drawn },
  )
