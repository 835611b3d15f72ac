/** A list of words between a text, the rows of a table, and what kinds make of it. */
import { bad, good, type Problem, problem, type Result } from '@kumiki/core/base/result'
import { prospects } from '@kumiki/core/verbs/prospects'
import { isStrange } from '@kumiki/core/words/collect'
import { isReadingOf } from '@kumiki/core/words/columns'
import { type Refusal, readWords, type WordList } from '@kumiki/core/words/read'
import { listOf, lists, urlOf } from '@kumiki/data'
import { decodeWritten } from '@kumiki/press/formats/encoding'
import type { Row } from '../model/project.ts'
import { knownReadings, noReadings, type Readings, suggestedReading } from './readings.ts'
import { repeatedNotes } from './repeated.ts'
import { entriesOf, entryOf, rowOf, rowOfRefusal } from './rows.ts'
import type { Forecast, Judged, JudgedRow, Pasted, Sample } from './talk.ts'

/** What a list of words may come as: more is no list that somebody typed. */
const mostBytes = 5_000_000

export async function paste(content: string | Uint8Array): Promise<Result<Pasted>> {
  if (content.length > mostBytes) return bad(tooLong)
  const text = typeof content === 'string' ? content : decodeWritten(content)?.text
  if (text === undefined) return bad(noText)
  const list = readWords(text, mostRows, mostRows)
  const rows = rowsOf(list)
  if (typeof content !== 'string' && isHopeless(list)) return bad(noList(list))
  const notes = list.notes.map((note) => note.text)
  return good({
    rows: rows.slice(0, mostRows),
    notes: rows.length > mostRows ? [...notes, tooManyRows(rows.length).text] : notes,
  })
}

/** As many as a table of a browser still scrolls through well. */
const mostRows = 5_000

/** In the order of the text. */
function rowsOf({ entries, refused }: WordList): readonly Row[] {
  const rows: Row[] = []
  let at = 0
  for (const refusal of refused) {
    for (; at < refusal.after; at++) rows.push(rowOf(entries[at]!))
    rows.push(rowOfRefusal(refusal))
  }
  for (; at < entries.length; at++) rows.push(rowOf(entries[at]!))
  return rows
}

/** What is no list at all: a story, a program. Words that want nothing but a reading do not count. */
function isHopeless({ entries, refused, refusals }: WordList): boolean {
  const strange = refused.filter((refusal) => !wantsReading(refusal))
  return strange.length > (refusals + entries.length) / 2 && isStrange({ entries, refused, refusals })
}

const longestWriting = 12
const wantsReading = ({ parts: { word } }: Refusal): boolean =>
  word.trim().length <= longestWriting && /\p{Script=Han}/u.test(word)

export async function judge(rows: readonly Row[]): Promise<Judged> {
  const readings = rows.some(needsReading) ? await knownReadings() : noReadings
  const notes = repeatedNotes(rows)
  const judged = rows.map((row, at) => ({ ...judgeRow(row, readings), note: notes.get(at) ?? null }))
  const entries = entriesOf(rows)
  const forecasts = entries.length === 0 ? [] : await prospects(entries)
  return {
    rows: judged,
    forecasts: forecasts.map(
      ({ kind, taken, notes }): Forecast => ({ kind, taken, notes: notes.map(({ brief, text }) => brief ?? text) }),
    ),
  }
}

/** Kanji can be read, but not written into cells. */
const needsReading = ({ word, reading }: Row): boolean => reading === '' && /\p{Script=Han}/u.test(word)

function judgeRow(row: Row, readings: Readings): Omit<JudgedRow, 'note'> {
  if (row.word.trim() === '' && row.reading === '') return { word: null, problem: null, suggested: '' }
  const entry = entryOf(row)
  if (!entry.ok)
    return { word: null, problem: entry.error, suggested: row.reading === '' ? suggestedIn(row, readings) : '' }
  const isShort = entry.value.word.length < 2
  return { word: isShort ? null : entry.value.word, problem: isShort ? oneLetter : null, suggested: '' }
}

/** 東京, とうきょう: what stands as the clue may be the reading. */
const suggestedIn = ({ word, clue }: Row, readings: Readings): string =>
  suggestedReading(word, readings) || (isReadingOf(word, clue) ? clue.trim() : '')

export const samples = (): readonly Sample[] => lists

export async function sample(id: string): Promise<readonly Row[]> {
  const info = listOf(id)
  if (!info) return []
  const text = await (await fetch(urlOf(info))).text()
  return readWords(text).entries.map(rowOf)
}

const oneLetter: Problem = problem(
  'one-letter',
  'One letter is no word: a word has two or more.',
  '1文字だけでは言葉になりません。2文字以上にしてください。',
)
const tooLong: Problem = problem(
  'list-too-long',
  'This is longer than any list of words: at most 5 MB can be read.',
  '単語リストとしては長すぎます。5 MBまでのファイルを使ってください。',
)
const noText: Problem = problem(
  'not-text',
  'This file holds no text; a list of words is a text with one word on each line.',
  'このファイルは文字のファイルではありません。1行に1語ずつ書いたファイルを使ってください。',
)
const tooManyRows = (count: number): Problem =>
  problem(
    'too-many-rows',
    `Only the first ${mostRows} of ${count} rows were taken.`,
    `${count}行のうち、最初の${mostRows}行だけを使います。`,
  )
function noList({ entries, refusals }: WordList): Problem {
  const lines = entries.length + refusals
  return problem(
    'no-list',
    `This is no list of words: ${refusals} of its ${lines} lines cannot be used. A list has one word on each line.`,
    `単語リストではないようです（${lines}行中${refusals}行が使えません）。1行に1語ずつ書いたファイルを使ってください。`,
  )
}
