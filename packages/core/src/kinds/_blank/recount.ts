/** Second solver: each number is in exactly one cell. */
import { exactlyOne } from '../../sat/sat.ts'
import { recountOf } from '../../simple/recount.ts'
import { puzzle } from './puzzle.ts'

export const recount = recountOf(puzzle, (row, sat, is) => {
  const places = puzzle.places(row)
  for (const value of [...'123456789'].slice(0, places.length))
    exactlyOne(
      sat,
      places.flatMap(({ values }, place) => (values.includes(value) ? [is(place, value)] : [])),
    )
  return () => []
})
