/** Dots in rows and columns, the edges between them and the loops of lines on these edges. */
import type { Cell } from '../base/target.ts'
import type { Place, Values } from './puzzle.ts'

/** Edges and dots by number. Edges are in reading order: the one to the right of each dot before the one below it. */
export interface Dots {
  readonly dots: readonly Cell[]
  readonly edges: readonly (readonly [from: number, to: number])[]
  /** The edges at each dot. */
  readonly at: readonly (readonly number[])[]
  /** The edges around each square among four dots, row by row: above, to the left, to the right, below. */
  readonly around: readonly (readonly number[])[]
}

/** Squares across and down; there is one dot more in each direction. */
export function dotsAround(width: number, height: number): Dots {
  const wide = width + 1
  const dots = Array.from({ length: wide * (height + 1) }, (_, dot): Cell => [Math.floor(dot / wide), dot % wide])
  const edges = dots.flatMap(([row, col], dot): [number, number][] => [
    ...(col < width ? [[dot, dot + 1] as [number, number]] : []),
    ...(row < height ? [[dot, dot + wide] as [number, number]] : []),
  ])
  const at: number[][] = dots.map(() => [])
  for (const [edge, ends] of edges.entries()) for (const dot of ends) at[dot]?.push(edge)
  const number = new Map(edges.map((ends, edge) => [ends.join(), edge]))
  const between = (from: number, to: number): number => number.get(`${from},${to}`) ?? -1
  const around = dots.flatMap(([row, col], dot) =>
    col === width || row === height
      ? []
      : [
          [
            between(dot, dot + 1),
            between(dot, dot + wide),
            between(dot + 1, dot + 1 + wide),
            between(dot + wide, dot + wide + 1),
          ],
        ],
  )
  return { dots, edges, at, around }
}

/** Each edge has a line, or none. */
export const edgePlaces = ({ edges, dots }: Dots): Place[] =>
  edges.map(([from, to]) => ({ at: [dots[from] ?? [0, 0], dots[to] ?? [0, 0]], values: ['none', 'line'] }))

export const isLine = (values: Values) => (edge: number) => values[edge] === 'line'

/** The dots at which lines meet or cross. */
export function* forksIn({ at, dots }: Dots, values: Values): Generator<Cell[]> {
  for (const [dot, edges] of at.entries()) if (edges.filter(isLine(values)).length > 2) yield dots.slice(dot, dot + 1)
}

/** The closed loops among the lines: how many lines each has, and its dots. */
export function loopsIn(
  { edges, at, dots }: Dots,
  values: Values,
): { readonly length: number; readonly cells: Cell[] }[] {
  const isLeft = edges.map((_, edge) => isLine(values)(edge))
  return edges.flatMap((_, start) => {
    if (!isLeft[start]) return []
    isLeft[start] = false
    const path = [start]
    const seen = new Set<number>()
    let closes = true
    for (const edge of path)
      for (const dot of edges[edge] ?? []) {
        seen.add(dot)
        const lines = (at[dot] ?? []).filter(isLine(values))
        if (lines.length !== 2) closes = false
        for (const next of lines) {
          if (isLeft[next]) path.push(next)
          isLeft[next] = false
        }
      }
    return closes ? [{ length: path.length, cells: [...seen].map((dot): Cell => dots[dot] ?? [0, 0]) }] : []
  })
}
