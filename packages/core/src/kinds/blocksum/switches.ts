/**
 * Latin squares next to a given one, as instant refutations: if one of them has the same block sums, the board has a
 * second solution and no search is needed.
 *
 * A cycle switch exchanges two rows along one cycle of their columns, and likewise two columns or two values. At n = 7,
 * switches decide about a third of the checks that end in "not unique".
 */

/** A switch, as its cells and the change of their values. */
export interface Switch {
  readonly cells: Uint16Array
  readonly gain: Int8Array
}

export function cycleSwitches(solution: Uint8Array, size: number): Switch[] {
  const found: Switch[] = []
  const views: ((a: number, b: number) => { cell: number; value: number })[] = [
    (row, col) => ({ cell: row * size + col, value: solution[row * size + col]! - 1 }),
    (col, row) => ({ cell: row * size + col, value: solution[row * size + col]! - 1 }),
  ]
  for (const at of views)
    for (let one = 0; one < size; one++)
      for (let other = 0; other < one; other++)
        for (const cycle of cycles(
          size,
          (cross) => at(one, cross).value,
          (cross) => at(other, cross).value,
        ))
          found.push(
            toSwitch(
              cycle.flatMap((cross) => {
                const a = at(one, cross)
                const b = at(other, cross)
                return [
                  [a.cell, b.value - a.value],
                  [b.cell, a.value - b.value],
                ]
              }),
            ),
          )
  found.push(...valueSwitches(solution, size))
  return found
}

/** Sets of places along which two lines hold the same values. */
function cycles(size: number, one: (place: number) => number, other: (place: number) => number): number[][] {
  const placeOf = new Uint8Array(size)
  for (let place = 0; place < size; place++) placeOf[one(place)] = place
  const seen = new Uint8Array(size)
  const found: number[][] = []
  for (let start = 0; start < size; start++) {
    const cycle: number[] = []
    for (let place = start; seen[place] === 0; place = placeOf[other(place)]!) {
      seen[place] = 1
      cycle.push(place)
    }
    if (cycle.length > 0) found.push(cycle)
  }
  return found
}

function valueSwitches(solution: Uint8Array, size: number): Switch[] {
  const columnOf = new Uint8Array((size + 1) * size)
  solution.forEach((value, cell) => {
    columnOf[value * size + Math.floor(cell / size)] = cell % size
  })
  const found: Switch[] = []
  for (let one = 1; one <= size; one++)
    for (let other = 1; other < one; other++)
      for (const rows of cycles(
        size,
        (row) => columnOf[one * size + row]!,
        (row) => columnOf[other * size + row]!,
      ))
        found.push(
          toSwitch(
            rows.flatMap((row) => [
              [row * size + columnOf[one * size + row]!, other - one],
              [row * size + columnOf[other * size + row]!, one - other],
            ]),
          ),
        )
  return found
}

const toSwitch = (gains: readonly (readonly number[])[]): Switch => ({
  cells: Uint16Array.from(gains, ([cell]) => cell!),
  gain: Int8Array.from(gains, ([, gain]) => gain!),
})

/** Whether some switch keeps the sum of every block. `gained` is scratch, all zero before and after. */
export function someSwitchFits(switches: readonly Switch[], blockOf: Uint16Array, gained: Int32Array): boolean {
  for (const { cells, gain } of switches) {
    for (let i = 0; i < cells.length; i++) gained[blockOf[cells[i]!]!]! += gain[i]!
    let fits = true
    for (let i = 0; i < cells.length; i++) {
      const block = blockOf[cells[i]!]!
      if (gained[block] !== 0) fits = false
      gained[block] = 0
    }
    if (fits) return true
  }
  return false
}
