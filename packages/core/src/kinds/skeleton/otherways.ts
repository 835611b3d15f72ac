/**
 * Other solutions of a filled board, one after another, by conflict-driven clause learning that starts from the wanted letters:
 * what it finds differs in few cells. A cell that is given, or a set of cells of which one must be right, is one more clause.
 *
 * Clauses: a word in a slot spells its letters, every slot has a word, no copy of a word is in two slots, a cell has one
 * letter, some letter is not the wanted one. With as many words as slots that is all a filling is.
 * For lists of two letters the slot filler needs a thousand times as long to see that there is no other solution.
 */
import type { Budget } from '../../engine/budget.ts'
import { Cdcl, negative, positive } from '../../engine/cdcl.ts'
import { slotsOf } from '../../engine/wordgrid/slots.ts'

export class OtherWays {
  readonly white: readonly number[]
  private readonly solver: Cdcl
  /** The variable "this cell has the wanted letter", by cell; −1 for black. */
  private readonly wanted: Int32Array

  constructor(rows: readonly string[], words: readonly string[]) {
    const goal = Array.from(rows.join(''))
    const { slots } = slotsOf(rows)
    const alphabet = [...new Set(words.join(''))].sort()
    const codes = new Map(alphabet.map((letter, code) => [letter, code]))
    const letterAt = new Int32Array(goal.length).fill(-1)
    let variables = 0
    for (const slot of slots)
      for (const cell of slot.cells)
        if (letterAt[cell] === -1) {
          letterAt[cell] = variables
          variables += alphabet.length
        }
    const letter = (cell: number, text: string): number => letterAt[cell]! + (codes.get(text) ?? 0)

    const clauses: number[][] = []
    const places: number[][] = words.map(() => [])
    for (const slot of slots) {
      const here: number[] = []
      for (const [index, word] of words.entries()) {
        if (word.length !== slot.length) continue
        const lies = variables++
        here.push(positive(lies))
        places[index]!.push(lies)
        for (const [at, cell] of slot.cells.entries())
          clauses.push([negative(lies), positive(letter(cell, word.charAt(at)))])
      }
      clauses.push(here)
    }
    for (const place of places) clauses.push(...pairs(place))
    for (const first of letterAt)
      if (first >= 0) clauses.push(...pairs(Array.from(alphabet, (_, code) => first + code)))

    this.wanted = Int32Array.from(goal, (text, cell) => (letterAt[cell] === -1 ? -1 : letter(cell, text)))
    this.white = Array.from(this.wanted.keys()).filter((cell) => this.wanted[cell]! >= 0)
    clauses.push(this.white.map((cell) => negative(this.wanted[cell]!)))
    this.solver = new Cdcl(variables)
    for (const clause of clauses) this.solver.clause(clause)
    for (const cell of this.white) this.solver.phase[this.wanted[cell]!] = 1
  }

  /** The cells where one more solution differs; empty when there is none; null when the budget ran out. */
  next(budget: Budget): number[] | null {
    const found = this.solver.solve(budget)
    if (found === null) return null
    if (!found) return []
    const { value } = this.solver
    return this.white.filter((cell) => value[positive(this.wanted[cell]!)] !== 1)
  }

  /** From here on, one of these cells has the wanted letter. */
  oneIsRight(cells: readonly number[]): void {
    this.solver.clause(cells.map((cell) => positive(this.wanted[cell]!)))
  }
}

const pairs = (variables: readonly number[]): number[][] =>
  variables.flatMap((a, i) => variables.slice(i + 1).map((b) => [negative(a), negative(b)]))
