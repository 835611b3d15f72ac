/**
 * Black cells as one shape, so that adjacent cells have no seam that a printer could leave white; and the light
 * hatching that replaces black to save ink.
 *
 * Method: the edges between a black cell and any other are walked clockwise; holes come out counter-clockwise and so
 * stay white. Linear in the cells.
 */
import { polygon, segment } from './page.ts'

export type Spot = readonly [col: number, row: number]

const nameOf = (col: number, row: number): string => `${col},${row}`

/** The outlines of all groups as one path. */
export function outlineOf(cells: readonly Spot[], toX: (col: number) => number, toY: (row: number) => number): string {
  const black = new Set(cells.map(([col, row]) => nameOf(col, row)))
  const isBlack = (col: number, row: number): boolean => black.has(nameOf(col, row))
  const next = new Map<string, Spot[]>()
  const add = (from: Spot, to: Spot): void => {
    const name = nameOf(...from)
    next.set(name, [...(next.get(name) ?? []), to])
  }
  for (const [col, row] of cells) {
    if (!isBlack(col, row - 1)) add([col, row], [col + 1, row])
    if (!isBlack(col + 1, row)) add([col + 1, row], [col + 1, row + 1])
    if (!isBlack(col, row + 1)) add([col + 1, row + 1], [col, row + 1])
    if (!isBlack(col - 1, row)) add([col, row + 1], [col, row])
  }
  let path = ''
  for (const [name, ends] of next)
    while (ends.length > 0) {
      const loop: Spot[] = []
      let at: Spot | undefined = ends.pop()
      while (at) {
        loop.push(at)
        at = nameOf(...at) === name ? undefined : next.get(nameOf(...at))?.pop()
      }
      path += polygon(corners(loop).map(([col, row]) => [toX(col), toY(row)]))
    }
  return path
}

/** The loop without points on a straight line between their neighbours. */
const corners = (loop: readonly Spot[]): Spot[] =>
  loop.filter(([col, row], index) => {
    const [beforeCol, beforeRow] = loop.at(index - 1) ?? [col, row]
    const [afterCol, afterRow] = loop[(index + 1) % loop.length] ?? [col, row]
    return !(beforeCol === afterCol || beforeRow === afterRow)
  })

/** Lines at 45° through the cells, in phase over the whole board; `distance` is measured along a row. */
export function hatching(cells: readonly Spot[], left: number, top: number, cell: number, distance: number): string {
  const lines: string[] = []
  for (const [col, row] of cells) {
    const [x, y] = [col * cell, row * cell]
    for (let step = Math.ceil((x + y) / distance + 1e-9); step * distance < x + y + 2 * cell - 1e-9; step++) {
      const sum = step * distance
      const [from, to] = [Math.max(x, sum - y - cell), Math.min(x + cell, sum - y)]
      lines.push(segment(left + from, top + sum - from, left + to, top + sum - to))
    }
  }
  return lines.join('')
}
