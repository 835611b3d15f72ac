/** An analyser's reading of a word with kanji: only ever a guess. */
import { inHiragana } from '@kumiki/core/words'
import type { Analyser } from '../language/morpheme.ts'

/** In hiragana; '' where the analyser does not know all of it, or where a part has no reading. */
export function guessedReading(written: string, analyse: Analyser): string {
  const text = written.normalize('NFKC').trim()
  if (!/\p{Script=Han}/u.test(text)) return ''
  const parts = analyse(text).map(
    ({ surface, reading }) => reading ?? (/^[ぁ-ゖァ-ヺー]+$/.test(surface) ? surface : null),
  )
  const whole = inHiragana(parts.map((part) => part ?? '?').join(''))
  return /^[ぁ-ゖー]+$/.test(whole) ? whole : ''
}
