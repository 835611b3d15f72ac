/**
 * Fills a pattern from a list of two letters, or shows that this is impossible, by conflict-driven clause learning
 * (filling.ts) from random letters. Patterns of 20 × 20 take up to 0.7 s.
 */
import { Budget } from '../../base/budget.ts'
import type { Rng } from '../../base/rng.ts'
import { slotsOf } from '../../wordgrid/slots.ts'
import type { WordIndex } from '../../wordgrid/wordindex.ts'
import { FillingClauses } from './filling.ts'

export class Fill {
  private readonly filling: FillingClauses
  private readonly letterNumbers: ReadonlyMap<string, number>

  constructor(wordIndex: WordIndex, rows: readonly string[], rng: Rng) {
    const words = wordIndex.words.flatMap((word, id) => new Array<string>(wordIndex.caps[id]!).fill(word))
    this.letterNumbers = new Map(wordIndex.letters.map((letter, number) => [letter, number]))
    this.filling = new FillingClauses(slotsOf(rows).slots, words)
    const { solver, cells, alphabet } = this.filling
    for (const cell of cells) solver.phase[this.filling.variable(cell, rng.pick(alphabet))] = 1
  }

  /** true: a filling was found. false: there is none. null: not decided yet. */
  step(nodes: number): boolean | null {
    return this.filling.solver.solve(new Budget(nodes))
  }

  /** The letter of each white cell, row by row, as its number in the word index. */
  *letters(): Generator<readonly [cell: number, letter: number]> {
    for (const cell of this.filling.cells) yield [cell, this.letterNumbers.get(this.filling.letter(cell)) ?? 0]
  }
}
