/**
 * Splits one record of a word list into columns. The record itself decides how:
 * - a tab: TSV
 * - `WORD;50`, `WORD;50;clue` or `WORD;clue;50`: a word and its score (scores.ts)
 * - a comma, a semicolon (as European spreadsheets write it), one of these in full width, or a quote at the start:
 *   CSV, split at the first of these separators outside quotes
 * - without a tab, a full-width space after a word and before what cannot be part of it (ねこ　家で飼う動物), or a colon after
 *   a word of letters (cat: a pet): a word and its clue
 * - otherwise the whole line is a word
 *
 * Because each record is decided alone, a list may be concatenated from several sources.
 */
import { bad, good, type Problem, problem, type Result } from '../base/result.ts'
import { normalise, plainWord } from './normalise.ts'
import { amountOf, type ScorePlace, scoreColumnOf, unsaid } from './scores.ts'

export interface Line {
  readonly columns: readonly string[]
  readonly score: number | null
  /** The column, from 1, of the score; null where there is none, or only a word and a score. */
  readonly scoreColumn: ScorePlace['column'] | null
  /** Whether the word and its clue were split at a colon, which is a guess. */
  readonly colon?: true
}

const separators = /[,，;；]/

/** `joined`: the record continues over line ends inside quotes; then its quotes must be valid CSV, or it is refused. */
export function cut(record: string, joined = false, place: ScorePlace = unsaid): Result<Line, Problem<'open-quote'>> {
  if (plainWord(record) !== null) return good(unscored([record]))
  if (record.includes('\t')) {
    const columns = tsv(record, joined)
    return columns.ok ? good(withScore(columns.value, '\t', place)) : columns
  }
  const parted = atColon(record)
  if (parted) return good({ ...unscored(parted), colon: true })
  const [, word = '', points = ''] = /^([^;；,，"]*)[;；]([^;；,，"]*)$/.exec(record) ?? []
  const isNamedLast = place.named && place.column > 2
  if (amountOf(points) !== null && !isNamedLast)
    return good({ columns: [word], score: amountOf(points), scoreColumn: null })
  const separator = separators.exec(record.replace(/"[^"]*"/g, ''))?.[0]
  if (separator === undefined && !/^\s*"/.test(record)) return good(unscored(spaced(record)))
  const cells = csv(record, separator ?? ',', joined)
  return cells.ok ? good(withScore(cells.value, separator ?? ',', place)) : cells
}

const unscored = (columns: readonly string[]): Line => ({ columns, score: null, scoreColumn: null })

/** Takes the score out of the columns, where there is one. */
function withScore(cells: readonly string[], separator: string, place: ScorePlace): Line {
  const column = scoreColumnOf(cells, separator, place)
  if (column === null) return unscored(cells)
  return {
    columns: cells.filter((_, index) => index !== column - 1),
    score: amountOf(cells[column - 1] ?? ''),
    scoreColumn: column,
  }
}

/**
 * `cat: a pet`. A colon without a blank after it may belong to a title (Re:ゼロ), a time or an address; where a comma or
 * a semicolon comes without one, the record is CSV (Star Wars: Episode IV,film).
 */
function atColon(line: string): string[] | null {
  const [, word = '', clue = ''] = /^\s*([^,，;；"：:]+)(?:：[ \u3000]*|:[ \u3000]+)([^\s/].*)$/s.exec(line) ?? []
  if (word === '' || /[,;](?!\s)|[，；]/.test(clue)) return null
  const spelling = normalise(word)
  return spelling.ok && spelling.value.script !== 'digits' ? [word, clue] : null
}

/** もりの　くまさん is one word (`readWords` notes it); ねこ　家で飼う動物 is a word and its clue. */
function spaced(line: string): string[] {
  const [, word = '', clue = ''] = /^\s*([^\u3000]+)\u3000+(.*)$/.exec(line) ?? []
  return word !== '' && !normalise(line).ok && normalise(word).ok ? [word, clue] : [line]
}

/** Spreadsheets quote a TSV cell only when it holds a quote, a tab or a line break. */
function tsv(record: string, joined: boolean): Result<string[], Problem<'open-quote'>> {
  const columns = record.split('\t')
  const open = columns.some((cell) => /^"/.test(cell) && (cell.match(/"/g)?.length ?? 0) % 2 === 1)
  if (open || (joined && !columns.every((cell) => isQuoted(cell) || !/["\n]/.test(cell)))) return bad(openQuote)
  return good(columns.map(unquoted))
}

const isQuoted = (cell: string): boolean => /^"(?:[^"]|"")*"$/.test(cell)
const unquoted = (cell: string): string => (isQuoted(cell) ? cell.slice(1, -1).replace(/""/g, '"') : cell)

function csv(line: string, separator: string, joined: boolean): Result<string[], Problem<'open-quote'>> {
  const columns: string[] = []
  let at = 0
  for (;;) {
    const cell = quotedCell(line, at, separator, joined) ?? plainCell(line, at, separator)
    if (cell === 'open') return bad(openQuote)
    columns.push(cell.text)
    if (cell.end >= line.length) return good(columns)
    at = cell.end + 1
  }
}

const openQuote = problem('open-quote', 'A quotation mark is opened and not closed.', '引用符が閉じていません。')

interface CsvCell {
  readonly text: string
  /** The position of the separator that follows, or the line's length. */
  readonly end: number
}

function plainCell(line: string, from: number, separator: string): CsvCell {
  const found = line.indexOf(separator, from)
  const end = found < 0 ? line.length : found
  return { text: line.slice(from, end), end }
}

/**
 * null: the cell does not start with a quote. Where text follows the closing quote, the quotes are part of the text.
 */
function quotedCell(line: string, from: number, separator: string, joined: boolean): CsvCell | 'open' | null {
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
  const rest = plainCell(line, at, separator)
  if (rest.text.trim() === '') return { text: pieces.join('"'), end: rest.end }
  return joined ? 'open' : { text: line.slice(from, rest.end), end: rest.end }
}
