/**
 * How good a board of all words looks, as one number: what it costs, counted in cells. The words are the same on every
 * such board, so how much room they take, in what rectangle, and how they hold each other is all that there is to
 * choose. The search steers by this cost, the better of two boards is the one that costs less, and the report of a file
 * says it.
 *
 * A board of more pieces is worse whatever it costs. Two words cross in one cell at most, so the words of a board in p
 * pieces make (crossings − words + p) loops: what a crossing is worth, a loop is worth.
 */

export const boardShapes = ['page', 'square', 'wide', 'tall', 'any'] as const
export type BoardShape = (typeof boardShapes)[number]

/**
 * How many times as wide as high is a board to be? On A4, beside its clues or its list, the cells of a board of 100 to
 * 200 come out largest between 0.8 and 1.1; a larger one has the page for itself, and comes out largest at 0.8.
 */
const proportions: Readonly<Record<Exclude<BoardShape, 'any'>, number>> = {
  page: 0.9,
  square: 1,
  wide: 4 / 3,
  tall: 3 / 4,
}

/** How many cells may a crossing cost? So many that words are knit, and few enough that boards do not sprawl for it. */
const crossingWorth = 10
/**
 * How much longer, or shorter, may a board be than it should be, for nothing? On paper its cells are as large up to
 * there. From there on its cells become dearer, with the square: at twice the length they cost three times as much, so
 * that a strip is dearer than a good board with half as many cells again.
 */
const leeway = 0.15
const stretchCost = 3
/** What does a word cost that is crossed once or never? Less than a crossing, which mends one or two of them. */
const hangingCost = 3
/** What does an empty cell of a tail cost, beyond being a cell? As much again: it is there for a letter or two. */
const tailCost = 1

/** What of a board its cost is made of. */
export interface Outline {
  readonly width: number
  readonly height: number
  readonly crossings: number
  /** Words that are crossed once or never. */
  readonly hanging: number
  /** Empty cells of lines at the rim in which hardly anything stands. */
  readonly tails: number
}

export class ShapeCost {
  private readonly shape: BoardShape
  private readonly mayTurn: boolean

  /** `mayTurn`: rows may become columns. */
  constructor(shape: BoardShape, mayTurn: boolean) {
    this.shape = shape
    this.mayTurn = mayTurn
  }

  /** What a rectangle costs, whatever stands in it. */
  frame(width: number, height: number): number {
    const own = this.lying(width, height)
    return this.mayTurn ? Math.min(own, this.lying(height, width)) : own
  }

  /** What a board costs without its crossings. */
  looks({ width, height, hanging, tails }: Outline): number {
    const loose = this.shape === 'any' ? 0 : hangingCost * hanging + tailCost * tails
    return this.frame(width, height) + loose
  }

  board(outline: Outline): number {
    return this.looks(outline) - crossingWorth * outline.crossings
  }

  /** Whether rows should become columns. */
  isBetterTurned(width: number, height: number): boolean {
    return this.mayTurn && this.lying(height, width) < this.lying(width, height)
  }

  private lying(width: number, height: number): number {
    const { shape } = this
    const area = width * height
    if (shape === 'any') return area
    const stretch = width / height / proportions[shape]
    const over = Math.max(0, Math.max(stretch, 1 / stretch) - 1 - leeway)
    return area * (1 + stretchCost * over * over)
  }
}
