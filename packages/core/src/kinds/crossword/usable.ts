/** The words of a crossword's list that its board can hold. The keyword itself would give it away: it stays out unless it must appear. */
import { problem } from '../../result.ts'
import { type Sifted, sift } from '../../words/usable.ts'
import type { CrosswordSpec } from './spec.ts'

export function usableWords(
  { words, keyword, must }: Pick<CrosswordSpec, 'words' | 'keyword' | 'must'>,
  longestLine: number,
): Sifted {
  const sifted = sift(words, longestLine)
  const told = sifted.usable.filter(({ word }) => word === keyword)
  const others = sifted.usable.filter(({ word }) => word !== keyword)
  if (told.length === 0 || others.length === 0 || must.some((word) => word === keyword)) return sifted
  const reason = problem('is-keyword', 'It is the keyword.', 'キーワードそのものです。')
  return { usable: others, unusable: [...sifted.unusable, ...told.map((entry) => ({ entry, reason }))] }
}
