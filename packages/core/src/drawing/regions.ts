/**
 * The connected regions of a bitmap. Ink connects diagonally, paper does not, so that a closed line separates the paper
 * inside from that outside.
 */
import type { Bitmap } from './bitmap.ts'

export interface Region {
  /** 0 paper, else the number of the ink. */
  readonly ink: number
  /** Its pixels. */
  readonly cells: readonly number[]
  /** Whether it reaches the edge of the bitmap. */
  readonly atEdge: boolean
}

export interface Regions {
  /** The index of the region of each pixel. */
  readonly of: Int32Array
  readonly all: readonly Region[]
}

const directions = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const
const beside = directions.slice(0, 4)

export function regionsOf({ width, height, dark }: Bitmap): Regions {
  const of = new Int32Array(dark.length).fill(-1)
  const all: Region[] = []
  for (let start = 0; start < dark.length; start++) {
    if (of[start]! >= 0) continue
    const ink = dark[start]!
    const cells = [start]
    let atEdge = false
    of[start] = all.length
    for (const at of cells) {
      const [x, y] = [at % width, Math.floor(at / width)]
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) atEdge = true
      for (const [dx, dy] of ink === 0 ? beside : directions) {
        const [u, v] = [x + dx, y + dy]
        const next = v * width + u
        if (u < 0 || v < 0 || u >= width || v >= height || dark[next] !== ink || of[next]! >= 0) continue
        of[next] = all.length
        cells.push(next)
      }
    }
    all.push({ ink, cells, atEdge })
  }
  return { of, all }
}

/** The region that surrounds one that does not touch the edge: that of the pixel above its topmost pixel. */
export const around = ({ of }: Regions, { cells }: Region, width: number): number =>
  of[Math.min(...cells) - width] ?? -1
