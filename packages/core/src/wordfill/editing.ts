/**
 * Changes a cell or a word of a filled board of crossing words. The result is a pattern with all the letters of the
 * edited board, so that making it again only reads it.
 */
import { bad, good, type Problem, problem, type Result } from '../base/result.ts'
import { Rng } from '../base/rng.ts'
import { type Cell, cellOf, nameOfCells } from '../base/target.ts'
import type { Bilingual } from '../base/text.ts'
import type { Candidate, Place } from '../kind/editing.ts'
import { agree, type Placement, placementText } from '../wordgrid/keep.ts'
import { type Slot, type Slots, slotsOf, textIn } from '../wordgrid/slots.ts'
import type { Entry } from '../words/entry.ts'
import { normalise } from '../words/normalise.ts'
import { capOf, mend, without } from './mend.ts'
import { keptCrosses, noPlace, notListed, otherLength } from './recipe.ts'
import type { WordsByLength } from './wordsbylength.ts'

/** What a kind gives about its boards. */
export interface Edited {
  /** The list, each word as often as it may stand on the board. */
  readonly entries: readonly Entry[]
  readonly wordsByLength: WordsByLength
  /** Words that must appear. */
  readonly must: readonly string[]
  readonly symmetry: 'none' | 'point' | 'line'
  /** The names of slots in a sentence. */
  named(rows: readonly string[], slots: readonly number[]): Bilingual
}

/** A filled board. */
export interface Board {
  readonly rows: readonly string[]
  readonly slots: Slots
}

/** The slots at some places; refuses a place that is not an entry of the board. */
export function slotsAt({ rows, slots: { slots } }: Board, places: readonly Place[]): Result<number[]> {
  const width = rows[0]?.length ?? 0
  const byName = new Map(slots.map((slot, index) => [nameOfSlot(slot, width), index]))
  const found = places.map((place) => byName.get(nameOfCells(place)))
  return found.every((slot) => slot !== undefined) ? good(found) : bad(noPlace)
}

const nameOfSlot = ({ cells }: Slot, width: number): string => nameOfCells(cells.map((cell) => cellOf(cell, width)))

/**
 * Kept words as texts of the option `keep`, with every further word that is needed for kept letters side by side to
 * form words.
 */
export function keepTexts({ rows, slots: { slots } }: Board, kept: readonly number[]): string[] {
  const all = new Set(kept)
  for (let before = -1; before < all.size; ) {
    before = all.size
    const cells = new Set([...all].flatMap((slot) => slots[slot]!.cells))
    const alone = rows.map((row, r) =>
      Array.from(row, (mark, c) => (cells.has(r * row.length + c) ? mark : '#')).join(''),
    )
    for (const run of slotsOf(alone).slots)
      all.add(slots.findIndex((slot) => slot.across === run.across && slot.cells.includes(run.cells[0]!)))
  }
  return [...all]
    .sort((a, b) => a - b)
    .map((index) => {
      const slot = slots[index]!
      return placementText({ ...slot, way: slot.across ? 'across' : 'down', word: textIn(rows, slot) })
    })
}

/** The pattern of the board with the letters of some slots. */
export function patternWith({ rows, slots: { slots } }: Board, kept: readonly number[]): string {
  const cells = new Set(kept.flatMap((slot) => slots[slot]!.cells))
  return without(rows, (cell) => cells.has(cell)).join('\n')
}

