/**
 * The words of a list that did not get onto a board, and why: one note for each reason, with all its words.
 *
 * A reason is given only where it is true of the board that was made: "no letter in common" refers to the words on it,
 * and counts only where all words must connect; "no slot" means that a given pattern has none of that length. For all
 * other words no place was found: none of them could have been added to the boards that were tried. Or the board was
 * made from a part of the list that does not include them.
 */
import type { Problem } from '../base/result.ts'
import type { Bilingual } from '../base/text.ts'
import type { Entry } from './entry.ts'
import { listing } from './listing.ts'
import type { Sifted } from './usable.ts'

export interface Placing {
  /** Whether every word must cross another one. */
  readonly connected: boolean
  /** The lengths of a given pattern's slots; null where the pattern was free. */
  readonly slots: ReadonlySet<number> | null
  /** The words that the board was made from, if not all, and why the others were left out. */
  readonly pool?: { readonly words: ReadonlySet<string>; readonly others: Bilingual }
}

/** `placed` is a multiset of normalised words. */
export function unplacedNotes({ usable, unusable }: Sifted, placed: readonly string[], placing: Placing): Problem[] {
  const copies = new Map<string, number>()
  for (const word of placed) copies.set(word, (copies.get(word) ?? 0) + 1)
  const missing = usable.filter(({ word }) => {
    const free = copies.get(word) ?? 0
    copies.set(word, free - 1)
    return free <= 0
  })
  const { connected, slots, pool } = placing
  const letters = new Set(placed.join(''))
  const reasonOf = ({ word }: Entry): 'no-slot' | 'no-common-letter' | 'no-room' => {
    if (slots !== null) return slots.has(word.length) ? 'no-room' : 'no-slot'
    return connected && !Array.from(word).some((letter) => letters.has(letter)) ? 'no-common-letter' : 'no-room'
  }
  const left = (reason: string): Entry[] => missing.filter((entry) => reasonOf(entry) === reason)
  const roomless = left('no-room')
  const isTried = ({ word }: Entry): boolean => !pool || pool.words.has(word)
  const because = (code: string): Entry[] => unusable.flatMap((each) => (each.code === code ? [each.entry] : []))
  return [
    note('one-letter', 'input', { en: 'only one letter', ja: '1文字だけ' }, because('one-letter')),
    note(
      'longer-than-board',
      'input',
      { en: 'longer than any line of the board', ja: '盤面のどの並びよりも長い' },
      because('longer-than-board'),
    ),
    note(
      'overlong',
      'input',
      {
        en: 'alone it would make the board much larger; name that `size` to have it',
        ja: 'これだけのために盤面がずっと大きくなる。入れるには `size` でその大きさを指定',
      },
      because('overlong'),
      ({ length }) => ({ en: `${length} by ${length}`, ja: `${length}×${length}` }),
    ),
    note(
      'no-slot',
      'input',
      { en: 'no slot of that length in the pattern', ja: '盤面の形にその長さの場所がない' },
      left('no-slot'),
    ),
    note(
      'no-common-letter',
      'search',
      { en: 'no letter in common with the words on the board', ja: '盤面の単語と共通の文字がない' },
      left('no-common-letter'),
    ),
    note('no-room', 'search', noPlace, roomless.filter(isTried)),
    note(
      'no-room',
      'search',
      pool?.others ?? noPlace,
      roomless.filter((entry) => !isTried(entry)),
    ),
  ].filter((found) => found !== null)
}

const noPlace: Bilingual = { en: 'no place found for them', ja: '入る場所が見つからない' }

function note(
  code: string,
  fault: Problem['fault'],
  why: Bilingual,
  entries: readonly Entry[],
  own: (word: string) => Bilingual | null = () => null,
): Problem | null {
  if (entries.length === 0) return null
  const many = entries.length
  const head = { en: `Not placed, ${why.en} (${many})`, ja: `入りませんでした（${why.ja}・${many}語）` }
  return listing(
    code,
    head,
    entries.map((entry) => ({ entry, own: own(entry.word) })),
    { fault, path: ['words'] },
  )
}
