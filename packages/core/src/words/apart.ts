/** The note on a board that is in pieces: which words do not hang together with most of the others. */
import type { Problem } from '../base/result.ts'
import { slotsOf, textIn } from '../engine/wordgrid/slots.ts'
import type { Entry } from './entry.ts'
import { listing } from './listing.ts'

/** `isLeast`: fewer pieces are proved to be impossible. */
export function inPieces(rows: readonly string[], all: readonly Entry[], pieces: number, isLeast: boolean): Problem {
  const apart = entriesOf(wordsApart(rows), all)
  return listing(
    'in-pieces',
    {
      en: `In ${pieces} pieces${isLeast ? ', and fewer are not possible' : '; more time may join them'}: not joined to the largest (${apart.length})`,
      ja: `盤面は${pieces}つに分かれています（${isLeast ? 'これより少なくはできません' : '時間をかけると、つながることもあります'}）。最大のまとまりにつながっていない単語（${apart.length}語）`,
    },
    apart.map((entry) => ({ entry })),
    { fault: 'search', path: ['words'] },
  )
}

/** Each word once, as the list writes it. */
export const entriesOf = (words: readonly string[], listed: readonly Entry[]): Entry[] =>
  [...new Set(words)].flatMap((word) => listed.find((entry) => entry.word === word) ?? [])

function wordsApart(rows: readonly string[]): string[] {
  const { slots, crossings } = slotsOf(rows)
  const pieces: number[][] = []
  const seen = new Set<number>()
  for (const start of slots.keys()) {
    if (seen.has(start)) continue
    seen.add(start)
    const piece = [start]
    for (const slot of piece)
      for (const crossing of crossings[slot] ?? []) {
        if (crossing === null || seen.has(crossing.slot)) continue
        seen.add(crossing.slot)
        piece.push(crossing.slot)
      }
    pieces.push(piece)
  }
  const largest = pieces.reduce((most, piece) => (piece.length > most.length ? piece : most))
  return pieces.filter((piece) => piece !== largest).flatMap((piece) => piece.map((slot) => textIn(rows, slots[slot]!)))
}
