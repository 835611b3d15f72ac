/** What a person has on paper: for each cell the letters still possible, for each slot the words that can still go there. */
import { type Slot, type Slots, slotsOf } from '../../engine/wordgrid/slots.ts'
import { empty, type SkeletonMove, type SkeletonPuzzle } from './model.ts'

/** Stands for a letter that no word has. */
const noLetter = ''

export interface OpenSlot {
  readonly index: number
  readonly slot: Slot
  /** Words not used up that agree with the letters written in it. */
  readonly matching: readonly string[]
  /** Of those, the ones whose letters are all still possible. */
  readonly fitting: readonly string[]
}

export class Pencil {
  readonly puzzle: SkeletonPuzzle
  readonly slots: Slots
  /** For each cell its possible letters; null for black cells. */
  readonly cells: (Set<string> | null)[]
  private readonly words: ReadonlyMap<string, number>
  private view: { readonly open: readonly OpenSlot[]; readonly left: ReadonlyMap<string, number> } | null = null

  constructor(puzzle: SkeletonPuzzle, from?: Pencil) {
    this.puzzle = puzzle
    if (from) {
      this.slots = from.slots
      this.words = from.words
      this.cells = from.cells.map((letters) => letters && new Set(letters))
      return
    }
    this.slots = slotsOf(puzzle.rows)
    const words = new Map<string, number>()
    for (const { word } of puzzle.words) words.set(word, (words.get(word) ?? 0) + 1)
    this.words = words
    const letters = [...new Set(puzzle.words.flatMap(({ word }) => Array.from(word)))]
    if (letters.length === 1) letters.push(noLetter) // a list of one letter: its cells are not written yet either
    this.cells = puzzle.rows.flatMap((row) =>
      Array.from(row, (cell) => (cell === '#' ? null : new Set(cell === empty ? letters : [cell]))),
    )
  }

  copy(): Pencil {
    return new Pencil(this.puzzle, this)
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
    const waiting: number[] = []
    for (const [index, slot] of this.slots.slots.entries()) {
      const text = slot.cells.map((cell) => this.letter(cell) ?? empty).join('')
      if (text.includes(empty)) waiting.push(index)
      else left.set(text, (left.get(text) ?? 0) - 1)
    }
    const words = [...left].filter(([, copies]) => copies > 0).map(([word]) => word)
    const open = waiting.map((index): OpenSlot => {
      const slot = this.slots.slots[index]!
      const known = slot.cells.map((cell) => this.letter(cell))
      const matching = words.filter(
        (word) =>
          word.length === slot.length && known.every((letter, at) => letter === null || letter === word.charAt(at)),
      )
      const fitting = matching.filter((word) => slot.cells.every((cell, at) => this.cells[cell]!.has(word.charAt(at))))
      return { index, slot, matching, fitting }
    })
    this.view = { open, left }
    return this.view
  }

  place({ row, col, letter }: SkeletonMove): void {
    this.cells[row * this.puzzle.width + col] = new Set([letter])
    this.view = null
  }

  ruleOut({ row, col, letter }: SkeletonMove): void {
    this.cells[row * this.puzzle.width + col]?.delete(letter)
    this.view = null
  }

  move(cell: number, letter: string): SkeletonMove {
    return { row: Math.floor(cell / this.puzzle.width), col: cell % this.puzzle.width, letter }
  }

  /** Letters at a slot's cells that none of the words has there. */
  unsupported(slot: Slot, words: readonly string[]): SkeletonMove[] {
    return slot.cells.flatMap((cell, at) =>
      [...this.cells[cell]!]
        .filter((letter) => this.cells[cell]!.size > 1 && !words.some((word) => word.charAt(at) === letter))
        .map((letter) => this.move(cell, letter)),
    )
  }

  /** The open cells of a slot, filled with a word. */
  writing(slot: Slot, word: string): SkeletonMove[] {
    return slot.cells.flatMap((cell, at) => (this.letter(cell) === null ? [this.move(cell, word.charAt(at))] : []))
  }

  /** Follows crossings until nothing changes; false when some slot or word has no place left. */
  holds(): boolean {
    for (let changed = true; changed; ) {
      changed = false
      if (this.cells.some((letters) => letters !== null && letters.size === 0)) return false
      const { open, left } = this.look()
      if ([...left.values()].some((copies) => copies < 0)) return false
      for (const [word, copies] of left)
        if (copies > 0 && open.filter(({ fitting }) => fitting.includes(word)).length < copies) return false
      for (const { slot, fitting } of open) {
        if (fitting.length === 0) return false
        for (const move of this.unsupported(slot, fitting)) {
          this.ruleOut(move)
          changed = true
        }
      }
    }
    return true
  }
}
