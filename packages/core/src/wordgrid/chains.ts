/**
 * Connects the words of a list in few pieces where letters are scarce, by taking some off and joining them again, over
 * and over.
 *
 * At first each word is a piece (piece.ts). The one with the fewest ways to be joined to the largest is joined next, in
 * one of those ways that use up the fewest letters; where none is left, the next piece begins. Then few or many words
 * are taken off, and all that hangs apart is joined again. That stays unless there are more pieces, or as many and the
 * large ones are smaller. The fewest pieces are packed in turn with that: few words are taken off, and go where the
 * rectangle around their piece costs least (shape.ts); that stays if the pieces cost no more, or at times a little
 * more.
 */
import { between, exp } from '../base/exp.ts'
import type { Rng } from '../base/rng.ts'
import type { Size } from '../spec/size.ts'
import { type Hung, type Join, Piece } from './piece.ts'
import type { ShapeCost } from './shape.ts'

/** In one of this many joins the piece is chosen at random instead of by scarcity. */
const anyOf = 4
/** How many words are taken off at most while packing. */
const few = 4
/** By about so many cells may pieces become dearer, at the start of a round of packing and at its end. */
const warmth = { first: 5, last: 0.3 } as const
const round = 200

export class Chains {
  /** The fewest pieces, at the least cost that was found. */
  pieces: readonly Piece[]
  private readonly rng: Rng
  private readonly min: number
  /** The pieces from which the search goes on; possibly more, and of any extent. */
  private wandering: readonly Piece[]
  private isTight = false

  private readonly cost: ShapeCost
  /** As many pieces as the fewest, which are packed in little room, and what they cost. */
  private packing: readonly Piece[]
  private packingCost: number
  private leastCost: number
  private packs = 0

  /** No fewer than `min` pieces are looked for. */
  constructor(words: readonly string[], rng: Rng, min: number, cost: ShapeCost) {
    this.rng = rng
    this.cost = cost
    this.min = min
    this.wandering = this.join(words.map((word) => new Piece([{ word, row: 0, col: 0, isDown: false }])))
    this.pieces = this.wandering
    this.packing = this.pieces
    this.leastCost = this.costOf(this.pieces)
    this.packingCost = this.leastCost
  }

  /** True when there are fewer pieces or they need less room. */
  step(): boolean {
    this.isTight = this.pieces.length <= this.min || !this.isTight
    if (this.isTight) return this.pack()
    const after = this.join(this.loosened(this.wandering))
    if (worthOf(after) >= worthOf(this.wandering)) this.wandering = after
    if (after.length >= this.pieces.length) return false
    this.pieces = after
    this.leastCost = this.costOf(after)
    this.packTo(after, this.leastCost)
    return true
  }

  rows(): string[][] {
    return this.pieces.map((piece) => piece.rows())
  }

  private pack(): boolean {
    const progress = (this.packs++ % round) / round
    if (progress === 0) this.packTo(this.pieces, this.leastCost)
    const after = this.join(this.loosened(this.packing))
    if (after.length > this.pieces.length) return false
    const cost = this.costOf(after)
    const isFewer = after.length < this.pieces.length
    const loss = isFewer ? 0 : cost - this.packingCost
    if (loss > 0 && this.rng.float() >= exp(-loss / between(warmth.first, warmth.last, progress))) return false
    this.packTo(after, cost)
    if (!isFewer && cost >= this.leastCost) return false
    this.pieces = after
    this.leastCost = cost
    return true
  }

  private roomOf({ width, height }: Size): number {
    return this.cost.frame(width, height)
  }

  private packTo(pieces: readonly Piece[], cost: number): void {
    this.packing = pieces
    this.packingCost = cost
  }

  private costOf(pieces: readonly Piece[]): number {
    return pieces.reduce((sum, { outline }) => sum + this.cost.board(outline), 0)
  }

  private loosened(pieces: readonly Piece[]): Piece[] {
    const { rng } = this
    const words = pieces.flatMap((piece) => piece.words)
    const max = this.isTight ? Math.min(few, words.length) : 1 + rng.below(words.length)
    const off = new Set(rng.shuffle(words).slice(0, 1 + rng.below(max)))
    return pieces.flatMap((piece) => {
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

  /** Among the pieces that can be joined to this one, the one with the fewest ways; sometimes any of them. */
  private scarcest(piece: Piece, others: readonly Piece[]): { other: Piece; join: Join } | null {
    const isAny = this.rng.below(anyOf) === 0
    let best: { other: Piece; joins: readonly Join[] } | null = null
    for (const other of others) {
      const joins = piece.joins(other)
      if (joins.length > 0 && (!best || joins.length < best.joins.length)) best = { other, joins }
      if (isAny && best) break
    }
    if (!best) return null
    const min = Math.min(...best.joins.map(({ crossings }) => crossings))
    const thrifty = best.joins.filter(({ crossings }) => crossings === min)
    const join =
      this.isTight && this.rng.below(4) > 0
        ? thrifty.reduce((a, b) => (this.roomOf(b) < this.roomOf(a) ? b : a))
        : this.rng.pick(thrifty)
    return { other: best.other, join }
  }
}

/** Fewer pieces are better; with equal numbers, a larger one. */
const worthOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { words }) => sum + words.length ** 2, 0) - 1e6 * pieces.length

/** Splits words into pieces by the crossings that they still have. */
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
 * The words taken off a piece. Where one of them crossed two neighbouring words, whose letters would form a run without
 * it, the second of these is taken off too.
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

/** The index of the letter at which a word crosses another; null: they do not cross. */
function crossingAt(one: Hung, other: Hung): number | null {
  if (one.isDown === other.isDown) return null
  const [rows, cols] = [other.row - one.row, other.col - one.col]
  const [at, back] = one.isDown ? [rows, -cols] : [cols, -rows]
  return at >= 0 && at < one.word.length && back >= 0 && back < other.word.length ? at : null
}
