/**
 * Words as a list that `readWords` reads back: one a line, a tab between the word, its clue and its tags. What is written otherwise
 * than it stands in the cells is given with its reading: {図書室|としょしつ}. Remarks stand on top, behind `#`.
 */

import { rubied } from '../base/ruby.ts'
import { printable } from '../base/text.ts'
import type { EntryParts } from './entry.ts'
import { normalise } from './normalise.ts'

export const writeWords = (entries: readonly EntryParts[], remarks: readonly string[] = []): string =>
  [...remarks.map((remark) => `# ${cell(remark)}`), ...entries.map(line), ''].join('\n')

function line({ word, shown = '', clue = '', tags = [] }: EntryParts): string {
  const columns = [writtenWith(word, shown), clue, tags.join(',')].map(cell)
  return columns.join('\t').replace(/\t+$/, '')
}

function writtenWith(word: string, shown: string): string {
  if (shown === '' || shown === word) return word
  const [own, other] = [normalise(word), normalise(shown)]
  const isSame = own.ok && other.ok && own.value.word === other.value.word
  return isSame ? shown : rubied(shown, word)
}

/** A text that begins with a quote is quoted as a whole, as spreadsheets do it. */
function cell(text: string): string {
  const plain = printable(text.replace(/[\t\r\n]+/g, ' ')).trim()
  return plain.startsWith('"') ? `"${plain.replaceAll('"', '""')}"` : plain
}
