/**
 * The straight lines of a full board, of two cells or more, up to the board's symmetries: lines that the symmetries map
 * to each other form one class with one representative. Spots are classed likewise; a spot is a line together with one
 * of its cells. An 8 × 8 board has 42 lines in 11 classes.
 */
import type { Size } from '../../../spec/size.ts'

export interface Lines {
  readonly classes: readonly LineClass[]
  /** For each spot, the spots of its cell: one for each line through it, the spot itself included. */
  readonly crossing: readonly (readonly number[])[]
}

export interface LineClass {
  readonly count: number
  /** The spots along the line. */
  readonly spots: readonly number[]
}

type Line = readonly number[]

export function linesOf(size: Size): Lines {
  const lines = allLines(size)
  const symmetries = symmetriesOf(size)
  /** A name shared by all images of a line and a cell on it. A line is identified by its two ends. */
  const nameOf = (line: Line, cell: number): string => {
    const images = symmetries.map((image) => {
      const ends = [image(line[0]!), image(line.at(-1)!)]
      return [Math.min(...ends), Math.max(...ends), image(cell)].join()
    })
    return images.sort()[0]!
  }
  const numbers = new Map<string, number>()
  const crossing: number[][] = []
  const spots = lines.map((line) =>
    line.map((cell) => {
      const name = nameOf(line, cell)
      const spot = numbers.get(name) ?? numbers.size
      numbers.set(name, spot)
      return spot
    }),
  )
  for (let cell = 0; cell < size.width * size.height; cell++) {
    const here = lines.flatMap((line, l) => (line.includes(cell) ? [spots[l]![line.indexOf(cell)]!] : []))
    for (const spot of here) crossing[spot] ??= here
  }
  const classes = new Map<number, { count: number; spots: readonly number[] }>()
  for (const along of spots) {
    const name = Math.min(...along)
    const known = classes.get(name)
    if (known) known.count++
    else classes.set(name, { count: 1, spots: along })
  }
  return { classes: [...classes.values()], crossing }
}

function allLines({ width, height }: Size): Line[] {
  const lines: Line[] = []
  for (const [down, right] of [
    [0, 1],
    [1, 0],
    [1, 1],
    [1, -1],
  ] as const)
    for (let cell = 0; cell < width * height; cell++) {
      const [row, col] = [Math.floor(cell / width), cell % width]
      const isInside = (i: number): boolean =>
        row + i * down >= 0 && row + i * down < height && col + i * right >= 0 && col + i * right < width
      if (isInside(-1) || !isInside(1)) continue
      const line: number[] = []
      for (let i = 0; isInside(i); i++) line.push(cell + i * (down * width + right))
      lines.push(line)
    }
  return lines
}

/** The symmetries of the board, as functions from cell to cell. */
function symmetriesOf({ width, height }: Size): ((cell: number) => number)[] {
  const flips = [
    [false, false],
    [false, true],
    [true, false],
    [true, true],
  ] as const
  return flips.flatMap(([upsideDown, leftRight]) => {
    const flipped = (row: number, col: number): number =>
      (upsideDown ? height - 1 - row : row) * width + (leftRight ? width - 1 - col : col)
    const plain = (cell: number): number => flipped(Math.floor(cell / width), cell % width)
    const turned = (cell: number): number => flipped(cell % width, Math.floor(cell / width))
    return width === height ? [plain, turned] : [plain]
  })
}
