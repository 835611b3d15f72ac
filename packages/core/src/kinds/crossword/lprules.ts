/**
 * The black-cell rules and symmetries as linear limits, one bend for each place where a rule can be broken, so that
 * breaks count as in blackcells.ts. A bend may need several limits: where cells must be equal, neither may be black
 * alone.
 */
import type { Spec } from './spec.ts'

/** The sum of the terms is at most `max` where the rule holds. */
interface Limit {
  readonly terms: readonly string[]
  readonly max: number
}

/** Names of the variables that are 1 if the cell (row, column, from 1) is black, and if it is white. */
export interface CellNames {
  black(row: number, col: number): string
  white(row: number, col: number): string
}

export function bendsOf(
  { rules, symmetry }: Pick<Spec, 'rules' | 'symmetry'>,
  width: number,
  height: number,
  { black, white }: CellNames,
): Limit[][] {
  const bends: Limit[][] = []
  const inside = (row: number, col: number): boolean => row >= 1 && col >= 1 && row <= height && col <= width
  const notAll = (cells: readonly (readonly [row: number, col: number])[], ...others: string[]): void => {
    if (!cells.every(([row, col]) => inside(row, col))) return
    const terms = [...cells.map(([row, col]) => black(row, col)), ...others].map((name) => `+ ${name}`)
    bends.push([{ terms, max: terms.length - 1 }])
  }
  const chain = (row: number, col: number, down: number, right: number, length: number): void =>
    notAll(Array.from({ length }, (_, k) => [row + k * down, col + k * right] as const))
  const wanted = new Set(rules)
  if (wanted.has('corners')) for (const row of [1, height]) for (const col of [1, width]) notAll([[row, col]])
  for (let row = 1; row <= height; row++)
    for (let col = 1; col <= width; col++) {
      if (wanted.has('no-adjacent'))
        for (const [down, right] of [
          [0, 1],
          [1, 0],
        ] as const)
          chain(row, col, down, right, 2)
      for (const length of [3, 4] as const)
        if (wanted.has(`diagonal-${length}`)) for (const right of [1, -1]) chain(row, col, 1, right, length)
      if (wanted.has('three-sides')) {
        const sides = [
          [row - 1, col],
          [row + 1, col],
          [row, col - 1],
          [row, col + 1],
        ] as const
        for (const open of sides)
          notAll(
            sides.filter((side) => side !== open),
            white(row, col),
          )
      }
      const [r, c] = [symmetry === 'point' ? height + 1 - row : row, width + 1 - col]
      if (symmetry !== 'none' && (row - r || col - c) < 0)
        bends.push([
          { terms: [`+ ${black(row, col)}`, `- ${black(r, c)}`], max: 0 },
          { terms: [`+ ${black(r, c)}`, `- ${black(row, col)}`], max: 0 },
        ])
    }
  return bends
}
