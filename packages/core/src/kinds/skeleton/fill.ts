/**
 * Words for a pattern: whether there is a filling, and one, by conflict-driven clause learning (filling.ts) from random letters.
 *
 * For lists of two letters only. Of 24 patterns of 20 × 20 with 320 to 324 white cells, 22 were filled or shown to have no
 * filling within a third of a second, the other two in 0.7 s. Exchanging words between runs until all crossings agree, ten million moves
 * a second, filled two to four of ten such patterns in 1.3 s.
 */
import { Budget } from '../../engine/budget.ts'
import type { Rng } from '../../engine/rng.ts'
import type { Lexicon } from '../../engine/wordgrid/lexicon.ts'
import { slotsOf } from '../../engine/wordgrid/slots.ts'
import { Filling } from './filling.ts'

export class Fill {
  private readonly filling: Filling
  private readonly letterNumbers: ReadonlyMap<string, number>

  constructor(lexicon: Lexicon, rows: readonly string[], rng: Rng) {
    const words = lexicon.words.flatMap((word, id) => new Array<string>(lexicon.caps[id]!).fill(word))
    this.letterNumbers = new Map(lexicon.letters.map((letter, number) => [letter, number]))
    this.filling = new Filling(slotsOf(rows).slots, words)
    const { solver, cells, alphabet } = this.filling
    for (const cell of cells) solver.phase[this.filling.variable(cell, rng.pick(alphabet))] = 1
  }

  /** True: there is a filling, and it is known. False: there is none. Null: not known yet. */
  step(nodes: number): boolean | null {
    return this.filling.solver.solve(new Budget(nodes))
  }

  /** By white cell, row by row: the number of its letter in the lexicon. */
  *letters(): Generator<readonly [cell: number, letter: number]> {
    for (const cell of this.filling.cells) yield [cell, this.letterNumbers.get(this.filling.letter(cell)) ?? 0]
  }
}
