/** The letters of a crossword: Kumiki holds hiragana or capitals, files hold them as the board shows them. */

import type { Problem } from '@kumiki/core/base'
import { type BoardScript, inHiragana, inKatakana } from '@kumiki/core/words'
import type { Grid } from './model.ts'
import { gapsInAnswer, oddLetters, severalLetters } from './notes.ts'

export interface FoundAnswer {
  readonly rows: readonly string[] | null
  readonly script: BoardScript | null
  /** Some of its letters, from which the language is guessed. */
  readonly sample: string
  readonly notes: readonly Problem[]
}

export function answerOf({ width, squares }: Grid, rows: readonly string[]): FoundAnswer {
  const cells = squares.flatMap(({ is, solution }, at) => (is === 'white' ? [{ at, solution }] : []))
  const known = cells.filter(({ solution }) => solution !== null && solution !== '')
  const written = known.map(({ solution }) => solution ?? '').join('')
  const found = { script: known.length > 0 ? scriptOf(written) : null, sample: written.slice(0, 100) }
  const none = (notes: Problem[]): FoundAnswer => ({ ...found, rows: null, notes })
  if (known.length === 0) return none([])
  const place = (at: number): [number, number] => [Math.floor(at / width), at % width]
  const several = known.filter(({ solution }) => Array.from(solution ?? '').length > 1)
  if (several[0]) return none([severalLetters(...place(several[0].at), several[0].solution ?? '', several.length)])
  if (known.length < cells.length) return none([gapsInAnswer(cells.length - known.length)])
  const odd = known.find(({ solution }) => unusable.test(solution ?? ''))
  if (odd) return none([oddLetters(...place(odd.at))])
  const letters = rows.map((row) => Array.from(row))
  for (const { at, solution } of known) {
    const [row, col] = place(at)
    if (letters[row]) letters[row][col] = folded(solution ?? '')
  }
  return { ...found, rows: letters.map((row) => row.join('')), notes: [] }
}

/** Characters that no cell of ours holds; see the kind's schema. */
const unusable = /[\s\p{C}\p{M}\u{10000}-\u{10ffff}#.]/u

const folded = (letter: string): string => {
  const capital = letter.toUpperCase()
  return capital.length === 1 ? inHiragana(capital) : letter
}

function scriptOf(letters: string): BoardScript | null {
  if (/^[0-9]+$/.test(letters)) return 'digits'
  if (/[ァ-ヺ]/.test(letters)) return 'katakana'
  if (/[ぁ-ゖ]/.test(letters)) return 'hiragana'
  return /^[\u0021-\u024f]+$/.test(letters) ? 'latin' : null
}

/** A letter as it is displayed and written to files. */
export const shownIn = (script: BoardScript, letter: string): string =>
  script === 'katakana' ? inKatakana(letter) : letter
