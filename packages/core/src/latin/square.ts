/**
 * Draws a Latin square uniformly at random.
 *
 * Method: the chain of Jacobson and Matthews (1996) on the incidence cube, which has a 1 at (row, column, value) where
 * the square holds that value. A move adds ±1 on the eight corners of a sub-cube; sometimes it leaves one cell at −1
 * (an "improper" square), and the next move starts there. Restricted to proper squares, the chain is symmetric, so all
 * squares are equally likely in the limit; stopping at the first proper square after a fixed number of moves would not
 * be. It starts from a shuffled cyclic square and ends at its n³-th proper one.
 */
import type { Rng } from '../base/rng.ts'

/** Values 1 … n, row by row. */
export function drawLatinSquare(n: number, rng: Rng): Uint8Array {
  const cube = shuffledCyclic(n, rng)
  if (n > 2) mix(cube, n, rng)
  const square = new Uint8Array(n * n)
  for (let place = 0; place < n * n; place++)
    for (let value = 0; value < n; value++) if (cube[place * n + value] === 1) square[place] = value + 1
  return square
}

function shuffledCyclic(n: number, rng: Rng): Int8Array {
  const identity = () => Array.from({ length: n }, (_, i) => i)
  const rows = rng.shuffle(identity())
  const cols = rng.shuffle(identity())
  const values = rng.shuffle(identity())
  const cube = new Int8Array(n * n * n)
  for (let row = 0; row < n; row++)
    for (let col = 0; col < n; col++) cube[(row * n + col) * n + values[(rows[row]! + cols[col]!) % n]!] = 1
  return cube
}

function mix(cube: Int8Array, n: number, rng: Rng): void {
  const rowStep = n * n
  const colStep = n
  let row = 0
  let col = 0
  let value = 0
  let proper = true
  for (let visits = n * n * n; ; ) {
    if (proper) {
      if (visits-- === 0) return
      do {
        row = rng.below(n)
        col = rng.below(n)
        value = rng.below(n)
      } while (cube[row * rowStep + col * colStep + value] !== 0)
    }
    const otherRow = pickOne(cube, col * colStep + value, rowStep, n, proper, rng)
    const otherCol = pickOne(cube, row * rowStep + value, colStep, n, proper, rng)
    const otherValue = pickOne(cube, row * rowStep + col * colStep, 1, n, proper, rng)
    const r = row * rowStep
    const c = col * colStep
    const r2 = otherRow * rowStep
    const c2 = otherCol * colStep
    cube[r + c + value]!++
    cube[r + c2 + otherValue]!++
    cube[r2 + c + otherValue]!++
    cube[r2 + c2 + value]!++
    cube[r + c + otherValue]!--
    cube[r + c2 + value]!--
    cube[r2 + c + value]!--
    cube[r2 + c2 + otherValue]!--
    proper = cube[r2 + c2 + otherValue]! >= 0
    row = otherRow
    col = otherCol
    value = otherValue
  }
}

/** Where a line of the cube holds a 1. Through an improper cell there are two such places; either is taken. */
function pickOne(cube: Int8Array, start: number, step: number, n: number, proper: boolean, rng: Rng): number {
  let skip = proper ? 0 : rng.below(2)
  for (let i = 0; ; i++) {
    if (i === n) throw new RangeError('a line of the cube lost its ones')
    if (cube[start + i * step] === 1) {
      if (skip === 0) return i
      skip--
    }
  }
}
