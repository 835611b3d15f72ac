/** The player's English where the puzzle is in a file and not in a link. */
import { english as inLinks } from '../../text/en.ts'

export const english: typeof inLinks = {
  ...inLinks,
  cannotCheck: 'The answer is not in this file, so this cannot be checked.',
  noKey: 'The answer is not in this file, so there is no Check and no Hint. Who made the puzzle has the answers.',
  selfChecking: 'This file holds the answer and checks what you enter.',
  filledNote: 'The answer is not in this file. Who made the puzzle checks it.',
}
