/**
 * Lines of Japanese and English text for a column, by the strict rules of Japanese typesetting (JIS X 4051, reduced to
 * what a clue needs): no line starts with a closing mark, a small kana or ー, none ends with an opening bracket; a Latin
 * word, a number with its counter and a word with ruby stay whole; a line is filled before it is broken, ragged at the
 * right; the last line has at least two characters to read. A piece wider than a whole line is broken letter by letter.
 *
 * Method: the text is cut into unbreakable pieces, and lines take pieces greedily. Linear.
 */

import type { Run } from '@kumiki/core/base'

export type Line = readonly Run[]

/** The width of a run as set; ruby wider than its word spreads it. */
export type Measure = (run: Run) => number

const noStart = new Set(
  '、。，．・：；？！ーゝゞ々〻ヽヾ）」』】〉》〕］｝)]}”’!?,.:;…‥〜～％ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ',
)
const noEnd = new Set('（「『【〈《〔［｛([{“‘')
const isLatin = (character: string): boolean => /[A-Za-z0-9'’\-–.,/&%×]/.test(character)
/** Counters, which stay with the number before them. */
const counter = /^[年月日時分秒人個匹本枚字番回語度円県市町村歳点台倍位音行列話世紀]/

/** The unbreakable pieces that lines are made of; a blank belongs to the piece before it. */
function piecesOf(runs: readonly Run[]): Run[][] {
  const atoms: Run[] = runs.flatMap((run) => (run.ruby === '' ? atomsOf(run.text) : [run]))
  const pieces: Run[][] = []
  for (const atom of atoms) {
    const before = pieces.at(-1)?.at(-1)
    if (before && isBound(before.text, atom.text)) pieces.at(-1)?.push(atom)
    else pieces.push([atom])
  }
  return pieces
}

/** Single characters, but Latin words whole, with the blank after them. */
const atomsOf = (text: string): Run[] =>
  (text.match(/[A-Za-z0-9'’\-–.,/&%×]+ ?|[\s\S]/gu) ?? []).map((part) => ({ text: part, ruby: '' }))

function isBound(before: string, after: string): boolean {
  const last = Array.from(before).at(-1) ?? ''
  const first = Array.from(after)[0] ?? ''
  if (first === ' ' || noStart.has(first) || noEnd.has(last)) return true
  if (/[0-9０-９]$/.test(before) && counter.test(after)) return true
  return isLatin(last) && isLatin(first) && !before.endsWith(' ')
}

/** Lines no wider than a column, as far as whole pieces allow. */
export function breakLines(runs: readonly Run[], width: number, measure: Measure): Line[] {
  const widthOf = (line: readonly Run[]): number => line.reduce((sum, run) => sum + measure(run), 0)
  const lines: Run[][] = []
  let line: Run[] = []
  let used = 0
  for (const piece of piecesOf(runs).flatMap((whole) => finer(whole, width, widthOf))) {
    const wide = widthOf(piece)
    // a blank at the end of a line takes no room
    const needed = wide - blankBehind(piece, measure)
    if (line.length > 0 && used + needed > width + 1e-6) {
      lines.push(line)
      line = []
      used = 0
    }
    line.push(...piece)
    used += wide
  }
  if (line.length > 0) lines.push(line)
  return withoutWidow(lines).map(joined)
}

/** Breaks a piece that is wider than a line letter by letter; a word with ruby stays whole. */
const finer = (piece: Run[], width: number, widthOf: (line: readonly Run[]) => number): Run[][] =>
  widthOf(piece) <= width
    ? [piece]
    : piece.flatMap((run) =>
        run.ruby === '' ? Array.from(run.text, (letter) => [{ text: letter, ruby: '' }]) : [[run]],
      )

const blankBehind = (piece: readonly Run[], measure: Measure): number =>
  piece.at(-1)?.text.endsWith(' ') ? measure({ text: ' ', ruby: '' }) : 0

/** Punctuation and blanks, which do not count as characters to read. */
const isMark = (character: string): boolean => /[\p{P}\s]/u.test(character)

/** If the last line has a single character, with or without a mark after it, moves one more down to it. */
function withoutWidow(lines: Run[][]): Run[][] {
  const last = lines.at(-1)
  const before = lines.at(-2)
  const read = Array.from(last ? textOf(last) : '').filter((character) => !isMark(character))
  if (!last || !before || read.length > 1 || before.length < 3) return lines
  const moved = before.at(-1)
  if (!moved || noEnd.has(Array.from(before.at(-2)?.text ?? '').at(-1) ?? '') || noStart.has(moved.text)) return lines
  return [...lines.slice(0, -2), before.slice(0, -1), [moved, ...last]]
}

export const textOf = (line: readonly Run[]): string => line.map(({ text }) => text).join('')

/** Merges neighbouring runs without ruby and drops the blank at the end of a line. */
function joined(line: readonly Run[]): Line {
  const runs: Run[] = []
  for (const run of line) {
    const before = runs.at(-1)
    if (before && before.ruby === '' && run.ruby === '')
      runs[runs.length - 1] = { text: before.text + run.text, ruby: '' }
    else runs.push(run)
  }
  const last = runs.at(-1)
  return last && last.ruby === '' ? [...runs.slice(0, -1), { text: last.text.trimEnd(), ruby: '' }] : runs
}
