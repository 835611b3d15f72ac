/**
 * Every solution with a list: backtracking over the letters of the numbers, word by word.
 *
 * Method: a word can go into a slot if its letters repeat as the slot's numbers do and agree with what is known both
 * ways, letter of a number and number of a letter. Branch where least is open: on the slot with the fewest words, or on
 * the word with the fewest slots. Placing a word makes its letters known. One budget step is one node. Without a list
 * any letters fit, which means "several", and no answer worth showing.
 */
import type { Budget } from '../../base/budget.ts'
import type { Solved } from '../../kind/craft.ts'
import { toSolved } from '../../kind/solved.ts'
import { slotsOf } from '../../wordgrid/slots.ts'
import { type Answer, type Codeword, type Puzzle, patternOf, rowsWith } from './puzzle/model.ts'

export function solve(puzzle: Puzzle, limit: number, budget: Budget): Solved<Codeword> {
  const before = budget.spent
  if (!puzzle.words)
    return { status: budget.spend() ? 'several' : 'unknown', answers: [], steps: budget.spent - before }
  const solver = new Decoder(puzzle, puzzle.words, limit, budget)
  const exhausted = solver.run()
  return toSolved(solver.answers, exhausted, budget.spent - before)
}

/** The next trial: a word in a slot. */
type Choice = readonly [slot: number, word: string]

class Decoder {
  readonly answers: Answer[] = []
  private readonly puzzle: Puzzle
  private readonly limit: number
  private readonly budget: Budget
  /** The numbers of each slot. */
  private readonly slots: readonly (readonly number[])[]
  /** Copies of each word that are not placed yet. */
  private readonly left = new Map<string, number>()
  private readonly open: Set<number>
  private readonly letterOf = new Map<number, string>()
  private readonly numberOf = new Map<string, number>()

  constructor(puzzle: Puzzle, words: readonly { readonly word: string }[], limit: number, budget: Budget) {
    this.puzzle = puzzle
    this.limit = limit
    this.budget = budget
    const codes = puzzle.codes.flat()
    this.slots = slotsOf(patternOf(puzzle)).slots.map(({ cells }) => cells.map((cell) => codes[cell]!))
    this.open = new Set(this.slots.keys())
    for (const { word } of words) this.left.set(word, (this.left.get(word) ?? 0) + 1)
  }

  /** Returns whether the whole space was searched. */
  run(): boolean {
    if (!this.budget.spend()) return false
    const copies = [...this.left.values()].reduce((sum, count) => sum + count, 0)
    if (copies !== this.slots.length) return true
    for (const { number, letter } of this.puzzle.givens) this.learn(number, letter)
    return this.branch(
      this.slots.map((slot) =>
        [...this.left.keys()].filter((word) => word.length === slot.length && this.fits(slot, word)),
      ),
    )
  }

  private learn(number: number, letter: string): void {
    this.letterOf.set(number, letter)
    this.numberOf.set(letter, number)
  }

  private fits(slot: readonly number[], word: string): boolean {
    const letters = new Map<number, string>()
    const numbers = new Map<string, number>()
    return slot.every((number, at) => {
      const letter = word.charAt(at)
      const known = this.letterOf.get(number) ?? letters.get(number)
      const owner = this.numberOf.get(letter) ?? numbers.get(letter)
      letters.set(number, letter)
      numbers.set(letter, number)
      return (known === undefined || known === letter) && (owner === undefined || owner === number)
    })
  }

  /**
   * `before`: the words that could go into each slot one node earlier. Returns false if enough was found, or the budget
   * ran out.
   */
  private branch(before: readonly (readonly string[])[]): boolean {
    if (this.open.size === 0) {
      this.answers.push({ rows: rowsWith(this.puzzle, (number) => this.letterOf.get(number)) })
      return this.answers.length < this.limit
    }
    const now = before.map((words, slot) =>
      this.open.has(slot) ? words.filter((word) => this.left.get(word)! > 0 && this.fits(this.slots[slot]!, word)) : [],
    )
    for (const choice of this.fewest(now)) {
      if (!this.budget.spend()) return false
      const isGoingOn = this.trying(choice, () => this.branch(now))
      if (!isGoingOn) return false
    }
    return true
  }

  /**
   * The words of the slot with fewest words, or the slots of the word with fewest slots; empty if some slot or word has
   * none.
   */
  private fewest(now: readonly (readonly string[])[]): Choice[] {
    let best: Choice[] | null = null
    const places = new Map<string, Choice[]>()
    for (const slot of this.open) {
      const words = now[slot]!
      for (const word of words) places.set(word, [...(places.get(word) ?? []), [slot, word]])
      if (best === null || words.length < best.length) best = words.map((word) => [slot, word])
    }
    for (const [word, copies] of this.left) {
      const here = places.get(word) ?? []
      if (here.length < copies) return []
      if (copies === 1 && (best === null || here.length < best.length)) best = here
    }
    return best ?? []
  }

  private trying([slot, word]: Choice, go: () => boolean): boolean {
    const learnt: number[] = []
    for (const [at, number] of this.slots[slot]!.entries())
      if (!this.letterOf.has(number)) {
        this.learn(number, word.charAt(at))
        learnt.push(number)
      }
    this.left.set(word, this.left.get(word)! - 1)
    this.open.delete(slot)
    const isGoingOn = go()
    this.open.add(slot)
    this.left.set(word, this.left.get(word)! + 1)
    for (const number of learnt) {
      this.numberOf.delete(this.letterOf.get(number)!)
      this.letterOf.delete(number)
    }
    return isGoingOn
  }
}