/** The board with one cell, and its partner, black or white instead; words change where they must. */
export function toggleCell(
  board: Board,
  own: Edited,
  [row, col]: Cell,
  kept: readonly number[],
  seed: string,
): Result<string> {
  const { rows, slots } = board
  const [height, width] = [rows.length, rows[0]?.length ?? 0]
  if (!(row >= 0 && row < height && col >= 0 && col < width)) return bad(offBoard)
  const isBlack = rows[row]?.charAt(col) === '#'
  const partner = { none: [row, col], point: [height - 1 - row, width - 1 - col], line: [row, width - 1 - col] }[
    own.symmetry
  ]
  const turned = new Set([row * width + col, partner[0]! * width + partner[1]!])
  let next = rows.map((text, r) =>
    Array.from(text, (mark, c) =>
      turned.has(r * width + c) ? (isBlack ? (mark === '#' ? '.' : mark) : '#') : mark,
    ).join(''),
  )
  if (isBlack && slotsOf(next).alone.some((cell) => turned.has(cell))) return bad(alone)
  const lonely = new Set(slotsOf(next).alone)
  next = next.map((text, r) => Array.from(text, (mark, c) => (lonely.has(r * width + c) ? '#' : mark)).join(''))
  const now = slotsOf(next)
  if (now.slots.length === 0) return bad(nothingLeft)
  const names = new Set(now.slots.map((slot) => nameOfSlot(slot, width)))
  const touched = kept.find((slot) => !names.has(nameOfSlot(slots.slots[slot]!, width)))
  if (touched !== undefined) return bad(keptHere(textIn(rows, slots.slots[touched]!)))
  return mendBoard(board, own, next, kept, [], seed)
}

/** The board with another word at a slot; others change where they must. */
export function swapWord(
  board: Board,
  own: Edited,
  slot: number,
  text: string,
  kept: readonly number[],
  seed: string,
): Result<string> {
  const { rows, slots } = board
  const spelling = normalise(text)
  if (!spelling.ok) return spelling
  const { word } = spelling.value
  const { length, cells } = slots.slots[slot]!
  if (capOf(own.wordsByLength, word) === 0) return bad(notListed(word))
  if (word.length !== length) return bad(otherLength(word, length))
  const crossed = slots.crossings[slot]!.find(
    (crossing, at) =>
      crossing !== null &&
      kept.includes(crossing.slot) &&
      textIn(rows, slots.slots[crossing.slot]!).charAt(crossing.at) !== word.charAt(at),
  )
  if (crossed) return bad(keptCrosses(word, textIn(rows, slots.slots[crossed.slot]!)))
  const width = rows[0]!.length
  const next = rows.map((row, r) =>
    Array.from(row, (mark, c) => word.charAt(cells.indexOf(r * width + c)) || mark).join(''),
  )
  return mendBoard(
    board,
    own,
    next,
    kept.filter((one) => one !== slot),
    cells,
    seed,
  )
}

/**
 * Where no filling has the word at that slot: the word there, with every word that agrees with it, as texts of the
 * option `keep`; the others find new places. null: a kept word does not agree.
 */
export function around(
  { rows, slots: { slots, crossings } }: Board,
  words: readonly Entry[],
  slot: number,
  text: string,
  kept: readonly number[],
): string[][] {
  const spelling = normalise(text)
  if (!spelling.ok) return []
  const size = { width: rows[0]!.length, height: rows.length }
  const placementAt = (index: number): Placement => {
    const one = slots[index]!
    return { row: one.row, col: one.col, way: one.across ? 'across' : 'down', word: textIn(rows, one) }
  }
  const put = { ...placementAt(slot), word: spelling.value.word }
  const least = [put, ...kept.filter((one) => one !== slot).map(placementAt)]
  if (!agree(least, words, size)) return []
  const stay = [...least]
  const staying = new Set([slot, ...kept])
  for (const index of staying)
    for (const crossing of crossings[index]!) {
      if (crossing === null || staying.has(crossing.slot)) continue
      if (!agree([...stay, placementAt(crossing.slot)], words, size)) continue
      stay.push(placementAt(crossing.slot))
      staying.add(crossing.slot)
    }
  const texts = (placements: readonly Placement[]): string[] => placements.map(placementText)
  return stay.length > least.length ? [texts(stay), texts(least)] : [texts(least)]
}

/** How many words other than the swapped one are others now; the black cells are the same. */
export function changedWords({ rows, slots: { slots } }: Board, slot: number, next: readonly string[]): number {
  return slots.filter((one, index) => index !== slot && textIn(rows, one) !== textIn(next, one)).length
}

function mendBoard(
  { slots: { slots } }: Board,
  own: Edited,
  rows: readonly string[],
  kept: readonly number[],
  put: readonly number[],
  seed: string,
): Result<string> {
  const fixed = new Set([...put, ...kept.flatMap((slot) => slots[slot]!.cells)])
  const { wordsByLength, must } = own
  const whole = mend({ wordsByLength, rows, fixed, must }, new Rng(seed).fork('mend'))
  if (whole.outcome === 'whole') return good(whole.rows.join('\n'))
  if (whole.outcome === 'no-filling') return bad(noFilling)
  if (whole.outcome === 'not-found') return bad(notFound(own.named(rows, whole.slots)))
  const [first = 0] = whole.slots
  const given = without(rows, (cell) => fixed.has(cell))
  return bad(noWordHere(own.named(rows, [first]), textIn(given, slotsOf(rows).slots[first]!)))
}

