/**
 * One line of a word list cut into its columns. The line itself says how:
 * a tab → TSV · `WORD;50` → a word and its score · a comma, a semicolon (as European spreadsheets write it) or a quote at
 * the start → CSV, parted by the first of the two outside quotes · none of these → the whole line is a word.
 * Deciding per line needs no look at the rest of the file, so a list may be glued together from several sources.
 */
import { bad, good, type Problem, problem, type Result } from '../result.ts'

export interface Line {
  readonly columns: readonly string[]
  readonly score: number | null
}

export function cut(line: string): Result<Line, Problem<'open-quote'>> {
  if (line.includes('\t')) return good({ columns: line.split('\t').map(unquoted), score: null })
  const scored = /^([^;,"]*);\s*([+-]?\d{1,9}(?:\.\d{1,9})?)\s*$/.exec(line)
  if (scored) return good({ columns: [scored[1] ?? ''], score: Number(scored[2]) })
  const comma = /[,;]/.exec(line.replace(/"[^"]*"/g, ''))?.[0]
  if (comma === undefined && !/^\s*"/.test(line)) return good({ columns: [line], score: null })
  return csv(line, comma === ';' ? ';' : ',')
}

/** Spreadsheets quote a TSV cell only when it holds a quote, a comma or a line break. */
const unquoted = (cell: string): string => (/^".*"$/.test(cell) ? cell.slice(1, -1).replace(/""/g, '"') : cell)

/** A quoted cell must close on its own line: otherwise one stray quote would swallow the rest of the list. */
function csv(line: string, comma: ',' | ';'): Result<Line, Problem<'open-quote'>> {
  const columns: string[] = []
  let at = 0
  for (;;) {
    const cell = quotedCell(line, at, comma) ?? plainCell(line, at, comma)
    if (cell === 'open')
      return bad(
        problem('open-quote', 'A quotation mark is not closed on its line.', '引用符がその行の中で閉じていません。'),
      )
    columns.push(cell.text)
    if (cell.end >= line.length) return good({ columns, score: null })
    at = cell.end + 1
  }
}

interface CsvCell {
  readonly text: string
  /** Where the separator behind it stands, or the line's length. */
  readonly end: number
}

function plainCell(line: string, from: number, comma: string): CsvCell {
  const found = line.indexOf(comma, from)
  const end = found < 0 ? line.length : found
  return { text: line.slice(from, end), end }
}

/** null: the cell does not start with a quote. What stands between the closing quote and the separator is kept. */
function quotedCell(line: string, from: number, comma: string): CsvCell | 'open' | null {
  let at = from
  while (line[at] === ' ') at++
  if (line[at] !== '"') return null
  const pieces: string[] = []
  for (;;) {
    const quote = line.indexOf('"', at + 1)
    if (quote < 0) return 'open'
    pieces.push(line.slice(at + 1, quote))
    at = quote + 1
    if (line[at] !== '"') break
  }
  const rest = plainCell(line, at, comma)
  return { text: pieces.join('"') + rest.text, end: rest.end }
}
