/**
 * How a listed word is shown to people: as its writer wrote it (サッカー, {図書室|としょしつ}), else as it stands in the cells
 * (サツカー). A writing with other letters does not help to find the word and is not shown.
 */
import { withReadings } from '../base/ruby.ts'
import { enlarged } from './kana.ts'
import { folded } from './normalise.ts'
import type { BoardScript } from './script.ts'
import { shownIn } from './script.ts'

export const writingOf = (word: string, written: string | undefined, script: BoardScript): string =>
  written !== undefined && isWriting(written, word) ? written : shownIn(script, word)

/** The names of a list's words in sentences. */
export const namesFrom =
  (list: readonly { readonly word: string; readonly shown?: string | undefined }[], script: BoardScript) =>
  (word: string): string =>
    withReadings(writingOf(word, list.find((listed) => listed.word === word)?.shown, script))

/** Dense boards keep small kana, so a word may have them. */
export const isWriting = (text: string, word: string): boolean => folded(text) === enlarged(word)
