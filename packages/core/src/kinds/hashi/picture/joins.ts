/**
 * Counts the joins: places where bridges that are not in the picture were added to its strokes. A way over open water
 * counts once, however it bends. It ends where it meets a stroke; what continues beyond is another join.
 */
import type { Answer, Puzzle } from '../puzzle/model.ts'
import type { Lines } from './layout.ts'

export function joinsOf(strokes: Lines, drawn: Lines): number {
  const { width } = strokes
  const [added, inked] = [new Set<number>(), new Set<number>()]
  const ways = [
    [strokes.right, drawn.right, 1],
    [strokes.down, drawn.down, width],
  ] as const
  for (const [wanted, there, stride] of ways)
    for (let at = 0; at < wanted.length; at++) {
      if (wanted[at]! > 0) inked.add(at).add(at + stride)
      else if (there[at]! > 0) added.add(2 * at + (stride === 1 ? 0 : 1))
    }
  let joins = 0
  for (const first of added) {
    joins++
    added.delete(first)
    const way = [first]
    for (const unit of way)
      for (const end of endsOf(unit, width))
        if (!inked.has(end))
          for (const next of [2 * end, 2 * (end - 1), 2 * end + 1, 2 * (end - width) + 1])
            if (added.delete(next)) way.push(next)
  }
  return joins
}

/** A unit is twice the number of its left or upper cell, plus one if it runs down. */
const endsOf = (unit: number, width: number): readonly [number, number] => {
  const at = Math.floor(unit / 2)
  return [at, at + (unit % 2 === 0 ? 1 : width)]
}

/** The units that the bridges of an answer cover. */
export function linesOf({ width, height, islands }: Puzzle, { bridges }: Answer): Lines {
  const [right, down] = [new Uint8Array(width * height), new Uint8Array(width * height)]
  for (const [i, j, count] of bridges) {
    const [[x1, y1], [x2, y2]] = [islands[i]!, islands[j]!]
    for (let x = Math.min(x1, x2); x < Math.max(x1, x2); x++) right[y1 * width + x] = count
    for (let y = Math.min(y1, y2); y < Math.max(y1, y2); y++) down[y * width + x1] = count
  }
  return { width, height, right, down }
}
