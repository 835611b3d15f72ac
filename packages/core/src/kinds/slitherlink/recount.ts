/** Second solver: a number has so many lines, a dot none or two. Where a model has several loops, each may only stand alone. */
import { recountOf } from '../../simple/recount.ts'
import { type Puzzle, puzzle, shapeOf } from './puzzle.ts'

export const recount = recountOf<Puzzle>(puzzle, (given, sat, is) => {
  const { edges, at, clues } = shapeOf(given)
  const line = edges.map((_, edge) => is(edge, 'line'))
  /** Every way to draw these edges whose number of lines is refused. */
  const refuse = (its: readonly number[], isRefused: (count: number) => boolean): void => {
    for (let way = 0; way < 1 << its.length; way++) {
      const drawn = its.filter((_, index) => (way >> index) & 1)
      if (isRefused(drawn.length)) sat.clause(its.map((edge) => (drawn.includes(edge) ? -line[edge]! : line[edge]!)))
    }
  }
  for (const { edges: its, count } of clues) refuse(its, (drawn) => drawn !== count)
  for (const its of at) refuse(its, (drawn) => drawn !== 0 && drawn !== 2)
  sat.clause(line)
  return (values) => {
    const drawn = new Set([...edges.keys()].filter((edge) => values[edge] === 'line'))
    const loops: number[][] = []
    for (const start of drawn) {
      const loop = [start]
      drawn.delete(start)
      for (const edge of loop)
        for (const dot of edges[edge] ?? []) for (const next of at[dot] ?? []) if (drawn.delete(next)) loop.push(next)
      loops.push(loop)
    }
    return loops.length > 1 ? loops.flatMap(alone) : []
  }

  /** Where this loop is drawn, there is no other line. */
  function alone(loop: readonly number[]): number[][] {
    const isDrawn = sat.variable()
    const others = line.filter((_, edge) => !loop.includes(edge))
    return [[isDrawn, ...loop.map((edge) => -line[edge]!)], ...others.map((literal) => [-isDrawn, -literal])]
  }
})
