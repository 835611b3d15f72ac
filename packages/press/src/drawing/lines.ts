/**
 * Breaks a text into lines that fit a drawing, by the rules of Japanese line breaking (JIS X 4051): no line begins with
 * a closing mark, ー or a small kana, and none ends with an opening bracket. The reader's font is unknown, so widths are
 * estimated letter by letter, on the wide side. Furigana and its marks are never split.
 */
import { hasRuby, pair, readRuby } from '@kumiki/core/base'

/** Characters that may not begin a line in Japanese, and those that may not end one. */
const closing = '、。，．,.!?！？：；:;・…ー々」』）)］〉》】’”ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ'
const opening = '「『（(［〈《【‘“'
const inClass = (characters: string): string => characters.replace(/[\]\\^-]/g, '\\$&')
/** Latin words, and other letters one by one, each with the marks that belong to it. */
const byLetters = new RegExp(
  `\\s+|[${inClass(opening)}]*(?:${pair.source}|(?:(?!${pair.source})[!-~\\u00c0-\\u024f])+|[^\\s])[${inClass(closing)}]*`,
  'gsu',
)
/** Every letter, for words that are wider than a line. */
const oneByOne = new RegExp(`\\s+|[${inClass(opening)}]*(?:${pair.source}|[^\\s])[${inClass(closing)}]*`, 'gsu')
/** A Japanese phrase most likely ends where hiragana is followed by something else. */
const byPhrases = new RegExp(`\\s+|(?:${pair.source}|[^\\sぁ-ゖ])*[ぁ-ゖ]*[${inClass(closing)}]*`, 'gsu')

/** The pieces between which a text may be broken; headings break between phrases where possible. */
export type Units = 'letters' | 'phrases'

/** Widths of the first line and of those that follow, in ems. No line is empty. */
export function broken(text: string, first: number, others = first, units: Units = 'letters'): string[] {
  const lines: string[][] = [[]]
  const room = (): number => (lines.length === 1 ? first : others)
  // what is too wide for the first line may fit on a later one
  for (const piece of text.match(units === 'phrases' ? byPhrases : byLetters) ?? [])
    for (const part of finer(piece, lines[0]?.length === 0 ? room() : Math.min(room(), others))) {
      const line = lines.at(-1) ?? []
      if (line.length > 0 && widthOf(line.join('') + part.trimEnd()) > room())
        lines.push(part.trim() === '' ? [] : [part])
      else if (line.length > 0 || part.trim() !== '') line.push(part)
    }
  return withoutRunt(lines, others)
    .map((line) => line.join('').trim())
    .filter((line) => line !== '')
}

/** Moves the piece before it down to a last line of one or two letters. */
function withoutRunt(lines: readonly string[][], room: number): string[][] {
  const [last = [], before = [], ...earlier] = lines.toReversed()
  const at = before.findLastIndex((piece) => piece.trim() !== '')
  const longer = [...before.slice(at), ...last]
  if (at < 1 || widthOf(last.join('')) > runt || widthOf(longer.join('').trimEnd()) > room) return [...lines]
  return [...earlier.toReversed(), before.slice(0, at), longer]
}

/** In ems: enough for a letter with its full stop or a number in brackets. */
const runt = 2

/** Splits a piece into parts that fit on a line. */
function finer(piece: string, room: number): string[] {
  if (widthOf(piece) <= room) return [piece]
  const fit = (parts: readonly string[], next: (part: string) => string[]): string[] =>
    parts.flatMap((part) => (widthOf(part) > room ? next(part) : [part]))
  return fit(piece.match(byLetters) ?? [], (word) => fit(word.match(oneByOne) ?? [], letterByLetter))
}

const letterByLetter = (text: string): string[] => (hasRuby(text) ? [text] : Array.from(text))

/** The size of furigana, in ems of the letters below it. */
export const rubySize = 0.5

/** In ems, as wide as in common fonts or a little wider. A reading that is wider than its text counts. */
export const widthOf = (text: string): number =>
  readRuby(text).reduce((sum, run) => sum + Math.max(plainWidth(run.text), rubySize * plainWidth(run.ruby)), 0)

function plainWidth(text: string): number {
  let width = 0
  for (const letter of text) width += letter >= firstWide ? 1 : (wide[letter] ?? 0.6)
  return width
}

/** Letters from the arrows on count as full-width. */
const firstWide = '\u2190'
const wide: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Array.from('ABCDEFGHIJKLNOPQRSTUVXYZm', (letter) => [letter, 0.74])),
  M: 0.95,
  W: 0.95,
}
