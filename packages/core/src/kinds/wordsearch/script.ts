/**
 * In which kana people see the board. Cells are hiragana in the file; where the list is written in katakana throughout
 * (イヌ, カンガルー), a board in hiragana would ask for letters that the list does not show, so it is shown in katakana too.
 */
import { inKatakana } from '../../words/kana.ts'
import type { WordsearchPuzzle } from './model.ts'

export function asListed({ words, labels = words }: WordsearchPuzzle): (letters: string) => string {
  const isKatakana = labels.some((label) => /[ァ-ヺ]/.test(label)) && !labels.some((label) => /[ぁ-ゖ]/.test(label))
  return isKatakana ? inKatakana : (letters) => letters
}
