/** Reasons why there is no crossword, shared by the ways to make one. */

import { type Problem, problem } from '../../base/result.ts'
import type { Bilingual } from '../../base/text.ts'
import { slotsOf, textIn } from '../../wordgrid/slots.ts'
import { type Entry, nameOf } from '../../words/entry.ts'
import { cluesOf } from './number.ts'
import { namesOf } from './posed.ts'
import type { Spec } from './spec.ts'

export const notYet = problem(
  'no-puzzle',
  'No puzzle was found in the given time and effort.',
  '探索量の上限までにパズルが見つかりませんでした。',
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
  en: entries.map((entry) => `"${nameOf(entry)}"`).join(', '),
  ja: entries.map((entry) => `「${nameOf(entry)}」`).join(''),
})
type Numbering = Pick<Spec, 'number'>

/** Slots of a pattern by their numbers: 3 across (row 1, column 4). */
export function slotNames(rows: readonly string[], slots: readonly number[], { number }: Numbering): Bilingual {
  const clues = cluesOf(rows, [], number)
  return namesOf(slots.flatMap((slot) => clues[slot] ?? []))
}

/** Slots that no word fits, whatever the others contain. */
export function noWordFor(rows: readonly string[], slots: readonly number[], numbering: Numbering): Problem {
  const { en, ja } = slotNames(rows, slots, numbering)
  const [slot] = slots.map((index) => slotsOf(rows).slots[index])
  const first = slot ? textIn(rows, slot) : ''
  const given = /[^.]/.test(first)
  const which = slots.length === 1 ? { en: 'it', ja: '' } : { en: 'the first', ja: '最初のものは' }
  return problem(
    'no-word-for-slot',
    `The list has no word for ${en}: ${which.en} takes ${first.length} letters${given ? `, as in "${first}"` : ''}.`,
    `${ja}に入る単語がリストにありません（${which.ja}${first.length}文字${given ? `「${first}」` : ''}）。`,
    { path: ['pattern'] },
  )
}

const stayedHardest = ({ en, ja }: Bilingual): Bilingual =>
  en === '' ? { en: '.', ja: '。' } : { en: `; hardest to fill: ${en}.`, ja: `。特に埋まりにくい場所: ${ja}。` }

export function gaveUp(rows: readonly string[], hardest: readonly number[], numbering: Numbering): Problem {
  const { en, ja } = stayedHardest(slotNames(rows, hardest, numbering))
  return problem(
    'no-puzzle',
    `No filling of the pattern was found in the given time and effort${en}`,
    `探索量の上限までに、この盤面の埋め方が見つかりませんでした${ja}`,
    { fault: 'search', path: ['pattern'] },
  )
}
export function mustNotYet(rows: readonly string[], hardest: readonly number[], numbering: Numbering): Problem {
  const { en, ja } = stayedHardest(slotNames(rows, hardest, numbering))
  return problem(
    'must-missing',
    `No filling with all words that must appear was found in the given time and effort${en}`,
    `必ず入れる単語をすべて使った埋め方は、探索量の上限までに見つかりませんでした${ja}`,
    { fault: 'search', path: ['must'] },
  )
}
export const noFilling = problem(
  'no-filling',
  'These words cannot fill the pattern.',
  'この単語リストでは、この盤面を埋められません。',
  { fault: 'search', path: ['pattern'] },
)
export const noFillingWith = (must: readonly Entry[]): Problem =>
  problem(
    'no-filling',
    `These words cannot fill the pattern with all that must appear (${quoted(must).en}).`,
    `必ず入れる単語（${quoted(must).ja}）をすべて使ってこの盤面を埋めることはできません。`,
    { fault: 'search', path: ['must'], words: must.map(({ word }) => word) },
  )
export const tooStrict = problem(
  'rules-too-strict',
  'No board that keeps every rule was found; without `strict` they are broken as little as possible.',
  'すべての規則を守る盤面が見つかりませんでした。`strict` を外すと、反する数をできるだけ減らします。',
  { fault: 'search', path: ['strict'] },
)
/** A letter of the keyword that no word has. */
export function foreignKeyword(keyword: string, letters: ReadonlyMap<string, unknown>): Problem | null {
  const letter = Array.from(keyword).find((each) => !letters.has(each))
  return letter === undefined
    ? null
    : problem(
        'keyword-letter',
        `No word has the keyword's letter "${letter}".`,
        `キーワードの文字「${letter}」を持つ単語がありません。`,
        { path: ['keyword'] },
      )
}
