/** Conversion between rows of the table and entries of a list. */
import {
  type Problem,
  printable,
  type Result,
  readingOf,
  readRuby,
  withFurigana,
  withoutReadings,
} from '@kumiki/core/base'
import { type Entry, normalise, type Refusal, toEntry, vouch } from '@kumiki/core/words'
import type { Row } from '../../model/project.ts'

/** An entry as a row, with columns as a person would fill them. */
export function rowOf({ word, shown, clue, score }: Entry): Row {
  const row = rowOfWriting(shown, clue, score)
  const spelling = normalise(shown)
  const isItself = row.reading !== '' || (spelling.ok && spelling.value.word === word)
  return isItself ? row : { ...row, reading: word }
}

/** A row for a line that is not a valid entry: its columns as they are. */
export function rowOfRefusal({ parts: { word, shown, clue, tags, score } }: Refusal): Row {
  // in a table of word, reading and clue, a row without a reading has its clue in the column of tags
  const row = rowOfWriting(tidy(shown || word), tidy(clue || (tags[0] ?? '')), score)
  return shown.trim() === '' ? row : { ...row, word: tidy(shown), reading: tidy(word) }
}

const tidy = (cell: string): string => printable(cell.trim())

function rowOfWriting(written: string, clue: string, score: number | null): Row {
  const shown = withFurigana(written)
  const isRead = readRuby(shown).some(({ ruby }) => ruby !== '')
  const row = { word: withoutReadings(shown), reading: isRead ? readingOf(shown) : '', clue }
  return score === null ? row : { ...row, score }
}

const entries = new WeakMap<Row, Result<Entry, Problem>>()

/** Each row is parsed once. */
export function entryOf(row: Row): Result<Entry, Problem> {
  const entry = entries.get(row) ?? readEntry(row)
  entries.set(row, entry)
  return entry
}

const readEntry = ({ word, reading, clue, score }: Row): Result<Entry, Problem> =>
  toEntry(reading === '' ? { word, clue, score } : { word: reading, shown: word, clue, score })

/** The usable rows as entries; empty rows do not count. */
export const entriesOf = (rows: readonly Row[]): readonly Entry[] =>
  vouch(
    rows.flatMap((row) => {
      const entry = entryOf(row)
      return entry.ok ? [entry.value] : []
    }),
  )
