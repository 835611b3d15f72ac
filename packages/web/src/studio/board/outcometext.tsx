/** What became of the list, in a sentence; what is proved about it on request. */

import { boardText } from '../text/board.ts'
import { resultText } from '../text/result.ts'
import { useText } from '../text/text.ts'
import type { Limit, Outcome } from './outcome.ts'

export function OutcomeText({ outcome }: { readonly outcome: Outcome }) {
  const text = useText(boardText)
  const { words, listed, high, wide, pieces, isFull } = outcome
  const sum =
    listed === null
      ? text.sum(words, high, wide)
      : words >= listed
        ? text.sumAll(words, high, wide)
        : text.sumSome(words, listed, high, wide)
  return (
    <p class="outcome" data-words={words}>
      {sum} {isFull && text.noMore} {pieces > 1 && text.inPieces(pieces)}
    </p>
  )
}

/** One line for each thing that is proved. */
export function Limits({ limits }: { readonly limits: readonly Limit[] }) {
  const text = useText(boardText)
  const { scores } = useText(resultText)
  const lineOf = (limit: Limit): string => {
    if (limit.of === 'words') return text.limits.words(limit.most)
    if (limit.of === 'area') return text.limits.area(limit.now, limit.least)
    if (limit.of === 'pieces') return text.limits.pieces(limit.now, limit.least)
    const names: Readonly<Record<string, string>> = scores
    return text.limits.most(names[limit.objective] ?? text.limits.score, limit.now, limit.most)
  }
  return (
    <ul class="limits">
      {limits.map((limit) => (
        <li key={limit.of}>{lineOf(limit)}</li>
      ))}
    </ul>
  )
}
