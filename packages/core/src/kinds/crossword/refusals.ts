/** Why there is no crossword, where more than one way to make it may say so. */

import { type Problem, problem } from '../../base/result.ts'
import type { Bilingual } from '../../base/text.ts'
import type { Entry } from '../../words/entry.ts'

export const notYet = problem(
  'no-puzzle',
  'No puzzle was found within the effort.',
  '探索量の範囲でパズルが見つかりませんでした。',
  { fault: 'search' },
)
export const unspelt = problem(
  'keyword-missing',
  'No board was found that has all letters of the keyword.',
  'キーワードの文字がすべてそろう盤面が見つかりませんでした。',
  { fault: 'search', path: ['keyword'] },
)
export const mustMissing = (missing: readonly Entry[]): Problem =>
  problem(
    'must-missing',
    `No board was found with all words that must appear; missing: ${quoted(missing).en}.`,
    `必ず入れる単語をすべて含む盤面が見つかりませんでした。入らなかった単語:${quoted(missing).ja}。`,
    { fault: 'search', path: ['must'], words: missing.map(({ word }) => word) },
  )
export const quoted = (entries: readonly Entry[]): Bilingual => ({
  en: entries.map((entry) => `"${entry.shown}"`).join(', '),
  ja: entries.map((entry) => `「${entry.shown}」`).join(''),
})
