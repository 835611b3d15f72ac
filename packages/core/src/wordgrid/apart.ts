/** The note on a board that is in pieces: which words do not hang together with most of the others. */
import type { Problem } from '../base/result.ts'
import type { Bilingual } from '../base/text.ts'
import type { Entry } from '../words/entry.ts'
import { listing } from '../words/listing.ts'
import { slotsOf, textIn } from './slots.ts'

/** None for a board in one piece. `least`: fewer pieces are proved to be impossible; null: nothing is known of these words. */
export function piecesNotes(rows: readonly string[], all: readonly Entry[], least: number | null): Problem[] {
  const pieces = piecesOf(rows)
  if (pieces.length < 2) return []
  const largest = pieces.reduce((most, piece) => (piece.length > most.length ? piece : most))
  const apart = entriesOf(pieces.filter((piece) => piece !== largest).flat(), all)
  const { en, ja } = provedOf(pieces.length, least)
  const title = {
    en: `In ${pieces.length} pieces${en}: not joined to the largest (${apart.length})`,
    ja: `盤面は${pieces.length}個に分かれています（${ja}）。最大のまとまりにつながっていない単語（${apart.length}語）`,
  }
  return [
    listing(
      'in-pieces',
      title,
      apart.map((entry) => ({ entry })),
      { fault: 'search', path: ['words'] },
    ),
  ]
}

const provedOf = (pieces: number, least: number | null): Bilingual =>
  least !== null && pieces <= least
    ? { en: ', and fewer are not possible', ja: 'これより少なくはできません' }
    : least !== null && least > 1
      ? {
          en: `; fewer than ${least} are not possible, and more time may join some`,
          ja: `${least}つより少なくはできません。時間をかけると、つながるものもあるかもしれません`,
        }
      : { en: '; more time may join them', ja: '時間をかけると、つながることもあります' }

/** Each word once, as the list writes it. */
export const entriesOf = (words: readonly string[], listed: readonly Entry[]): Entry[] =>
  [...new Set(words)].flatMap((word) => listed.find((entry) => entry.word === word) ?? [])

/** The words of each piece. */
function piecesOf(rows: readonly string[]): string[][] {
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
  return pieces.map((piece) => piece.map((slot) => textIn(rows, slots[slot]!)))
}
