/**
 * Least squares: the weights with which columns of figures best approximate the targets, by the normal equations and
 * Gaussian elimination.
 */
export function leastSquares(rows: readonly (readonly number[])[], aims: readonly number[]): readonly number[] {
  const count = rows[0]?.length ?? 0
  const sum = (of: (at: number) => number): number => rows.reduce((total, _, at) => total + of(at), 0)
  const cell = (at: number, column: number): number => rows[at]?.[column] ?? 0
  const system = Array.from({ length: count }, (_, i) => [
    ...Array.from({ length: count }, (__, j) => sum((at) => cell(at, i) * cell(at, j))),
    sum((at) => cell(at, i) * (aims[at] ?? 0)),
  ])
  for (let pivot = 0; pivot < count; pivot++) {
    const best = system.reduce(
      (max, row, at) => (at >= pivot && Math.abs(row[pivot] ?? 0) > Math.abs(system[max]?.[pivot] ?? 0) ? at : max),
      pivot,
    )
    const [upper, lower] = [system[pivot] ?? [], system[best] ?? []]
    system[pivot] = lower
    system[best] = upper
    for (const [at, row] of system.entries()) {
      if (at === pivot || (lower[pivot] ?? 0) === 0) continue
      const factor = (row[pivot] ?? 0) / (lower[pivot] ?? 1)
      system[at] = row.map((value, column) => value - factor * (lower[column] ?? 0))
    }
  }
  return system.map((row, at) => ((row[at] ?? 0) === 0 ? 0 : (row[count] ?? 0) / (row[at] ?? 1)))
}

/** The root mean square of the errors. */
export const rms = (errors: readonly number[]): number =>
  Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / Math.max(1, errors.length))
