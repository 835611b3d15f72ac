/**
 * One word in several spellings, and spellings that a cell does not keep.
 *
 * A list is a multiset: two entries with different clues (しべつ: 標津町, 士別市) are two words, and a line that is written twice in
 * full is meant twice. But ねこ and ネコ, or Café and CAFE, are the same word again: they count once, and the user is told. So is a
 * word that occurs without its clue and again with it. Merging equal lines too was rejected: lists without clues could
 * then hold no word twice.
 */
import { type Problem, problem } from '../result.ts'
import type { Entry } from './entry.ts'
import { sameLetters } from './kana.ts'

export function onceEach(entries: readonly Entry[]): { entries: readonly Entry[]; notes: readonly Problem[] } {
  const kept: Entry[] = []
  const places = new Map<string, number[]>()
  const merged: Entry[] = []
  const repeated = new Set<string>()
  for (const entry of entries) {
    const copies = places.get(entry.word) ?? []
    const at = copies.find((place) => isRespelling(kept[place]!, entry))
    if (at !== undefined) {
      const before = kept[at]!
      kept[at] = { ...before, clue: before.clue || entry.clue, score: before.score ?? entry.score }
      merged.push(entry)
      continue
    }
    if (copies.some((place) => isCopy(kept[place]!, entry))) repeated.add(entry.shown)
    places.set(entry.word, [...copies, kept.length])
    kept.push(entry)
  }
  return { entries: kept, notes: [...mergedNote(merged), ...repeatedNote([...repeated])] }
}

const isCopy = (one: Entry, other: Entry): boolean => one.shown === other.shown && one.clue === other.clue

const isRespelling = (one: Entry, other: Entry): boolean =>
  !isCopy(one, other) && (one.clue === other.clue || one.clue === '' || other.clue === '')

/** Words that stand otherwise in the cells than case, script and width alone make them: small kana, accents, spaces. */
export function foldingNote(entries: readonly Entry[]): Problem[] {
  const folded = entries.filter(({ word, shown }) => !sameLetters(shown, word))
  const [first] = folded
  if (!first) return []
  const many = folded.length
  return [
    problem(
      'folded',
      many === 1
        ? `"${first.shown}" is written ${first.word} in the cells.`
        : `${many} words are written otherwise in the cells, such as "${first.shown}" as ${first.word}.`,
      many === 1
        ? `「${first.shown}」は、マスでは「${first.word}」と書きます。`
        : `${many}語は、マスでは書き方が変わります（「${first.shown}」は「${first.word}」など）。`,
    ),
  ]
}

const named = 5

function mergedNote(merged: readonly Entry[]): Problem[] {
  if (merged.length === 0) return []
  const { en, ja } = firstOf(merged.map(({ shown }) => shown))
  return [
    problem(
      'respelt',
      `Counted once, being in the list in another spelling: ${en}.`,
      `別の書き方でもリストにあるので、1語として数えます: ${ja}。`,
    ),
  ]
}

function repeatedNote(repeated: readonly string[]): Problem[] {
  if (repeated.length === 0) return []
  const { en, ja } = firstOf(repeated)
  return [
    problem(
      'repeated',
      `In the list more than once, so it may be used as often: ${en}.`,
      `リストに2回以上あるので、その回数まで使えます: ${ja}。`,
    ),
  ]
}

function firstOf(words: readonly string[]): { en: string; ja: string } {
  const first = words.slice(0, named)
  const more = words.length - first.length
  return {
    en: `${first.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
    ja: `${first.join('、')}${more > 0 ? `、ほか${more}語` : ''}`,
  }
}
