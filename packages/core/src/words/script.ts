/**
 * The kana in which the board is shown. Cells are hiragana in the file. They are shown as the list is written; where it
 * has both, in katakana, the custom of Japanese puzzles.
 */
import { readingOf } from '../base/ruby.ts'
import { inKatakana } from './kana.ts'
import { lettersIn, scriptOf } from './normalise.ts'

/** A word and its writing. */
interface Written {
  readonly word: string
  readonly shown: string
}

/** The scripts in which a board can show its symbols. */
export const boardScripts = ['hiragana', 'katakana', 'latin', 'digits'] as const
export type BoardScript = (typeof boardScripts)[number]

export const kanas = ['hiragana', 'katakana'] as const
export type Kana = (typeof kanas)[number]

/** The script in which a board of these words is shown and typed; `kana`: the user's choice. */
export function boardScriptOf(words: readonly Written[], kana?: Kana): BoardScript {
  const script = scriptOf(words[0]?.word.charAt(0) ?? '') ?? 'latin'
  if (script !== 'kana') return script
  return kana ?? (words.some(isInKatakana) ? 'katakana' : 'hiragana')
}

/** Whether a word is written in katakana. A writing with other letters (図書室) does not show the kana of its reading. */
const isInKatakana = ({ word, shown }: Written): boolean =>
  /[ァ-ヺ]/.test(readingOf(shown).normalize('NFKC')) && lettersIn(shown).join('') === lettersIn(word).join('')

/** Letters of cells, as a script shows them. */
export const shownIn = (script: BoardScript, letters: string): string =>
  script === 'katakana' ? inKatakana(letters) : letters
