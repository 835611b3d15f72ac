/**
 * What happens to rows with the same word: kinds distinguish them by writing and clue (distinct.ts), or take one of
 * them.
 */
import type { Bilingual } from '@kumiki/core/base'
import { type Entry, timesListed } from '@kumiki/core/words'
import type { Row } from '../../model/project.ts'
import { entryOf } from './rows.ts'

/** By the row's index, for each row that shares its word with another one. */
export function repeatedNotes(rows: readonly Row[]): ReadonlyMap<number, Bilingual> {
  const byWord = new Map<string, Map<number, Entry>>()
  for (const [at, row] of rows.entries()) {
    const entry = entryOf(row)
    if (!entry.ok || entry.value.word.length < 2) continue
    const same = byWord.get(entry.value.word)
    if (same) same.set(at, entry.value)
    else byWord.set(entry.value.word, new Map([[at, entry.value]]))
  }
  const notes = new Map<number, Bilingual>()
  for (const [word, same] of byWord) {
    if (same.size < 2) continue
    const note = noteOf(word, [...same.values()])
    for (const at of same.keys()) notes.set(at, note)
  }
  return notes
}

function noteOf(word: string, same: readonly Entry[]): Bilingual {
  const times = timesListed(word, same)
  const clues = new Set(same.flatMap(({ clue }) => clue || [])).size
  if (times === same.length)
    return {
      en: `${times} rows are spelt like this; a puzzle with clues may use each of them, any other uses one.`,
      ja: `マスで同じになる行が${times}行あります。カギのあるパズルではそれぞれ使え、ほかのパズルでは1回だけ使います。`,
    }
  const which =
    clues > 1 ? { en: ', with one of the clues', ja: '。カギは、そのうちの1つになります' } : { en: '', ja: '' }
  const often = times > 1 ? { en: `at most ${times} times`, ja: `多くて${times}回` } : { en: 'once', ja: '1回だけ' }
  return {
    en: `This word is in ${same.length} rows; it is used ${often.en}${which.en}.`,
    ja: `同じ言葉が${same.length}行あります。使うのは${often.ja}です${which.ja}。`,
  }
}
