/**
 * The cages of a board in typed arrays, as the propagation reads them.
 *
 * A cage lists terms: a term below `cells` is an added cell; a subtracted cell is the term `cells` higher and counts
 * size + 1 − value, with the sum raised to match. So every cage is a plain sum of terms. Terms are listed by line, once
 * for each family of lines; a run of terms with the same line and sign is a segment: its open cells hold different
 * values.
 */
import type { Cage } from './model.ts'

/** The terms of all cages in the order of one family of lines. */
export interface Listing {
  terms: Int32Array
  /** By cage: the first of its segments. */
  segmentStart: Int32Array
  /** By segment: the end of its terms. */
  segmentEnd: Int32Array
}

const emptyListing = (): Listing => ({
  terms: new Int32Array(0),
  segmentStart: new Int32Array(0),
  segmentEnd: new Int32Array(0),
})

export class CageList {
  length = 0
  sum = new Int32Array(0)
  /** By cage: the start of its terms, in both listings. */
  start = new Int32Array(0)
  readonly along = emptyListing()
  readonly across = emptyListing()
  /** The cages of each cell: `words` words with one bit for each cage. */
  ofCell = new Int32Array(0)
  words = 0
  private readonly size: number
  private readonly cells: number
  private readonly perCell: number
  private readonly housesOf: Int32Array

  /** `housesOf` gives the `perCell` houses of each cell, those of the two families of lines first. */
  constructor(size: number, cells: number, perCell: number, housesOf: Int32Array) {
    this.size = size
    this.cells = cells
    this.perCell = perCell
    this.housesOf = housesOf
  }

  load(cages: readonly Cage[]): void {
    const { cells, along, across } = this
    this.makeRoom(cages)
    const { words, ofCell } = this
    let at = 0
    for (let cage = 0; cage < cages.length; cage++) {
      const { cells: plus, minus, sum } = cages[cage]!
      const word = cage >> 5
      const bit = 1 << (cage & 31)
      this.start[cage] = at
      this.sum[cage] = sum
      for (const cell of plus) {
        along.terms[at] = across.terms[at] = cell
        at++
        ofCell[cell * words + word]! |= bit
      }
      if (minus)
        for (const cell of minus) {
          along.terms[at] = across.terms[at] = cells + cell
          at++
          ofCell[cell * words + word]! |= bit
          this.sum[cage]! += this.size + 1
        }
      this.start[cage + 1] = at
      this.arrange(cage, along, 0)
      this.arrange(cage, across, 1)
    }
  }

  private makeRoom(cages: readonly Cage[]): void {
    let total = 0
    for (const cage of cages) total += cage.cells.length + (cage.minus?.length ?? 0)
    if (this.sum.length < cages.length) {
      this.sum = new Int32Array(cages.length)
      this.start = new Int32Array(cages.length + 1)
      for (const listing of [this.along, this.across]) listing.segmentStart = new Int32Array(cages.length + 1)
    }
    if (this.along.terms.length < total)
      for (const listing of [this.along, this.across]) {
        listing.terms = new Int32Array(total)
        listing.segmentEnd = new Int32Array(total)
      }
    this.length = cages.length
    this.words = (cages.length + 31) >> 5
    const room = this.cells * this.words
    if (this.ofCell.length < room) this.ofCell = new Int32Array(room)
    else this.ofCell.fill(0)
  }

  /** Sorts the terms of a cage and finds its segments. Insertion sort, because cages are small and nearly sorted. */
  private arrange(cage: number, { terms, segmentStart, segmentEnd }: Listing, family: number): void {
    const start = this.start[cage]!
    const end = this.start[cage + 1]!
    for (let i = start + 1; i < end; i++) {
      const term = terms[i]!
      const run = this.runOf(term, family)
      let at = i
      for (; at > start && this.runOf(terms[at - 1]!, family) > run; at--) terms[at] = terms[at - 1]!
      terms[at] = term
    }
    let segment = segmentStart[cage]!
    for (let i = start; i < end; i++)
      if (i + 1 === end || this.runOf(terms[i]!, family) !== this.runOf(terms[i + 1]!, family))
        segmentEnd[segment++] = i + 1
    segmentStart[cage + 1] = segment
  }

  /** One number for a line and a sign. */
  private runOf(term: number, family: number): number {
    const { cells, housesOf, perCell } = this
    return term < cells ? 2 * housesOf[term * perCell + family]! : 2 * housesOf[(term - cells) * perCell + family]! + 1
  }
}
