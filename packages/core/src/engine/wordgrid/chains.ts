/**
 * The words of a list hung on each other in few pieces, where letters are scarce: some are taken off and hung up again, over and
 * over.
 *
 * At first each word is a piece (piece.ts). The one with the fewest ways to be joined to the largest is joined next, in one of those
 * ways that use up the fewest letters: a random one, or the one that takes the least room. Where none is left, the next piece
 * begins. Then few or many words are taken off, and all that hangs apart is joined again. That stays unless it is worse: fewer pieces are
 * better, among as many a larger one is, and at times less room.
 */
import type { Rng } from '../rng.ts'
import { type Hung, type Join, Piece } from './piece.ts'

/** In one of so many joins the scarcity of ways does not count. */
const anyOf = 4
/** Steps in which room does not count, and in which it does, in turn. */
const tide = 500

export class Chains {
  pieces: readonly Piece[]
  private readonly rng: Rng
  private turns = 0
  /** Whether room counts now. */
  private isTight = false

  constructor(words: readonly string[], rng: Rng) {
    this.rng = rng
    this.pieces = this.join(words.map((word) => new Piece([{ word, row: 0, col: 0, isDown: false }])))
  }

  /** True when that is better. */
  step(): boolean {
    this.isTight = Math.floor(this.turns++ / tide) % 2 === 1
    const after = this.join(this.loosened())
    const gain = this.worthOf(after) - this.worthOf(this.pieces)
    if (gain >= 0) this.pieces = after
    return gain > 0
  }

  rows(): string[][] {
    return this.pieces.map((piece) => piece.rows())
  }

  private worthOf(pieces: readonly Piece[]): number {
    const largest = pieces.reduce((sum, { words }) => sum + words.length ** 2, 0)
    const room = this.isTight ? pieces.reduce((sum, { area }) => sum + area, 0) : 0
    return 1e4 * largest - room - 1e10 * pieces.length
  }

  private loosened(): Piece[] {
    const { rng } = this
    const words = this.pieces.flatMap((piece) => piece.words)
    const most = 1 + rng.below(words.length)
    const off = new Set(rng.shuffle(words).slice(0, 1 + rng.below(most)))
    return this.pieces.flatMap((piece) => {
      const taken = withNeighbours(piece.words, off)
      return [
        ...connected(piece.words.filter((hung) => !taken.has(hung))),
        ...Array.from(taken, (hung) => new Piece([hung])),
      ]
    })
  }

  private join(pieces: readonly Piece[]): Piece[] {
    const rest = this.rng.shuffle([...pieces]).sort((a, b) => b.words.length - a.words.length)
    const done: Piece[] = []
    for (let piece = rest.shift(); piece; piece = rest.shift()) {
      for (let next = this.scarcest(piece, rest); next; next = this.scarcest(piece, rest)) {
        rest.splice(rest.indexOf(next.other), 1)
        piece = piece.joined(next.other, next.join)
      }
      done.push(piece)
    }
    return done
  }

  /** Of the pieces that can be joined to this one the one with the fewest ways; at times just any. */
  private scarcest(piece: Piece, others: readonly Piece[]): { other: Piece; join: Join } | null {
    const isAny = this.rng.below(anyOf) === 0
    let best: { other: Piece; joins: readonly Join[] } | null = null
    for (const other of others) {
      const joins = piece.joins(other)
      if (joins.length > 0 && (!best || joins.length < best.joins.length)) best = { other, joins }
      if (isAny && best) break
    }
    if (!best) return null
    const least = Math.min(...best.joins.map(({ crossings }) => crossings))
    const thrifty = best.joins.filter(({ crossings }) => crossings === least)
    const join =
      this.isTight && this.rng.below(2) === 0
        ? thrifty.reduce((a, b) => (b.area < a.area ? b : a))
        : this.rng.pick(thrifty)
    return { other: best.other, join }
  }
}

/** The words that still hang together, as pieces. */
function connected(words: readonly Hung[]): Piece[] {
  const rest = new Set(words)
  const pieces: Piece[] = []
  for (const first of words) {
    if (!rest.delete(first)) continue
    const piece = [first]
    for (const one of piece)
      for (const other of rest)
        if (crossingAt(one, other) !== null) {
          rest.delete(other)
          piece.push(other)
        }
    pieces.push(new Piece(piece))
  }
  return pieces
}

/**
 * The words of a piece that are taken off; and where one of these ran through two words side by side, whose letters would be a run
 * without it, the second of them too.
 */
function withNeighbours(words: readonly Hung[], off: ReadonlySet<Hung>): Set<Hung> {
  const taken = new Set(words.filter((hung) => off.has(hung)))
  for (const one of taken) {
    const crossed = new Set<number>()
    for (const other of words) {
      const at = taken.has(other) ? null : crossingAt(one, other)
      if (at === null) continue
      if (crossed.has(at - 1) || crossed.has(at + 1)) taken.add(other)
      else crossed.add(at)
    }
  }
  return taken
}

/** At which of its letters a word crosses another; null: it does not. */
function crossingAt(one: Hung, other: Hung): number | null {
  if (one.isDown === other.isDown) return null
  const [rows, cols] = [other.row - one.row, other.col - one.col]
  const [at, back] = one.isDown ? [rows, -cols] : [cols, -rows]
  return at >= 0 && at < one.word.length && back >= 0 && back < other.word.length ? at : null
}
