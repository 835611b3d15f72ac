/** What a person has on paper: for each cell the letters still possible, for each slot the words that still fit. */
import { nameOf } from '../../wordgrid/places.ts'
import { type Slot, type Slots, slotsOf } from '../../wordgrid/slots.ts'
import { type Breakdown, empty, type Move, type Puzzle } from './puzzle/model.ts'

/** A letter that no word has. */
const noLetter = ''

export interface OpenSlot {
  readonly index: number
  readonly slot: Slot
  /** Unused words that agree with the letters in the slot. */
  readonly matching: readonly string[]
  /** Those of the matching words whose letters are all still possible. */
  readonly fitting: readonly string[]
}

interface SeenSlot {
  /** The slot's letters, if it is full. */
  readonly text: string | null
  readonly open: OpenSlot
}

export class Candidates {
  readonly puzzle: Puzzle
  readonly slots: Slots
  /** The possible letters of each cell; null for black cells. */
  readonly cells: (Set<string> | null)[]
  private readonly words: ReadonlyMap<string, number>
  /** The words by length. */
  private readonly wordsOf: ReadonlyMap<number, readonly string[]>
  /** By cell: the slots through it. */
  private readonly through: readonly (readonly number[])[]
  /**
   * Cache by slot: still valid as long as its letters and the copies of its words are unchanged; null when they
   * changed.
   */
  private readonly seen: (SeenSlot | null)[]
  private view: { readonly open: readonly OpenSlot[]; readonly left: ReadonlyMap<string, number> } | null = null

  constructor(puzzle: Puzzle, from?: Candidates) {
    this.puzzle = puzzle
    if (from) {
      this.slots = from.slots
      this.words = from.words
      this.wordsOf = from.wordsOf
      this.through = from.through
      this.seen = [...from.seen]
      this.cells = from.cells.map((letters) => letters && new Set(letters))
      return
    }
    this.slots = slotsOf(puzzle.rows)
    const words = new Map<string, number>()
    for (const { word } of puzzle.words) words.set(word, (words.get(word) ?? 0) + 1)
    this.words = words
    const wordsOf = new Map<number, string[]>()
    for (const word of words.keys()) wordsOf.set(word.length, [...(wordsOf.get(word.length) ?? []), word])
    this.wordsOf = wordsOf
    const through: number[][] = Array.from({ length: puzzle.width * puzzle.height }, () => [])
    for (const [index, { cells }] of this.slots.slots.entries()) for (const cell of cells) through[cell]!.push(index)
    this.through = through
    this.seen = this.slots.slots.map(() => null)
    const letters = [...new Set(puzzle.words.flatMap(({ word }) => Array.from(word)))]
    if (letters.length === 1) letters.push(noLetter) // otherwise all cells would count as written
    this.cells = puzzle.rows.flatMap((row) =>
      Array.from(row, (cell) => (cell === '#' ? null : new Set(cell === empty ? letters : [cell]))),
    )
  }

  copy(): Candidates {
    return new Candidates(this.puzzle, this)
  }

  letter(cell: number): string | null {
    const letters = this.cells[cell]
    if (letters?.size !== 1) return null
    for (const only of letters) return only
    return null
  }

  get solved(): boolean {
    return this.cells.every((letters) => letters === null || letters.size === 1)
  }

  /** Slots that are not full, and the copies of each word that full slots leave. */
  look(): { readonly open: readonly OpenSlot[]; readonly left: ReadonlyMap<string, number> } {
    if (this.view) return this.view
    const left = new Map(this.words)
    const seen = this.slots.slots.map((_, index) => this.lookAt(index))
    for (const { text } of seen) if (text !== null) left.set(text, (left.get(text) ?? 0) - 1)
    const usedUp = (word: string): boolean => left.get(word)! <= 0
    const open = seen.flatMap(({ text, open: slot }, index): OpenSlot[] => {
      if (text !== null) return []
      if (!slot.matching.some(usedUp)) return [slot]
      const [matching, fitting] = [slot.matching, slot.fitting].map((words) => words.filter((word) => !usedUp(word)))
      const fewer = { ...slot, matching: matching!, fitting: fitting! }
      this.seen[index] = { text, open: fewer }
      return [fewer]
    })
    this.view = { open, left }
    return this.view
  }

  private lookAt(index: number): SeenSlot {
    const known = this.seen[index]
    if (known) return known
    const slot = this.slots.slots[index]!
    const letters = slot.cells.map((cell) => this.letter(cell))
    const full = letters.every((letter) => letter !== null)
    const matching = full
      ? []
      : (this.wordsOf.get(slot.length) ?? []).filter((word) =>
          letters.every((letter, at) => letter === null || letter === word.charAt(at)),
        )
    const fitting = matching.filter((word) => slot.cells.every((cell, at) => this.cells[cell]!.has(word.charAt(at))))
    const seen: SeenSlot = { text: full ? letters.join('') : null, open: { index, slot, matching, fitting } }
    this.seen[index] = seen
    return seen
  }

  private changed(cell: number): void {
    this.view = null
    for (const index of this.through[cell]!) this.seen[index] = null
  }

  place({ row, col, letter }: Move): void {
    const cell = row * this.puzzle.width + col
    this.cells[cell] = new Set([letter])
    this.changed(cell)
  }

  ruleOut({ row, col, letter }: Move): void {
    const cell = row * this.puzzle.width + col
    this.cells[cell]?.delete(letter)
    this.changed(cell)
  }

  move(cell: number, letter: string): Move {
    return { row: Math.floor(cell / this.puzzle.width), col: cell % this.puzzle.width, letter }
  }

  /** Letters in a slot's cells that none of these words has there. */
  unsupported(slot: Slot, words: readonly string[]): Move[] {
    return slot.cells.flatMap((cell, at) =>
      [...this.cells[cell]!]
        .filter((letter) => this.cells[cell]!.size > 1 && !words.some((word) => word.charAt(at) === letter))
        .map((letter) => this.move(cell, letter)),
    )
  }

  /** Moves that fill the open cells of a slot with a word. */
  writing(slot: Slot, word: string): Move[] {
    return slot.cells.flatMap((cell, at) => (this.letter(cell) === null ? [this.move(cell, word.charAt(at))] : []))
  }

  /** Follows crossings until nothing changes; returns what then has no candidate left, or null. */
  breakdown(): Breakdown | null {
    for (let changed = true; changed; ) {
      changed = false
      const bare = this.cells.findIndex((letters) => letters !== null && letters.size === 0)
      if (bare >= 0) {
        const { row, col } = this.move(bare, noLetter)
        return { left: 'cell', row, col }
      }
      const { open, left } = this.look()
      const places = new Map<string, number>()
      for (const { fitting } of open) for (const word of fitting) places.set(word, (places.get(word) ?? 0) + 1)
      for (const [word, copies] of left) {
        if (copies < 0) return { left: 'excess', word, slot: nameOf(this.lastWith(word)) }
        if (copies > 0 && (places.get(word) ?? 0) < copies) return { left: 'word', word }
      }
      for (const { slot, fitting } of open) {
        if (fitting.length === 0) return { left: 'place', slot: nameOf(slot) }
        for (const move of this.unsupported(slot, fitting)) {
          this.ruleOut(move)
          changed = true
        }
      }
    }
    return null
  }

  /** The last slot that is filled with a word. */
  private lastWith(word: string): Slot {
    return this.slots.slots.findLast((slot) => slot.cells.map((cell) => this.letter(cell) ?? empty).join('') === word)!
  }
}
