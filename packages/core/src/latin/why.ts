/** The reason for a step, as data; `explain.ts` puts it into words. Cells are row × size + column, cages their ids. */
export type LineName = 'row' | 'column' | 'box'

export interface LineRef {
  readonly line: LineName
  readonly index: number
}

/** A cage and the rest of its sum when its written numbers are subtracted. */
export interface CagePart {
  readonly id: number
  readonly sum: number
  readonly written: readonly number[]
}

export type Why =
  /** One cell of a cage is open; it gets the rest of the sum. */
  | { readonly by: 'cage'; readonly cell: number; readonly cage: CagePart }
  /** One cell of a house is open; it gets the missing value. */
  | { readonly by: 'last'; readonly cell: number; readonly house: LineRef; readonly value: number }
  /** One value is left for a cell. */
  | { readonly by: 'value'; readonly cell: number; readonly value: number; readonly inHouses: readonly number[] }
  /** One cell is left for a value in a house; the others have it in another of their houses, or lost it before. */
  | {
      readonly by: 'place'
      readonly cell: number
      readonly house: LineRef
      readonly value: number
      readonly elsewhere: 'written' | 'struck' | 'both'
    }
  /** The other cells of a line have a known sum. */
  | {
      readonly by: 'line-sum'
      readonly cell: number
      readonly house: LineRef
      readonly total: number
      readonly written: readonly number[]
      readonly cages: readonly CagePart[]
    }
  /** Every way to fill the open cells of a sum leaves some values out: those in none of the sets or cases. */
  | {
      readonly by: 'combinations'
      readonly sum: KnownSum
      readonly sets: readonly (readonly number[])[]
      readonly cases: readonly Case[]
    }
  /** With one value in a cell, the other open cells of a sum add up to at least, or at most, the sum of `others`. */
  | {
      readonly by: 'bounds'
      readonly sum: KnownSum
      readonly cell: number
      readonly value: number
      readonly side: 'least' | 'most'
      readonly others: readonly number[]
    }
  /** Supposing a value in a cell, the links follow one after another, and then something cannot be met. */
  | {
      readonly by: 'refutation'
      readonly cell: number
      readonly value: number
      readonly links: readonly Link[]
      readonly conflict: Conflict
    }
  /** All places of a value in one house lie in another. */
  | {
      readonly by: 'locked'
      readonly value: number
      readonly from: LineRef
      readonly to: LineRef
      readonly cells: readonly number[]
    }
  /** k cells of a house hold k values between them: no others fit there (naked), or those fit nowhere else (hidden). */
  | {
      readonly by: 'naked' | 'hidden'
      readonly house: LineRef
      readonly cells: readonly number[]
      readonly values: readonly number[]
    }
  /** The places of a value in some lines lie in as many crossing lines. */
  | {
      readonly by: 'fish'
      readonly value: number
      readonly base: readonly LineRef[]
      readonly cover: readonly LineRef[]
      readonly cells: readonly number[]
    }

/** A value in a cell of a sum, with which the others cannot make up the rest. */
export interface Case {
  readonly cell: number
  readonly value: number
  /** What the others may then hold. */
  readonly others: readonly (readonly [cell: number, left: readonly number[]])[]
  /** Where that is already too much or too little: numbers that add up to the minimum or maximum. */
  readonly reach: { readonly side: 'least' | 'most'; readonly values: readonly number[] } | null
}

/** Cells whose sum is known: those still open, and what remains for them. */
export interface KnownSum {
  readonly cells: readonly number[]
  readonly rest: number
  readonly from: CagePart | BandPart
}

/** A sum that follows from whole lines: the cells that the cages at the edge have in them, or outside of them. */
export interface BandPart {
  readonly line: LineName
  readonly first: number
  readonly last: number
  readonly side: 'in' | 'out'
  /** The total of the lines. */
  readonly total: number
  /** in: the cages inside · out: all cages that touch the lines; their ids and their sums */
  readonly ids: readonly number[]
  readonly sums: readonly number[]
  /** Numbers already written in the cells of the sum. */
  readonly written: readonly number[]
}

/** A link of a chain: the values that a cell keeps. A single one is placed and removed from its houses. */
export interface Link {
  readonly cell: number
  readonly left: readonly number[]
  readonly reason: Reason
}

export type Reason =
  /** Its houses took the other values, or they were ruled out before. */
  | { readonly by: 'value' }
  /** Its only place in a house. */
  | { readonly by: 'place'; readonly house: LineRef }
  /** With any other value a sum could not be reached. */
  | { readonly by: 'sum'; readonly from: SumRef }

/** A cage, or the cells that whole cages leave in lines or outside of them. */
export type SumRef = Pick<CagePart, 'id' | 'sum'> | Pick<BandPart, 'line' | 'first' | 'last' | 'side'>

export type Conflict =
  /** A cell is left without a value. */
  | { readonly at: 'cell'; readonly cell: number }
  /** A value would stand twice in a house. */
  | { readonly at: 'twice'; readonly house: LineRef; readonly value: number; readonly cells: readonly number[] }
  /** A value has no place in a house. */
  | { readonly at: 'place'; readonly house: LineRef; readonly value: number }
  /** Several values have their only place in a house in the same cell. */
  | { readonly at: 'shared'; readonly house: LineRef; readonly cell: number; readonly values: readonly number[] }
  /** What is left for some cells cannot add up to their sum. */
  | {
      readonly at: 'sum'
      readonly from: SumRef
      readonly sum: number
      readonly cells: readonly (readonly [cell: number, left: readonly number[]])[]
    }
