/**
 * A filling of slots with words, as clauses for conflict-driven clause learning: a word in a slot spells its letters,
 * every slot has a word, no copy of a word is in two slots, a cell has one letter; and if a length has as many slots as
 * words, each of its words is in one.
 */
import { Cdcl, negative, positive } from '../../sat/cdcl.ts'
import type { Slot } from '../../wordgrid/slots.ts'

export class FillingClauses {
  readonly solver: Cdcl
  /** The white cells. */
  readonly cells: readonly number[]
  readonly alphabet: readonly string[]
  /** The variable "this cell has the first letter of the alphabet", by cell; those of the other letters follow. */
  private readonly firstOf = new Map<number, number>()

  constructor(slots: readonly Slot[], words: readonly string[]) {
    this.alphabet = [...new Set(words.join(''))].sort()
    this.cells = [...new Set(slots.flatMap(({ cells }) => cells))]
    let variables = 0
    for (const cell of this.cells) {
      this.firstOf.set(cell, variables)
      variables += this.alphabet.length
    }
    const clauses: number[][] = this.cells.flatMap((cell) =>
      pairs(this.alphabet.map((letter) => this.variable(cell, letter))),
    )
    const places: number[][] = words.map(() => [])
    const slotsOfLength = new Map<number, number>()
    for (const { length, cells } of slots) {
      slotsOfLength.set(length, (slotsOfLength.get(length) ?? 0) + 1)
      const here: number[] = []
      for (const [index, word] of words.entries()) {
        if (word.length !== length) continue
        const lies = variables++
        here.push(positive(lies))
        places[index]!.push(lies)
        for (const [at, cell] of cells.entries())
          clauses.push([negative(lies), positive(this.variable(cell, word.charAt(at)))])
      }
      clauses.push(here)
    }
    const wordsOfLength = new Map<number, number>()
    for (const { length } of words) wordsOfLength.set(length, (wordsOfLength.get(length) ?? 0) + 1)
    for (const [index, place] of places.entries()) {
      clauses.push(...pairs(place))
      const { length } = words[index]!
      if (slotsOfLength.get(length) === wordsOfLength.get(length)) clauses.push(place.map(positive))
    }
    this.solver = new Cdcl(variables)
    for (const clause of clauses) this.solver.clause(clause)
  }

  /** The variable "this cell has this letter"; some word must have the letter. */
  variable(cell: number, letter: string): number {
    const first = this.firstOf.get(cell)
    const number = this.alphabet.indexOf(letter)
    if (first === undefined || number < 0) throw new Error('a cell or a letter without part in a filling')
    return first + number
  }

  /** The letter of a cell in the solution found. */
  letter(cell: number): string {
    const { value } = this.solver
    return this.alphabet.find((letter) => value[positive(this.variable(cell, letter))] === 1) ?? ''
  }
}

const pairs = (variables: readonly number[]): number[][] =>
  variables.flatMap((a, i) => variables.slice(i + 1).map((b) => [negative(a), negative(b)]))
