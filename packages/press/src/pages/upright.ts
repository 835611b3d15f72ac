/** Vertical Japanese, glyph by glyph in its vertical form; columns run from right to left. */
import { type Colour, filled, type Op } from './page.ts'
import type { Typeface, Weight } from './typeface.ts'
import { ascent } from './typeface.ts'

interface Setting {
  readonly size: number
  readonly weight: Weight
  readonly colour: Colour
}

/** One column between `x` and `x` plus the size, its first glyph at `top`. */
export function column(typeface: Typeface, text: string, x: number, top: number, setting: Setting): Op[] {
  const { size, weight, colour } = setting
  return Array.from(text).flatMap((character, index): Op[] => {
    const wide = typeface.widthOf(character, size, weight)
    const left = isTurned(character) ? x : x + (size - wide) / 2
    const path = typeface.outlineOf(character, left, top + index * size + ascent * size, size, weight, true)
    return path === '' ? [] : [filled(path, colour)]
  })
}

/** Characters with a vertical form of their own, which fills the whole square. */
const isTurned = (character: string): boolean => /[ーぁ-んァ-ヶ、。，．・「」『』（）〈〉《》【】〜～…]/.test(character)

/** A title in columns of at most `max` characters, broken between words, as equal as possible. */
export function columnsOf(text: string, max: number): string[] {
  const words = Array.from(new Intl.Segmenter('ja', { granularity: 'word' }).segment(text), ({ segment }) => segment)
  const lengthOf = (part: string): number => Array.from(part).length
  const wrapped = (limit: number): string[] => {
    const columns: string[] = []
    for (const word of words) {
      const last = columns.at(-1)
      // a particle stays with the word before it
      const isBound = last !== undefined && lengthOf(word) === 1 && /^[ぁ-んー、。・]$/.test(word)
      if (last !== undefined && (isBound || lengthOf(last + word) <= limit)) columns[columns.length - 1] = last + word
      else columns.push(word)
    }
    return columns
  }
  const fewest = wrapped(max).length
  let limit = Math.min(max, lengthOf(text))
  while (limit > 1 && wrapped(limit - 1).length <= fewest) limit--
  return wrapped(limit)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
