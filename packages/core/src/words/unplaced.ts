/**
 * Which words of a list did not get onto a board, and why: one note for each reason, with the first few words. The others
 * are those of the list that the puzzle does not have.
 */
import { type Problem, problem } from '../result.ts'
import type { Bilingual } from '../text.ts'
import type { Entry } from './entry.ts'
import type { Sifted } from './usable.ts'

const named = 10

/** `placed` is a multiset of normalised words. */
export function unplacedNotes({ usable, unusable }: Sifted, placed: readonly string[]): Problem[] {
  const left = new Map<string, number>()
  for (const word of placed) left.set(word, (left.get(word) ?? 0) + 1)
  const missing = usable.filter(({ word }) => {
    const copies = left.get(word) ?? 0
    left.set(word, copies - 1)
    return copies <= 0
  })
  const strangers = missing.filter(
    (entry) => !usable.some((other) => other !== entry && Array.from(entry.word).some((a) => other.word.includes(a))),
  )
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
      'no-common-letter',
      { en: 'no letter in common with another word', ja: 'ほかの単語と共通の文字がない' },
      strangers,
    ),
    note(
      'no-room',
      { en: 'no room left', ja: '空きがない' },
      missing.filter((entry) => !strangers.includes(entry)),
    ),
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
