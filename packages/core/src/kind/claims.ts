/** The claims of a file by name, as they stand in sentences for people. */

import type { Bilingual } from '../base/text.ts'
import type { Claim } from './craft.ts'

export const claimNames: Readonly<Record<Claim, Bilingual>> = {
  solvable: { en: 'solvable', ja: '解あり' },
  unique: { en: 'one solution', ja: '唯一解' },
  'no-guess': { en: 'no guessing', ja: '推測不要' },
}
