/**
 * In which kana people see the board. Cells are hiragana in the file; where the list is written in katakana throughout
 * (イヌ, カンガルー), a board in hiragana would ask for letters that the list does not show, so it is shown in katakana too.
 */
import { inKatakana } from './kana.ts'

/** Turns letters of cells into what is shown beside a list that has these words. */
export function asListed(list: readonly string[]): (letters: string) => string {
  return isKatakana(list) ? inKatakana : (letters) => letters
}

export const isKatakana = (list: readonly string[]): boolean =>
  list.some((word) => /[ァ-ヺ]/.test(word)) && !list.some((word) => /[ぁ-ゖ]/.test(word))
