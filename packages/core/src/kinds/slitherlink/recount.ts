/** Second solver: each number has so many lines, and all lines form one loop. */
import { oneLoop, pick, refuseCounts } from '../../simple/loopclauses.ts'
import { recountOf } from '../../simple/recount.ts'
import { puzzle, shapeOf } from './puzzle.ts'

export const recount = recountOf(puzzle, (given, sat, is) => {
  const shape = shapeOf(given)
  const line = shape.edges.map((_, edge) => is(edge, 'line'))
  for (const { edges, count } of shape.clues) refuseCounts(sat, pick(line, edges), (drawn) => drawn !== count)
  return oneLoop(shape, sat, line)
})
