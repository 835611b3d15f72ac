/** The note on a board in pieces: which words are not connected with most of the others. */
import type { Problem } from '../base/result.ts'
import type { Bilingual } from '../base/text.ts'
import type { Entry } from '../words/entry.ts'
import { listing } from '../words/listing.ts'
import { slotsOf, textIn } from './slots.ts'

/** None for a board in one piece. `min`: the proved minimum of pieces; null: nothing is proved for these words. */
export function piecesNotes(rows: readonly string[], all: readonly Entry[], min: number | null): Problem[] {
  const pieces = piecesOf(rows)
  if (pieces.length < 2) return []
  const largest = pieces.reduce((max, piece) => (piece.length > max.length ? piece : max))
  const apart = entriesOf(pieces.filter((piece) => piece !== largest).flat(), all)
  const { en, ja } = provedOf(pieces.length, min)
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

const provedOf = (pieces: number, min: number | null): Bilingual =>
  min !== null && pieces <= min
    ? { en: ', and fewer are not possible', ja: 'これより少なくはできません' }
    : min !== null && min > 1
      ? {
          en: `; fewer than ${min} are not possible, and more time may join some`,
          ja: `${min}つより少なくはできません。時間をかけると、つながるものもあるかもしれません`,
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
