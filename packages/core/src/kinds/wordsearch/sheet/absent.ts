/** Which of the given words are not in the sheet, and why: one note for each reason, with its words. */
import type { Problem } from '../../../base/result.ts'
import type { Bilingual } from '../../../base/text.ts'
import type { Entry } from '../../../words/entry.ts'
import { listing } from '../../../words/listing.ts'

/** Why a word is not in the sheet. */
export interface Absence {
  readonly entry: Entry
  readonly code: string
  readonly why: Bilingual
  /** The part of the reason that is specific to the word, such as the word that contains it. */
  readonly own: Bilingual | null
}

export const absence = (entry: Entry, code: string, why: Bilingual, own: Bilingual | null = null): Absence => ({
  entry,
  code,
  why,
  own,
})

export const noRoom = (entry: Entry): Absence =>
  absence(entry, 'no-room', { en: 'no room was found in this size', ja: 'この大きさでは場所が見つからない' })

export const absenceNotes = (absent: readonly Absence[]): Problem[] =>
  [...new Set(absent.map(({ code }) => code))].flatMap((code) => {
    const same = absent.filter((one) => one.code === code)
    const [first] = same
    if (!first) return []
    const head = {
      en: `Not in the sheet, because ${first.why.en} (${same.length})`,
      ja: `入っていません（${first.why.ja}・${same.length}語）`,
    }
    return listing(code, head, same, { fault: code === 'no-room' ? 'search' : 'input', path: ['words'] })
  })
