/** "All lines form one loop" for a recount. Where a model has several loops, clauses demand that each is alone. */
import type { Sat } from '../sat/sat.ts'
import type { Dots } from './dots.ts'
import { isLine } from './dots.ts'
import type { Values } from './puzzle.ts'

/** `line`: the literal of each edge. */
export function oneLoop({ edges, at }: Dots, sat: Sat, line: readonly number[]): (values: Values) => number[][] {
  for (const its of at) refuseCounts(sat, pick(line, its), (count) => count !== 0 && count !== 2)
  sat.clause(line)
  return (values) => {
    const drawn = new Set([...edges.keys()].filter(isLine(values)))
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
    return [[isDrawn, ...pick(line, loop).map((literal) => -literal)], ...others.map((literal) => [-isDrawn, -literal])]
  }
}

/** Forbids every combination of a few literals in which a wrong number of them hold. */
export function refuseCounts(sat: Sat, literals: readonly number[], isWrong: (count: number) => boolean): void {
  for (let way = 0; way < 1 << literals.length; way++) {
    const holds = literals.map((_, index) => ((way >> index) & 1) === 1)
    if (isWrong(holds.filter(Boolean).length))
      sat.clause(literals.map((literal, index) => (holds[index] ? -literal : literal)))
  }
}

export const pick = (literals: readonly number[], places: readonly number[]): number[] =>
  places.flatMap((place) => literals.slice(place, place + 1))
