/** Which of the given words are not in the sheet, and why: every one is named. */
import { type Problem, problem } from '../../result.ts'
import type { Bilingual } from '../../text.ts'
import type { Entry } from '../../words/entry.ts'

/** Why a word is not in the sheet. */
export interface Absence extends Bilingual {
  readonly entry: Entry
  readonly code: string
}

export const absence = (entry: Entry, code: string, en: string, ja: string): Absence => ({ entry, code, en, ja })

export const noRoom = (entry: Entry): Absence =>
  absence(entry, 'no-room', 'no room was found in this size', 'この大きさでは入る場所が見つかりませんでした')

/** So many words are told of one by one; more share a note, so that all are named and the notes can still be read. */
const fewAbsent = 3
const manyAbsent = 30

export function absenceNotes(absent: readonly Absence[]): Problem[] {
  return [...new Set(absent.map(({ code }) => code))].flatMap((code) => {
    const same = absent.filter((one) => one.code === code)
    if (same.length <= fewAbsent)
      return same.map(({ entry, en, ja }) =>
        problem(code, `"${entry.shown}" is not in the sheet: ${en}.`, `「${entry.shown}」は入っていません: ${ja}。`),
      )
    return Array.from({ length: Math.ceil(same.length / manyAbsent) }, (_, part) =>
      groupNote(code, same.slice(part * manyAbsent, (part + 1) * manyAbsent)),
    )
  })
}

/** A reason that is the same for all is told once. */
function groupNote(code: string, absent: readonly Absence[]): Problem {
  const isCommon = new Set(absent.map(({ en }) => en)).size === 1
  const en = absent.map((one) => (isCommon ? `"${one.entry.shown}"` : `"${one.entry.shown}" (${one.en})`)).join(', ')
  const ja = absent.map((one) => (isCommon ? `「${one.entry.shown}」` : `「${one.entry.shown}」（${one.ja}）`)).join('')
  const [first] = absent
  return isCommon && first
    ? problem(
        code,
        `${absent.length} words are not in the sheet (${first.en}): ${en}.`,
        `次の${absent.length}語は入っていません（${first.ja}）: ${ja}。`,
      )
    : problem(
        code,
        `${absent.length} words are not in the sheet: ${en}.`,
        `次の${absent.length}語は入っていません: ${ja}。`,
      )
}
