/**
 * Writes rows as a text that reads back as the same rows: word and clue separated by a tab, a reading as furigana. If a
 * row has a score, a heading names its column. Fields that would be read differently are quoted.
 */
import type { Row } from './project.ts'

export function textOfRows(rows: readonly Row[]): string {
  const isScored = rows.some(({ score }) => score !== undefined)
  const lines = rows.map((row) => lineOf(row, isScored, rows.length === 1))
  return (isScored ? [headingOf(rows), ...lines] : lines).join('\n')
}

const headingOf = (rows: readonly Row[]): string =>
  rows.some(({ word }) => /[\p{Script=Han}ぁ-ヿ]/u.test(word)) ? '単語\tカギ\t点数' : 'word\tclue\tscore'

function lineOf({ word, reading, clue, score }: Row, isScored: boolean, isOnly: boolean): string {
  const written = reading === '' ? word : word === '' ? reading : `{${word}|${reading}}`
  const first = onOneLine(written)
  const opening = marks.test(first) || (isOnly && /\s/.test(first)) ? quoted(first) : first
  const cells = [opening, cellOf(clue), score === undefined ? '' : String(score)]
  if (isScored) return cells.join('\t')
  return clue === '' ? opening : cells.slice(0, 2).join('\t')
}

/** Characters that separate columns or begin a quote or a comment. */
const marks = /[,，;；\u3000]|^\s*["#]/
const onOneLine = (text: string): string => text.replace(/[\t\r\n\u2028\u2029]+/g, ' ')
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`
const cellOf = (text: string): string => {
  const line = onOneLine(text)
  return line.startsWith('"') ? quoted(line) : line
}
