/**
 * Which words of a list did not get onto a board, and why: one note for each reason, with the first few words.
 *
 * A reason is given only where it is true of the board that was made: "no letter in common" means with the words on it,
 * and counts only where all must hang together; "no slot" means that a given pattern has none of that length. For the rest
 * there was no room: on the boards that were tried none of them could have been added.
 */
import { type Problem, problem } from '../result.ts'
import type { Bilingual } from '../text.ts'
import type { Entry } from './entry.ts'
import type { Sifted } from './usable.ts'

const named = 10

export interface Placing {
  /** Whether every word must cross another one. */
  readonly connected: boolean
  /** The lengths of a given pattern's slots; null where the pattern was free. */
  readonly slots: ReadonlySet<number> | null
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
  const { connected, slots } = placing
  const letters = new Set(placed.join(''))
  const reasonOf = ({ word }: Entry): 'no-slot' | 'no-common-letter' | 'no-room' => {
    if (slots !== null) return slots.has(word.length) ? 'no-room' : 'no-slot'
    return connected && !Array.from(word).some((letter) => letters.has(letter)) ? 'no-common-letter' : 'no-room'
  }
  const left = (reason: string): Entry[] => missing.filter((entry) => reasonOf(entry) === reason)
  const because = (code: string): Entry[] =>
    unusable.flatMap(({ entry, reason }) => (reason.code === code ? [entry] : []))
  return [
    note('one-letter', { en: 'only one letter', ja: '1文字だけ' }, because('one-letter')),
    note(
      'longer-than-board',
      { en: 'longer than any line of the board', ja: '盤面のどの列よりも長い' },
      because('longer-than-board'),
    ),
    note(
      'no-slot',
      { en: 'no slot of that length in the pattern', ja: '盤面の形にその長さの場所がない' },
      left('no-slot'),
    ),
    note(
      'no-common-letter',
      { en: 'no letter in common with the words on the board', ja: '盤面の単語と共通の文字がない' },
      left('no-common-letter'),
    ),
    note('no-room', { en: 'no room left', ja: '空きがない' }, left('no-room')),
  ].filter((found) => found !== null)
}

function note(code: string, why: Bilingual, entries: readonly Entry[]): Problem | null {
  if (entries.length === 0) return null
  const first = entries.slice(0, named).map((entry) => entry.shown)
  const more = entries.length - first.length
  return problem(
    code,
    `Not placed, ${why.en} (${entries.length}): ${first.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
    `入りませんでした（${why.ja}・${entries.length}語）: ${first.join('、')}${more > 0 ? `、ほか${more}語` : ''}`,
  )
}
