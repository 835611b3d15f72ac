/**
 * A text in lines that find room in a drawing, by the rules of Japanese line breaking (JIS X 4051): no line begins with
 * a closing mark, ー or a small kana, none ends with an opening bracket. A drawing does not know the reader's font, so
 * widths are estimated letter by letter, rather too wide than too narrow. Furigana stays whole, in its marks.
 */
import { hasRuby, pair, readRuby } from '@kumiki/core/base'

/** What does not begin a line in Japanese, and what does not end one. */
const closing = '、。，．,.!?！？：；:;・…ー々」』）)］〉》】’”ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ'
const opening = '「『（(［〈《【‘“'
const inClass = (characters: string): string => characters.replace(/[\]\\^-]/g, '\\$&')
/** Latin words, and other letters one by one, with the marks that belong to them. */
const byLetters = new RegExp(
  `\\s+|[${inClass(opening)}]*(?:${pair.source}|(?:(?!${pair.source})[!-~\\u00c0-\\u024f])+|[^\\s])[${inClass(closing)}]*`,
  'gsu',
)
/** Every letter, for words that are wider than a line. */
const oneByOne = new RegExp(`\\s+|[${inClass(opening)}]*(?:${pair.source}|[^\\s])[${inClass(closing)}]*`, 'gsu')
/** Where something else follows hiragana, a Japanese phrase most likely ends. */
const byPhrases = new RegExp(`\\s+|(?:${pair.source}|[^\\sぁ-ゖ])*[ぁ-ゖ]*[${inClass(closing)}]*`, 'gsu')

/** The pieces between which a text may be parted: headings are rather parted between phrases. */
export type Units = 'letters' | 'phrases'

/** Widths in ems: of the first line, and of those that follow. None is empty. */
export function broken(text: string, first: number, others = first, units: Units = 'letters'): string[] {
  const lines: string[][] = [[]]
  const room = (): number => (lines.length === 1 ? first : others)
  // what does not fit on the first line may stand on a narrower one
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

/** A last line of one or two letters takes down the piece before it. */
function withoutRunt(lines: readonly string[][], room: number): string[][] {
  const [last = [], before = [], ...earlier] = lines.toReversed()
  const at = before.findLastIndex((piece) => piece.trim() !== '')
  const longer = [...before.slice(at), ...last]
  if (at < 1 || widthOf(last.join('')) > runt || widthOf(longer.join('').trimEnd()) > room) return [...lines]
  return [...earlier.toReversed(), before.slice(0, at), longer]
}

/** In ems: a letter with its full stop, a number in brackets. */
const runt = 2

/** Pieces that find room on a line. */
function finer(piece: string, room: number): string[] {
  if (widthOf(piece) <= room) return [piece]
  const fit = (parts: readonly string[], next: (part: string) => string[]): string[] =>
    parts.flatMap((part) => (widthOf(part) > room ? next(part) : [part]))
  return fit(piece.match(byLetters) ?? [], (word) => fit(word.match(oneByOne) ?? [], letterByLetter))
}

const letterByLetter = (text: string): string[] => (hasRuby(text) ? [text] : Array.from(text))

/** Of a reading's letters, in ems of those that it stands above. */
export const rubySize = 0.5

/** In ems, as wide as common fonts have it or a little wider. A reading that is wider than its text counts. */
export const widthOf = (text: string): number =>
  readRuby(text).reduce((sum, run) => sum + Math.max(plainWidth(run.text), rubySize * plainWidth(run.ruby)), 0)

function plainWidth(text: string): number {
  let width = 0
  for (const letter of text) width += letter >= firstWide ? 1 : (wide[letter] ?? 0.6)
  return width
}

/** From the arrows on, letters are taken for full-width ones. */
const firstWide = '\u2190'
const wide: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Array.from('ABCDEFGHIJKLNOPQRSTUVXYZm', (letter) => [letter, 0.74])),
  M: 0.95,
  W: 0.95,
}
