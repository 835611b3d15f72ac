/** The kana of board and list: katakana where the note of every word is that word in katakana. */
import { normalise } from '../../words/normalise.ts'
import { asListed } from '../../words/script.ts'
import type { ListedWord, Puzzle } from './model.ts'

export const asWritten = ({ words }: Pick<Puzzle, 'words'>): ((letters: string) => string) =>
  asListed(words.map(writingOf))

/** A note may say something else. */
function writingOf({ word, note }: ListedWord): string {
  const spelling = note === undefined ? null : normalise(note)
  return note !== undefined && spelling?.ok && spelling.value.word === word ? note : word
}
