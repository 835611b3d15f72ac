/**
 * In which kana people see the board. Cells are hiragana in the file; where the list is written in katakana throughout
 * (イヌ, カンガルー), a board in hiragana would ask for letters that the list does not show, so it is shown in katakana too.
 */
import type { BoardScript } from '../kind/board.ts'
import { inKatakana } from './kana.ts'
import { lettersIn, scriptOf } from './normalise.ts'

/** Turns letters of cells into what is shown beside a list that has these words. */
export function asListed(list: readonly string[]): (letters: string) => string {
  return isKatakana(list) ? inKatakana : (letters) => letters
}

export const isKatakana = (list: readonly string[]): boolean =>
  list.some((word) => /[ァ-ヺ]/.test(word)) && !list.some((word) => /[ぁ-ゖ]/.test(word))

/** In which script a board of these words is shown and typed. */
export function boardScriptOf(words: readonly { readonly word: string; readonly shown: string }[]): BoardScript {
  const script = scriptOf(words[0]?.word.charAt(0) ?? '') ?? 'latin'
  if (script !== 'kana') return script
  // a writing of other letters (図書室) does not say in which kana its reading stands
  return isKatakana(words.map(({ word, shown }) => (lettersIn(shown).join('') === word ? shown : word)))
    ? 'katakana'
    : 'hiragana'
}
