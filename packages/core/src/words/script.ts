/**
 * In which kana people see the board. Cells are hiragana in the file; they are shown as the list is written, and in
 * katakana, the custom of Japanese puzzles, where it is written in both.
 */
import { readingOf } from '../base/ruby.ts'
import { inKatakana } from './kana.ts'
import { lettersIn, scriptOf } from './normalise.ts'

/** A word and how its writer wrote it. */
interface Written {
  readonly word: string
  readonly shown: string
}

/** What the symbols of a board are shown as. */
export const boardScripts = ['hiragana', 'katakana', 'latin', 'digits'] as const
export type BoardScript = (typeof boardScripts)[number]

export const kanas = ['hiragana', 'katakana'] as const
export type Kana = (typeof kanas)[number]

/** In which script a board of these words is shown and typed; `kana`: what was asked for. */
export function boardScriptOf(words: readonly Written[], kana?: Kana): BoardScript {
  const script = scriptOf(words[0]?.word.charAt(0) ?? '') ?? 'latin'
  if (script !== 'kana') return script
  return kana ?? (words.some(isInKatakana) ? 'katakana' : 'hiragana')
}

/** A writing of other letters (図書室) does not say in which kana its reading stands. */
const isInKatakana = ({ word, shown }: Written): boolean =>
  /[ァ-ヺ]/.test(readingOf(shown).normalize('NFKC')) && lettersIn(shown).join('') === lettersIn(word).join('')

/** How letters of cells are shown in a script. */
export const shownIn = (script: BoardScript, letters: string): string =>
  script === 'katakana' ? inKatakana(letters) : letters
