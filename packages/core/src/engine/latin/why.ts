/** What a step rests on, as data; `explain.ts` puts it into words. Cells are row × size + column, cages their ids. */
import type { LineName } from './board.ts'

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
  /** One cell is left for a value in a house. */
  | { readonly by: 'place'; readonly cell: number; readonly house: LineRef; readonly value: number }
  /** The other cells of a line have a known sum. */
  | {
      readonly by: 'line-sum'
      readonly cell: number
      readonly house: LineRef
      readonly total: number
      readonly written: readonly number[]
      readonly cages: readonly CagePart[]
    }
