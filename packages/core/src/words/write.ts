/**
 * Words as a list that `readWords` reads back: one a line, a tab between the word, its clue and its tags. What is written otherwise
 * than it stands in the cells is given with its reading: {図書室|としょしつ}. Remarks stand on top, behind `#`.
 *
 * As CSV it is for spreadsheets too: commas and quotes, a heading, no remarks; a text that they would take for a formula has an apostrophe
 * before it.
 */

import { rubied } from '../base/ruby.ts'
import { printable } from '../base/text.ts'
import type { EntryParts } from './entry.ts'
import { normalise } from './normalise.ts'

export type ListForm = 'tsv' | 'csv'

export const writeWords = (
  entries: readonly EntryParts[],
  remarks: readonly string[] = [],
  form: ListForm = 'tsv',
): string => {
  const top = form === 'csv' ? ['word,clue,tags'] : remarks.map((remark) => `# ${tabbed(remark)}`)
  return [...top, ...entries.map((entry) => line(entry, form)), ''].join('\n')
}

function line({ word, shown = '', clue = '', tags = [] }: EntryParts, form: ListForm): string {
  const columns = [writtenWith(word, shown), clue, tags.join(',')]
  return form === 'csv' ? columns.map(quotedCell).join(',') : columns.map(tabbed).join('\t').replace(/\t+$/, '')
}

function writtenWith(word: string, shown: string): string {
  if (shown === '' || shown === word) return word
  const [own, other] = [normalise(word), normalise(shown)]
  const isSame = own.ok && other.ok && own.value.word === other.value.word
  return isSame ? shown : rubied(shown, word)
}

const oneLine = (text: string): string => printable(text.replace(/[\t\r\n]+/g, ' ')).trim()

/** A text that begins with a quote is quoted as a whole, as spreadsheets do it. */
function tabbed(text: string): string {
  const plain = oneLine(text)
  return plain.startsWith('"') ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** A cell between commas; whatever may part columns stands in quotes. */
export function quotedCell(text: string): string {
  const safe = unarmed(oneLine(text))
  return /[",，;；]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** What a spreadsheet would take for a formula, as a text. */
export const unarmed = (text: string): string => (/^[=+@-]/.test(text) ? `'${text}` : text)
