/** What a step rests on, as data; `explain.ts` puts it into words. Cells are row × size + column, cages their ids. */
export type LineName = 'row' | 'column' | 'box'

export interface LineRef {
  readonly line: LineName
  readonly index: number
}

/** A cage and what is left of its sum when its written numbers are taken off. */
export interface CagePart {
  readonly id: number
  readonly sum: number
  readonly written: readonly number[]
}

export type Why =
  /** One cell of a cage is open; the rest of the sum goes there. */
  | { readonly by: 'cage'; readonly cell: number; readonly cage: CagePart }
  /** One cell of a house is open; the missing value goes there. */
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
  /** Every way to fill the open cells of a sum leaves out some values. */
  | { readonly by: 'combinations'; readonly sum: KnownSum; readonly sets: readonly (readonly number[])[] }
  /** With one value in a cell, the other open cells of a sum would add up to at least, or at most, `others`. */
  | {
      readonly by: 'bounds'
      readonly sum: KnownSum
      readonly cell: number
      readonly value: number
      readonly side: 'least' | 'most'
      readonly others: number
    }
  /** Supposing a value in a cell, the placed cells follow, and then something cannot be met. */
  | {
      readonly by: 'refutation'
      readonly cell: number
      readonly value: number
      readonly then: readonly (readonly [cell: number, value: number])[]
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
  /** k cells of a house hold k values between them: they hold no others (naked), or others do not fit there (hidden). */
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

/** Cells whose sum is known: those still open, and what is left for them. */
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
  /** What the lines add up to. */
  readonly total: number
  /** in: the cages inside · out: all cages that touch the lines; their ids and their sums */
  readonly ids: readonly number[]
  readonly sums: readonly number[]
  /** Numbers already written in the cells of the sum. */
  readonly written: readonly number[]
}

export type Conflict =
  /** Another cell in a house of this one is left without a value. */
  | { readonly at: 'cell'; readonly cell: number }
  /** A value has no place in a house. */
  | { readonly at: 'house'; readonly house: LineRef }
  /** A sum cannot be reached. */
  | { readonly at: 'sum'; readonly from: CagePart | BandPart }
