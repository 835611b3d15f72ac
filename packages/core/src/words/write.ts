/**
 * Writes words as a list that `readWords` reads back: one per line, with tabs between the word, its clue and its tags.
 * A word whose writing differs from its cells has its reading: {図書室|としょしつ}. Remarks come first, behind `#`.
 *
 * CSV is for spreadsheets too: a heading, no remarks, and cells that are guarded against formulas (csv.ts).
 */

import { csvLine, csvStart } from '../base/csv.ts'
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
  const rows = entries.map(columnsOf)
  if (form === 'csv') return writeTable(['word', 'clue', 'tags'], rows)
  const lines = rows.map((columns) => columns.map(tabbed).join('\t').replace(/\t+$/, ''))
  return [...remarks.map((remark) => `# ${tabbed(remark)}`), ...lines, ''].join('\n')
}

/** CSV that `readWords` reads back; the heading makes it remove the guards of the cells. */
export const writeTable = (heading: readonly string[], rows: readonly (readonly string[])[]): string =>
  csvStart + [heading, ...rows].map((cells) => csvLine(cells.map(oneLine))).join('')

const columnsOf = ({ word, shown = '', clue = '', tags = [] }: EntryParts): string[] => [
  writtenWith(word, shown),
  clue,
  tags.join(','),
]

function writtenWith(word: string, shown: string): string {
  if (shown === '' || shown === word) return word
  const [own, other] = [normalise(word), normalise(shown)]
  const isSame = own.ok && other.ok && own.value.word === other.value.word
  return isSame ? shown : rubied(shown, word)
}

const oneLine = (text: string): string => printable(text.replace(/[\t\r\n]+/g, ' ')).trim()

/** A text that begins with a quote is quoted as a whole, as in spreadsheets. */
function tabbed(text: string): string {
  const plain = oneLine(text)
  return plain.startsWith('"') ? `"${plain.replaceAll('"', '""')}"` : plain
}
