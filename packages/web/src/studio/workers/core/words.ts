/** Lists of words: from text to rows, and what kinds make of them. */
import { bad, good, type Problem, problem, type Result } from '@kumiki/core/base'
import { isStrange, type Refusal, readWords, type WordList } from '@kumiki/core/words'
import { listOf, lists, urlOf } from '@kumiki/data'
import { decodeWritten } from '@kumiki/press/formats'
import type { Row } from '../../model/project.ts'
import type { Pasted, Sample } from './protocol.ts'
import { rowOf, rowOfRefusal } from './rows.ts'

/** A larger text is not a list of words that a person typed. */
const maxBytes = 5_000_000

export async function paste(content: string | Uint8Array): Promise<Result<Pasted>> {
  if (content.length > maxBytes) return bad(tooLong)
  const text = typeof content === 'string' ? content : decodeWritten(content)?.text
  if (text === undefined) return bad(noText)
  const list = readWords(text, maxRows, maxRows)
  const rows = rowsOf(list)
  if (typeof content !== 'string' && isHopeless(list)) return bad(noList(list))
  const notes = list.notes.map((note) => note.text)
  return good({
    rows: rows.slice(0, maxRows),
    notes: rows.length > maxRows ? [...notes, tooManyRows(rows.length).text] : notes,
  })
}

/** The most rows that a browser scrolls smoothly as a table. */
const maxRows = 5_000

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

/**
 * Whether a text is no list at all but a story or a program. Words that only lack a reading do not count against it.
 */
function isHopeless({ entries, refused, refusals }: WordList): boolean {
  const strange = refused.filter((refusal) => !wantsReading(refusal))
  return strange.length > (refusals + entries.length) / 2 && isStrange({ entries, refused, refusals })
}

const longestWriting = 12
const wantsReading = ({ parts: { word } }: Refusal): boolean =>
  word.trim().length <= longestWriting && /\p{Script=Han}/u.test(word)

export const samples = (): readonly Sample[] => lists

export async function sample(id: string): Promise<readonly Row[]> {
  const info = listOf(id)
  if (!info) return []
  const text = await (await fetch(urlOf(info))).text()
  return readWords(text).entries.map(rowOf)
}

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
    `Only the first ${maxRows} of ${count} rows were taken.`,
    `${count}行のうち、最初の${maxRows}行だけを使います。`,
  )
function noList({ entries, refusals }: WordList): Problem {
  const lines = entries.length + refusals
  return problem(
    'no-list',
    `This is no list of words: ${refusals} of its ${lines} lines cannot be used. A list has one word on each line.`,
    `単語リストではないようです（${lines}行中${refusals}行が使えません）。1行に1語ずつ書いたファイルを使ってください。`,
  )
}
