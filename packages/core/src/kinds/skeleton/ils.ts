/**
 * The founding text's iterated local search, as described there, for comparison.
 *
 * Local search: add random words that cross placed ones until none can be added. Perturbation: delete random words
 * until the board falls apart, keep the largest piece, move it by one cell in a random direction if there is room. If
 * the next local optimum has no more white cells, go back. (The sign in the text's update rule is lost; its words say
 * "restore when not improved".)
 *
 * Where the text is silent or would not end:
 * - A word may also lengthen another (NIGER → NIGERIA, which frees NIGER) or lie alongside, if every run it makes is a
 *   listed word; the text adds words that cross, and forbids only unlisted ones.
 * - Those other runs may need a word that is used up; such a pick is refused, and the 20th refusal ends the local
 *   search.
 * - A line keeps 512 placements, from a random start on (`wordgrid/placements.ts`); longer lists, of few letters on
 *   dense boards, are not drawn from evenly.
 * - With a deleted word, others that are no words without it are deleted too; a remaining run that is a word stays as
 *   that word.
 * - After as many deletions as there are words, the board counts as fallen apart (on dense boards it may never), and an
 *   empty one gets a new first word.
 * - What happens with the result is up to the maker (search.ts), not the text: the board is cut when every word is in
 *   (unless `--objective white` keeps it), and letters are given where it has several solutions, which the text does
 *   not consider.
 */
import type { Rng } from '../../base/rng.ts'
import { Board, type Direction, type Saved } from '../../wordgrid/board.ts'
import { Placements, startOf, wordOf } from '../../wordgrid/placements.ts'
import type { WordIndex } from '../../wordgrid/wordindex.ts'

export class Ils {
  readonly board: Board
  readonly best: Saved
  private readonly rng: Rng
  private readonly placements: Placements
  private readonly moving: boolean

  /** `moving`: perturbation also moves the board by a cell; the text compares both variants. */
  constructor(wordIndex: WordIndex, width: number, height: number, rng: Rng, moving: boolean) {
    this.board = new Board(wordIndex, width, height)
    this.rng = rng
    this.moving = moving
    this.placements = new Placements(this.board, rng, 512, false)
    this.best = this.board.saved()
  }

  /** One perturbation and one local search; returns whether the kept board has more white cells than before. */
  step(): boolean {
    const { board, best, placements } = this
    placements.begin()
    if (board.white === 0) this.layFirst()
    else this.perturb()
    this.climb()
    if (board.white > best.white) {
      board.save(best)
      return true
    }
    board.restore(best)
    placements.undo()
    return false
  }

  private below(n: number): number {
    return Math.floor(this.rng.float() * n)
  }

  private layFirst(): void {
    const { board } = this
    const { lengths } = board.wordIndex
    for (let attempt = 0; attempt < 1000 && board.white === 0; attempt++) {
      const word = this.below(lengths.length)
      const way = this.below(2) as Direction
      const wide = board.width - (way === 0 ? lengths[word]! : 1)
      const high = board.height - (way === 0 ? 1 : lengths[word]!)
      if (wide >= 0 && high >= 0) board.place(word, board.cellAt(this.below(high + 1), this.below(wide + 1)), way)
    }
  }

  private climb(): void {
    const { board, placements } = this
    const { used, wordIndex } = board
    for (let refusals = 0; refusals < 20; ) {
      placements.refresh()
      let seen = 0
      let line = 0
      let chosen = 0
      for (let l = 0; l < placements.lines; l++)
        for (let i = 0; i < placements.count(l); i++) {
          const placement = placements.at(l, i)
          if (used[wordOf(placement)]! >= wordIndex.caps[wordOf(placement)]!) continue
          if (this.below(++seen) === 0) {
            line = l
            chosen = placement
          }
        }
      if (seen === 0) return
      const way = placements.directionOf(line)
      if (!board.place(wordOf(chosen), placements.firstCellOf(line) + startOf(chosen) * board.steps[way], way))
        refusals++
    }
  }

  private perturb(): void {
    const { board } = this
    for (let max = board.words; max > 0 && board.white > 0 && board.components() < 2; max--) {
      let target = this.below(board.words)
      for (let way = 0; way < 2; way++) {
        const runs = board.runs[way as Direction]
        const step = board.steps[way as Direction]
        for (let cell = 0; cell < runs.length && target >= 0; cell++)
          if (runs[cell] !== 0 && runs[cell - step] === 0 && target-- === 0) board.remove(cell, way as Direction)
      }
    }
    board.keepLargest()
    if (this.moving) board.shift(this.below(2) as Direction, this.below(2) === 0 ? 1 : -1)
    if (board.white === 0) this.layFirst()
  }
}
