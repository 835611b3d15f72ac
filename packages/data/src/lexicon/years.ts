/** School years, counted from the first year of primary school. */
export interface Years {
  readonly first: number
  readonly last: number
}

export const allYears: Years = { first: 1, last: 10 }
