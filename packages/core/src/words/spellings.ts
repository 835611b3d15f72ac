/**
 * Words in several spellings, and spellings that change in the cells.
 *
 * Entries with different clues (しべつ: 標津町, 士別市) stay separate, and so do lines that are repeated in full: the puzzle
 * reports how it uses them (distinct.ts). But ねこ and ネコ, or Café and CAFE, are one word: they count once, with a note
 * to the user. The same holds for a word that occurs both without and with its clue, and for a line that is in two
 * lists.
 */

import { type Problem, problem } from '../base/result.ts'
import { readingOf } from '../base/ruby.ts'
import type { Bilingual } from '../base/text.ts'
import { type Entry, nameOf } from './entry.ts'
import { enlarged, hasSmallKana, inHiragana, sameLetters } from './kana.ts'
import { firstOf } from './listing.ts'
import { Numbering } from './numbering.ts'
import type { BoardScript } from './script.ts'
import { shownIn } from './script.ts'

/** How a kind of board spells a word in its cells. */
export type Spelling = (entry: Pick<Entry, 'word' | 'shown'>) => string

export const inCells: Spelling = ({ word }) => word

/** As the list writes it: small kana stay small, if nothing else was changed. */
export const asWritten: Spelling = ({ word, shown }) => {
  if (word === shown || !hasSmallKana(shown)) return word
  const plain = inHiragana(
    readingOf(shown)
      .normalize('NFKC')
      .replace(/[\s・=]/g, ''),
  )
  return enlarged(plain) === word ? plain : word
}

export function onceEach(
  lists: readonly (readonly Entry[])[],
  spelt: Spelling = inCells,
): {
  readonly entries: readonly Entry[]
  readonly notes: readonly Problem[]
} {
  const kept: Entry[] = []
  const merged: Entry[] = []
  const numbering = new Numbering(lists.reduce((sum, { length }) => sum + length, 0))
  /** By a word's number: the index of its entry if it was met once, else all that is known of it. */
  const known: (number | Spellings)[] = []
  const listOf = (place: number): number => starts.findLastIndex((start) => start <= place)
  const starts: number[] = []
  for (const [list, entries] of lists.entries()) {
    starts.push(kept.length)
    for (const entry of entries) {
      const number = numbering.of(spelt(entry))
      const before = known[number]
      if (before === undefined) {
        known.push(kept.length)
        kept.push(entry)
        continue
      }
      const spellings = typeof before === 'number' ? new Spellings(before, listOf(before), kept[before]!) : before
      known[number] = spellings
      const same = spellings.lines.get(lineOf(entry))
      const other = same ? undefined : spellings.withClue(entry.clue)
      if (same?.meets(list)) merged.push(entry)
      else if (same) {
        same.copies++
        kept.push(entry)
      } else if (other) {
        merged.push(entry)
        const first = kept[other.place]!
        kept[other.place] = { ...first, clue: first.clue || entry.clue, score: first.score ?? entry.score }
        spellings.note(other, kept[other.place]!)
      } else {
        spellings.note(new Copies(kept.length, list), entry)
        kept.push(entry)
      }
    }
  }
  return { entries: kept, notes: mergedNote(merged) }
}

const lineOf = ({ shown, clue }: Entry): string => `${shown}\t${clue}`

/** How often a line is kept, and how many copies from earlier lists the present list has repeated. */
class Copies {
  /** The index of the first copy among the entries kept. */
  readonly place: number
  copies = 1
  private earlier = 0
  private met = 0
  private list: number

  constructor(place: number, list: number) {
    this.place = place
    this.list = list
  }

  /** Whether a line of this list repeats one of an earlier list. */
  meets(list: number): boolean {
    if (list !== this.list) [this.list, this.earlier, this.met] = [list, this.copies, 0]
    if (this.met >= this.earlier) return false
    this.met++
    return true
  }
}

/**
 * What is known of a word that was met again. Lookups need no search, because a list may repeat a word a hundred
 * thousand times.
 */
class Spellings {
  readonly lines = new Map<string, Copies>()
  private readonly clues = new Map<string, Copies>()
  private readonly first: Copies

  constructor(place: number, list: number, entry: Entry) {
    this.first = new Copies(place, list)
    this.note(this.first, entry)
  }

  /**
   * The entry that another spelling with this clue repeats: one with an equal clue, or where one of the two has none.
   */
  withClue(clue: string): Copies | undefined {
    return clue === '' ? this.first : (this.clues.get(clue) ?? this.clues.get(''))
  }

  note(copies: Copies, entry: Entry): void {
    this.lines.set(lineOf(entry), copies)
    if (this.clues.get('') === copies && entry.clue !== '') this.clues.delete('')
    if (!this.clues.has(entry.clue)) this.clues.set(entry.clue, copies)
  }
}

/**
 * Notes words that change in the cells by more than case, script and width: small kana, accents, spaces. Full-width
 * spaces are left to the reader of the list. `cells`: the script in which the cells are shown.
 */
export function foldingNote(entries: readonly Entry[], cells: BoardScript, spelt: Spelling = inCells): Problem[] {
  const folded = entries.filter(
    (entry) => !entry.shown.includes('\u3000') && !sameLetters(readingOf(entry.shown), spelt(entry)),
  )
  const [first] = folded
  if (!first) return []
  const many = folded.length
  const name = nameOf(first)
  const inCell = shownIn(cells, spelt(first))
  return [
    problem(
      'folded',
      many === 1
        ? `"${name}" is written ${inCell} in the cells.`
        : `${many} words are spelt differently in the cells, such as "${name}" as ${inCell}.`,
      many === 1
        ? `「${name}」は、マスでは「${inCell}」と書きます。`
        : `${many}語は、マスでは書き方が変わります（「${name}」は「${inCell}」など）。`,
      { words: folded.map(({ word }) => word) },
    ),
  ]
}

const named = 5
const firstFew = (entries: readonly Entry[]): Bilingual => firstOf(entries.map(nameOf), named)

function mergedNote(merged: readonly Entry[]): Problem[] {
  if (merged.length === 0) return []
  const { en, ja } = firstFew(merged)
  return [
    problem(
      'respelt',
      `Counted once, though listed again or in another spelling: ${en}.`,
      `別のリストや別の書き方で重なっているので、1語として数えます: ${ja}。`,
      { words: merged.map(({ word }) => word) },
    ),
  ]
}
