/** The eight rotations and reflections of a board, and the one that represents all. */
import { type Answer, type Bridge, inOrder, type Puzzle } from '../puzzle/model.ts'

export interface Image {
  readonly puzzle: Puzzle
  /** The island of the original for each island of the image. */
  readonly original: readonly number[]
}

export function imagesOf(puzzle: Puzzle): Image[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].map((way) => {
    const turned = (way & 4) > 0
    const [width, height] = turned ? [puzzle.height, puzzle.width] : [puzzle.width, puzzle.height]
    const placed = puzzle.islands.map(([col, row, number], index) => {
      const [x, y] = turned ? [row, col] : [col, row]
      return { col: way & 1 ? width - 1 - x : x, row: way & 2 ? height - 1 - y : y, number, index }
    })
    placed.sort((x, y) => x.row - y.row || x.col - y.col)
    return {
      puzzle: { width, height, islands: placed.map(({ col, row, number }) => [col, row, number]) },
      original: placed.map(({ index }) => index),
    }
  })
}

/** An image shared by all rotated, mirrored or reordered copies of a board. */
export function standardImage(puzzle: Puzzle): Image {
  const keyed = imagesOf(puzzle).map((image) => ({ image, key: JSON.stringify(image.puzzle) }))
  return keyed.reduce((best, next) => (next.key < best.key ? next : best)).image
}

/** An answer of the original as an answer of the image. */
export function throughImage(answer: Answer, { original }: Image): Answer {
  const placeOf = new Map(original.map((island, index) => [island, index]))
  const bridges = answer.bridges.map(([i, j, count]): Bridge => {
    const ends = [placeOf.get(i) ?? i, placeOf.get(j) ?? j] as const
    return [Math.min(...ends), Math.max(...ends), count]
  })
  return { bridges: inOrder(bridges) }
}