/** Whether an edit was refused because its pattern could not be filled. */
export const isUnfilled = ({ code }: Problem): boolean =>
  code === 'no-word-for-slot' || code === 'no-filling' || code === 'no-puzzle'

/** Words of the list for a slot. */
export function candidatesFor({ rows, slots }: Board, { entries, wordsByLength }: Edited, index: number): Candidate[] {
  const slot = slots.slots[index]!
  const own = textIn(rows, slot)
  const used = new Map<string, number>()
  for (const [other, one] of slots.slots.entries()) {
    const word = textIn(rows, one)
    if (other !== index) used.set(word, (used.get(word) ?? 0) + 1)
  }
  const isFree = (word: string, more: number): boolean => (used.get(word) ?? 0) + more < capOf(wordsByLength, word)
  /** By position: the letters with which the crossing word is in the list. */
  const letters = slots.crossings[index]!.map((crossing, at) => {
    if (crossing === null) return null
    const text = textIn(rows, slots.slots[crossing.slot]!)
    return new Set(
      wordsByLength.letters.filter(
        (letter) =>
          letter === own.charAt(at) || isFree(text.slice(0, crossing.at) + letter + text.slice(crossing.at + 1), 0),
      ),
    )
  })
  const shown = new Map<string, string>()
  for (const entry of entries)
    if (entry.word.length === slot.length && entry.word !== own && !shown.has(entry.word))
      shown.set(entry.word, entry.shown)
  const changes = (word: string): number =>
    letters.reduce((sum, set, at) => sum + (set === null || word.charAt(at) === own.charAt(at) ? 0 : 1), 0)
  const rank = ({ word, fits, isPlaced }: Candidate): number => (fits ? 0 : isPlaced ? 200 : 100) + changes(word)
  return [...shown]
    .map(([word, written]): Candidate => {
      const isPlaced = used.has(word)
      const fits = isFree(word, 0) && letters.every((set, at) => set === null || set.has(word.charAt(at)))
      return { word, shown: written, fits, isPlaced }
    })
    .sort((a, b) => rank(a) - rank(b))
}

const offBoard = problem('off-board', 'The board has no such cell.', '盤面にそのマスはありません。')
const alone = problem(
  'cell-alone',
  'The cell would stand alone: a word takes two white cells in a row.',
  'このマスを白にしても、となりに白マスがなく、言葉が入りません。',
)
const nothingLeft = problem('nothing-left', 'No place for a word would be left.', '言葉の入る場所がなくなります。')
const keptHere = (word: string): Problem =>
  problem(
    'kept-here',
    `“${word}” is kept, and would not stand there as it is.`,
    `固定した「${word}」が、そのままでは残せなくなります。`,
    { words: [word] },
  )
const noWordHere = ({ en, ja }: Bilingual, given: string): Problem => {
  const isGiven = /[^.]/.test(given)
  return problem(
    'no-word-for-slot',
    `The list has no word for ${en}: it takes ${given.length} letters${isGiven ? `, as in “${given}”` : ''}.`,
    `${ja}に入る単語がリストにありません（${given.length}文字${isGiven ? `「${given}」` : ''}）。`,
    { path: ['words'] },
  )
}
const noFilling = problem(
  'no-filling',
  'With that change, these words cannot fill the board.',
  'そのように変えると、この単語リストでは盤面を埋められません。',
  { fault: 'search' },
)
const notFound = ({ en, ja }: Bilingual): Problem =>
  problem(
    'no-puzzle',
    `With that change, no filling of the board was found${en === '' ? '' : `; hardest to fill: ${en}`}.`,
    `そのように変えた盤面の埋め方は見つかりませんでした${ja === '' ? '' : `。特に埋まりにくい場所: ${ja}`}。`,
    { fault: 'search' },
  )
