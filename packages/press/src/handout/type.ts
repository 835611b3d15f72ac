/** The typeface of a page: of ours the characters that the page can show, and those that people type. */
import type { SomeFile } from '@kumiki/core/contract'
import { sharedLine } from '../link/line.ts'
import type { Typeface } from '../pages/typeface.ts'
import { type HandoutProgram, scriptFor } from './program.ts'
import { subsetOf } from './subset.ts'

/** Latin with its accents, what stands between words, kana, and the signs of full width. */
const always = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2010, 0x2026],
  [0x3000, 0x30ff],
  [0xff01, 0xff5e],
] as const

export function japaneseType(typeface: Typeface, files: readonly SomeFile[], program: HandoutProgram): Uint8Array {
  const kinds = new Set(files.map((file) => file(({ kind }) => kind)))
  const texts = [scriptFor(program, kinds), ...files.map((file) => file((known) => sharedLine(known, true)))]
  const codes = new Set(always.flatMap(([first, last]) => range(first, last)))
  for (const text of texts) for (const character of text) codes.add(character.codePointAt(0) ?? 0)
  return subsetOf(typeface.files.regular, codes, (code) => typeface.glyphOf(code))
}

const range = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, at) => first + at)
