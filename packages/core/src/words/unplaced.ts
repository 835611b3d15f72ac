/** Which words of a list did not get onto a board, and why: one note for each reason. */
import { type Problem, problem } from '../result.ts'
import type { Entry } from './entry.ts'
import type { Sifted } from './usable.ts'

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
  const crowded = missing.filter((entry) => !strangers.includes(entry))
  const notes: Problem[] = unusable.map(({ reason }) => reason)
  if (strangers.length > 0)
    notes.push(
      problem(
        'no-common-letter',
        `Not placed, no letter in common with another word: ${listed(strangers)}`,
        `入りませんでした（ほかの単語と共通の文字がない）: ${listed(strangers)}`,
      ),
    )
  if (crowded.length > 0)
    notes.push(
      problem(
        'no-room',
        `Not placed, no room left (${crowded.length}): ${listed(crowded)}`,
        `入りませんでした（空きがない・${crowded.length}語）: ${listed(crowded)}`,
      ),
    )
  return notes
}

const listed = (entries: readonly Entry[]): string => entries.map((entry) => entry.shown).join(', ')
