/** The claims that a file must hold, and their names for sentences to people. */

import type { Bilingual } from '../base/text.ts'
import type { Claim, Craft } from './craft.ts'
import type { PuzzleTypes } from './types.ts'

/**
 * What must hold before a puzzle leaves the workshop. Where only a key decides, that is only that the answer meets
 * every rule.
 */
export const claimsFor = <K extends PuzzleTypes>({ claims, face }: Craft<K>, puzzle: K['puzzle']): readonly Claim[] =>
  face.decidedBy(puzzle) !== 'rules' ? claims.filter((claim) => claim === 'solvable') : claims

export const claimNames: Readonly<Record<Claim, Bilingual>> = {
  solvable: { en: 'solvable', ja: '解あり' },
  unique: { en: 'one solution', ja: '解がひとつ' },
  'no-guess': { en: 'no guessing', ja: '推測なしで解ける' },
}
