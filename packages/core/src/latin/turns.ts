/**
 * The eight ways to turn and mirror a square board, and a canonical one chosen from the board itself: however a board
 * is turned, its canonical turn shows the same picture. Grading in that order gives equal grades for all eight.
 */

type Turns = readonly (readonly number[])[]

const known = new Map<number, Turns>()

/** For each turn, by place: the cell that is seen there. In the first four turns rows stay rows. */
export function turnsOf(size: number): Turns {
  const turns = known.get(size) ?? allTurns(size)
  known.set(size, turns)
  return turns
}

function allTurns(size: number): Turns {
  const span = Array.from({ length: size }, (_, i) => i)
  const last = size - 1
  const turns: ((row: number, col: number) => [number, number])[] = [
    (r, c) => [r, c],
    (r, c) => [r, last - c],
    (r, c) => [last - r, c],
    (r, c) => [last - r, last - c],
    (r, c) => [c, r],
    (r, c) => [c, last - r],
    (r, c) => [last - c, r],
    (r, c) => [last - c, last - r],
  ]
  return turns.map((turn) =>
    span.flatMap((row) =>
      span.map((col) => {
        const [r, c] = turn(row, col)
        return r * size + c
      }),
    ),
  )
}

/** The turn whose picture sorts first. `picture` describes the board as seen in a given order of its cells. */
export function canonicalTurn(turns: Turns, picture: (order: readonly number[]) => string): readonly number[] {
  const seen = turns.map((order) => ({ order, text: picture(order) }))
  return seen.reduce((best, next) => (next.text < best.text ? next : best)).order
}
