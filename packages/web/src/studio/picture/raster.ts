/**
 * Rasterizes areas between curves to greys. Paths as in SVG (absolute M L H V Q C Z) are filled by the even-odd rule
 * along four scan lines per pixel; a pixel is as dark as it is covered.
 */
import type { Shades } from '@kumiki/core/images'

type Point = readonly [x: number, y: number]

/** Scan lines per pixel. */
const fine = 4
/** The number of line segments per curve. */
const pieces = 16

export interface Area {
  readonly path: string
  /** 0 is black, 255 white. */
  readonly grey: number
}

/** `scale`: pixels per unit of the paths. Later areas cover earlier ones. */
export function rasterOf(areas: readonly Area[], width: number, height: number, scale: number): Shades {
  const grey = new Float64Array(width * height).fill(255)
  for (const area of areas) {
    const cover = coverOf(outlinesOf(area.path), width, height, scale)
    for (const [at, share] of cover.entries()) grey[at] = (grey[at] ?? 255) * (1 - share) + area.grey * share
  }
  return { width, height, grey: Uint8Array.from(grey, Math.round) }
}

function coverOf(outlines: readonly (readonly Point[])[], width: number, height: number, scale: number): Float64Array {
  const cover = new Float64Array(width * height)
  for (let line = 0; line < height * fine; line++) {
    const y = (line + 0.5) / fine / scale
    const row = Math.floor(line / fine) * width
    const crossings = outlines.flatMap((outline) => crossingsOf(outline, y)).sort((a, b) => a - b)
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const [from, to] = [(crossings[at] ?? 0) * scale, (crossings[at + 1] ?? 0) * scale]
      for (let x = Math.max(0, Math.floor(from)); x < Math.min(width, Math.ceil(to)); x++)
        cover[row + x] = (cover[row + x] ?? 0) + (Math.min(to, x + 1) - Math.max(from, x)) / fine
    }
  }
  return cover
}

function crossingsOf(outline: readonly Point[], y: number): number[] {
  return outline.flatMap(([x1, y1], at) => {
    const [x2, y2] = outline[(at + 1) % outline.length] ?? [x1, y1]
    return y1 <= y === y2 <= y ? [] : [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)]
  })
}

function outlinesOf(path: string): Point[][] {
  const outlines: Point[][] = []
  let outline: Point[] = []
  for (const [, letter = '', numbers = ''] of path.matchAll(/([MLHVQCZ])([^MLHVQCZ]*)/g)) {
    const given = numbers.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? []
    if (letter === 'M') {
      outline = []
      outlines.push(outline)
    }
    const [x, y] = outline.at(-1) ?? [0, 0]
    if (letter === 'H') outline.push([given[0] ?? x, y])
    if (letter === 'V') outline.push([x, given[0] ?? y])
    if (letter === 'M' || letter === 'L') outline.push(...pairs(given))
    if (letter === 'Q' || letter === 'C') outline.push(...curve([[x, y], ...pairs(given)]))
  }
  return outlines
}

const pairs = (numbers: readonly number[]): Point[] =>
  Array.from({ length: numbers.length / 2 }, (_, at) => [numbers[2 * at] ?? 0, numbers[2 * at + 1] ?? 0])

/** Points on a Bézier curve by de Casteljau's algorithm, without the first one. */
const curve = (points: readonly Point[]): Point[] =>
  Array.from({ length: pieces }, (_, at) => between(points, (at + 1) / pieces))

function between(points: readonly Point[], share: number): Point {
  if (points.length <= 1) return points[0] ?? [0, 0]
  const next = points.slice(1).map(([x, y], at): Point => {
    const [px, py] = points[at] ?? [x, y]
    return [px + share * (x - px), py + share * (y - py)]
  })
  return between(next, share)
}
